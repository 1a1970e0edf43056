import { describe, expect, it, test } from 'vitest';
import type { Variant, WriteBrief } from '../brief.ts';
import { writePost } from '../write.ts';
import { saysTooLittle } from './too-little.ts';
import { readSentence } from '../parse/features.ts';

const variants: readonly Variant[] = [0, 1, 2];
const drafts = (brief: WriteBrief) =>
  variants.map((variant) => writePost(brief, { seed: 'order', variant }).text);
const firstLines = (idea: string) => drafts({ idea }).map((text) => text.split(/\n\n|(?<=[.!?]) /, 1)[0]);

describe('what an author ended with stays', () => {
  it('is how to apply, where a job is offered', () => {
    const idea =
      'We are hiring a miller in Ede, start in May. You will learn from two others. We pay 2,600 euros a month. Send three lines on why you like bread to the address on our door.';
    for (const text of drafts({ idea, goal: 'hiring' })) {
      expect(text).toContain('Send three lines on why you like bread to the address on our door.');
      expect(text).not.toMatch(/pass it on|send them this|send me a message/i);
    }
  });

  it('is the word to readers, before one more call', () => {
    const idea =
      'At 51 I left the bank to become a roofer. The first winter was hard. I have slept well ever since. If you think it is too late, it probably is not.';
    for (const text of drafts({ idea, goal: 'followers' }))
      expect(text).toMatch(/If you think it is too late, it probably is not\.\n\n.*follow me/i);
  });
});

describe('the order of the notes', () => {
  it('keeps thanks before what is said of those thanked', () => {
    const idea =
      'We close the print shop in June. Thank you to the six people who ran it with me. Two of them are looking for work: a binder and a driver.';
    for (const text of drafts({ idea })) {
      const thanks = text.indexOf('Thank you');
      expect(text.slice(thanks)).toMatch(/^Thank you to the six people who ran it with me\.\s+Two of them/);
    }
  });

  it('keeps what was expected before what came, and a thing behind what brings it in', () => {
    const price =
      'We raised the price of the loaf from 4.20 to 5.50. I was sure we would lose the regulars. We lost eleven customers that I can name. The margin pays for a second baker.';
    for (const text of drafts({ idea: price }))
      expect(text.indexOf('I was sure')).toBeLessThan(text.indexOf('We lost eleven'));
    const call =
      'I was turned down for the third time in May. The first time I cried. Today I made coffee and went back to a customer call. The customer renewed for two years.';
    for (const text of drafts({ idea: call })) expect(text).toMatch(/customer call\.\s+The customer renewed/);
  });

  it('keeps a step that could be a wish for the post, and the line that names the steps', () => {
    const idea =
      'how to get people to read the fire rules: 1. make it 2 pages 2. put a wrong sentence in it 3. pay 5 euros to whoever finds it. 88 of 120 read ours';
    for (const text of drafts({ idea, format: 'how-to' })) {
      expect(text).toMatch(/^How (?:to|do you) get people to read the fire rules[:?]/);
      expect(text).toMatch(/Make it 2 pages\s+\S+ Put a wrong sentence in it/);
    }
  });

  it('keeps the line that names a list', () => {
    const idea =
      'What changed when I hired a bookkeeper:\n- invoices go out on the 1st\n- no more receipts in the car\n- I know my margin per job';
    for (const text of drafts({ idea })) expect(text).toMatch(/^What changed when I hired a bookkeeper:/);
  });

  it('stays when the moral is told second', () => {
    const idea =
      'A woman called me at 2 am because her key broke. Three others had told her 400 euros. It took me six minutes and I charged 90. Honesty is the cheapest advertising I know.';
    for (const text of drafts({ idea })) expect(text).not.toMatch(/key broke\.\s+Honesty/);
  });

  it('keeps an advice where it was given', () => {
    const idea =
      'Most back pain I see comes from chairs. Try standing for the first call of the day. Your chair is not your enemy. It is only too comfortable.';
    const [first = ''] = drafts({ idea });
    expect(first.indexOf('Try standing')).toBeLessThan(first.indexOf('Your chair'));
  });

  it('opens the first draft with its first sentence, though a later one is shorter', () => {
    const notes = [
      'Everybody says lock the tools away. I think that is silly. In our shed they hang open on the wall. We lost one hammer in the whole year.',
      'I was let go in May after nine years as a buyer. I am looking for a role in Porto. I know SAP and I am good with figures. I can start at once.',
    ];
    for (const idea of notes) expect(idea.startsWith(firstLines(idea)[0] ?? '-')).toBe(true);
  });
});

describe('a line that opens nothing', () => {
  test.each([
    'I think that is lazy.',
    'Nobody has refused yet.',
    'We had never asked.',
    'I started when my youngest moved out.',
    'Answers are shorter.',
    'We got one about a broken chair.',
    'Each works 3 hours a month.',
    'I am looking for two more for autumn.',
    'A cashier would cost 30%.',
    'Sales says no.',
    'I get real answers.',
  ])('is brought to the front by no draft: %s', (line) => {
    const idea = `We changed how our shop in Ghent is run this spring. ${line} The days are calmer than before and we sold 340 lamps.`;
    expect(firstLines(idea)).not.toContain(line);
  });

  test.each([
    'Votes are not usage.',
    'Nobody moved out.',
    'The best picture is never the kiss.',
    'Returns went from 4.5% to 1.1%.',
    'I cut my list from 200 accounts to 40.',
    'What I miss is the blank page.',
    'Building is easy to celebrate, but deleting made our product better.',
    'We asked each guest one question.',
    'I have a waiting list of 3 months.',
  ])('is none that says what it says by itself: %s', (line) =>
    expect(saysTooLittle(line, readSentence(line).role)).toBe(false),
  );

  test.each([
    'I run a small dairy. I had two complaints in the whole of autumn. Before, with the old lids, I had two a week.',
    'I became a nurse at 43. My marks were average. My patients come back. The school took three years.',
    'I translate manuals. In 2019 I translated 2,500 words a day. Today I correct 7,000 words a day. I am more tired.',
  ])('is none of two that are told side by side: %s', (idea) => {
    const [, one = '', other = ''] = idea.split(/(?<=[.]) /);
    for (const text of drafts({ idea })) expect(text.replace(/\s+/g, ' ')).toContain(`${one} ${other}`);
  });
});

describe('a question to readers', () => {
  it.each([
    'We asked our museum guards which picture people stand in front of the longest. They named the same one. It was not in the guide.',
    'We started selling our vegetables online in 2021. It took two years to pay. We are at 310 boxes a week now.',
  ])('asks of nothing that they have not: %s', (idea) => {
    for (const text of drafts({ idea })) expect(text).not.toMatch(/your (?:museum guards|vegetables)/);
  });

  it('asks of what most of them have', () => {
    const idea = 'We stopped our daily stand-up in May. Nobody missed it. We write one line at ten instead.';
    expect(drafts({ idea }).join('\n')).toContain('Would you stop your daily stand-up?');
  });
});

describe('a sentence stays whole', () => {
  test.each([
    'The tool I was most afraid to give away, the old lathe, was used by 3 of 41 members.',
    'Automatic subtitles did not take my job, they changed it.',
    'Half a year later 6% called and booking went from 40 to 390 guests.',
    'Grey is not a colour, my grandfather says.',
  ])('%s', (sentence) => {
    const idea = `We gave things up this year and learned from it. ${sentence} We would do it again next year.`;
    for (const text of drafts({ idea })) expect(text).toContain(sentence);
  });

  it('at an abbreviation', () => {
    const idea =
      'Thanks to everyone at the transport day, esp. the lady from the depot who explained the button. We moved it today.';
    for (const text of drafts({ idea }))
      expect(text).toContain('transport day, especially the lady from the depot who explained the button.');
  });

  it('and steps numbered without a sign are steps', () => {
    const [text = ''] = drafts({
      idea: 'how i prune an apple tree 1 look at it for ten minutes 2 take out the dead wood 3 stop before you want to',
    });
    expect(text).toBe(
      'How I prune an apple tree:\n\n1. Look at it for ten minutes\n2. Take out the dead wood\n3. Stop before you want to',
    );
  });

  test.each([
    'We had 1 dog in the shop, then 2 cats moved in and by May 3 hens lived in the yard.',
    'The score was 1 to 2 at half time, and 3 of us left.',
    'In room 1 we paint, in room 2 we print, in room 3 we dry.',
  ])('but figures that count are none: %s', (idea) =>
    expect(drafts({ idea })[0]?.replace(/\s+/g, ' ')).toContain(idea.slice(0, 25)),
  );

  it('and keywords between strokes are items', () => {
    const [text = ''] = drafts({
      idea: 'physio for desk workers / neck pain / movement every 30 min / 2 min at the coffee machine / 70% better after 6 weeks',
    });
    expect(text).toContain('– Neck pain\n– Movement every 30 min\n– 2 min at the coffee machine');
    const date = 'We met on 3/4/2025 and/or wrote mails. Kate / Ben both came.';
    expect(drafts({ idea: date })[0]).toContain('Kate / Ben both came.');
  });
});

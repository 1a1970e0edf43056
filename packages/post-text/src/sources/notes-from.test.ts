import { expect, test } from 'vitest';
import { countsUnnamed } from '../checks/claims/counted.ts';
import { speakersIn } from '../text/speakers.ts';
import { notesFrom, quotedFrom } from './notes-from.ts';

const meeting = [
  'Maya Lindqvist: We interviewed 42 nurses about the handover.',
  'Jonas Beck: And 29 of them said they keep a second list on paper.',
  'Jonas Beck: The security team was against it.',
  'Maya Lindqvist: Right. So we raised the logout to fifteen minutes.',
  'Jonas Beck: Did it help?',
  'Maya Lindqvist: Yes. The paper lists were gone in a week.',
].join('\n');

test('a conversation is told by the one who is the author, figures of the others as their words', () => {
  expect(speakersIn(meeting)).toEqual(['Maya Lindqvist', 'Jonas Beck']);
  const notes = notesFrom({ text: meeting, own: true, speaker: 'Maya Lindqvist' }, '', 900);
  expect(notes).toContain('So we raised the logout');
  expect(notes).not.toMatch(/Maya Lindqvist:|Me:|security team/);
  expect(notes).toContain('Jonas Beck: “And 29 of them');
  expect(notes).toMatch(/^The paper lists were gone in a week\.$/m);
  expect(notes).not.toContain('Did it help?');
});

const lost = [
  'Priya: We lost the Hansen account on Monday, right? The account paid 40,000 a year. Nobody asked them.',
  'Tom: Yeah. I, like, knew it in March. You know?',
  'Priya: Why didn’t you say anything? You had the numbers.',
  'Tom: Because I thought it would pass. So I call every account on Fridays now, you know?',
  'Priya: How many?',
  'Tom: Eleven.',
].join('\n');

test('a line of another speaker is never told as the author’s, and what is said between the words goes', () => {
  const notes = notesFrom({ text: lost, own: true, speaker: 'Tom' }, '', 900);
  expect(notes.split('\n')).toEqual([
    'Priya: “The account paid 40,000 a year.”',
    'I knew it in March.',
    'I thought it would pass. So I call every account on Fridays now.',
  ]);
  const filler = 'Tom: We wrote down each of the reasons that we heard and read them all again at noon.';
  const long = notesFrom({ text: `${lost}\n${filler}`, own: true, speaker: 'Tom' }, 'a year', 120);
  expect(long).toContain('Priya: “The account paid 40,000 a year.”');
});

test('what a document quotes is not quoted again', () => {
  const text = [
    'The robot stands on the ground floor since March 2025 and fills 900 boxes a day.',
    'Dr. Marsh said: "I had stopped believing in the second robot before it came."',
    'We told the porters: "Call before eight, or wait for the 900 boxes of the next day."',
  ].join('\n');
  const notes = notesFrom({ text, own: false }, '', 2000);
  expect(notes).toContain('“Dr. Marsh said: ‘I had stopped believing in the second robot before it came.’”');
  expect(notes).toContain(
    '“We told the porters: ‘Call before eight, or wait for the 900 boxes of the next day.’”',
  );
});

test('a document of the author’s own is taken whole, and one of others is quoted where it says I', () => {
  const text =
    'I called 100 property managers in Leeds in May. 37 picked up. One of them signed for 18,400 pounds in June.';
  expect(notesFrom({ text, own: true }, '', 900)).toBe(text);
  expect(notesFrom({ text, own: false }, '', 900)).toContain(
    '“I called 100 property managers in Leeds in May. 37 picked up.',
  );
});

test('a sentence that counts what the one before names never comes without it', () => {
  const before = 'The number of calls after midnight was counted before and after.';
  const counted = 'In the ten weeks before there were 61, in the ten weeks after there were 19.';
  const filler = 'The crews of the harbour write down what is unfinished on the quay every evening at ten.';
  const page = `${filler}\n${before} ${counted}\n${filler.replace('ten', 'six')}`;
  for (const most of [120, 160, 240, 900]) {
    const notes = notesFrom({ text: `${page}\n${filler}`, own: false }, 'the ten weeks', most);
    expect(notes.includes(counted) && !notes.includes(before)).toBe(false);
  }
  expect(notesFrom({ text: page, own: false }, 'the ten weeks', 900)).toContain(`${before} ${counted}`);
  // Here nothing says of what.
  expect(notesFrom({ text: `${filler}\n${counted}`, own: false }, 'the ten weeks', 900)).not.toContain('61');
});

test.each([
  'In the ten weeks before there were 61 calls.',
  'Complaints fell: in March there were 12.',
  'There were 14 of us in the room that evening.',
  'We had 40 % of the market in the spring.',
  'In spring we opened at 9 and closed at 5.',
])('what a figure counts is in the sentence itself: %s', (line) => {
  expect(countsUnnamed(line)).toBe(false);
});

test('answers in another language stand as they were given', () => {
  const german = [
    'Jana: Wie lange habt ihr gebraucht, bis alle mit dem neuen Plan gearbeitet haben?',
    'Olaf: Drei Wochen. Wir haben jeden Freitag darüber gesprochen und es nicht bereut.',
  ].join('\n');
  expect(notesFrom({ text: german, own: true, speaker: 'Olaf' }, '', 900)).toBe(
    'Drei Wochen. Wir haben jeden Freitag darüber gesprochen und es nicht bereut.',
  );
});

test('an answer whose question is gone does not begin the notes without its subject', () => {
  const asked = (question: string) =>
    notesFrom(
      {
        text: `Ida: ${question}\nTom: It was the roof. We had 40 days and no crane.`,
        own: true,
        speaker: 'Tom',
      },
      '',
      900,
    );
  expect(asked('What was the hardest part of your first year?')).toBe(
    'The hardest part of my first year was the roof. We had 40 days and no crane.',
  );
  expect(asked('So tell me, how did you find out?')).toMatch(/^(?!It was)/);
});

const survey = [
  'Why harbour crews wait',
  '',
  'By Ines Calder, The Quay Review, 4 March 2025',
  '',
  'In a survey of 412 harbour crews in Britain, 68 per cent said that they wait an hour or more for each lorry.',
  '',
  '"We stopped counting, because nobody wanted the number," says Aldo Ferrer, who runs a crane in Bristol. When he hung the hours on the gate, the waiting fell by half within four months.',
  '',
  'The crews that waited least had one thing in common: they told the drivers the hour before they came. I have seen this in my own harbour too.',
].join('\n');

test('the figures of others keep who says them, and what an author says of themselves is not taken', () => {
  const notes = notesFrom({ text: survey, own: false, title: 'crews.pdf' }, '', 900);
  expect(notes).toContain('Ines Calder writes: “In a survey of 412 harbour crews');
  expect(notes).toContain('‘We stopped counting, because nobody wanted the number,’ says Aldo Ferrer');
  expect(notes).toContain('Bristol. When he hung the hours on the gate, the waiting fell by half');
  expect(notes).not.toMatch(/my own harbour|"/);
});

test.each([
  ['The quay report', 'From “The quay report”: “In a survey'],
  ['about:blank', 'From “Why harbour crews wait”: “In a survey'],
  ['crews.pdf', 'From “Why harbour crews wait”: “In a survey'],
])('without an author they are told by the title: %s', (title, begins) => {
  const text = survey.replace(/By Ines[^\n]*\n\n/, '');
  expect(notesFrom({ text, own: false, title }, '', 900)).toContain(begins);
  // The post names it at its end.
  expect(notesFrom({ text, own: false, title, cited: true }, '', 900)).toMatch(/^“In a survey/);
});

test('a page that tells only of its author is quoted under their name', () => {
  const text = 'By Ines Calder\n\nI have waited at every gate of this harbour and I would do it again.';
  expect(notesFrom({ text, own: false, title: '' }, '', 900)).toBe(
    'Ines Calder writes: “I have waited at every gate of this harbour and I would do it again.”',
  );
});

test('a bare answer to somebody who is gone is not told, nor is what fills a pause', () => {
  const call = [
    'Ida: Please bring the crates on Monday.',
    'Tom: Sure. I spent two days at the quay with Ilse.',
    'Ida: Um, we had 48 crates on the first day.',
    'Tom: Right, and the crane stood still for an hour.',
  ].join('\n');
  expect(notesFrom({ text: call, own: true, speaker: 'Tom' }, '', 900).split('\n')).toEqual([
    'I spent two days at the quay with Ilse.',
    'Ida: “We had 48 crates on the first day.”',
    'And the crane stood still for an hour.',
  ]);
});

test('a short text of somebody else is quoted to its last word, as one passage', () => {
  const text =
    'Hiring at small firms slowed in March. Of 240 firms, 61 froze a role. Most cited interest rates.';
  const notes = notesFrom({ text, own: false, title: 'report' }, '', 950);
  expect(notes).toBe(
    'From “report”: “Hiring at small firms slowed in March. Of 240 firms, 61 froze a role. Most cited interest rates.”',
  );
  expect(notesFrom({ text: 'Only nine cut pay.', own: false }, '', 950)).toBe('“Only nine cut pay.”');
});

const benches = [
  'Why the park took its benches back',
  '',
  'For ten years the park had 80 benches. Most of them stood empty until noon.',
  '',
  'In spring the gardeners tried something different. They turned every second bench to face another one: nobody had to sit beside a stranger. The first weeks were quiet.',
  '',
  'The number of people who sat down was counted before and after. In the week before there were 210, in the last week of June there were 540.',
  '',
  'What surprised the gardeners was who came. It was not the students, whose school is next door. It was the night nurses: they had breakfast there after their shift.',
].join('\n');

test.each([450, 950, 1900])(
  'of a text by somebody else the result is quoted with what it rests on, and nothing of it stands outside of the marks: %s',
  (most) => {
    const quotations = quotedFrom({ text: benches, own: false, cited: true }, '', most) ?? '';
    expect(quotations).toContain(
      'The number of people who sat down was counted before and after. In the week before there were 210, in the last week of June there were 540.',
    );
    expect(quotations).toContain('every second bench to face another one');
    for (const paragraph of quotations.split('\n\n')) expect(paragraph).toMatch(/^“[^“”]+”$/);
    expect(quotations.length).toBeLessThan(benches.length * 0.8);
    const before = (sentence: string, next: string) =>
      quotations.includes(sentence) ? quotations.includes(`${sentence} ${next}`) : true;
    expect(before('tried something different.', 'They turned')).toBe(true);
    expect(before('was who came.', 'It was not')).toBe(true);
    expect(quotations).not.toMatch(/“(?:They|It|Most of them) /);
  },
);

test.each([
  'What surprised the bakers was which oven mattered.',
  'The harbour tried something smaller.',
  'There were three reasons.',
  'The result was surprising.',
  'Both shops had one thing in common.',
  'It was not the price that people look at.',
  'Es gab zwei Gründe.',
])('a sentence that says that something comes, and not what, never ends a quotation: %s', (line) => {
  const rest = 'Of 90 loaves the small oven burnt 4 and the large one 31.';
  const text = `The bakers of the old town kept a list of all loaves.\n${line} ${rest}`;
  const quotations = quotedFrom({ text, own: false }, '', 900) ?? '';
  expect(quotations).toContain(rest);
  expect(quotations.replace(`${line} ${rest}`, '')).not.toContain(line);
  expect(quotedFrom({ text: text.replace(` ${rest}`, ''), own: false }, '', 900)).not.toContain(line);
});

test('neither does it stand alone in notes out of a long text of one’s own', () => {
  const filler = Array.from(
    { length: 14 },
    (_, at) => `The shelf of bakery ${at + 2} stood at the door and held the bread of the day before.`,
  );
  const line = 'What surprised me about the bread was which shelf mattered.';
  const told = (rest: string) =>
    notesFrom({ text: [...filler, `${line}${rest}`].join('\n'), own: true }, 'surprised mattered', 300);
  expect(told('')).not.toContain(line);
  expect(told(' The one by the till sold 40 loaves a day.')).toContain(
    `${line}\nThe one by the till sold 40 loaves a day.`,
  );
});

test('a text without a title is not called by its first words, which are quoted', () => {
  const text = 'In May the ferry carried 900 people a day. The year before there had been 400 of them.';
  expect(notesFrom({ text, own: false, title: 'In May the ferry carried 900…' }, '', 900)).toBe(`“${text}”`);
});

test('what is the author’s own is no quotation', () => {
  expect(quotedFrom({ text: benches, own: true }, '', 900)).toBeNull();
  expect(quotedFrom({ text: meeting, own: true, speaker: 'Jonas Beck' }, '', 900)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import type { Variant } from '../brief.ts';
import { writePost } from '../write.ts';
import { takeRequests } from './requests.ts';

const story =
  'We painted the ferry in April and lost 11 days of trips. Bookings fell from 410 to 290. Nobody had asked the crew.';
const variants: readonly Variant[] = [0, 1, 2];
const saidOf = (notes: string) => takeRequests(notes).left.map((line) => /‘(.*)’/.exec(line)?.[1]);

describe('what notes say to whoever writes or sends the post', () => {
  it.each([
    'As agreed, could you make something for LinkedIn out of this?',
    'Can you turn these notes into a nice post?',
    'Could you publish this for us on Thursday?',
    'Please put together a short post from this.',
    'Would you please make this read better?',
    'Could this be a LinkedIn post?',
    'Something for our page please.',
    'Publish this next week.',
    'Write something funny about the ferry, please, but max 4 sentences.',
    'Keep it honest and short.',
    'Must be short, but not dull.',
    'Not too corny please.',
    'Add a strong hook.',
    'You could end with an open question.',
    'In our usual tone please.',
    'I would like it to be personal.',
    'At most 5 sentences.',
    'As a list please.',
    'Perhaps for Mother’s day?',
    'Maybe with a picture of the crew.',
    'Unsure about the headline.',
    'Confirm the number before publishing.',
    'Please don’t mention the shipyard.',
    'OK, rant.',
    'Here are my notes for the post:',
    'April numbers for LinkedIn:',
    'Schreib bitte einen Beitrag daraus.',
    'Könntest du das bitte auf LinkedIn posten?',
    'Bitte kurz fassen.',
    'Haz un post con esto, por favor.',
    'Sin emojis por favor.',
    'Peux-tu en faire un post pour LinkedIn ?',
    'RE: ferry - can u make this into a post pls.',
    'As discussed here are the bits for the LinkedIn thing.',
    'Photos to follow from Jas.',
    'Maybe end w/ question for other skippers?',
    'Notes to self.',
    'Promotion post?',
    'Any questions just shout.',
    'Feel free to change anything.',
    'Rewrite as you like.',
    'Does this work as a post?',
    'Sorry for typos, on the train.',
    'Needs a better title.',
    'Fotos folgen.',
    'Las fotos van aparte.',
    'Pas trop formel stp.',
  ])('is not printed, and is told: %s', (request) => {
    for (const notes of [
      `${request} ${story}`,
      `${story}\n${request}${request.endsWith(':') ? '\nThe crew knew.' : ''}`,
    ])
      for (const variant of variants) {
        const { text, missing } = writePost({ idea: notes }, { seed: 3, variant });
        const letters = (words: string) => words.replace(/[^\p{L}]/gu, '').toLowerCase();
        expect(letters(text)).not.toContain(letters(request));
        for (const kept of ['11', '410', '290']) expect(text).toContain(kept);
        expect(missing.join(' ')).toMatch(/Left out/);
      }
  });

  it.each([
    'The mayor called me at noon. She asked: Could you post this for us? I did it the same day.',
    'A guest wrote to us in May. Can this be a post? We framed the letter instead.',
    'He sent one line. "Could you turn this into a post?" It was 4,000 words.',
    'We planted 40 trees with 2 schools. Let me know what you think in the comments.',
    'We planted 40 trees with 2 schools. Let me know what you think.',
    'We moved the shop to Graz. Send me a message if you need a key. Thank you so much!',
    'How I write my newsletter. Begin with a number. Keep it short. Add a hook.',
    'Three things for a talk. Open with a case. Keep short. End with a question.',
    'What helped my pitch:\n- Begin with the price\n- Add a hook\n- Keep it simple',
    'My coach left me two words. Keep short. I have them on my desk.',
    'Photograph the shelf. Count the gaps. Post it on Friday. You will order less.',
    'Why do I stay? Maybe for the Monday? I like the quiet of it.',
    'Do not forget! The sale ends on 3 May.',
    'Idea of the year: a bench. Notes from the talk of a friend hang above it.',
    'Takeaways from the talk: bring water. Speak slowly.',
    'Wir haben verkauft. Der Käufer fragte: Kannst du das posten? Ich habe es getan.',
  ])('stays where it is told, or said to readers: %s', (notes) => expect(saidOf(notes)).toEqual([]));

  it('is followed where that can be done', () => {
    expect(takeRequests(`${story} Keep it simple and short.`).wishes).toEqual({ length: 'short' });
    expect(takeRequests(`${story} Maybe end with a question?`).wishes).toEqual({ askQuestion: true });
    expect(takeRequests(`Write something long, but max 3 sentences. ${story}`).wishes).toEqual({});
    expect(takeRequests(`${story}\nAs bullet points please`).wishes).toEqual({ format: 'list' });
    const asked = writePost({ idea: `${story} End with a question please.` }, { seed: 3 }).text;
    expect(asked).toMatch(/\?$/);
    const long = writePost({ idea: `${story} Keep short.`, length: 'long' }, { seed: 3 });
    expect(long.missing.join(' ')).toContain('a long post has');
  });

  it.each([
    [
      `Fwd: Re: ferry\nHi Lena,\nas agreed could you make something for LinkedIn out of this? ${story}\nThanks\nAstrid\n\nSent from my iPhone`,
      /Lena|agreed|Thanks|Astrid|iPhone|Fwd/,
    ],
    [
      `Hello Oskar,\n\nhere is the text for LinkedIn: ${story} Let me know what you think.\n\nWith best wishes,\nAstrid Holm\nHarbour office`,
      /Oskar|here is|know what you think|wishes|Astrid|Harbour/i,
    ],
    [`Hey Oskar, can you make this sound good? ${story} Thanks in advance!`, /Oskar|sound good|Thanks/],
    [
      'Liebe Jana,\nkönntest du daraus einen Post machen? Wir haben die Fähre gestrichen. 11 Tage ohne Fahrten, 290 statt 410 Gäste.\nViele Grüße\nAstrid',
      /Jana|könntest|Grüße|Astrid/,
    ],
    [
      'Bonjour Paul,\npeux-tu en faire un post ? Nous avons repeint le bac en avril, 11 jours sans voyage et 290 clients au lieu de 410.\nCordialement\nAstrid',
      /Paul|peux-tu|Cordialement|Astrid/,
    ],
  ])('goes with the greeting and the end of a mail', (idea, gone) => {
    for (const variant of variants) {
      const { text } = writePost({ idea }, { seed: 3, variant });
      expect(text).not.toMatch(gone);
      for (const kept of ['11', '410', '290']) expect(text).toContain(kept);
    }
  });

  it('in brackets goes alone, and the share beside it stays', () => {
    const { text, missing } = writePost(
      {
        idea: 'Numbers for the post:\n- Orders +31% (don’t publish the exact figure!)\n- 4 new drivers\n- Lost our oldest client (dont forget!!)',
      },
      { seed: 3 },
    );
    expect(text).toContain('Orders +31%');
    expect(text).toContain('4 new drivers');
    expect(text).not.toMatch(/exact|forget|Numbers for/);
    expect(missing.join(' ')).toContain('don’t publish the exact figure');
    const sum = writePost(
      { idea: 'Orders are 4.2m, up 31% (don’t publish the exact figure). We hired 4 drivers.' },
      { seed: 3 },
    ).text;
    expect(sum).not.toMatch(/4\.2m|31/);
  });

  it('is what there is where the notes hold nothing else', () => {
    expect(
      writePost({ idea: 'Could you make something for LinkedIn out of this?' }, { seed: 3 }).text,
    ).not.toBe('');
  });

  it('of a mail in running text goes with its greeting, its number and its closing words', () => {
    const mail = `Dear Lena, as promised here are the notes for our page. ${story} My mobile is +47 900 12 345 if you need me. Best, Ivar`;
    for (const variant of variants)
      expect(writePost({ idea: mail }, { seed: 1, variant }).text).not.toMatch(/Lena|promised|900|Ivar|Best/);
    const call = `${story} We look for two deckhands. My mobile is +47 900 12 345.`;
    expect(writePost({ idea: call }, { seed: 1 }).text).toContain('+47 900 12 345');
  });
});

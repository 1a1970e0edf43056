import { describe, expect, it, test } from 'vitest';
import { isNamingWish } from '../../text/naming-wishes.ts';
import type { Variant } from '../brief.ts';
import { writePost } from '../write.ts';
import { takeLeave } from './leave-asked.ts';

const VARIANTS: readonly Variant[] = [0, 1, 2];
const drafts = (idea: string) => VARIANTS.map((variant) => writePost({ idea }, { seed: 4, variant }));
const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('somebody who is not to be named', () => {
  test.each([
    [
      'I teach swimming. I had this one girl, Fatma, no wait don’t say her name, one girl who was afraid of the deep end. She swims 40 lengths now.',
      'I had this one girl who was afraid of the deep end.',
      /Fatma|her name/,
    ],
    [
      'We rent out bikes. A tourist, Marek, please don’t use his name, rode 900 km in a week.',
      'A tourist rode 900 km in a week.',
      /Marek|his name/,
    ],
    [
      'My neighbour Ali (not by name please) lent us his van for 3 weeks. We moved 200 boxes.',
      'neighbour lent us his van',
      /Ali|by name/,
    ],
    [
      'Rosa, a former intern, runs the shop now. Don’t name her. She hired 4 people.',
      'A former intern runs the shop now.',
      /Rosa|name/,
    ],
    [
      'A supplier called Piet (don’t write his name) drove 300 km at night. Piet was 68.',
      'A supplier drove 300 km at night.',
      /Piet|his name/,
    ],
    [
      'Ich leite ein Heim in Fulda. Meine Kollegin Frau Yilmaz plant 60 Dienste. Bitte nicht ihren Namen nennen.',
      'Meine Kollegin plant 60 Dienste.',
      /Yilmaz|Namen/,
    ],
    [
      'Je suis kiné à Brest. Une patiente, Mme Leroy (surtout pas son nom), m’a offert 3 pots de miel.',
      'Une patiente m’a offert 3 pots de miel.',
      /Leroy|son nom/,
    ],
    [
      'Tengo un bar en Cádiz. Un cliente, Manolo, no pongas su nombre, viene cada día desde 2011.',
      'Un cliente viene cada día desde 2011.',
      /Manolo|nombre/,
    ],
    [
      'I want to thank my first teacher but not by name, Mr. Sato would hate it. She taught me 200 signs.',
      'I want to thank my first teacher.',
      /Sato|by name|hate/,
    ],
  ])('stands as what they are: %s', (idea, said, gone) => {
    for (const { text } of drafts(idea)) {
      expect(flat(text).replaceAll("'", '’')).toContain(said);
      expect(text).not.toMatch(gone);
    }
  });

  test.each([
    [
      '- vet for 9 years\n- today Mrs Kowalski (don’t put her name) brought 4 kittens\n- I had 2 minutes',
      /Kowalski/,
    ],
    ['I drive a taxi. Yesterday Sandra told me she won 3 prizes. No names please. I drove 400 km.', /Sandra/],
    ['Je conduis un bus. Hier Mme Petit (ne pas mettre son nom) m’a donné 2 pommes. Je fais 90 km.', /Petit/],
  ])('goes with the sentence where that is not told, and it is said: %s', (idea, gone) => {
    for (const { text, missing } of drafts(idea)) {
      expect(text).not.toMatch(gone);
      expect(text).not.toMatch(/name|son nom/i);
      expect(missing.join()).toMatch(/left out/i);
    }
  });
});

test.each([
  'no names',
  "don't use his name",
  'but not by name',
  'please do not print her name here',
  'ne pas citer son nom',
  'bitte ihren Namen nicht nennen',
  'por favor no pongas su nombre',
  'leave her name out',
  'not the name',
])('a wish is made of small words, a denial and the name: %s', (said) =>
  expect(isNamingWish(said)).toBe(true),
);

describe('an honest sentence about names is no such wish', () => {
  it.each([
    'Nobody knew his name.',
    'The shop had no name for two years.',
    'Names matter to me.',
    'I never forget a name.',
    'We named the boat Ada.',
    'He would not say his name.',
    'She has no name for it.',
    'I put my name on the door.',
    'Don’t forget the name of the dog.',
    'Their name is not on the list.',
    'We do not have a name yet.',
    'No name tags, no titles.',
    'He made a name for himself.',
    'We changed the name in May.',
    'A good name costs nothing.',
    'They call me by my first name.',
    'My name is on the van.',
    'The name stayed.',
    'I know all 40 by name.',
    'Not one of them knew my name.',
    'The cow without a name won.',
    'We print names on cups.',
    'He forgot her name, not her face.',
    'I read every name aloud.',
    'Keep the name, change the sign.',
    'Ihr Name steht an der Tür.',
    'Wir haben keinen Namen dafür.',
    'Son nom est sur la porte.',
    'El nombre no importa.',
    'Without a name nobody buys it.',
  ])('%s', (said) => {
    expect(isNamingWish(said)).toBe(false);
    expect(
      flat(
        writePost({ idea: `We run a shop in Ghent. ${said} 40 people came on Monday.` }, { seed: 4 }).text,
      ),
    ).toContain(said.replace(/[.]$/, '').slice(1));
  });
});

describe('what somebody in a conversation may not print', () => {
  it('goes with the question and the answer', () => {
    const talk =
      'Speaker 1: Can we mention the bakery?\nSpeaker 2: Rather not. Not the name. And nothing about the oven.\nSpeaker 2: We sold 900 loaves. The oven broke twice. Nobody left.';
    const { text, missing } = writePost({ idea: talk }, { seed: 4 });
    expect(text).not.toMatch(/mention|name|oven|Rather/);
    expect(text).toMatch(/900 loaves/);
    expect(missing.join()).toMatch(/Can we mention the bakery/);
  });

  it('is the figure that was refused, and not the other', () => {
    const talk =
      '[00:01] Ole: why did you stop?\n[00:05] Ada: Fridays were 6% of sales and 21% of our wages.\n[00:09] Ole: can I use those numbers?\n[00:12] Ada: the first one yes, the second one no.\n[00:15] Ada: we now close at noon.';
    const { text } = writePost({ idea: talk }, { seed: 4 });
    expect(text).toMatch(/6% of sales/);
    expect(text).not.toMatch(/21|second one/);
  });

  it.each([
    'Speaker 1: Can we use the old kiln again?\nSpeaker 2: Yes, since May. It takes 40 pots.',
    'Can we mention the weather?\nNo. It rained for 9 days.',
    'Ole: Can I post a parcel here?\nAda: No. The office closed in May, and 40 people wrote to the mayor.\nOle: Pity.',
    'Speaker 1: May we begin?\nSpeaker 2: No. We wait for 2 more.',
  ])('is nothing where nobody asks that: %s', (talk) => expect(takeLeave(talk).text).toBe(talk));
});

test.each([
  '- sick days from 11.2 to 7.9 % (check with Dana if we may say that!)\n- 62 beds, a house in Bruges\n- two came back',
  '- Krankenstand von 11,2 auf 7,9 % (noch mit Frau Kaya abklären, ob wir das sagen dürfen!!)\n- 62 Betten, Haus in Fulda\n- zwei kamen zurück',
])('a figure that waits for leave is left out and told: %s', (idea) => {
  const { text, missing } = writePost({ idea }, { seed: 4 });
  expect(text).not.toMatch(/11[.,]2|Dana|Kaya/);
  expect(text).toMatch(/62/);
  expect(missing.join()).toMatch(/11[.,]2/);
});

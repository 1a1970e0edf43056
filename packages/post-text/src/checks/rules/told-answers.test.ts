import { expect, it } from 'vitest';
import { applyFix, checkPost } from '../../index.ts';

const PLAIN = '\n\nWe wrote it on the board in the hall, and that was all for the week.';
const mended = (text: string): string | undefined => {
  const finding = checkPost(text + PLAIN).find(({ rule }) => rule === 'rhetorical-result');
  expect(finding).toBeDefined();
  return finding?.fix === undefined ? undefined : applyFix(text + PLAIN, finding).replace(PLAIN, '');
};

it.each<[before: string, after: string | undefined]>([
  ['We talk. The result? A team of people who stay.', 'We talk. The result is a team of people who stay.'],
  ['We called them. And the response? Relief.', 'We called them. And the response was relief.'],
  ['We moved the desk. The fix? One line.', 'We moved the desk. The fix was one line.'],
  ['My only regret? Waiting eleven years.', 'My only regret is waiting eleven years.'],
  ['We moved. The result? Calls fell by a third.', 'We moved. Calls fell by a third.'],
  ['The best part? It is free.', 'It is free.'],
  ['What did we learn? That a form is a talk.', 'We learned that a form is a talk.'],
  ['Was it easy? Not at all.', 'It was not easy.'],
  ['Is it perfect? Far from it.', 'It is far from perfect.'],
  ['Would I do it again? In a heartbeat.', 'I would do it again in a heartbeat.'],
  ['The reason? Not price. Not features.', undefined],
  ['We moved. The result? My phone rang.', 'We moved. My phone rang.'],
  ['We moved. The result? My boss quit.', 'We moved. My boss quit.'],
  ['How many came in? Two.', 'Two came in.'],
  ['How many did we ship? Nine.', 'We shipped nine.'],
  ['Did we hire her? In a heartbeat.', 'We hired her in a heartbeat.'],
  ['The answer? Smaller teams.', 'The answer is smaller teams.'],
  ['We moved. What happened next? Nothing.', 'We moved. Nothing happened.'],
  ['The reason? Not price. Not features. Silence.', 'The reason was silence, not price or features.'],
])('an answer that needs its question becomes a sentence: %j', (before, after) => {
  expect(mended(before)).toBe(after);
});

const MACHINE = [
  'In today’s fast-paced world, change is everything.\n\nWe moved to one list in May. ',
  '\n\nLet that sink in.',
];

it.each([
  ['The result? Four people now work from the same list.', 'Four people now work from the same list.'],
  [
    'The result? Four people work on Saturdays and nobody complains.',
    'Four people work on Saturdays and nobody complains.',
  ],
  ['The result? Two of them still work here.', 'Two of them still work here.'],
  ['The result? New hires start with a buddy.', 'New hires start with a buddy.'],
  ['The result? One person now does the work of three.', 'One person now does the work of three.'],
  ['The outcome? Twelve new clients sign every month.', 'Twelve new clients sign every month.'],
  ['The best part? The children laugh now.', 'The children laugh now.'],
  ['The result? Four people, one van and a list.', 'The result was four people, one van and a list.'],
  ['The result? Four people who now work here.', 'The result was four people who now work here.'],
  ['The result? 30% fewer returns.', 'The result was 30% fewer returns.'],
  [
    'The result? More sleep, less stress, better work.',
    'The result was more sleep, less stress, better work.',
  ],
  ['The result? Five days off for everyone.', 'The result was five days off for everyone.'],
  ['The difference? A phone call a day keeps them loyal.', 'A phone call a day keeps them loyal.'],
])('an answer that is a sentence stands alone, the name of a thing gets its verb: %j', (said, told) => {
  const text = MACHINE.join(said);
  const finding = checkPost(text).find(({ rule }) => rule === 'rhetorical-result');
  expect(finding && applyFix(text, finding)).toBe(MACHINE.join(told));
});

it.each([
  [
    'Moments like these show the importance of community.',
    'Moments like these show how much community matters.',
  ],
  ['It taught us the value of small habits.', 'It taught us how much small habits matter.'],
])('what is shown of a thing is no thing: %j', (said, told) => {
  const text = MACHINE.join(said);
  const finding = checkPost(text).find(({ rule }) => rule === 'power-of');
  expect(finding && applyFix(text, finding)).toBe(MACHINE.join(told));
});

it('what is left of a sentence goes with it', () => {
  const text =
    'The housing market is changing. Fast.\n\nIn Pellham a semi took 61 days to sell, and we cut three prices.';
  const finding = checkPost(text).find(({ rule }) => rule === 'hollow-opener');
  expect(finding && applyFix(text, finding)).toBe(
    'In Pellham a semi took 61 days to sell, and we cut three prices.',
  );
});

it.each([
  [
    'Bei uns fällt seit März die Statusrunde weg, und niemand vermisst sie. Das Ergebnis? Die Meister reden jetzt miteinander.',
    'Bei uns fällt seit März die Statusrunde weg, und niemand vermisst sie. Die Meister reden jetzt miteinander.',
  ],
  [
    'Nous avons formé 240 caristes en six semaines, et personne ne le regrette. Le déclic ? Une phrase de Maëlle.',
    'Nous avons formé 240 caristes en six semaines, et personne ne le regrette. Le déclic a été une phrase de Maëlle.',
  ],
  [
    'El menú era corto y la cola muy larga, y nadie nos conocía en el barrio. ¿El secreto? Mi tía Reme, que llegó a las cinco.',
    'El menú era corto y la cola muy larga, y nadie nos conocía en el barrio. El secreto fue mi tía Reme, que llegó a las cinco.',
  ],
])('in German, French and Spanish too: %j', (before, after) => {
  const finding = checkPost(before).find(({ rule }) => rule === 'rhetorical-result');
  expect(finding && applyFix(before, finding)).toBe(after);
});

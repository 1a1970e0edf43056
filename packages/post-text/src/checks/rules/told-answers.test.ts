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
  ['The reason? Not price. Not features. Silence.', 'The reason was silence, not price or features.'],
])('an answer that needs its question becomes a sentence: %j', (before, after) => {
  expect(mended(before)).toBe(after);
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

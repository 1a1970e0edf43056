import { expect, test } from 'vitest';
import type { Variant } from './brief.ts';
import { writePost } from './write.ts';
import { writtenIn } from './written-in.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

test.each([
  'Neuer Job!',
  'Umsatz 40% -> 60%',
  'Kunden: 20 -> 31 in 3 Monaten',
  'Danke an mein Team',
  'Nouveau bureau !',
  'On recrute',
  'Chiffre d’affaires 40% -> 60%',
  'Nuevo trabajo',
  'Ventas 20 -> 31',
  'Obrigado à equipa',
  'Nuovo ufficio',
  'Nieuwe baan',
  'Nowa praca',
  'Führung ist Zuhören',
  '- Regen\n- 400 Leute\n- kein Zelt\n- bestes Konzert',
])('short notes in another language get no English word: %s', (idea) => {
  for (const variant of [0, 1, 2] satisfies Variant[])
    for (const goal of ['none', 'comments', 'leads'] as const) {
      const own = new Set(wordsOf(idea));
      expect(
        wordsOf(writePost({ idea, goal }, { seed: 7, variant }).text).filter((word) => !own.has(word)),
      ).toEqual([]);
    }
});

test.each([
  'cold calling',
  'Churn 8% -> 3%',
  'proud of Berta',
  'shipped!',
  'Open salaries',
  'office dog is 3',
])('short notes in English are English: %s', (idea) => {
  expect(writtenIn(idea)).toBe('en');
});

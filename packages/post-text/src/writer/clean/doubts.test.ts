import { expect, it } from 'vitest';
import type { Variant } from '../brief.ts';
import { writePost } from '../write.ts';
import { takeOrElse } from './doubts.ts';

const variants: readonly Variant[] = [0, 1, 2];

it.each([
  ['- 4 out of 5 boats are full\n- a ticket is 200 now\nTODO check the 4 out of 5', '4 out of 5'],
  ['We grew 40% last year (check). We are 12 people now.', '40%'],
  ['We grew 40% last year (not sure). We are 12 people now.', '40%'],
  ['We had about 300?? people at the fair. It rained all day.', '300'],
  ['We had 310 people (?) at the fair. It rained all day.', '310 people'],
  ['[verify] 12% fewer returns since May. We changed the box.', '12%'],
  ['Returns fell 12% since May - verify!! We changed the box.', '12%'],
  ['Returns fell 12% since May. Verify the 12%.', '12%'],
  ['The bridge cost 2.4m, tbc. It opens in June.', '2.4m'],
  ['The bridge cost 2.4m. It opens in June.\nNeed to double check the 2.4m with Ana', '2.4m'],
  ['The bridge cost 2.4m. It opens in June. not sure about the 2.4m', '2.4m'],
  ['Fuel down 9%?? New route since May.', '9%'],
  ['Wir haben 40 Prozent mehr Gäste (prüfen). Neue Karte seit Mai.', '40 Prozent'],
  ['Tenemos 40% más clientes (comprobar). Carta nueva desde mayo.', '40%'],
  ['Nous avons 40 % de clients en plus (à vérifier). Nouvelle carte depuis mai.', '40 %'],
])(
  'a figure that the notes doubt is printed without the mark, and named as still to be checked: %s',
  (idea, figure) => {
    for (const variant of variants) {
      const { text, missing } = writePost({ idea }, { seed: 3, variant });
      expect(text).toContain(figure.split(' ')[0] ?? '');
      expect(text).not.toMatch(/\?|[([]|check|verif|vérif|prüfen|comprobar|sure|tbc/i);
      expect(missing.find((line) => line.startsWith('Still to be checked'))).toContain(figure);
    }
  },
);

it.each([
  'We check 40 doors a night. I am not sure why we still do it.',
  'Verify the 12 bolts before you climb. The rope holds 12 people.',
  'I was not sure about the 3 of them, but they stayed.',
  'Is 40% enough?? We thought so.',
  'We had 300 people at the fair (not 3,000). It rained.',
])('what is told of checking and of doubt is no such mark: %s', (idea) => {
  const { missing } = writePost({ idea }, { seed: 3 });
  expect(missing.join('\n')).not.toContain('Still to be checked');
});

it('names a figure whose source is doubted in brackets', () => {
  const { text, left } = takeOrElse('68% decide before they call (source: some report?? check). We moved.');
  expect(text).toBe('68% decide before they call. We moved.');
  expect(left.join(' ')).toContain('68%');
});

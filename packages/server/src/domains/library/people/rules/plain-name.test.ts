import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../../testing/any-text.ts';
import { plainName } from './plain-name.ts';

const names = [
  'Natalia Pemberley',
  'Ida Holm',
  'J. R. Marsh',
  'Jörg Weißhaupt',
  'Theodora K. Vassilopoulou-Grant',
  'Marie Claire DUPONT',
  'Anna (née Bell) Smith',
  'O’Brien, Pat',
  'Li, WEI',
  'Martin Luther King, Jr.',
  '林晓雯 Xiaowen Lin',
  'St. John',
  'Dr. Smith',
  'Alex Smith / Acme',
];

it.each(names)('a name stays as it is: %s', (name) => {
  expect(plainName(name)).toBe(name);
});

it('what people add to a name does not stay in it, whatever they add', () => {
  const added = fc.constantFrom(
    ' (she/her)',
    ' (ella/elle)',
    ' [they/them]',
    ' (he)',
    ' she/her/hers',
    ' They/Them',
    ' 🚀',
    ' 🇬🇧',
    ' ✅ 👩🏽‍💻',
    ', PhD',
    ', MBA, PMP®',
    ', M.Sc.',
    ', SHRM-CP',
    ' | Hiring planners',
  );
  const before = fc.constantFrom('', 'Dr. ', 'Prof. Dr. ', 'Dipl.-Ing. ', 'Mrs ', '🚀 ');
  const plain = fc.constantFrom(...names.slice(0, 5));
  fc.assert(
    fc.property(before, plain, added, (title, name, more) => {
      expect(plainName(`${title}${name}${more}`)).toBe(name);
    }),
  );
});

it('letters that only look bold are the letters of the name', () => {
  expect(plainName('𝗔𝗻𝗻𝗮 𝗦𝗺𝗶𝘁𝗵')).toBe('Anna Smith');
});

it('is never empty for a name, and the same when it is asked again', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 500 }), (text) => {
      const plain = plainName(text);
      expect(plain === '').toBe(text === '');
      expect(plainName(plain).length).toBeLessThanOrEqual(plain.length);
    }),
  );
});

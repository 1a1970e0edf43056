import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCount } from './numbers.ts';

it.each([
  ['1234', 1234],
  ['1,234', 1234],
  ['1.234', 1234],
  ['1 234', 1234],
  ['1\u202f234', 1234],
  ['1’234', 1234],
  ['12,34,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1.2K', 1200],
  ['1,2k', 1200],
  ['3 Mio.', 3_000_000],
  ['1,2 mil', 1200],
  ['2M', 2_000_000],
  ['12.0', 12],
  ['0', 0],
])('reads %s', (written, count) => {
  expect(readCount(written)).toBe(count);
});

it('refuses what is no count', () => {
  for (const written of ['', '-3', '1.5', '12 apples', '1,2,3', '1.234,5', 'K', '12%', '٣'])
    expect([written, readCount(written)]).toEqual([written, null]);
});

it('reads what the languages write', () => {
  const writers = ['en', 'en-IN', 'de', 'de-CH', 'fr', 'es', 'pt', 'it', 'pl', 'sv', 'nl'].map(
    (language) => new Intl.NumberFormat(language, { useGrouping: true }),
  );
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.constantFrom(...writers), (count, writer) => {
      expect([writer.format(count), readCount(writer.format(count))]).toEqual([writer.format(count), count]);
    }),
  );
});

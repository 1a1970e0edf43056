import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromLittleText, toLittleText } from './little-text.ts';
import { splitRuns } from './runs.ts';

const RESERVED = '\\|{}@[]()<>#*_~';

/** Parses little text according to LinkedIn's grammar and returns the unescaped characters outside any element. */
function strayCharacters(little: string): string[] {
  const rest = little
    .replace(/\\[\s\S]/g, '')
    .replace(/\{hashtag\|\|[\p{L}\p{N}\p{M}\u200c\u200d]+\}/gu, '')
    .replace(/@\[[^[\]()]*\]\(urn:li:(?:person|organization):[A-Za-z0-9_-]+\)/g, '');
  return [...rest].filter((character) => RESERVED.includes(character));
}

const noisy = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...RESERVED.split(''),
      'a',
      'Z',
      '9',
      ' ',
      '\n',
      '#',
      '@',
      'é',
      'न',
      '्',
      '🙂',
      'http://x.y/',
    ),
    // Any character of Unicode. fast-check's own `binary` takes more than a second to begin with.
    fc
      .nat({ max: 0x10_f7_ff })
      .map((number) => String.fromCodePoint(number < 0xd8_00 ? number : number + 0x8_00)),
  ),
  maxLength: 60,
});

describe('toLittleText', () => {
  it.each([
    ['plain words', 'plain words'],
    ['Done (almost)', 'Done \\(almost\\)'],
    ['We hire #sales people', 'We hire {hashtag|\\#|sales} people'],
    ['#a#b', '{hashtag|\\#|a}\\#b'],
    ['C# and # 1', 'C\\# and \\# 1'],
    ['#open_source', '{hashtag|\\#|open}\\_source'],
    ['#übung #हिन्दी', '{hashtag|\\#|übung} {hashtag|\\#|हिन्दी}'],
    ['https://x.com/a_b(c)#d~e', 'https://x.com/a\\_b\\(c\\)\\#d\\~e'],
    ['a\\b', 'a\\\\b'],
    ['mail me@x.com', 'mail me\\@x.com'],
    ['41 % & more!', '41 % & more!'],
  ])('encodes %j', (plain, little) => {
    expect(toLittleText(plain)).toBe(little);
  });

  it('escapes all fifteen reserved characters', () => {
    expect(toLittleText(RESERVED)).toBe(
      RESERVED.split('')
        .map((character) => `\\${character}`)
        .join(''),
    );
  });

  it('writes mentions and escapes the name', () => {
    const text = 'Thanks Jo (Ops) and Acme!';
    const little = toLittleText(text, [
      { start: 20, end: 24, urn: 'urn:li:organization:42', name: 'Acme' },
      { start: 7, end: 15, urn: 'urn:li:person:aB-1_', name: 'Jo (Ops)' },
    ]);
    expect(little).toBe('Thanks @[Jo \\(Ops\\)](urn:li:person:aB-1_) and @[Acme](urn:li:organization:42)!');
    expect(fromLittleText(little).text).toBe(text);
  });

  it('sends a mention it cannot trust as plain text', () => {
    const spoiled = { start: 0, end: 2, urn: 'urn:li:person:x) and (', name: 'Jo' };
    expect(toLittleText('Jo!', [spoiled])).toBe('Jo!');
    expect(toLittleText('Jo!', [{ ...spoiled, urn: 'urn:li:person:x', end: 99 }])).toBe('Jo!');
  });

  it('never leaves a reserved character outside an element', () => {
    fc.assert(
      fc.property(noisy, (text) => void expect(strayCharacters(toLittleText(text))).toEqual([])),
      { numRuns: 2000 },
    );
  });

  it('comes back as it went', () => {
    fc.assert(
      fc.property(noisy, (text) => void expect(fromLittleText(toLittleText(text)).text).toBe(text)),
      { numRuns: 2000 },
    );
  });

  it('brings mentions back in their places', () => {
    fc.assert(
      fc.property(
        noisy,
        noisy.filter((name) => name.trim() !== ''),
        noisy,
        (before, name, after) => {
          const mention = {
            start: before.length,
            end: before.length + name.length,
            urn: 'urn:li:person:Ab1',
            name,
          };
          expect(fromLittleText(toLittleText(before + name + after, [mention]))).toEqual({
            text: before + name + after,
            mentions: [mention],
          });
        },
      ),
    );
  });
});

describe('splitRuns', () => {
  it('names hashtags, links and mentions', () => {
    const text = 'Ann on #hiring: see acme.com/jobs. More at https://a.io/x?y=1, thanks.';
    const runs = splitRuns(text, [{ start: 0, end: 3, urn: 'urn:li:person:1', name: 'Ann' }]);
    expect(runs.filter((run) => run.kind !== 'text').map((run) => [run.kind, run.text])).toEqual([
      ['mention', 'Ann'],
      ['hashtag', '#hiring'],
      ['url', 'acme.com/jobs'],
      ['url', 'https://a.io/x?y=1'],
    ]);
  });

  it('leaves Node.js, email addresses and entities alone', () => {
    expect(splitRuns('Node.js v2.5, jo@acme.com, done.So what').map((run) => run.kind)).toEqual(['text']);
  });

  it('gives back the text it was given', () => {
    fc.assert(
      fc.property(
        noisy,
        (text) =>
          void expect(
            splitRuns(text)
              .map((run) => run.text)
              .join(''),
          ).toBe(text),
      ),
    );
  });
});

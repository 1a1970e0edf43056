import type { PlacedWord } from './placed.ts';

const entities = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/giu,
    (whole, hex, decimal, name) => {
      if (typeof hex === 'string') return String.fromCodePoint(Number.parseInt(hex, 16));
      if (typeof decimal === 'string') return String.fromCodePoint(Number.parseInt(decimal, 10));
      return typeof name === 'string' ? (entities.get(name) ?? whole) : whole;
    },
  );
}

const attribute = (tag: string, name: string): number =>
  Number(new RegExp(`\\s${name}="(-?[\\d.e-]+)"`, 'u').exec(tag)?.[1] ?? 0);

export function readWords(svg: string, emoji: ReadonlyMap<string, string>): PlacedWord[] {
  const words: PlacedWord[] = [];
  for (const match of svg.matchAll(/<text([^>]*)>([^<]*)<\/text>|<image([^>]*)\/>/gu)) {
    const [, textTag, content = '', imageTag] = match;
    if (textTag !== undefined) {
      const text = decode(content);
      if (text.trim() === '') continue;
      words.push({
        kind: 'word',
        text,
        spaced: false,
        x: attribute(textTag, 'x'),
        y: attribute(textTag, 'y'),
        width: attribute(textTag, 'width'),
        height: attribute(textTag, 'height'),
      });
    } else if (imageTag !== undefined) {
      const grapheme = emoji.get(/href="([^"]*)"/u.exec(imageTag)?.[1] ?? '');
      if (grapheme === undefined) continue;
      const height = attribute(imageTag, 'height');
      words.push({
        kind: 'emoji',
        text: grapheme,
        spaced: false,
        x: attribute(imageTag, 'x'),
        y: attribute(imageTag, 'y') + height,
        width: attribute(imageTag, 'width'),
        height,
      });
    }
  }
  return words;
}

const invisible = /[\s\p{Cf}\ufe0f]/u;
const countVisible = (text: string) => [...text].filter((character) => !invisible.test(character)).length;

/** The counts of visible characters after which white space follows. */
function spacesAfter(text: string): Set<number> {
  const found = new Set<number>();
  let visible = 0;
  for (const character of text) {
    if (/\s/u.test(character)) found.add(visible);
    else if (!invisible.test(character)) visible += 1;
  }
  return found;
}

/** Distributes the words among the texts by length. Both are in document order. */
export function assignWords(texts: readonly string[], words: readonly PlacedWord[]): PlacedWord[][] {
  let next = 0;
  return texts.map((text) => {
    const spaces = spacesAfter(text);
    const length = countVisible(text);
    let seen = 0;
    const own: PlacedWord[] = [];
    while (seen < length) {
      const word = words[next];
      if (word === undefined) break;
      seen += Math.max(1, countVisible(word.text));
      own.push({ ...word, spaced: spaces.has(seen) });
      next += 1;
    }
    return own;
  });
}

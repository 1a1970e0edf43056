/** Letters of other scripts that look like Latin ones, and the Latin ones they look like. */
const lookAlikes = new Map(
  [
    ['аеорсухіјѕһԁԛԝһӏкмтнвгп', 'aeopcyxijshdqwhlkmthbrn'],
    ['ανορτυχικεηβγμωϲϳ', 'avoptuxikenbymwcj'],
    ['ıɑɡℓƖʟօսհոց', 'iagllloshnq'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, at) => [letter, to[at] ?? letter] as const)),
);

/** The letters and figures of a text alone, however they are accented, parted, capitalised or drawn. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[^a-z\d]/g, (letter) => lookAlikes.get(letter) ?? letter);

/** As many letters in a row are about three words. */
const run = 12;
/** Of the other text, every so many runs are looked for. */
const step = 4;
/** A shorter text is in others by chance, unless they say little more. */
const shortest = 24;
/** A text says another when this share of its runs is in it, and is a part of it when this share of its own is. */
const saysShare = 0.5;
const partShare = 0.8;

/** The letters of a post, indexed once to compare them with many others. */
interface Words {
  letters: string;
  runs: ReadonlySet<string>;
}

export function readWords(text: string): Words {
  const letters = lettersOf(text);
  const count = Math.max(letters.length - run + 1, 0);
  return { letters, runs: new Set(Array.from({ length: count }, (_, at) => letters.slice(at, at + run))) };
}

/** True if the post repeats the other text, with or without more words around it, or is part of it. */
export function saysSame({ letters, runs }: Words, text: string): boolean {
  const other = lettersOf(text);
  if (other.length < shortest || letters.length < shortest) {
    const [less = '', more = ''] = [other, letters].toSorted((a, b) => a.length - b.length);
    return less !== '' && more.length <= 2 * less.length && more.includes(less);
  }
  let looked = 0;
  let shared = 0;
  for (let at = 0; at + run <= other.length; at += step) {
    looked += 1;
    if (runs.has(other.slice(at, at + run))) shared += 1;
  }
  return shared >= looked * saysShare || shared * step >= runs.size * partShare;
}

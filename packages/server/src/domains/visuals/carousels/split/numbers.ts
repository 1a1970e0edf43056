const signs = '[①-⒛⓵-⓾❶-➓]|\\p{Nd}\\ufe0f?\\u20e3|🔟';
const separators = '\\s?\\/\\p{Nd}{1,2}[.):]?|\\s?[)\\]]?[.:/|)\\]、．：]|\\s[-–—]';
const counters = '\\p{Nd}{1,2}|[IVX]{1,5}|[A-Ha-h]|[一二三四五六七八九十]{1,2}';
const mark = new RegExp(
  `(?<sign>${signs})\\s*|(?<before>[#№([]\\s?)?(?<counter>${counters})(?<after>(?:${separators})(?=\\P{Nd}|$)|)(?<space>\\s*)`,
  'uy',
);

/** The first of ten or more signs that count up. */
const signRows = ['①', '⑴', '⒈', '⓵', '❶', '➀', '➊'];
const ideographs = '一二三四五六七八九';
const digit = /\p{Nd}/u;

function digitOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  // The digits of every script follow one another, beginning with its zero.
  while (code - zero < 50 && digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

const wholeOf = (digits: string) => [...digits].reduce((sum, one) => sum * 10 + digitOf(one), 0);

function romanOf(text: string): number {
  const values = [...text].map((letter) => ({ I: 1, V: 5, X: 10 })[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

function ideographOf(text: string): number {
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const ten = text.includes('十') ? (tens === '' ? 1 : ideographs.indexOf(tens ?? '') + 1) * 10 : 0;
  return ten + ideographs.indexOf(ones === '' || ones === undefined ? ' ' : ones) + 1;
}

function signOf(sign: string): number {
  if (sign === '🔟') return 10;
  if (digit.test(sign)) return wholeOf(sign.slice(0, 1));
  const code = sign.codePointAt(0) ?? 0;
  const first = signRows.findLast((row) => row <= sign) ?? sign;
  return code - (first.codePointAt(0) ?? 0) + 1;
}

interface Found {
  /** Two numbers of one list are written alike. */
  style: string;
  number: number;
  length: number;
}

function foundAt(text: string, at: number): Found | null {
  mark.lastIndex = at;
  const groups = mark.exec(text)?.groups;
  if (groups === undefined) return null;
  const length = mark.lastIndex - at;
  const { sign, before = '', counter = '', after = '', space = '' } = groups;
  if (sign !== undefined) return { style: 'sign', number: signOf(sign), length };
  const rest = text.slice(mark.lastIndex);
  const isNumber = digit.test(counter);
  const isIdeograph = ideographs.includes(counter.at(-1) ?? '') || counter.endsWith('十');
  if (after === '' && rest !== '' && (space === '' || !isNumber)) return null;
  // Without anything after the number, a list goes on with a capital: “1 Plan”, not “1 person”.
  if (after === '' && before === '' && /^[^\p{Lu}\p{Lo}]/u.test(rest)) return null;
  if (!isNumber && !isIdeograph && space === '' && rest !== '') return null;
  const isRoman = /^[IVX]+$/u.test(counter);
  const kind = isNumber ? 'number' : isIdeograph ? 'ideograph' : isRoman ? 'roman' : 'letter';
  const number =
    kind === 'number'
      ? wholeOf(counter)
      : kind === 'ideograph'
        ? ideographOf(counter)
        : kind === 'roman'
          ? romanOf(counter)
          : (counter.toLowerCase().codePointAt(0) ?? 0) - 96;
  return { style: [kind, before.trim(), after.trim()].join(' '), number, length };
}

/** How many numbers in a row make a list. A bare number needs three, as it can count something too. */
const fewest = (style: string) => (style === 'number  ' ? 3 : 2);

/** Keeps what counts up from one in one style. */
function listed<Entry extends Found>(found: readonly Entry[]): Entry[] {
  const open = new Map<string, Entry[]>();
  const kept: Entry[][] = [];
  for (const entry of found) {
    const run = open.get(entry.style);
    if (entry.number === 1) {
      const begun = [entry];
      open.set(entry.style, begun);
      kept.push(begun);
    } else if (run !== undefined && run.length + 1 === entry.number) run.push(entry);
  }
  return kept.filter((run) => run.length >= fewest(run[0]?.style ?? '')).flat();
}

/** Breaks a line before each number of an enumeration in it, such as “Three rules. 1. Pair. 2. Publish.” */
export function breakNumbers(line: string): string[] {
  const found = [...line.matchAll(/(?<=^|[\s\p{Lo}。；，：、])\S/gu)].flatMap(({ index }) => {
    const here = foundAt(line, index);
    if (here === null || line.length <= index + here.length) return [];
    const before = line.slice(0, index).trimEnd();
    const isClear =
      here.style === 'sign' || /^number .*[)\]]$/u.test(here.style) || here.style.endsWith('、');
    const isOpen = isClear || before === '' || /[.!?:;…,"”)。；，：！？]$/u.test(before);
    return isOpen && here.style !== 'number  ' ? [{ ...here, index }] : [];
  });
  const cuts = listed(found).toSorted((one, other) => one.index - other.index);
  if (cuts.length === 0) return [line];
  return [{ index: 0 }, ...cuts].flatMap(({ index }, at) => {
    const part = line.slice(index, cuts[at]?.index).trim();
    const isItem = at > 0 && at < cuts.length;
    return part === '' ? [] : [isItem ? part.replace(/[,;；，]$/u, '') : part];
  });
}

/**
 * Writes the numbers of a list as “1. ”, however its author writes them, in front of the line they belong to: “1)”,
 * “#1”, “(1)”, “1/5”, “1 –”, “①”, “1️⃣”, “I.”, “a)”, “一、”, “١.”, or a line with nothing but the number.
 */
export function plainNumbers(lines: readonly string[]): string[] {
  const found = lines.flatMap((line, index) => {
    const here = foundAt(line, 0);
    return here === null ? [] : [{ ...here, index }];
  });
  const plain: (string | null)[] = [...lines];
  for (const { index, number, length } of listed(found)) {
    let rest = lines[index]?.slice(length) ?? '';
    const next = lines.findIndex((line, at) => at > index && line !== '');
    if (rest === '' && next !== -1 && !found.some((other) => other.index === next)) {
      rest = lines[next] ?? '';
      plain.fill(null, index + 1, next + 1);
    }
    plain[index] = `${number}. ${rest}`;
  }
  return plain.filter((line) => line !== null);
}

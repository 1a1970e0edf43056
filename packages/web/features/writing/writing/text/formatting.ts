import { applyMark, hasMarks, splitRuns, toPlain, type Mark } from '@limelight/post-text';
import type { Snapshot } from '../post/history.ts';

export type InlineMark = Exclude<Mark, 'bold-italic'>;
export type ListKind = 'bullet' | 'number';

const strike = /[\u0335\u0336]/g;
const bullet = /^\s*[•–*-]\s+/;
const numbered = /^\s*\d{1,3}[.)]\s+/;

function wordOrSelection({ text, start, end }: Snapshot): { start: number; end: number } {
  if (start !== end) return { start, end };
  const before = /\S*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\S*/u.exec(text.slice(start))?.[0].length ?? 0;
  return { start: start - before, end: start + after };
}

/**
 * Formats the selection, or removes the formatting if it has it already. Links, email addresses and hashtags are left
 * alone, because formatted ones would stop working.
 */
export function toggleMark(at: Snapshot, mark: InlineMark): Snapshot {
  const place = wordOrSelection(at);
  const pieces = piecesOf(at.text, place);
  const words = pieces.filter(({ kept }) => !kept).flatMap(({ text }) => text.match(/\S+/gu) ?? []);
  if (!words.some((word) => takes(word, mark))) return at;
  const off = wearAll(words, mark);
  const marked = pieces
    .map(({ text, kept }) =>
      kept ? text : mapWords(text, (word) => (off ? withoutMark(word, mark) : withMark(word, mark))),
    )
    .join('');
  return replaceRange(at.text, place.start, place.end, marked, 'select');
}

const names: Record<InlineMark, string> = {
  bold: 'bold',
  italic: 'italic',
  monospace: 'monospaced',
  strike: 'struck-through',
};

/** The reason formatting changes nothing here. Null when it would, or when there is no word to format. */
export function whyUnmarked(at: Snapshot, mark: InlineMark): string | null {
  const place = wordOrSelection(at);
  if (at.text.slice(place.start, place.end).trim() === '') return null;
  if (toggleMark(at, mark).text !== at.text) return null;
  const plain = piecesOf(at.text, place).some(({ text, kept }) => !kept && /\p{L}/u.test(text));
  return plain
    ? `Unicode has no ${names[mark]} versions of these characters, only of A to Z.`
    : 'Links, email addresses, hashtags and emoji are left as they are, because formatting would break them.';
}

const mailAddress = /[^\s@<>()"',;:]+@[^\s@<>()"',;:]+\.\p{L}{2,}/gu;

/** Splits a range into pieces. Those that are part of a link, a hashtag or an email address must be kept. */
function piecesOf(text: string, { start, end }: { start: number; end: number }) {
  const mails = [...text.matchAll(mailAddress)].map(
    ({ 0: mail, index }) => [index, index + mail.length] as const,
  );
  const ends = new Set([0, text.length, ...mails.flat()]);
  return splitRuns(text)
    .flatMap((run) => {
      const inside = [...ends].filter((at) => at > run.start && at < run.end).toSorted((a, b) => a - b);
      return [run.start, ...inside].map((from, index) => ({
        kind: run.kind,
        start: from,
        end: inside[index] ?? run.end,
      }));
    })
    .filter((run) => run.start < end && run.end > start)
    .map((run) => ({
      text: text.slice(Math.max(run.start, start), Math.min(run.end, end)),
      kept: run.kind !== 'text' || mails.some(([from, until]) => from <= run.start && until >= run.end),
    }));
}

/** Turns the selection, or the whole text if nothing is selected, back into plain characters. */
export function clearMarks(at: Snapshot): Snapshot {
  const whole = at.start === at.end;
  const start = whole ? 0 : at.start;
  const end = whole ? at.text.length : at.end;
  return replaceRange(at.text, start, end, toPlain(at.text.slice(start, end)), whole ? 'after' : 'select');
}

function wearAll(words: readonly string[], mark: InlineMark): boolean {
  const able = words.filter((word) => takes(word, mark));
  return able.length > 0 && able.every((word) => wordWears(word, mark));
}

/** True when the formatting would change the word: italic has no digits, and no style has letters beyond A to Z. */
function takes(word: string, mark: InlineMark): boolean {
  const plain = toPlain(word);
  const marked = applyMark(plain, mark);
  return marked !== plain && marked !== plain.normalize('NFC');
}

function wordWears(word: string, mark: InlineMark): boolean {
  if (mark === 'strike') return /[\u0335\u0336]/.test(word);
  if (!hasMarks(word)) return false;
  const bare = word.replace(strike, '');
  const plain = toPlain(bare);
  if (mark === 'monospace') return bare === applyMark(plain, 'monospace');
  return bare === applyMark(plain, mark) || bare === applyMark(plain, 'bold-italic');
}

function withMark(word: string, mark: InlineMark): string {
  if (mark === 'strike') return applyMark(word, 'strike');
  const struck = wordWears(word, 'strike');
  const bare = word.replace(strike, '');
  const other = mark === 'bold' ? 'italic' : 'bold';
  const face = mark !== 'monospace' && wordWears(bare, other) ? 'bold-italic' : mark;
  const marked = applyMark(toPlain(bare), face);
  return struck ? applyMark(marked, 'strike') : marked;
}

function withoutMark(word: string, mark: InlineMark): string {
  if (mark === 'strike') return word.replace(strike, '');
  const struck = wordWears(word, 'strike');
  const bare = word.replace(strike, '');
  const plain = toPlain(bare);
  const both =
    mark !== 'monospace' && bare !== applyMark(plain, mark) && bare === applyMark(plain, 'bold-italic');
  const left = both ? applyMark(plain, mark === 'bold' ? 'italic' : 'bold') : plain;
  return struck ? applyMark(left, 'strike') : left;
}

function mapWords(text: string, change: (word: string) => string): string {
  return text.replace(/\S+/gu, change);
}

/** Makes the selected lines a list, or plain lines if they are all such a list already. */
export function toggleList(at: Snapshot, kind: ListKind): Snapshot {
  const start = at.text.lastIndexOf('\n', at.start - 1) + 1;
  const nextLine = at.text.indexOf('\n', Math.max(at.end - (at.end > at.start ? 1 : 0), start));
  const end = nextLine < 0 ? at.text.length : nextLine;
  const lines = at.text.slice(start, end).split('\n');
  const own = kind === 'bullet' ? bullet : numbered;
  const filled = lines.filter((line) => line.trim() !== '');
  const off = filled.length > 0 && filled.every((line) => own.test(line));
  let count = 0;
  const changed = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line;
    const bare = line.replace(bullet, '').replace(numbered, '');
    if (off) return bare;
    count += 1;
    return kind === 'bullet' ? `• ${bare}` : `${count}. ${bare}`;
  });
  return replaceRange(at.text, start, end, changed.join('\n'), at.start === at.end ? 'after' : 'select');
}

/**
 * Handles Enter in a list: starts the next item and renumbers the following ones, or ends the list on an empty item.
 * Null outside a list.
 */
export function continueList({ text, start, end }: Snapshot): Snapshot | null {
  if (start !== end) return null;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const sign = /^(\s*)(?:(•|–|-)|(\d{1,3})([.)])) (.*)$/u.exec(line);
  if (!sign) return null;
  const [, indent = '', dot, number, stop, words = ''] = sign;
  if (words.trim() === '') return replaceRange(text, from, start, '', 'after');
  if (number === undefined) return replaceRange(text, start, start, `\n${indent}${dot} `, 'after');
  const next = Number(number) + 1;
  const after = text.indexOf('\n', start);
  const rest = after < 0 ? '' : renumbered(text.slice(after), { indent, stop: stop ?? '.', from: next });
  const begun = replaceRange(
    text.slice(0, after < 0 ? undefined : after),
    start,
    start,
    `\n${indent}${next}${stop} `,
    'after',
  );
  return { ...begun, text: begun.text + rest };
}

/** Removes a list marker typed right after the automatic one. Null for any other input. */
export function signOnce({ text, start, end }: Snapshot): Snapshot | null {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(text.lastIndexOf('\n', from - 2) + 1, Math.max(0, from - 1));
  if (start !== end || !(bullet.test(before) || numbered.test(before))) return null;
  const twice =
    /^(\s*[•–-] )[•–*-] +/u.exec(text.slice(from, start)) ??
    /^(\s*(\d{1,3})[.)] )\2[.)] +/u.exec(text.slice(from, start));
  const own = twice?.[1];
  if (twice === null || own === undefined) return null;
  const extra = twice[0].length - own.length;
  return {
    text: text.slice(0, from) + own + text.slice(from + twice[0].length),
    start: start - extra,
    end: end - extra,
  };
}

/**
 * The list items after a new one, each number increased by one. `lines` starts with the end of the line before them.
 */
function renumbered(
  lines: string,
  { indent, stop, from }: { indent: string; stop: string; from: number },
): string {
  let expected = from;
  let goesOn = true;
  return lines
    .split('\n')
    .map((line, index) => {
      const sign = `${indent}${expected}${stop} `;
      goesOn = index === 0 || (goesOn && line.startsWith(sign));
      if (index === 0 || !goesOn) return line;
      expected += 1;
      return `${indent}${expected}${stop} ${line.slice(sign.length)}`;
    })
    .join('\n');
}

/** Replaces the selection with `piece`. A hashtag gets a space before it if needed. */
export function insert(at: Snapshot, piece: string): Snapshot {
  const before = at.text.charAt(at.start - 1);
  const spaced = piece.startsWith('#') && before !== '' && !/\s/.test(before) ? ` ${piece}` : piece;
  return replaceRange(at.text, at.start, at.end, spaced, 'after');
}

function replaceRange(
  text: string,
  start: number,
  end: number,
  piece: string,
  then: 'select' | 'after',
): Snapshot {
  const stop = start + piece.length;
  return {
    text: text.slice(0, start) + piece + text.slice(end),
    start: then === 'select' ? start : stop,
    end: stop,
  };
}

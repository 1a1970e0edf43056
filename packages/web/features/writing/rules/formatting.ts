import { applyMark, hasMarks, splitRuns, toPlain, type Mark } from '@limelight/post-text';
import type { Snapshot } from './history.ts';

export type InlineMark = Exclude<Mark, 'bold-italic'>;
export type ListKind = 'bullet' | 'number';

const strike = /[\u0335\u0336]/g;
const bullet = /^\s*[•–*-]\s+/;
const numbered = /^\s*\d{1,3}[.)]\s+/;

/** The selection, or the word the caret stands in. */
export function wordOrSelection({ text, start, end }: Snapshot): { start: number; end: number } {
  if (start !== end) return { start, end };
  const before = /\S*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\S*/u.exec(text.slice(start))?.[0].length ?? 0;
  return { start: start - before, end: start + after };
}

/** Puts a mark on the selection, or takes it off where the selection bears it already. Links and hashtags stay as they are: marked, they would stop working. */
export function toggleMark(at: Snapshot, mark: InlineMark): Snapshot {
  const place = wordOrSelection(at);
  const chosen = at.text.slice(place.start, place.end);
  if (chosen.trim() === '') return at;
  const off = wears(chosen, mark);
  const marked = splitRuns(chosen)
    .map((run) =>
      run.kind === 'text'
        ? mapWords(run.text, (word) => (off ? withoutMark(word, mark) : withMark(word, mark)))
        : run.text,
    )
    .join('');
  return replaceRange(at.text, place.start, place.end, marked, 'select');
}

/** Turns the selection, or the whole text where nothing is selected, back to plain letters. */
export function clearMarks(at: Snapshot): Snapshot {
  const whole = at.start === at.end;
  const start = whole ? 0 : at.start;
  const end = whole ? at.text.length : at.end;
  return replaceRange(at.text, start, end, toPlain(at.text.slice(start, end)), whole ? 'after' : 'select');
}

/** Whether every marked-up word of `text` bears the mark. */
export function wears(text: string, mark: InlineMark): boolean {
  const words = splitRuns(text)
    .filter((run) => run.kind === 'text')
    .flatMap((run) => run.text.match(/\S+/gu) ?? [])
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length > 0 && words.every((word) => wordWears(word, mark));
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

/** Makes the lines of the selection a list, or plain lines again where they all are that list. */
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

/** What Enter does in a list: begins the next item, or ends the list on an empty one. Null where it is just a new line. */
export function continueList({ text, start, end }: Snapshot): Snapshot | null {
  if (start !== end) return null;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const sign = /^(\s*)(?:(•|–|-)|(\d{1,3})([.)])) (.*)$/u.exec(line);
  if (!sign) return null;
  const [, indent = '', dot, number, stop, words = ''] = sign;
  if (words.trim() === '') return replaceRange(text, from, start, '', 'after');
  const next = dot ?? `${Number(number) + 1}${stop}`;
  return replaceRange(text, start, start, `\n${indent}${next} `, 'after');
}

/** Puts `piece` in the place of the selection; a hashtag's sign gets the space before it that it needs. */
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

import type { Span } from '../linkedin/urls.ts';
import { ORDINAL, orderOf, placesOf, UNIT, unitOf, type Unit } from './places.ts';

/** One place of a text, as an instruction names it. */
interface Named {
  unit: Unit;
  order: number;
}
type Where = 'top' | 'end' | 'up' | 'down' | { before: Named } | { after: Named };

/** What an instruction asks for that changes the order of a text and none of its words. */
export type Rearrangement =
  | { kind: 'join'; first: Named; last: Named }
  | { kind: 'swap'; one: Named; other: Named }
  | { kind: 'move'; what: Named; where: Where };

const POLITE = '(?:please |pls |can you |could you |would you |just |and |then |now )*';
const END = '(?: of (?:the|my) (?:post|text))?(?:,? please)?\\s*[.!?]?$';
const SWAP = '(?:swap|switch|exchange|flip|reverse)(?: around)?(?: the order of)?';
const MOVE = '(?:move|put|bring|shift|push|pull|place)';
/** 'the second paragraph', 'paragraph 2', or, where the other name says of what, 'the second'. */
const COUNT = '(?:one|two|three|four|five|six)';
const NAME = `(?:the |my )?(?:(?:${ORDINAL})(?: (?:${UNIT}|one)s?)?|(?:${UNIT})s?,? (?:number |no\\. ?|#)?(?:\\d{1,2}|${COUNT})|\\d{1,2}|${COUNT})`;
const form = (source: string) => new RegExp(`^${POLITE}${source}${END}`, 'iu');

const SWAP_PAIR = form(
  `${SWAP} (?:the |my )?(?<side>first|last) (?:two|2|couple of) (?<unit>${UNIT})s(?: around)?`,
);
const SWAP_TWO = form(`${SWAP} (?<one>${NAME}) (?:and|with|for|&) (?<other>${NAME})(?: around)?`);
const MOVED = form(
  `${MOVE} (?<what>${NAME}) (?:(?<step>up|down)|(?:(?:back |up |down )?(?:to|at|in|on) (?:the )?(?:very )?)?(?<side>top|beginning|start|front|end|bottom|first|last)|(?:right |just )?(?<how>before|above|in front of|after|below|behind|under(?:neath)?) (?<by>${NAME}))`,
);
const JOIN = '(?:merge|join|combine|put together)';
const JOINED = form(
  `${JOIN} (?:the |my )?(?<side>first|last) (?:two|2|couple of) (?<unit>${UNIT})s(?: together)?`,
);
const JOINED_TWO = form(`${JOIN} (?<one>${NAME}) (?:and|with|&) (?<other>${NAME})(?: together)?`);
const BEGUN = form(`(?:start|begin|open)(?: it| the (?:post|text))? with (?<what>${NAME})`);
const ENDED = form(`(?:end|close|finish)(?: it| the (?:post|text))? (?:with|on) (?<what>${NAME})`);

const OF_WHAT = new RegExp(`(?:^|\\s)(${UNIT})s?(?:$|[\\s,])`, 'iu');
const NUMBER = new RegExp(`(?:\\d{1,2}|${COUNT})$`, 'i');
const numberOf = (word: string) =>
  ['one', 'two', 'three', 'four', 'five', 'six'].indexOf(word.toLowerCase()) + 1 || Number(word);
const WORD = new RegExp(`^(?:the |my )?(${ORDINAL})`, 'iu');

/** A name read, with the unit of the other name where it has none; undefined where neither tells of what. */
function namedBy(name: string, other = ''): Named | undefined {
  const unit = OF_WHAT.exec(name)?.[1] ?? OF_WHAT.exec(other)?.[1];
  if (unit === undefined) return undefined;
  const ordinal = WORD.exec(name)?.[1];
  const order = ordinal === undefined ? numberOf(NUMBER.exec(name)?.[0] ?? '1') - 1 : orderOf(ordinal);
  return { unit: unitOf(unit), order };
}

function whereOf(
  { step = '', side = '', how = '', by = '' }: Record<string, string | undefined>,
  what: string,
) {
  if (/^(?:up|down)$/i.test(step)) return /^up$/i.test(step) ? 'up' : 'down';
  if (side !== '') return /^(?:end|bottom|last)$/i.test(side) ? 'end' : 'top';
  const named = namedBy(by, what);
  if (named === undefined) return undefined;
  return /^(?:before|above|in front of)$/i.test(how) ? { before: named } : { after: named };
}

/** Two places of one kind: 'the first two paragraphs', or one named after the other. */
function pairIn(asked: string, pair: RegExp, two: RegExp): { one: Named; other: Named } | undefined {
  const { side, unit } = pair.exec(asked)?.groups ?? {};
  if (side !== undefined && unit !== undefined) {
    const [one, other] = /^first$/i.test(side) ? [0, 1] : [-2, -1];
    return { one: { unit: unitOf(unit), order: one }, other: { unit: unitOf(unit), order: other } };
  }
  const named = two.exec(asked)?.groups;
  const one = namedBy(named?.['one'] ?? '', named?.['other']);
  const other = namedBy(named?.['other'] ?? '', named?.['one']);
  return one && other && one.unit === other.unit ? { one, other } : undefined;
}

/** 'swap the first two paragraphs', 'move the last line to the top', 'put the third sentence before the second'. */
export function rearrangementIn(instruction: string): Rearrangement | undefined {
  const asked = instruction.trim();
  const swapped = pairIn(asked, SWAP_PAIR, SWAP_TWO);
  if (swapped !== undefined) return { kind: 'swap', ...swapped };
  const joined = pairIn(asked, JOINED, JOINED_TWO);
  if (joined !== undefined) return { kind: 'join', first: joined.one, last: joined.other };
  const moved = MOVED.exec(asked)?.groups;
  const begun = BEGUN.exec(asked)?.groups;
  const ended = ENDED.exec(asked)?.groups;
  const name = moved?.['what'] ?? begun?.['what'] ?? ended?.['what'] ?? '';
  const what = namedBy(name, moved?.['by']);
  const where = begun ? 'top' : ended ? 'end' : moved ? whereOf(moved, name) : undefined;
  return what === undefined || where === undefined ? undefined : { kind: 'move', what, where };
}

/** A text in the order that is asked for; undefined where it has no such place. */
export function rearrange(text: string, asked: Rearrangement): string | undefined {
  const moved =
    asked.kind === 'swap' ? swap(text, asked) : asked.kind === 'join' ? join(text, asked) : move(text, asked);
  return moved === undefined ? undefined : renumbered(text, moved);
}

/** Two neighbours as one: undefined where another stands between them, and for what is no paragraph and no line. */
function join(text: string, { first, last }: { first: Named; last: Named }): string | undefined {
  const places = placesOf(text, first.unit);
  const [one, other] = [places.at(first.order), places.at(last.order)];
  const apart = one && other ? places.indexOf(other) - places.indexOf(one) : 0;
  if (!one || !other || apart !== 1 || first.unit === 'point' || first.unit === 'sentence') return undefined;
  return `${text.slice(0, one.end)} ${text.slice(other.start)}`;
}

function swap(text: string, { one, other }: { one: Named; other: Named }): string | undefined {
  const places = placesOf(text, one.unit);
  const [first, second] = [places.at(one.order), places.at(other.order)].toSorted(
    (a, b) => (a?.start ?? 0) - (b?.start ?? 0),
  );
  if (first === undefined || second === undefined) return undefined;
  if (first === second) return text;
  const said = ({ start, end }: Span) => text.slice(start, end);
  return [
    text.slice(0, first.start),
    said(second),
    text.slice(first.end, second.start),
    said(first),
    text.slice(second.end),
  ].join('');
}

function move(text: string, { what, where }: { what: Named; where: Where }): string | undefined {
  const places = placesOf(text, what.unit);
  const from = places.at(what.order);
  if (from === undefined) return undefined;
  const at = places.indexOf(from);
  if (where === 'up' || where === 'down') {
    const next = at + (where === 'up' ? -1 : 1);
    if (next < 0 || next >= places.length) return text;
    return swap(text, { one: { unit: what.unit, order: at }, other: { unit: what.unit, order: next } });
  }
  const said = text.slice(from.start, from.end);
  if (where === 'top' || where === 'end') {
    const ends = what.unit === 'point' ? [places[0], places.at(-1)] : [];
    const [first, last] = ends;
    // A point goes to an end of its list.
    if (first && last)
      return insert(text, from, where === 'top' ? first : last, { before: where === 'top', said, gap: '\n' });
    const rest = withoutPlace(text, from);
    const tags = TAGS.exec(rest)?.[0] ?? '';
    const body = rest.slice(0, rest.length - tags.length);
    const gap = what.unit === 'line' && !text.includes('\n\n') ? '\n' : '\n\n';
    return where === 'top' ? `${said}${gap}${rest}` : `${body}${gap}${said}${tags}`;
  }
  const isBefore = 'before' in where;
  const named = isBefore ? where.before : where.after;
  const to = placesOf(text, named.unit).at(named.order);
  if (to === undefined) return undefined;
  const gap =
    what.unit === 'sentence' && named.unit === 'sentence' ? ' ' : gapOf(text, what.unit, named.unit);
  return insert(text, from, to, { before: isBefore, said, gap });
}

/** Between two lines of one paragraph one break, between paragraphs an empty line. */
const gapOf = (text: string, one: Unit, other: Unit) =>
  one !== 'paragraph' && other !== 'paragraph' && one !== 'sentence' && /[^\n]\n[^\n]/.test(text)
    ? '\n'
    : '\n\n';

/** Hashtags at the end stay there. */
const TAGS = /\n+(?:\s*#[\p{L}\p{N}_]+)+\s*$/u;

function insert(
  text: string,
  from: Span,
  to: Span,
  { before, said, gap }: { before: boolean; said: string; gap: string },
): string {
  if (from.start <= to.start && to.end <= from.end) return text;
  const mark = '\u0000';
  const at = before ? to.start : to.end;
  const marked = `${text.slice(0, at)}${mark}${text.slice(at)}`;
  const shift = at <= from.start ? mark.length : 0;
  const rest = withoutPlace(marked, { start: from.start + shift, end: from.end + shift });
  return rest.replace(mark, () => (before ? `${said}${gap}` : `${gap}${said}`));
}

/** A text without a place, and without the gap that it leaves. */
export function withoutPlace(text: string, { start, end }: Span): string {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const [left, right] = [/\s*$/.exec(before)?.[0] ?? '', /^\s*/.exec(after)?.[0] ?? ''];
  const gap = left.length > right.length ? left : right;
  const [head, tail] = [before.trimEnd(), after.trimStart()];
  return head === '' ? tail : tail === '' ? head : `${head}${gap}${tail}`;
}

/** A text after a change whose list, where it was numbered from 1 on before, still is. */
export function renumbered(before: string, after: string): string {
  const numbers = (text: string) =>
    [...text.matchAll(/^[^\S\n]*(\d{1,2})(?=[.)][^\S\n])/gmu)].map(([, number = '']) => Number(number));
  const isCounted = numbers(before).every((number, index) => number === index + 1);
  let next = 0;
  return isCounted
    ? after.replace(/^([^\S\n]*)\d{1,2}(?=[.)][^\S\n])/gmu, (_, lead: string) => `${lead}${(next += 1)}`)
    : after;
}

import type { Span } from '../linkedin/urls.ts';

const LEAD = /^\s*(?:[-–—•*>]|\[[ x]?\]|\d{1,2}[.)])?\s*/i;
/** An entry of a list. */
export const ITEM = /^\s*(?:[-–—•*]|\[[ x]?\]|\d{1,2}[.)])\s/i;

/** What a line says, without the marks that it stands behind or between. */
export const plainOf = (line: string) =>
  line
    .replace(LEAD, '')
    .replace(/^#{1,6}\s+|\*{1,3}|_{2,3}|`/g, '')
    .replace(/\boff-the-record\b/gi, 'off the record')
    .trim();

/** Whether an empty line stands between two sentences. */
export const isParted = (text: string, before: Span, after: Span) =>
  /\n[^\S\n]*\n/.test(text.slice(before.end, after.start));

/**
 * Where that ends which stands under a word that keeps it from readers, 0 where the word speaks of what is before it: an entry of a
 * list does, and what nothing follows.
 */
export function keptUnder(
  text: string,
  { start, end }: Span,
  { bare, begins, next }: { bare: string; begins: boolean; next: Span | undefined },
): number {
  const marks = /^#{1,6}(?=\s)/.exec(text.slice(start, end))?.[0].length ?? 0;
  if (marks > 0) {
    const length = text.slice(end).search(new RegExp(`^#{1,${marks}}\\s`, 'm'));
    return length < 0 ? text.length : end + length;
  }
  if (begins || bare.endsWith(':')) return blockEnd(text, end);
  if (next === undefined || ITEM.test(text.slice(start, end))) return 0;
  const isShouted = bare === bare.toUpperCase();
  return isShouted || !isParted(text, { start, end }, next) ? blockEnd(text, end) : 0;
}

/** Where the paragraph or list that follows a place ends. */
function blockEnd(text: string, from: number): number {
  const begins = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
  const length = text.slice(begins).search(/\n[^\S\n]*\n/);
  return length < 0 ? text.length : begins + length;
}

export const without = (text: string, { start, end }: Span) => `${text.slice(0, start)} ${text.slice(end)}`;

export const ownsLine = (text: string, { start, end }: Span) =>
  /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, start - 40), start)) &&
  /^[^\S\n]*(?:\n|$)/.test(text.slice(end, end + 40));

/** Whether nothing but space stands between two sentences of a line. */
export const isOnLine = (text: string, before: Span, after: Span) =>
  !text.slice(before.end, after.start).includes('\n');

export const opensLine = (text: string, { start }: Span) =>
  /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, start - 40), start));

/** A sentence that begins a line on which another follows speaks of what follows. */
export const startsAhead = (text: string, span: Span, next: Span | undefined) =>
  next !== undefined && opensLine(text, span) && isOnLine(text, span, next);

export function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
}

export const OF_SOMEBODY =
  /^(?:(?:and|but|so|then|und|aber|dann) )?(?:he|she|they|his|her|hers|their|theirs|him|er|sie|ihr|ihre|sein|seine|ils?|elles?)(?!\p{L})/iu;
const OF_SOMETHING =
  /^(?:(?:and|but|so|then|und|aber|dann) )?(?:it|its|this|that|these|those|es|das|dies|ce|c['’]est|ça)(?!\p{L})/iu;
const HOLDS_THING =
  /(?<!\p{L})(?:the|our|a|an|my|this|his|her|their|das|der|die|den|ein|eine|unser|unsere) \p{L}+/iu;

const THE_LABEL = /(?:off|for|on|under)[ -](?:the|an)[ -](?:record|post|nda|embargo)/gi;

/** Whether a sentence goes on from what is secret: 'Off the record, Tom was fired. He took 12,000 from the till.' */
export function goesOn(
  text: string,
  { last, span }: { last: Span; span: Span },
  found: readonly (Span & { kind: string })[],
): boolean {
  if (isParted(text, last, span) || ITEM.test(text.slice(span.start, span.end))) return false;
  const own = found.findLast(({ start, end }) => start <= last.start && last.end <= end);
  const secret =
    own?.kind === 'note'
      ? found.findLast(
          ({ start, end, kind }) =>
            kind === 'secret' && start < own.start && end <= own.start && isOnLine(text, { start, end }, own),
        )
      : own;
  if (secret?.kind !== 'secret') return false;
  const said = text.slice(span.start, span.end);
  if (OF_SOMEBODY.test(said)) return true;
  return (
    own === secret &&
    OF_SOMETHING.test(said) &&
    HOLDS_THING.test(text.slice(secret.start, secret.end).replace(THE_LABEL, ' '))
  );
}

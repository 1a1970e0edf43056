import type { Span } from '../linkedin/urls.ts';
import { SHORT_PERSON_NAME } from './person-names.ts';

/** When somebody said something: '[09:14] ', '12/03/2026, 09:14 - '. */
const STAMP =
  '\\[?(?:\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{2,4})?,?\\s+)?\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s?[ap]\\.?m\\.?)?(?:,\\s?\\d{1,2}[./-]\\d{1,2}(?:[./-]\\d{2,4})?)?\\]?[\\s,–-]*';
const STAMPED = new RegExp(
  `^\\s*${STAMP}<?(\\p{L}[\\p{L}\\d ._'’-]{0,22}?)>?(?:\\s?:\\s+|(?<=>)\\s+)(?=\\S)`,
  'iu',
);
const TIMED =
  /^\s*(\p{L}[\p{L}\d ._'’-]{0,22}?)\s*(?:[([]\s?\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?[)\]]\s*:?|\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?\s*:)\s+(?=\S)/iu;
const NAMED = new RegExp(
  `^\\s*(?:<(\\p{L}[\\p{L}\\d .'’]{0,22})>\\s+|(${SHORT_PERSON_NAME}|\\p{Ll}[\\p{L}\\d_.-]{2,18})\\s?:\\s+)(?=\\S)`,
  'u',
);
/** A name and a time on a line of their own, over what was said. */
const OVER =
  /^\s*(\p{L}[\p{L}\d .'’]{0,22}?)\s+(?:\[|\(|at )?(?:(?:today|yesterday|heute|gestern|hoy|hier)(?: at| um)? )?\d{1,2}[:.]\d{2}(?:\s?[ap]\.?m\.?)?[\])]?\s*$/iu;
/** What begins lines of notes and is nobody's name. */
const LABELS =
  /^(?:problem|challenge|situation|context|background|goals?|task|action|fix|solution|change|results?|outcome|impact|lessons?|learnings?|takeaways?|before|after|then|now|today|why|how|next|pros?|cons?|role|location|salary|pay|stack|wins?|losses|highs?|lows?|plan|bill|when|where|who|what|note|notes|ps|nb|todo|update|idea|title|hook|cta|tags?|subject|date|time|place|price|cost|team|day|week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|question|answer|q|a|step|tip|facts?|numbers?|figures?|intro|ending|quote|source|link|re|fwd|aw|wg|tone|audience|format|length)(?:\s*\d+)?$/i;

interface Head {
  name: string;
  length: number;
}

/** The name at the head of a line of a chat or a transcript, with how much of the line it takes; undefined where there is none. */
export function headOf(line: string): Head | undefined {
  const found = STAMPED.exec(line) ?? TIMED.exec(line) ?? NAMED.exec(line);
  const name = (found?.[1] ?? found?.[2] ?? '').trim();
  return found === null || name === '' || LABELS.test(name) ? undefined : { name, length: found[0].length };
}

/** Who is said to speak on the lines below. */
export const nameOver = (line: string): string | undefined => {
  const name = OVER.exec(line)?.[1]?.trim();
  return name === undefined || LABELS.test(name) || /\d$/.test(name) ? undefined : name;
};

/** Whether a text is what several people said to one another, line by line: names begin most lines, and one of them comes again. */
export function isTalk(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const over = lines.flatMap((line) => nameOver(line) ?? []);
  if (new Set(over).size > 1 && over.length * 4 >= lines.length) return true;
  const heads = lines.flatMap((line) => headOf(line)?.name ?? []);
  const stamped = new Set(lines.flatMap((line) => STAMPED.exec(line)?.[1] ?? []));
  if (stamped.size > 1) return true;
  const names = new Set(heads);
  return names.size > 1 && heads.length > names.size && heads.length * 2 > lines.length;
}

/** What one alone wrote in a chat, line by line behind a time and the same name; undefined where it is no such text. */
export function monologueIn(text: string): { name: string; said: string } | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const heads = lines.map((line) => STAMPED.exec(line));
  const name = heads[0]?.[1]?.trim() ?? '';
  if (lines.length < 2 || name === '' || heads.some((head) => head?.[1]?.trim() !== name)) return undefined;
  return { name, said: lines.map((line, index) => line.slice(heads[index]?.[0].length ?? 0)).join('\n') };
}

/** A sentence without who says it. */
export function withoutHead(text: string, { start, end }: Span): Span {
  const length = headOf(text.slice(start, end))?.length ?? 0;
  return { start: start + length, end };
}

/** Whether nothing is left of a line but who said it. */
export const isBareHead = (line: string): boolean =>
  /:\s*$/.test(line) && headOf(`${line.trim()} x`)?.length === line.trim().length + 1;

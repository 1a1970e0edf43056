import type { Span } from '../linkedin/urls.ts';
import { segmentSentences } from './segment.ts';

/** A stretch that is for its author alone; `reason` says what marks it. */
export type PrivateSpan = Span & { reason: 'marked' | 'signal' };

const MARKED = /\(\((?:[^()\n]|\((?!\()|\)(?!\)))*\)\)|^[^\S\n]*\/\/[^\n]*/gmu;

/** Words that say for certain that a sentence is not for readers. Everything else is marked by its author. */
const SIGNALS =
  /(?<![\p{L}\p{N}#@])(?:TODO|FIXME|off the record|not for publication|do not (?:post|publish)|don['’]t (?:post|publish)|keep (?:this|that|it) (?:private|confidential|between us))(?![\p{L}\p{N}])/u;
/** The same written in any case, except for the two that are ordinary words in other languages when they are not in capitals. */
const SIGNAL_PHRASES = new RegExp(SIGNALS.source.replace('TODO|FIXME|', ''), 'iu');

/** How many UTF-16 units of a sentence are taken with its signal; a text without full stops is one sentence. */
const LONGEST_SENTENCE = 600;

/**
 * What of a text is for its author alone: `((…))`, lines that begin with `//`, and sentences that hold a certain signal
 * such as ‘TODO’ or ‘off the record’. In order, without overlaps.
 */
export function findPrivate(text: string): PrivateSpan[] {
  const marked = [...text.matchAll(MARKED)].map((match): PrivateSpan => ({
    start: match.index,
    end: match.index + match[0].length,
    reason: 'marked',
  }));
  if (!SIGNALS.test(text) && !SIGNAL_PHRASES.test(text)) return marked;
  const spans = [...marked];
  let next = 0;
  for (const { start, end } of segmentSentences(text)) {
    while ((marked[next]?.end ?? Infinity) <= start) next += 1;
    if ((marked[next]?.start ?? Infinity) < end) continue;
    const sentence = text.slice(start, end);
    if (end - start > LONGEST_SENTENCE) continue;
    if (SIGNALS.test(sentence) || SIGNAL_PHRASES.test(sentence)) spans.push({ start, end, reason: 'signal' });
  }
  return spans.toSorted((a, b) => a.start - b.start);
}

/** A text without what is private in it, and without the lines and spaces that this leaves empty. */
export function withoutPrivate(text: string): string {
  const spans = findPrivate(text);
  if (spans.length === 0) return text;
  let kept = '';
  let at = 0;
  for (const { start, end } of spans) {
    kept += text.slice(at, start);
    at = end;
    const next = text.charAt(at);
    const endsLine = next === '' || next === '\n';
    if (kept === '' || kept.endsWith('\n')) {
      while (/[^\S\n]/.test(text.charAt(at))) at += 1;
      if (text.charAt(at) === '\n') at += 1;
    } else if (endsLine) kept = kept.trimEnd();
    else if (/\s$/.test(kept) && /[\s.,;:!?]/.test(next)) kept = kept.trimEnd();
  }
  return (kept + text.slice(at)).trim();
}

import type { Span } from '../linkedin/urls.ts';
import { segmentSentences } from './segment.ts';

/** A passage meant only for its author. `reason` is how it is marked. */
export type PrivateSpan = Span & { reason: 'marked' | 'signal' };

const MARKED = /\(\((?:[^()\n]|\((?!\()|\)(?!\)))*\)\)|^[^\S\n]*\/\/[^\n]*/gmu;

/** Phrases that certainly mark a sentence as private. Everything else is marked by its author. */
const SIGNALS =
  /(?<![\p{L}\p{N}#@])(?:TODO|FIXME|off the record|not for publication|do not (?:post|publish)|don['’]t (?:post|publish)|keep (?:this|that|it) (?:private|confidential|between us))(?![\p{L}\p{N}])/u;
/** The same in any case, except for the two that are ordinary words in other languages unless capitalised. */
const SIGNAL_PHRASES = new RegExp(SIGNALS.source.replace('TODO|FIXME|', ''), 'iu');

/** The limit of a private sentence in UTF-16 units, because a text without full stops is a single sentence. */
const LONGEST_SENTENCE = 600;

/**
 * The parts of a text meant only for its author: `((…))`, lines that start with `//`, and sentences with an unambiguous
 * phrase such as "TODO" or "off the record". In order, without overlaps.
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

/** Removes the private parts of a text, and the empty lines and spaces that remain. */
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

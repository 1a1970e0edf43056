import { findUrls } from './urls.ts';
import type { Span } from './urls.ts';

/**
 * A mention from the editor: offsets into the plain text, the URN of the member or organisation, and the name that
 * LinkedIn must match.
 */
export type Mention = { start: number; end: number; urn: string; name: string };

export type RunKind = 'text' | 'hashtag' | 'url' | 'mention';

/** A run of a post. The joined runs give the post. A hashtag's text includes the hash. */
export type Run = { kind: RunKind; text: string; start: number; end: number; mention?: Mention };

const MENTION_URN = /^urn:li:(?:person|organization):[A-Za-z0-9_-]+$/;
const HASHTAG = /(?<![\p{L}\p{N}\p{M}_&])#([\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*)/gu;

/**
 * The mentions that can be sent: within the text, with a valid URN and a name, sorted and without overlaps (the first
 * wins).
 */
export function validMentions(text: string, mentions: readonly Mention[]): Mention[] {
  const usable = mentions
    .filter((m) => Number.isInteger(m.start) && Number.isInteger(m.end))
    .filter(
      (m) =>
        m.start >= 0 &&
        m.start < m.end &&
        m.end <= text.length &&
        m.name.trim() !== '' &&
        MENTION_URN.test(m.urn),
    )
    .toSorted((a, b) => a.start - b.start);
  const kept: Mention[] = [];
  for (const mention of usable) {
    if (mention.start >= (kept.at(-1)?.end ?? 0)) kept.push(mention);
  }
  return kept;
}

/** Splits a post into the parts that LinkedIn shows as plain text, hashtags, links and mentions. */
export function splitRuns(text: string, mentions: readonly Mention[] = []): Run[] {
  const marked: Run[] = [];
  const free = (span: Span) => marked.every((run) => span.end <= run.start || span.start >= run.end);
  const take = (kind: RunKind, span: Span, mention?: Mention) => {
    if (!free(span)) return;
    const run: Run = { kind, text: text.slice(span.start, span.end), start: span.start, end: span.end };
    marked.push(mention ? { ...run, mention } : run);
  };
  for (const mention of validMentions(text, mentions)) take('mention', mention, mention);
  for (const url of findUrls(text)) take('url', url);
  for (const match of text.matchAll(HASHTAG))
    take('hashtag', { start: match.index, end: match.index + match[0].length });
  return fillGaps(
    text,
    marked.toSorted((a, b) => a.start - b.start),
  );
}

function fillGaps(text: string, marked: readonly Run[]): Run[] {
  const runs: Run[] = [];
  let at = 0;
  const plain = (start: number, end: number) => {
    if (end > start) runs.push({ kind: 'text', text: text.slice(start, end), start, end });
  };
  for (const run of marked) {
    plain(at, run.start);
    runs.push(run);
    at = run.end;
  }
  plain(at, text.length);
  return runs;
}

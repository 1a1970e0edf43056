import type { Span } from '../../linkedin/urls.ts';
import { meaningOf } from '../../sources/key-sentences.ts';
import { findSentences } from '../../text/sentences.ts';
import { placeOf } from '../../text/span-index.ts';
import { parsePost, type Part, type Post } from '../post.ts';
import { findDates, sameDate, type DateClaim } from './dates.ts';
import { stem } from './events.ts';
import { findFigures, sameFigure, type Figure } from './figures.ts';
import { firstPersonEvents } from './first-person.ts';
import { findNames } from './names.ts';
import { findQuotations } from './quotations.ts';
import { unsupportedClaims } from './unsupported-claims.ts';

/** What can be claimed: 'figure', 'date', 'quotation', 'name', 'first-person', and what later rules name. */
export type ClaimKind = string;

/** A place in one of the sources. */
export interface SourcePlace extends Span {
  source: number;
}

/** A claim of a draft with the sentence it stands in, and the passage it came from; `supported` is false where no source holds it. */
export interface LinkedClaim extends Span {
  kind: ClaimKind;
  text: string;
  sentence: Part;
  supported: boolean;
  passage: SourcePlace | null;
}

/** A source read once, for any number of drafts. */
export interface PreparedSource {
  text: string;
  sentences: readonly Span[];
  meanings: readonly ReadonlySet<string>[];
  /** The same without endings: 'cranes' of a draft is 'crane' of its source. */
  stems: readonly ReadonlySet<string>[];
  figures: readonly Figure[];
  dates: readonly DateClaim[];
}

export function prepareSource(text: string): PreparedSource {
  const sentences = findSentences(text);
  return {
    text,
    sentences,
    meanings: sentences.map(({ start, end }) => meaningOf(text.slice(start, end))),
    stems: sentences.map(({ start, end }) => stemsOf(text.slice(start, end))),
    figures: findFigures(text),
    dates: findDates(text),
  };
}

/**
 * Every figure, date, quotation, name and first-person event of a draft with the passage of a source it came from. Those
 * that no source holds are to be confirmed or cut.
 */
export function linkClaims(text: string, sources: readonly PreparedSource[]): LinkedClaim[] {
  const post = parsePost(text);
  const missing = unsupportedClaims(text, sources.map((source) => source.text).join('\n\n'));
  const claims: LinkedClaim[] = missing.map(({ rule, start, end }) =>
    claimAt(post, rule.replace(/^claim-/, ''), { start, end }, false, null),
  );
  const taken = marksOn(text, claims);
  const found = (kind: ClaimKind, span: Span, places: (source: PreparedSource) => readonly Span[]) => {
    if (taken.touches(span)) return;
    taken.mark(span);
    claims.push(claimAt(post, kind, span, true, bestPlace(post, span, sources, places)));
  };
  for (const date of findDates(text))
    found('date', date, (source) => source.dates.filter((other) => sameDate(date, other)));
  for (const quotation of findQuotations(text))
    found('quotation', quotation, (source) => placesOf(source.text, quotation.text));
  for (const figure of findFigures(text))
    found('figure', figure, (source) => source.figures.filter((other) => sameFigure(figure, other)));
  for (const name of findNames(post)) found('name', name, (source) => placesOf(source.text, name.text));
  const events = marksOn(
    text,
    claims.filter(({ kind }) => kind === 'first-person'),
  );
  for (const event of firstPersonEvents(post)) {
    if (events.touches(event)) continue;
    events.mark(event);
    const place = likest(meaningOf(text.slice(event.start, event.end)), sources, 0.5);
    claims.push(claimAt(post, 'first-person', event, place !== null, place));
  }
  return claims.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** The places of a text that spans take up. */
function marksOn(text: string, spans: readonly Span[]) {
  const marks = new Uint8Array(text.length);
  const mark = ({ start, end }: Span) => marks.fill(1, start, end);
  for (const span of spans) mark(span);
  return { mark, touches: ({ start, end }: Span) => marks.subarray(start, end).includes(1) };
}

/** The passages of the sources that sentences of the draft came from, in order, each once. */
export function usedPassages(text: string, sources: readonly PreparedSource[]): SourcePlace[] {
  const used = new Map<string, SourcePlace>();
  for (const { start, end } of findSentences(text)) {
    const sentence = text.slice(start, end);
    if (ASKS_READER.test(sentence)) continue;
    const place = retold(stemsOf(sentence), sources);
    if (place !== null) used.set(`${place.source}:${place.start}`, place);
  }
  for (const { passage, sentence } of linkClaims(text, sources))
    if (passage !== null && !ASKS_READER.test(sentence.text))
      used.set(`${passage.source}:${passage.start}`, passage);
  return [...used.values()].toSorted((a, b) => a.source - b.source || a.start - b.start);
}

/** The words of a claim and of its sentence: the same as long as neither changes in more than signs and capitals. */
export function claimKey(claim: string, sentence: string): string {
  const bare = (text: string) =>
    (
      text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}%$€£₹]+/gu) ?? []
    ).join(' ');
  return `${bare(claim)}|${bare(sentence)}`;
}

function claimAt(
  post: Post,
  kind: ClaimKind,
  { start, end }: Span,
  supported: boolean,
  passage: SourcePlace | null,
): LinkedClaim {
  const text = post.text.slice(start, end);
  const sentence = post.sentences[placeOf(post.sentences, start)];
  return { kind, start, end, text, sentence: sentence ?? { start, end, text }, supported, passage };
}

/** The sentence around a place of a claim; where several sources or places hold it, the one most like the draft's sentence. */
function bestPlace(
  post: Post,
  claim: Span,
  sources: readonly PreparedSource[],
  places: (source: PreparedSource) => readonly Span[],
): SourcePlace | null {
  const sentence = post.sentences[placeOf(post.sentences, claim.start)];
  const words = meaningOf(sentence?.text ?? '');
  let best: { place: SourcePlace; shared: number } | null = null;
  for (const [index, source] of sources.entries()) {
    for (const place of places(source)) {
      const at = source.sentences.findIndex((one) => place.start >= one.start && place.start < one.end);
      const around = source.sentences[at] ?? place;
      const shared = sharedBy(words, source.meanings[at] ?? new Set());
      if (best === null || shared > best.shared)
        best = { place: { source: index, start: around.start, end: around.end }, shared };
    }
  }
  return best?.place ?? null;
}

/** What is asked of a reader came from nowhere, whatever words it shares. */
const ASKS_READER = /\byour?\b.*\?["”’)]?$/is;

/** The words of meaning without their endings, and figures as digits. */
function stemsOf(text: string): ReadonlySet<string> {
  const figures = findFigures(text).flatMap(({ values }) => values.map(String));
  return new Set([
    ...[...meaningOf(text)].map((word) => stem(word.replace(/(?<=\p{L}{5})ions?$/u, ''))),
    ...figures,
  ]);
}

/** As much of the shorter of two sentences as both must hold for one to tell the other. */
const RETOLD = 0.4;

/** The source's sentence that a sentence of a draft tells: the one it shares most with, of what is said nowhere else most of all. */
function retold(words: ReadonlySet<string>, sources: readonly PreparedSource[]): SourcePlace | null {
  let best: { place: SourcePlace; shared: number } | null = null;
  for (const [index, source] of sources.entries()) {
    for (const [at, span] of source.sentences.entries()) {
      const own = source.stems[at] ?? new Set();
      const shared = sharedBy(words, own);
      const least = Math.min(words.size, Math.max(4, own.size)) * RETOLD;
      if (shared < Math.min(2, words.size) || shared < least || shared === 0) continue;
      const share = shared + shared / (own.size + 1);
      if (best === null || share > best.shared)
        best = { place: { source: index, start: span.start, end: span.end }, shared: share };
    }
  }
  return best?.place ?? null;
}

const sharedBy = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].filter((word) => b.has(word)).length;

/** The source's sentence that shares at least this part of a sentence's words of meaning; null when none does. */
function likest(
  words: ReadonlySet<string>,
  sources: readonly PreparedSource[],
  share: number,
): SourcePlace | null {
  let best: { place: SourcePlace; shared: number } | null = null;
  for (const [index, source] of sources.entries()) {
    for (const [at, span] of source.sentences.entries()) {
      const shared = sharedBy(words, source.meanings[at] ?? new Set());
      if (shared < Math.min(2, words.size) || shared < words.size * share || shared === 0) continue;
      if (best === null || shared > best.shared)
        best = { place: { source: index, start: span.start, end: span.end }, shared };
    }
  }
  return best?.place ?? null;
}

/** Where a text holds these words in this order, whatever stands between them and whatever their capitals. */
function placesOf(text: string, wanted: string): Span[] {
  const words = wanted.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}`, 'giu');
  const places = [...text.matchAll(whole)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return places.length > 0 || words.length === 1 ? places : placesOf(text, longest);
}

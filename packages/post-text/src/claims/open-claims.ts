import { segmentSentences } from '../text/segment.ts';
import { findClaims, type Claim, type ClaimKind } from './find-claims.ts';

const openIn = (text: string, material: readonly string[]): Claim[] =>
  findClaims(text, material).filter(({ supported }) => !supported);

const distinctTexts = (claims: readonly Claim[]): string[] => [...new Set(claims.map(({ text }) => text))];

/** The claims of a text that no material contains, without what only happened, once each. */
export const openClaimsIn = (text: string, material: readonly string[]): string[] =>
  distinctTexts(openIn(text, material).filter(({ kind }) => kind !== 'experience'));

const CERTAIN_KINDS: ReadonlySet<ClaimKind> = new Set(['figure', 'date', 'quotation', 'source']);

/**
 * The figures, dates, quotations and studies of a text that the material does not contain, each once. They are shown
 * beside the text; whether they are wrong is for its reader to say, so no work is thrown away for them.
 */
export const unsupportedIn = (text: string, material: readonly string[]): string[] =>
  distinctTexts(openIn(text, material).filter(({ kind }) => CERTAIN_KINDS.has(kind)));

const shownOfDoubt = 120;

/** Says that a claim is not in what the person supplied. */
export const doubtWords = (claim: string): string =>
  `Not in your notes: “${claim.length > shownOfDoubt ? `${claim.slice(0, shownOfDoubt - 1)}…` : claim}”`;

/** Describes for the page the claims of a text that no material contains. */
export const doubtsIn = (text: string, material: readonly string[]): string[] => [
  ...new Set(openIn(text, material).map(({ text: claim }) => doubtWords(claim))),
];

const LEFT_OUT: ReadonlySet<ClaimKind> = new Set(['figure', 'date', 'name', 'quotation']);

/** The sentences of the notes with a figure, date, name or quotation that the text does not have, in order. */
export function leftOutOf(text: string, notes: string): string[] {
  const missing = openIn(notes, [text]).filter(({ kind }) => LEFT_OUT.has(kind));
  const starts = new Set(missing.map(({ sentence }) => sentence.start));
  return segmentSentences(notes)
    .filter(({ start }) => starts.has(start))
    .map(({ start, end }) => notes.slice(start, end));
}

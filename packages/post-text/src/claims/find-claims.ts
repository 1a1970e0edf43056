import type { Span } from '../linkedin/urls.ts';
import { segmentSentences } from '../text/segment.ts';
import { experiences } from './experiences.ts';
import { figures, readFigures } from './figures.ts';
import { names } from './names.ts';
import { quotations } from './quotations.ts';
import { plainWords, readMaterial, type Material } from './material.ts';

export type ClaimKind = 'figure' | 'quotation' | 'name' | 'experience';

/**
 * A statement in a post that must come from its author: numbers, quotations, people and companies, and what the author
 * did.
 */
export interface Claim extends Span {
  kind: ClaimKind;
  text: string;
  sentence: Span & { text: string };
  supported: boolean;
  /** The supporting passage, or null if it is not supported. */
  passage: (Span & { source: number }) | null;
}

/** The claims of a text in order, each with the passage of `material` that supports it. Linear in both lengths. */
export function findClaims(text: string, material: readonly string[]): Claim[] {
  const read = readMaterial(material);
  const known = readFigures(material);
  const quoted = quotations(text);
  let next = 0;
  const certain: Claim[] = [];
  const told: Claim[] = [];
  for (const span of segmentSentences(text)) {
    const sentence = { ...span, text: text.slice(span.start, span.end) };
    // A quotation can be several sentences long. It belongs to the one in which it starts.
    const begun: Span[] = [];
    for (let one = quoted[next]; one !== undefined && one.start < span.end; one = quoted[next]) {
      begun.push({ start: one.start - span.start, end: one.end - span.start });
      next += 1;
    }
    const inSentence = (kind: ClaimKind, find: (said: string) => Span[], support: Support): Claim[] =>
      find(sentence.text).map(({ start, end }) => {
        const place = { start: span.start + start, end: span.start + end };
        const passage = support(text.slice(place.start, place.end), read);
        return {
          kind,
          ...place,
          text: text.slice(place.start, place.end),
          sentence,
          supported: passage !== null,
          passage,
        };
      });
    const facts = [
      ...inSentence(
        'quotation',
        () => begun,
        (said) => read.find(plainWords(said)),
      ),
      ...inSentence('figure', figures, (said) => known.find(said)),
      ...inSentence('name', names, (said) => read.findAll(plainWords(said))),
    ];
    certain.push(...facts);
    if (!facts.some(({ supported }) => !supported))
      told.push(...inSentence('experience', experiences, (said) => read.likest(plainWords(said))));
  }
  return [...withoutOverlaps(certain), ...told].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

type Support = (said: string, material: Material) => (Span & { source: number }) | null;

/** The claims in order. Of two that overlap, the one that starts first stays. */
function withoutOverlaps(claims: readonly Claim[]): Claim[] {
  const taken: Claim[] = [];
  for (const claim of claims.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = taken.at(-1);
    if (last === undefined || last.end <= claim.start) taken.push(claim);
  }
  return taken;
}

/** The key of a claim's confirmation: the claim and its sentence without capitals, punctuation and spaces. */
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

/** Describes for the page the claims of a text that no material contains. */
export function doubtsIn(text: string, material: readonly string[]): string[] {
  return findClaims(text, material)
    .filter(({ supported }) => !supported)
    .map(
      ({ text: claim }) => `Not in your notes: “${claim.length > 120 ? `${claim.slice(0, 119)}…` : claim}”`,
    );
}

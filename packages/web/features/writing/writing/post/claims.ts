import type { ClaimConfirmation, ClaimMaterial } from '@limelight/contracts';
import { claimKey, type CheckedClaim } from '@limelight/post-text';

type Found = CheckedClaim;

/** A statement that must come from the author. */
export interface Claim extends Found {
  /** The passage that supports it, or null if the material does not contain it. */
  origin: {
    sourceId: string | null;
    factId: string | null;
    title: string;
    start: number;
    end: number;
  } | null;
  confirmed: ClaimConfirmation | null;
}

const placeOf = ({ kind, id, title }: ClaimMaterial) =>
  kind === 'memory'
    ? { sourceId: null, factId: id, title: `From memory: ${shortOf(title)}` }
    : { sourceId: id, factId: null, title };

/** The claims with their source and confirmation. A claim is listed once however often its sentence occurs. */
export function tellClaims(
  found: readonly Found[],
  material: readonly ClaimMaterial[],
  confirmations: readonly ClaimConfirmation[],
): Claim[] {
  const confirmed = new Map(confirmations.map((one) => [claimKey(one.claim, one.sentence), one]));
  const seen = new Set<string>();
  return found.flatMap((claim): Claim[] => {
    const key = claimKey(claim.text, claim.sentence.text);
    if (seen.has(key)) return [];
    seen.add(key);
    const { passage } = claim;
    const from = passage === null ? undefined : material[passage.source];
    const origin =
      passage === null || from === undefined
        ? null
        : { ...placeOf(from), start: passage.start, end: passage.end };
    return [{ ...claim, origin, confirmed: confirmed.get(key) ?? null }];
  });
}

export const isOpen = ({ supported, confirmed }: Claim): boolean => !supported && confirmed === null;

/** Shortens a text to one line of at most `longest` characters. */
export function shortOf(text: string, longest = 60): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > longest ? `${flat.slice(0, longest - 1).trimEnd()}…` : flat;
}

/** The characters shown on each side of a claim. */
const besideClaim = 60;

/** The passage around a claim, or null if the claim is all of its sentence. */
export function aroundOf({ start, end, sentence }: Pick<Claim, 'start' | 'end' | 'sentence'>): string | null {
  const [from, to] = [start - sentence.start, Math.min(end - sentence.start, sentence.text.length)];
  if (sentence.text.slice(0, from).trim() === '' && sentence.text.slice(to).trim() === '') return null;
  const wanted = sentence.text.slice(Math.max(from - besideClaim, 0), to + besideClaim);
  const before = from > besideClaim ? wanted.replace(/^\S{0,30}\s/, '…') : wanted;
  const passage = sentence.text.length > to + besideClaim ? before.replace(/\s\S{0,30}$/, '…') : before;
  return passage.replace(/\s+/g, ' ').trim();
}

export const nameOf = ({ text }: Pick<Claim, 'text'>, longest = 60): string =>
  `“${shortOf(text.replace(/^["“”„«]+|["“”«»]+$/g, ''), longest)}”`;

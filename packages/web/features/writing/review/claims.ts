import type { ClaimConfirmation, ClaimMaterial } from '@limelight/contracts';
import { claimKey, cutFix, type LinkedClaim } from '@limelight/post-text';
import type { Remark } from './findings.ts';

/** Where a claim came from, in words to be read and as a place to be shown; `sourceId` is null for what was told beside the sources. */
export interface ClaimOrigin {
  sourceId: string | null;
  title: string;
  words: string;
  start: number;
  end: number;
}

export interface Claim extends LinkedClaim {
  origin: ClaimOrigin | null;
  confirmed: ClaimConfirmation | null;
  /** Where else the same words stand in the same sentence, the first of them included: one word confirms them all. */
  places: readonly LinkedClaim[];
}

/** The claims with where they came from and who stands for them, each once however often its sentence is said. */
export function tellClaims(
  claims: readonly LinkedClaim[],
  origins: readonly ClaimMaterial[],
  confirmations: readonly ClaimConfirmation[],
): Claim[] {
  const confirmed = new Map(confirmations.map((one) => [claimKey(one.claim, one.sentence), one]));
  const same = Map.groupBy(
    claims,
    ({ kind, supported, text, sentence }) => `${kind} ${supported} ${claimKey(text, sentence.text)}`,
  );
  return [...same.values()].flatMap((all) => {
    const [claim] = all;
    if (claim === undefined) return [];
    const from = claim.passage === null ? undefined : origins[claim.passage.source];
    const origin =
      claim.passage === null || from === undefined
        ? null
        : {
            sourceId: from.id,
            title: from.title,
            words: from.text.slice(claim.passage.start, claim.passage.end),
            start: claim.passage.start,
            end: claim.passage.end,
          };
    const word = confirmed.get(claimKey(claim.text, claim.sentence.text)) ?? null;
    return [{ ...claim, origin, confirmed: word, places: all }];
  });
}

/** Those that no source holds and nobody stands for. */
export function openOf(claims: readonly Claim[]): Claim[] {
  return claims.filter((claim) => !claim.supported && claim.confirmed === null);
}

export type SentenceClaims = readonly [Claim, ...Claim[]];

/** Claims of one sentence together, in the order of the text. */
export function bySentence(claims: readonly Claim[]): SentenceClaims[] {
  const groups = Map.groupBy(
    claims.toSorted((a, b) => a.start - b.start),
    ({ sentence }) => sentence.start,
  );
  return [...groups.values()]
    .flatMap(([first, ...others]): SentenceClaims[] => (first === undefined ? [] : [[first, ...others]]))
    .toSorted(([a], [b]) => a.sentence.start - b.sentence.start);
}

/** Claims of one sentence that stand for the same reason: the same passage bears them out, or each was confirmed by itself. */
export function byReason(group: SentenceClaims): SentenceClaims[] {
  const groups = Map.groupBy(group, ({ origin, confirmed }) =>
    confirmed !== null ? confirmed.id : origin === null ? '' : `${origin.title} ${origin.start}`,
  );
  return [...groups.values()].flatMap(([first, ...others]): SentenceClaims[] =>
    first === undefined ? [] : [[first, ...others]],
  );
}

/** A sentence in pieces, on one line, with the places of its claims told from the rest. */
export function piecesOf(group: SentenceClaims): { words: string; claimed: boolean }[] {
  const [{ sentence }] = group;
  const pieces: { words: string; claimed: boolean }[] = [];
  const add = (from: number, to: number, claimed: boolean) => {
    if (to > from) pieces.push({ words: sentence.text.slice(from, to).replace(/\s+/g, ' '), claimed });
  };
  let at = 0;
  for (const { start, end } of group) {
    const [from, to] = [
      Math.max(at, start - sentence.start),
      Math.min(end - sentence.start, sentence.text.length),
    ];
    if (to <= from) continue;
    add(at, from, false);
    add(from, to, true);
    at = to;
  }
  add(at, sentence.text.length, false);
  return pieces;
}

const parts: Readonly<Record<string, string>> = {
  date: 'a date no source gives',
  quotation: 'quoted, but no source holds these words',
  name: 'a name no source gives',
  offer: 'offered, but no source speaks of it',
};

/** One open claim, beside the sentence it stands in. */
export function partOf(claim: Claim): string {
  const often = claim.places.length > 1 ? `, at ${claim.places.length} places` : '';
  if (claim.kind === 'first-person') return `Told as yours${often}, and no source tells it.`;
  return `${quoted(claim.text)}${often}: ${parts[claim.kind] ?? 'in no source'}.`;
}

/** A claim by its words, one told as the author's own by that. */
export const nameOf = ({ kind, text }: Claim) => (kind === 'first-person' ? 'Told as yours' : quoted(text));

const whys: Readonly<Record<string, string>> = {
  date: 'is a date no source gives',
  quotation: 'is quoted, but no source holds these words',
  name: 'is a name no source gives',
  offer: 'is offered, but no source speaks of it',
  'first-person': 'is told as yours, and no source tells it',
};

export function shortOf(text: string, longest = 60): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > longest ? `${flat.slice(0, longest - 1).trimEnd()}…` : flat;
}

/** In quotation marks of its own, without those it has. */
function quoted(text: string): string {
  return `‘${shortOf(text.replace(/^["“”„«]+|["“”«»]+$/g, ''))}’`;
}

/** An open claim as a remark, with cutting its sentence as the change that is offered. */
export function remarkOf(claim: LinkedClaim, text: string): Remark & { fix: NonNullable<Remark['fix']> } {
  const { start, end } = claim;
  return {
    rule: `claim-${claim.kind}`,
    severity: 'warn',
    message: `${quoted(claim.text)} ${whys[claim.kind] ?? 'is in no source'}.`,
    start,
    end,
    fix: cutFix(text, claim.sentence.start, claim.sentence.end, 'Cut the sentence'),
  };
}

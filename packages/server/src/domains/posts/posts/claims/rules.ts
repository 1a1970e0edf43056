import { createHash } from 'node:crypto';
import { claimKey, findClaims } from '@limelight/post-text';

export function keyOf(claim: string, sentence: string): string {
  return createHash('sha256').update(claimKey(claim, sentence)).digest('hex');
}

/** The claims of a text that no material supports and nobody has confirmed, in their original wording. */
export function openClaims(
  text: string,
  materials: readonly string[],
  confirmed: ReadonlySet<string>,
): { claim: string; sentence: string }[] {
  return findClaims(text, materials)
    .filter((claim) => !claim.supported && !confirmed.has(keyOf(claim.text, claim.sentence.text)))
    .map(({ text: claim, sentence }) => ({ claim, sentence: sentence.text }));
}

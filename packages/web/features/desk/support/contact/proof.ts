import { isContactProof } from '@limelight/contracts/catalog';

/** The number of hashes computed at once: enough to keep the browser busy, few enough to keep the page responsive. */
const batch = 256;

/**
 * Finds the first number that, combined with the challenge, gives a hash with enough leading zero bits. Takes about a
 * second.
 */
export async function prove(challenge: string, bits: number): Promise<string> {
  const encoder = new TextEncoder();
  const hashOf = async (nonce: number) =>
    crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}.${nonce}`));
  for (let first = 0; ; first += batch) {
    const hashes = await Promise.all(
      Array.from({ length: batch }, async (_, index) => hashOf(first + index)),
    );
    const found = hashes.findIndex((hash) => isContactProof(new Uint8Array(hash), bits));
    if (found >= 0) return String(first + found);
  }
}

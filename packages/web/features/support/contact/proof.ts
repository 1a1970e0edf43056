import { isContactProof } from '@limelight/contracts/catalog';

/** Hashes asked for at once: enough to keep the browser busy, few enough to let the page breathe. */
const batch = 256;

/** The first number that, with the challenge, gives a hash with enough zero bits. About a second of work. */
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

const mostCharacters = 4_000;
const mark = '+idea-';

/** Inserts the secret before the `@`, as in `tickets+idea-<secret>@your.domain`. */
export function addressOf(inbound: string, secret: string): string {
  const at = inbound.lastIndexOf('@');
  return `${inbound.slice(0, at)}${mark}${secret}${inbound.slice(at)}`;
}

/**
 * Finds the secret in the first address that matches. The comparison ignores case, since mail servers may change
 * it.
 */
export function secretIn(inbound: string, addresses: readonly string[]): string | null {
  const at = inbound.lastIndexOf('@');
  const [start, end] = [`${inbound.slice(0, at)}${mark}`.toLowerCase(), inbound.slice(at).toLowerCase()];
  for (const address of addresses) {
    const given = address.toLowerCase();
    if (!given.startsWith(start) || !given.endsWith(end)) continue;
    const secret = given.slice(start.length, given.length - end.length);
    if (/^[0-9a-f]{20}$/.test(secret)) return secret;
  }
  return null;
}

/** The subject without reply and forward prefixes, followed by the text. */
export function ideaTextOf({ subject, words }: { subject: string; words: string }): string {
  const point = subject
    .slice(0, 300)
    .replace(/^(?:\s*(?:re|fwd?|aw|wg)\s*:)+/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${point}\n${words.trim()}`.trim().slice(0, mostCharacters).toWellFormed().replaceAll('\u0000', '');
}

const mostCharacters = 4_000;
const mark = '+idea-';

/** `tickets@your.domain` with the secret in it. */
export function addressOf(inbound: string, secret: string): string {
  const at = inbound.lastIndexOf('@');
  return `${inbound.slice(0, at)}${mark}${secret}${inbound.slice(at)}`;
}

/** The secret in the first of these addresses that was made here; mail servers may change the case. */
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

/** What a mail says as an idea: its subject, without the marks of replying and forwarding, and its words. */
export function ideaTextOf({ subject, words }: { subject: string; words: string }): string {
  const point = subject
    .slice(0, 300)
    .replace(/^(?:\s*(?:re|fwd?|aw|wg)\s*:)+/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${point}\n${words.trim()}`.trim().slice(0, mostCharacters).toWellFormed().replaceAll('\u0000', '');
}

/**
 * Extracts a post's URN from a LinkedIn link, or returns null. Accepts `/feed/update/…` (plain or encoded),
 * `/posts/…-activity-N-…`, `/embed/…`, and a bare URN.
 */
export function urnOfLink(link: string): string | null {
  let text = link;
  // Copied links are encoded once or sometimes twice.
  for (let round = 0; round < 2; round += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      break;
    }
  }
  const urn = /urn:li:(share|ugcPost|activity):(\d{1,25})(?!\d)/.exec(text);
  if (urn) return `urn:li:${urn[1]}:${urn[2]}`;
  const slug = /\/posts\/[^/?#]*[-_](share|ugcPost|activity)-(\d{1,25})(?:-|$|[/?#])/.exec(text);
  return slug ? `urn:li:${slug[1]}:${slug[2]}` : null;
}

/**
 * LinkedIn's ids contain their creation time above the lowest 22 bits. Returns the time of the id in a URN or link in
 * epoch milliseconds, or null for other numbers.
 */
export function momentOfUrn(address: string): number | null {
  const id = /(?<!\d)\d{18,20}(?!\d)/.exec(address)?.[0];
  if (id === undefined) return null;
  const moment = Number(BigInt(id) >> 22n);
  return moment > Date.UTC(2003, 0) && moment < Date.UTC(2100, 0) ? moment : null;
}

export interface Subscription {
  title: string;
  address: string;
}

/** Escapes text for XML, without the characters that XML cannot contain. */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f\ufffe\uffff]+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An OPML file of these feeds, which may be none. */
export function writeOpml(title: string, subscriptions: readonly Subscription[]): string {
  const outlines = subscriptions.map(({ title: text, address }) => {
    const label = escapeXml(text);
    return `    <outline type="rss" text="${label}" title="${label}" xmlUrl="${escapeXml(address)}"/>\n`;
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n<opml version="2.0">\n',
    `  <head>\n    <title>${escapeXml(title)}</title>\n  </head>\n`,
    `  <body>\n${outlines.join('')}  </body>\n</opml>\n`,
  ].join('');
}

const lastOf = (text: string, tags: RegExp): RegExpExecArray | undefined => [...text.matchAll(tags)].at(-1);

/** How many ends of objects are tried, from the last one on. */
const attempts = 50;

/**
 * Whether the document of a feed ends in the middle of an item, and its part up to the last complete one, closed like
 * the whole would be. `complete` is null when no item is complete.
 */
export function completePart(text: string): { isCutOff: boolean; complete: string | null } {
  const start = text.slice(0, 2_000);
  if (start.startsWith('{')) {
    const isFeed = /"version"\s*:\s*"https?:\/\/(?:www\.)?jsonfeed\.org\//.test(start);
    const isCutOff = isFeed && !isJson(text);
    return { isCutOff, complete: isCutOff ? completeJson(text) : null };
  }
  const [, root, channel] =
    /<((?:[\w-]+:)?(?:rss|feed|RDF))[\s>](?:[^<]*<(channel)[\s>])?/i.exec(start) ?? [];
  if (root === undefined || new RegExp(`</${root}\\s*>`, 'i').test(text))
    return { isCutOff: false, complete: null };
  const item = lastOf(text, /<\/(?:[\w-]+:)?(?:item|entry)\s*>/gi);
  const end = item === undefined ? 0 : item.index + item[0].length;
  const isCutOff = /<(?:[\w-]+:)?(?:item|entry)[\s>]/i.test(text.slice(end));
  if (!isCutOff || item === undefined) return { isCutOff, complete: null };
  const ends = channel === undefined || /RDF$/i.test(root) ? `</${root}>` : `</${channel}></${root}>`;
  return { isCutOff, complete: `${text.slice(0, end)}${ends}` };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function completeJson(text: string): string | null {
  let end = text.lastIndexOf('}');
  for (let attempt = 0; attempt < attempts && end > 0; attempt += 1) {
    const candidate = `${text.slice(0, end + 1)}]}`;
    if (isJson(candidate)) return candidate;
    end = text.lastIndexOf('}', end - 1);
  }
  return null;
}

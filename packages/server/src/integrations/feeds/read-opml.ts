import { parseOpml } from 'feedsmith';
import { lineOf } from './plain-text.ts';
import type { Subscription } from './write-opml.ts';

interface Outline {
  text?: string;
  title?: string;
  xmlUrl?: string;
  outlines?: readonly Outline[];
}

const subscriptionLimit = 500;
const depthLimit = 10;

/** The feeds of an OPML file, with folders flattened and duplicates removed. Throws if the text is not OPML. */
export function readOpml(text: string): Subscription[] {
  const found = new Map<string, Subscription>();
  const walk = (outlines: readonly Outline[] | undefined, depth: number) => {
    for (const { title, text: label, xmlUrl, outlines: inner } of outlines ?? []) {
      if (found.size === subscriptionLimit) return;
      const url = xmlUrl !== undefined && URL.canParse(xmlUrl.trim()) ? new URL(xmlUrl.trim()) : null;
      if (url !== null && (url.protocol === 'http:' || url.protocol === 'https:'))
        found.set(url.href, { address: url.href, title: lineOf(title ?? label ?? '', 200) || url.hostname });
      if (depth < depthLimit) walk(inner, depth + 1);
    }
  };
  walk(parseOpml(text).body?.outlines, 0);
  return [...found.values()];
}

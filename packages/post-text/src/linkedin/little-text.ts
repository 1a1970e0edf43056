import { splitRuns } from './runs.ts';
import type { Mention } from './runs.ts';

// LinkedIn silently cuts a post at the first of these that is not escaped and does not form an element.
const RESERVED = /[\\|{}@[\]()<>#*_~]/g;

/** Escapes LinkedIn's 15 reserved characters. Not idempotent: call it once, on plain text. */
export function escapeLittleText(text: string): string {
  return text.replace(RESERVED, '\\$&');
}

/**
 * Encodes a plain post as LinkedIn "little text" for `commentary`.
 * Hashtags use the template form, mentions `@[name](urn)`, and every other reserved character is escaped, even in
 * links.
 * A mention that cannot be sent (invalid URN, outside the text, overlapping) is sent as plain text.
 */
export function toLittleText(text: string, mentions: readonly Mention[] = []): string {
  return splitRuns(text, mentions)
    .map((run) => {
      if (run.kind === 'hashtag') return `{hashtag|\\#|${run.text.slice(1)}}`;
      if (run.mention) return `@[${escapeLittleText(run.mention.name)}](${run.mention.urn})`;
      return escapeLittleText(run.text);
    })
    .join('');
}

const ELEMENT =
  /\{hashtag\|\\?([#＃])\|((?:\\.|[^\\|{}])*)\}|@\[((?:\\.|[^\\[\]])*)\]\((urn:li:[a-z]+:[A-Za-z0-9_-]+)\)|\\([\s\S])/g;

/** Decodes little text into the plain post and its mentions. Stray reserved characters are kept. */
export function fromLittleText(little: string): { text: string; mentions: Mention[] } {
  const mentions: Mention[] = [];
  let text = '';
  let at = 0;
  for (const match of little.matchAll(ELEMENT)) {
    text += little.slice(at, match.index);
    at = match.index + match[0].length;
    const [, sign, tag, name, urn, escaped] = match;
    if (tag !== undefined) text += `${sign}${unescape(tag)}`;
    else if (name !== undefined && urn !== undefined) {
      const shown = unescape(name);
      mentions.push({ start: text.length, end: text.length + shown.length, urn, name: shown });
      text += shown;
    } else text += escaped ?? '';
  }
  return { text: text + little.slice(at), mentions };
}

function unescape(text: string): string {
  return text.replace(/\\([\s\S])/g, '$1');
}

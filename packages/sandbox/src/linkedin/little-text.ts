import type { Rendered } from './records.ts';

const RESERVED = new Set('\\|{}@[]()<>#*_~');
const WORD = /^[\p{L}\p{N}\p{M}]+/u;
const WORD_AT_END = /[\p{L}\p{N}\p{M}_]$/u;
const TEMPLATE = /^\{hashtag\|(?:\\?[#＃])\|((?:\\[\\|{}@[\]()<>#*_~]|[^\\|{}@[\]()<>#*_~])+)\}/u;
const MENTION =
  /^@(?:\[((?:\\[\\|{}@[\]()<>#*_~]|[^\\|{}@[\]()<>#*_~])*)\])?\((urn:li:(?:person|organization):[A-Za-z0-9_-]+)\)/u;

type Element = { source: number; shown: string; mark?: { kind: 'hashtag' | 'mention'; target: string } };

/** True when `name` can mention `urn`. Wrong names stay plain text. */
export type Names = (urn: string, name: string) => boolean;

/**
 * Renders little text as LinkedIn does: escaped reserved characters appear as themselves, hashtags and mentions become
 * marks, and at the first other reserved character the text silently ends.
 */
export function renderLittleText(commentary: string, names: Names): Rendered {
  let shown = '';
  const marks: Rendered['marks'] = [];
  let position = 0;
  while (position < commentary.length) {
    const character = commentary.charAt(position);
    if (!RESERVED.has(character)) {
      shown += character;
      position += 1;
      continue;
    }
    const element = elementAt(commentary, position, shown, names);
    if (element === undefined) return { text: shown, cut: true, marks };
    if (element.mark !== undefined)
      marks.push({ start: shown.length, length: element.shown.length, ...element.mark });
    shown += element.shown;
    position += element.source;
  }
  return { text: shown, cut: false, marks };
}

/** The length of the unescaped text in UTF-16 units, including any part that would be cut off. */
export function renderedLength(commentary: string): number {
  let length = 0;
  let position = 0;
  while (position < commentary.length) {
    const element = RESERVED.has(commentary.charAt(position))
      ? elementAt(commentary, position, '', () => true)
      : undefined;
    length += element?.shown.length ?? 1;
    position += element?.source ?? 1;
  }
  return length;
}

function elementAt(commentary: string, position: number, before: string, names: Names): Element | undefined {
  const rest = commentary.slice(position, position + 400);
  switch (commentary.charAt(position)) {
    case '\\': {
      const next = rest.charAt(1);
      return RESERVED.has(next) ? { source: 2, shown: next } : undefined;
    }
    case '#': {
      const word = WORD.exec(rest.slice(1))?.[0];
      if (word === undefined || WORD_AT_END.test(before)) return undefined;
      return { source: word.length + 1, shown: `#${word}`, mark: { kind: 'hashtag', target: word } };
    }
    case '{': {
      const match = TEMPLATE.exec(rest);
      if (match === null) return undefined;
      const word = unescape(match[1] ?? '');
      return { source: match[0].length, shown: `#${word}`, mark: { kind: 'hashtag', target: word } };
    }
    case '@': {
      const match = MENTION.exec(rest);
      if (match === null) return undefined;
      const name = unescape(match[1] ?? '');
      const target = match[2] ?? '';
      const known = names(target, name);
      return {
        source: match[0].length,
        shown: name,
        ...(known ? { mark: { kind: 'mention' as const, target } } : {}),
      };
    }
    default:
      return undefined;
  }
}

function unescape(text: string): string {
  return text.replace(/\\(.)/gu, '$1');
}

import { snippetPlaceholders, type Snippet, type SnippetPlaceholder } from '@limelight/contracts';
import type { Snapshot } from '../../post/history.ts';

/** The values of the placeholders. Empty where the profile has none. */
export type Own = Readonly<Record<SnippetPlaceholder, string>>;

const placeholder = /\{\s*([a-z ]+?)\s*\}/gi;

function isPlaceholder(name: string): name is SnippetPlaceholder {
  return Object.hasOwn(snippetPlaceholders, name);
}

/** Fills in the placeholders of a snippet. Values missing from the profile remain as placeholders. */
export function filled(text: string, own: Own): string {
  return text.replace(placeholder, (whole, name: string) => {
    const key = name.toLowerCase();
    return isPlaceholder(key) && own[key] !== '' ? own[key] : whole;
  });
}

/** The text at the caret that can be completed: a snippet's name after a slash, or a hashtag. */
export interface Typed {
  kind: 'snippet' | 'hashtag';
  start: number;
  words: string;
}

export function typedAt({ text, start, end }: Snapshot): Typed | null {
  if (start !== end) return null;
  const before = text.slice(Math.max(0, start - 60), start);
  const found = /(?:^|\s)([/#])([\p{L}\p{M}\p{N}_-]*)$/u.exec(before);
  if (!found) return null;
  const [, sign = '', words = ''] = found;
  if (sign === '#' && words === '') return null;
  return { kind: sign === '/' ? 'snippet' : 'hashtag', start: start - words.length - 1, words };
}

/** The snippets whose names match the typed text, those that start with it first. */
export function snippetsFor(snippets: readonly Snippet[], words: string): Snippet[] {
  const wanted = words.toLowerCase();
  const begins = ({ name }: Snippet) => name.toLowerCase().startsWith(wanted);
  const holds = ({ name }: Snippet) => name.toLowerCase().includes(wanted);
  return [...snippets.filter(begins), ...snippets.filter((one) => !begins(one) && holds(one))].slice(0, 6);
}

/** The user's earlier hashtags that start with the typed text, except an exact match. */
export function hashtagsFor(tags: readonly string[], words: string): string[] {
  const wanted = `#${words.toLowerCase()}`;
  return tags
    .filter((tag) => tag.toLowerCase().startsWith(wanted) && tag.toLowerCase() !== wanted)
    .slice(0, 6);
}

export function finish({ text, end }: Snapshot, typed: Typed, words: string): Snapshot {
  const after = typed.start + words.length;
  return { text: text.slice(0, typed.start) + words + text.slice(end), start: after, end: after };
}

/** Appends the signature unless the text already ends with it. */
export function signed(text: string, signature: string): string {
  const own = signature.trim();
  const body = text.trimEnd();
  if (own === '' || body.endsWith(own)) return text;
  return body === '' ? `\n\n${own}` : `${body}\n\n${own}`;
}

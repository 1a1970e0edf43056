import { snippetPlaceholders, type Snippet, type SnippetPlaceholder } from '@limelight/contracts';
import type { Snapshot } from '../session/history.ts';

/** What stands in the place of each placeholder; empty where the profile does not say. */
export type Own = Readonly<Record<SnippetPlaceholder, string>>;

const placeholder = /\{\s*([a-z ]+?)\s*\}/gi;

function isPlaceholder(name: string): name is SnippetPlaceholder {
  return Object.hasOwn(snippetPlaceholders, name);
}

/** The words of a snippet with the person's own data put in; what the profile does not say stays to be filled in. */
export function filled(text: string, own: Own): string {
  return text.replace(placeholder, (whole, name: string) => {
    const key = name.toLowerCase();
    return isPlaceholder(key) && own[key] !== '' ? own[key] : whole;
  });
}

/** What is being typed at the caret that a list can finish: a snippet's name after a slash, or a hashtag. */
export interface Typed {
  kind: 'snippet' | 'hashtag';
  /** Where the sign stands. */
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

/** The snippets whose name goes on from what was typed, those that begin with it first. */
export function snippetsFor(snippets: readonly Snippet[], words: string): Snippet[] {
  const wanted = words.toLowerCase();
  const begins = ({ name }: Snippet) => name.toLowerCase().startsWith(wanted);
  const holds = ({ name }: Snippet) => name.toLowerCase().includes(wanted);
  return [...snippets.filter(begins), ...snippets.filter((one) => !begins(one) && holds(one))].slice(0, 6);
}

/** The person's earlier hashtags that go on from what was typed, without the one that is typed whole. */
export function hashtagsFor(tags: readonly string[], words: string): string[] {
  const wanted = `#${words.toLowerCase()}`;
  return tags
    .filter((tag) => tag.toLowerCase().startsWith(wanted) && tag.toLowerCase() !== wanted)
    .slice(0, 6);
}

/** Puts words in the place of what was typed up to the caret. */
export function finish({ text, end }: Snapshot, typed: Typed, words: string): Snapshot {
  const after = typed.start + words.length;
  return { text: text.slice(0, typed.start) + words + text.slice(end), start: after, end: after };
}

/** The text with the signature below it, unless it ends with it already. */
export function signed(text: string, signature: string): string {
  const own = signature.trim();
  const body = text.trimEnd();
  if (own === '' || body.endsWith(own)) return text;
  return body === '' ? `\n\n${own}` : `${body}\n\n${own}`;
}

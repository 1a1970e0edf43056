import type { Fix, Rule } from '../finding.ts';
import type { Post } from '../post.ts';

const DASH = /[^\S\n]*—[^\S\n]*|[^\S\n]+(?:–|--)[^\S\n]+(?!\d)/g;
/** An aside between two dashes in a paragraph is how people write; more than a dash in so many words is not. */
const FREE_WORDS = 40;

/** Dashes between thoughts, more often than people type them. */
export const emDashRate: Rule = {
  id: 'em-dash-rate',
  group: 'tell',
  severity: 'warn',
  english: true,
  find: (post) => {
    const dashes = [...post.text.matchAll(DASH)].filter((dash) => !isListMark(post.text, dash.index));
    const allowed = Math.max(1, Math.floor(post.words.length / FREE_WORDS));
    const first = dashes[0];
    const last = dashes.at(-1);
    if (!first || !last || dashes.length <= allowed || isOneAside(post, dashes)) return [];
    const fix = commaFix(post, dashes);
    return [
      {
        message: `${dashes.length} dashes in ${post.words.length} words. Few people type that many; full stops and commas read as your own hand.`,
        start: first.index,
        end: last.index + last[0].length,
        ...(fix ? { fix } : {}),
      },
    ];
  },
};

/** 'The porter — a quiet man — had the key.': two dashes, one sentence, and no more of them. */
function isOneAside(post: Post, dashes: readonly RegExpExecArray[]): boolean {
  const [first, second, third] = dashes;
  return (
    first !== undefined &&
    second !== undefined &&
    third === undefined &&
    post.sentences.some(({ start, end }) => first.index > start && second.index < end)
  );
}

function isListMark(text: string, at: number): boolean {
  return at === 0 || text.charAt(at - 1) === '\n';
}

/** Two dashes within one sentence enclose an aside and may be commas; a single one may be anything. */
function commaFix(post: Post, dashes: readonly RegExpExecArray[]): Fix | undefined {
  for (const sentence of post.sentences) {
    const [first, second, third] = dashes.filter(
      (dash) => dash.index > sentence.start && dash.index < sentence.end,
    );
    if (!first || !second || third) continue;
    const end = second.index + second[0].length;
    return {
      start: first.index,
      end,
      replacement: `, ${post.text.slice(first.index + first[0].length, second.index)}, `,
      label: 'Commas round the aside',
    };
  }
  return undefined;
}

import type { Remark, Rule } from '../finding.ts';
import type { Post } from '../post.ts';

const CAPITALS =
  /(?<![\p{L}\p{N}#@/])\p{Lu}{2,}(?:['’]\p{Lu}+)?(?:[^\S\n]+(?:\p{Lu}{2,}(?:['’]\p{Lu}+)?|[IA]))*[^\S\n]+\p{Lu}{4,}(?![\p{L}\p{N}])(?:[^\S\n]+\p{Lu}{2,}(?![\p{L}\p{N}]))*/gu;

/** Capitals and exclamation marks that shout. */
export const shouting: Rule = {
  id: 'shouting',
  group: 'reading',
  severity: 'warn',
  find: (post) => [...capitals(post), ...exclamations(post)].toSorted((a, b) => a.start - b.start),
};

function capitals(post: Post): Remark[] {
  return [...post.text.matchAll(CAPITALS)].map((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const begins = /(?:^|[.!?\n]["“‘(]?\s*)$/.test(post.text.slice(0, start));
    const lower = match[0].toLocaleLowerCase('en').replace(/\bi\b/g, 'I');
    const replacement = begins ? lower.charAt(0).toLocaleUpperCase('en') + lower.slice(1) : lower;
    return {
      message: 'Words in capitals read as shouting, and screen readers may spell them out. Write them small.',
      start,
      end,
      fix: { start, end, replacement, label: 'Write it small' },
    };
  });
}

function exclamations(post: Post): Remark[] {
  const doubled = [...post.text.matchAll(/(?:!\s?){2,}|!\?!+|\?!{2,}/g)].map((match) => {
    const end = match.index + match[0].trimEnd().length;
    return {
      message: 'One exclamation mark is as loud as three.',
      start: match.index,
      end,
      fix: { start: match.index, end, replacement: match[0].includes('?') ? '?' : '!', label: 'Keep one' },
    };
  });
  if (doubled.length > 0) return doubled;
  const all = [...post.text.matchAll(/!(?=\s|$)/g)];
  const last = all.at(-1);
  if (!last || all.length < 4 || all.length * 3 < post.sentences.length) return [];
  return [
    {
      message: `${all.length} exclamation marks. After the second nobody hears them: keep the one that matters.`,
      start: last.index,
      end: last.index + 1,
      severity: 'info',
    },
  ];
}

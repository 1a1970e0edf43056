import type { Remark, Rule } from '../finding.ts';

const MARKS: readonly { pattern: RegExp; put: (match: RegExpMatchArray) => string }[] = [
  { pattern: /\*\*(?=\S)([^*\n]+?)\*\*/g, put: (match) => match[1] ?? '' },
  { pattern: /(?<=^|\n)#{1,6} +(?=\S)/g, put: () => '' },
  { pattern: /(?<!\w)__(?=\S)([^_\n]+?)__(?!\w)/g, put: (match) => match[1] ?? '' },
  { pattern: /(?<!`)`([^`\n]+)`(?!`)/g, put: (match) => match[1] ?? '' },
  {
    pattern: /\[([^\]\n]+)\]\((https?:\/\/[^)\s]+)\)/g,
    put: (match) => `${match[1] ?? ''}: ${match[2] ?? ''}`,
  },
  { pattern: /(?<=^|\n)```[^\n]*\n?/g, put: () => '' },
];

/** Markdown, which LinkedIn shows as typed. */
export const markdown: Rule = {
  id: 'markdown',
  group: 'linkedin',
  severity: 'warn',
  find: (post) =>
    MARKS.flatMap(({ pattern, put }) =>
      [...post.text.matchAll(pattern)].map((match): Remark => {
        const place = { start: match.index, end: match.index + match[0].length };
        return {
          message: 'LinkedIn has no Markdown: these signs will be shown as they stand. Take them out.',
          ...place,
          fix: { ...place, replacement: put(match), label: 'Take the signs out' },
        };
      }),
    ).toSorted((a, b) => a.start - b.start),
};

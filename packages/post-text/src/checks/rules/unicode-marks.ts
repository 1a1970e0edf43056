import { hasMarks, toPlain } from '../../linkedin/marks.ts';
import type { Rule } from '../finding.ts';

/** Look-alike letters that screen readers skip and search does not find. */
export const unicodeMarks: Rule = {
  id: 'unicode-marks',
  group: 'reading',
  severity: 'warn',
  find: (post) => {
    if (!hasMarks(post.text)) return [];
    const marked = [...post.text.matchAll(/[\u{1d400}-\u{1d7ff}]|[^\s]\p{M}*[\u0335\u0336]/gu)];
    const start = marked[0]?.index ?? 0;
    const last = marked.at(-1);
    const end = last ? last.index + last[0].length : post.text.length;
    return [
      {
        message:
          'Bold and italic here are look-alike signs. A screen reader skips them or spells them out, and search does not find the words. Use them for a word at most.',
        start,
        end,
        fix: {
          start,
          end,
          replacement: toPlain(post.text.slice(start, end)),
          label: 'Back to plain letters',
        },
      },
    ];
  },
};

import { FOLD_DEFAULTS, foldAt } from '../../linkedin/fold.ts';
import type { Rule } from '../finding.ts';

/** The first sentence has to stand whole before '…more' on a phone. */
export const openingFold: Rule = {
  id: 'opening-fold',
  group: 'linkedin',
  severity: 'warn',
  find: (post, context) => {
    const first = post.sentences[0];
    if (!first) return [];
    const at = foldAt(post.text, { ...FOLD_DEFAULTS.mobile, ...context.fold });
    if (at === null || at >= first.end) return [];
    return [
      {
        message: `On a phone the first sentence is cut after ${at} characters. Say the point in fewer words, so that a scroller can read it whole.`,
        start: first.start,
        end: first.end,
      },
    ];
  },
};

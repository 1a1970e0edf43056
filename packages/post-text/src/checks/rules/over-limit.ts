import { counted } from '../post.ts';
import { POST_LIMIT, postLimits } from '../../linkedin/limits.ts';
import type { Rule } from '../finding.ts';

export const overLimit: Rule = {
  id: 'over-limit',
  group: 'linkedin',
  severity: 'problem',
  find: (post) => {
    const { raw, escaped, over, warnEscaped } = postLimits(post.text);
    const end = post.text.length;
    if (over) {
      return [
        {
          message: `${tooMany(raw - POST_LIMIT)}: LinkedIn takes ${counted(POST_LIMIT)}. Cut from here on, or what matters least.`,
          start: POST_LIMIT,
          end,
        },
      ];
    }
    if (!warnEscaped) return [];
    return [
      {
        message: `The post has ${counted(raw)} characters, but ${counted(escaped)} as sent, since brackets and other signs are marked. LinkedIn may refuse more than ${counted(POST_LIMIT)}: take out ${counted(escaped - POST_LIMIT)} to be safe.`,
        start: 0,
        end,
        severity: 'warn',
      },
    ];
  },
};

const tooMany = (count: number) =>
  count === 1 ? 'One character too many' : `${counted(count)} characters too many`;

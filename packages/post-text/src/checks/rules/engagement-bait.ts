import { patternRule } from './pattern-rule.ts';

const END = '(?=\\s*(?:$|\\n|♻️|👇))';

/** Asks for the click and not for an answer. */
export const engagementBait = patternRule(
  'engagement-bait',
  'asks for the click and not for an answer. LinkedIn shows such posts to fewer people.',
  [
    {
      pattern: new RegExp(
        `(?<=^|\\n|[.!?…]\\s)(?:Tag (?:someone|a (?:friend|colleague)|your)\\b[^.!?\\n]{0,60}[.!]?|(?:Comment|Type|Reply) ["“‘'][^"”’'\\n]{1,20}["”’'][^.!?\\n]{0,60}[.!]?|(?:♻️|🔁)?\\s*(?:(?:Like|Repost) (?:this|if|to)|(?:Save|Bookmark) this(?: post| for later|(?=[.!]))|Like if)\\b[^.!?\\n]{0,60}[.!]?(?:\\s*♻️)?|Share this (?:with|if)\\b[^.!?\\n]{0,40}[.!]?|Drop (?:an? )?(?:\\p{Extended_Pictographic}\\ufe0f?|emoji|yes|your|a comment|["“])[^.!?\\n]{0,40}[.!]?|Follow (?:me|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?) for\\b[^.!?\\n]{0,60}[.!]?)${END}`,
        'gu',
      ),
      cut: 'Cut the line',
    },
  ],
);

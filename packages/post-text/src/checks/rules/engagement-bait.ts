import { patternRule } from './pattern-rule.ts';

const END = '(?=\\s*(?:$|\\n|♻️|👇))';

/** Asks for the click and not for an answer. */
export const engagementBait = patternRule(
  'engagement-bait',
  'asks for the click and not for an answer. LinkedIn shows such posts to fewer people.',
  [
    {
      pattern: new RegExp(
        `(?<=^|\\n|[.!?…]\\s)(?:(?:DM|Message) me (?:the word )?["“‘'][^"”’'\\n]{1,20}["”’'][^.!?\\n]{0,60}[.!]?|Tag (?:someone|an? (?:\\p{Ll}+ )?(?:friend|colleague|leader|founder|manager|teammate)|your)\\b[^.!?\\n]{0,60}[.!]?|(?:Comment|Type|Reply) ["“‘'][^"”’'\\n]{1,20}["”’'][^.!?\\n]{0,60}[.!]?|(?:♻️|🔁)?\\s*(?:(?:Like(?: and (?:share|repost))?|Repost) (?:this|if|to)|(?:Save|Bookmark) this(?: post| for (?:later|your)|(?=[.!]))|Like if)\\b[^.!?\\n]{0,60}[.!]?(?:\\s*♻️)?|Share this (?:with|if|to)\\b[^.!?\\n]{0,40}[.!]?|Drop (?:an? )?(?:\\p{Extended_Pictographic}\\ufe0f?|emoji|yes|your|a comment|["“])[^.!?\\n]{0,40}[.!]?|Follow (?:me |\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)? )?for (?:more|daily|weekly|tips)\\b[^.!?\\n]{0,60}[.!]?)${END}`,
        'gu',
      ),
      cut: 'Cut the line',
    },
  ],
);

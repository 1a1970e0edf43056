import { patternRule } from './pattern-rule.ts';

const START = '(?<=^|\\n|[.!?…]\\s)';
const END = '(?=\\s*(?:$|\\n|(?:#[^\\s#]+\\s*)+$|👇|⬇️))';

/** Endings that could close any post. */
export const hollowCloser = patternRule(
  'hollow-closer',
  'could close any post. Ask what you want to know, or stop a line earlier.',
  [
    {
      pattern: new RegExp(
        `${START}(?:So,? )?(?:What do you think|What are your thoughts|Your thoughts|Thoughts|Agree|Agree or disagree|Do you agree|What['’]s your take|What would you add|Can you relate|Who else|Who['’]s with me|Am I right)\\?${END}`,
        'giu',
      ),
      cut: 'Cut the ending',
    },
    {
      pattern: new RegExp(
        `${START}(?:Let me know|Share|Tell me|Leave)\\b[^.!?\\n]{0,50}\\b(?:in the comments?|comment|below)\\b[^.!?\\n]{0,20}[.!]?`,
        'giu',
      ),
      cut: 'Cut the ending',
    },
    {
      pattern: new RegExp(
        `${START}(?:The future (?:is (?:bright|here|now)|belongs to)[^.!?\\n]{0,40}|Onwards?(?: and upwards?)?|Here['’]s to [^.!?\\n]{2,50}|The best is yet to come|The journey (?:continues|has just begun)|This is just the beginning|Watch this space|Stay tuned[^.!?\\n]{0,30}|Exciting times ahead|Let['’]s (?:connect|grow together|make it happen|do this))[.!]*${END}`,
        'giu',
      ),
      cut: 'Cut the ending',
    },
  ],
);

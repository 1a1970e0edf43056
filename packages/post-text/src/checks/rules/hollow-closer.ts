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
        `${START}(?:So,? )?(?:What do you think|What (?:are|is) your (?:thoughts|opinion|experience|take)|How about you|What about you|Are you ready|Who can relate|Who else can relate|Does this resonate|Your thoughts|Thoughts|Agree|Agree or disagree|Do you agree|What['’]s your take|What would you add|Can you relate|Who else|Who['’]s with me|Am I right)\\?${END}`,
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
        `${START}(?:(?:I(?:['’]d| would) )?(?:love|Curious) to hear (?:your|what you|how you)[^.!?\\n]{0,40}|The choice is yours|Your future self will thank you|More to come|The rest is history|Let['’]s discuss(?: in (?:the )?comments)?|The future (?:is (?:bright|here|now)|belongs to)[^.!?\\n]{0,40}|Onwards?(?: and upwards?)?|Here['’]s to [^.!?\\n]{2,50}|The best is yet to come|The (?:journey|adventure|story) (?:continues|has (?:only )?just begun)|The best is (?:yet to come|still ahead)|This is just the beginning|Watch this space|Stay tuned[^.!?\\n]{0,30}|Exciting times ahead|Let['’]s (?:connect|grow together|make it happen|do this))[.!]*${END}`,
        'giu',
      ),
      cut: 'Cut the ending',
    },
  ],
);

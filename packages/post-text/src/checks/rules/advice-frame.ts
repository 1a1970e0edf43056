import { patternRule } from './pattern-rule.ts';

const START = '(?<=^|\\n|[.!?…]\\s)';
const COUNT = '(?:\\d+|a few|some|two|three|four|five|six|seven|eight|nine|ten|the)';

/** Frames that announce advice instead of giving it. */
export const adviceFrame = patternRule(
  'advice-frame',
  'announces the advice instead of giving it. Give it.',
  [
    {
      pattern: new RegExp(
        `${START}(?:Here (?:are|is)|Here['’]s|Below are|These are) (?:${COUNT} |my |our )?(?:\\w+ )?(?:lessons?|tips?|takeaways?|insights?|things|ways|reasons|steps|rules|truths|secrets|strategies|mistakes|what (?:I|we)(?:['’]ve)? (?:learned|learnt)|how (?:I|we|you)|why)\\b[^.!?\\n]{0,70}[:.👇⬇️]*`,
        'giu',
      ),
      cut: 'Cut the announcement',
    },
    {
      pattern: new RegExp(
        `${START}(?:The |My |Our )?(?:key|main|big|biggest|real|important|most valuable|most important)? ?(?:takeaways?|lessons?(?: (?:I|we))?(?:['’]ve)?(?: learned| learnt)?|moral of the story|advice to (?:anyone|everyone|founders|young [\\p{L}]+|fellow [\\p{L}]+)[^.:!?\\n]{0,30})(?: (?:here|for me))?(?: is(?: simple| clear)?)?\\s*[:.?]\\s`,
        'giu',
      ),
      cut: 'Give it without the label',
    },
    {
      pattern: new RegExp(
        `${START}(?:\\d{1,2}|[Tt]hree|[Ff]our|[Ff]ive|[Ss]even|[Tt]en) (?:things|lessons|tips|mistakes|truths|habits|questions|rules) (?:every|that|I wish|for (?:every|new))\\b[^.!?\\n]{2,70}[:👇](?=[^\\S\\n]*(?:\\n|$))`,
        'gu',
      ),
      cut: 'Cut the announcement',
    },
    {
      pattern: new RegExp(`${START}Whether you['’]re an? [^,.\\n]{2,40} or an? [^,.\\n]{2,40},`, 'giu'),
      cut: 'Cut the frame',
    },
    {
      pattern: new RegExp(
        `${START}If (?:you take (?:away )?(?:one|only one) thing (?=(?:away|from (?:this|my (?:story|post|journey)))\\b)|there['’]s one thing|I could (?:give|tell) (?:you|my younger self) (?:one|only one))[^,.\\n]{0,50}[,:.]`,
        'giu',
      ),
      cut: 'Cut the frame',
    },
  ],
);

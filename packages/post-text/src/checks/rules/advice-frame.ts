import { START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

const COUNT =
  '(?:\\d{1,2}|a (?:few|couple of|handful of)|some|several|the|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const NOUN =
  '(?:lessons?|tips?|takeaways?|learnings|insights?|ways|reasons|rules|truths|secrets|strategies|mistakes|principles|habits|hacks|myths|pieces of advice|things)';
const ANNOUNCED = '[^.!?\\n]{0,70}[:.👇⬇️]*';

/** Frames that announce advice instead of giving it. */
export const adviceFrame = patternRule(
  'advice-frame',
  'announces the advice instead of giving it. Give it.',
  [
    {
      pattern: new RegExp(
        `${START}(?:So,? )?(?:Here (?:are|is)|Here['’]s|Below are|These are|(?:Allow|Let) me (?:to )?share|I(?:['’]d like| want) to share|Sharing) (?:${COUNT} |my |our |with you )*(?:\\p{L}[\\p{L}-]* ){0,2}?(?:(?<!\\bthe )${NOUN}|(?<!\\bthe )steps|(?:lessons?|takeaways?|insights?)|what (?:I|we)(?:['’](?:ve|d))?(?: have)? (?:learned|learnt|wish|tell)|what (?:[\\p{L}\\d-]+ ){1,6}taught (?:me|us)|how (?:I|we|you)|why)\\b(?! (?:explain|explained|put|said|say|told|tell|write|wrote|read) it\\b)(?! (?:is|are|was|were)\\b)${ANNOUNCED}`,
        'giu',
      ),
      cut: 'Cut the announcement',
    },
    {
      pattern: new RegExp(
        `${START}(?:And )?(?:The |My |Our )?(?:(?:${COUNT}|key|main|big|biggest|real|important|most valuable|most important|top|single biggest|hard-won) ){0,2}?(?:takeaways?|lessons?(?: (?:I|we))?(?:['’]ve)?(?: learned| learnt)?|morals?(?: of the story)?|learnings|advice to (?:anyone|everyone|founders|young [\\p{L}]+|fellow [\\p{L}]+|my younger self)[^.:!?\\n]{0,30})(?: (?:here|for me|(?:from|after|of) [^.:!?\\n]{3,40}))?(?: (?:is|was|are)(?: (?:simple|clear|this|always))?)?\\s*:(?=\\s)`,
        'giu',
      ),
      cut: 'Give it without the label',
    },
    {
      pattern: new RegExp(
        `${START}(?:\\d{1,2}|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|A few) (?:\\p{Ll}+ ){0,2}(?:things|lessons|tips|mistakes|truths|habits|questions|rules|takeaways|principles|reasons|signs|ways)\\b[^.!?\\n]{2,80}[:👇](?=[^\\S\\n]*(?:\\n|$))`,
        'gu',
      ),
      where: ({ 0: text }) =>
        /(?:s (?:every|that|I wish|for (?:every|new|any)|no one|nobody)|\bto (?:become|get|make|build|be|stop|start|win|grow))\b/.test(
          text,
        ) ||
        /^(?:\S+ )(?:\p{Ll}+ )?(?:lessons|tips|truths|mistakes|takeaways|principles)\b(?!.*\b(?:my|our|we)\b)/u.test(
          text,
        ),
      cut: 'Cut the announcement',
    },
    {
      pattern: new RegExp(`${START}Whether you['’]re an? [^,.\\n]{2,40} or an? [^,.\\n]{2,40},`, 'giu'),
      cut: 'Cut the frame',
    },
    {
      pattern: new RegExp(
        `${START}(?:So,? )?If (?:you take (?:away )?(?:one|only one) thing (?=(?:away|from (?:this|my (?:story|post|journey)))\\b)|you remember (?:only )?one thing|there(?:['’]s| is) one (?:thing|lesson|piece of advice)|I could (?:give|tell|offer) (?:you|anyone|my younger self) (?:just )?(?:one|only one))[^.\\n]{0,60}?[,:](?: (?:it['’]s this|it would be this|let it be this|make it this)[:.])?`,
        'giu',
      ),
      cut: 'Cut the frame',
    },
    {
      pattern: new RegExp(`${START}(?:Pro|Quick|Hot|Little|Free) tip\\s*:\\s`, 'giu'),
      cut: 'Give it without the label',
    },
  ],
);

import { START } from './abstract-words.ts';
import { namesFact, namesThing, throughEnd } from './concrete.ts';
import { madeOf } from './general.ts';
import { patternRule } from './pattern-rule.ts';

const COUNT =
  '(?:\\d{1,2}|a (?:few|couple of|handful of)|some|several|the|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const NOUN =
  '(?:lessons?|tips?|takeaways?|learnings|insights?|ways|reasons|rules|truths|secrets|strategies|mistakes|principles|habits|hacks|myths|pieces of advice|things)';
/** These announce advice whatever follows; reasons, rules and ways are those of a boiler as well. */
const ADVICE =
  /\b(?:lessons?|tips?|takeaways?|learnings|insights?|truths|secrets|principles|hacks|myths|advice|learn(?:ed|t)|taught|wish|tell|framework)\b/i;
/** 'People asked what I learned so:' */
const ASKED = /\b(?:asked|asks|asking|wants? to know|wanted to know)\b/i;
/** An hour of a school. */
const OF_A_SCHOOL = /\blesson plans?\b|\b(?:teacher|pupil|class)s?\b[^.:]*\blessons?\b/i;
const ANNOUNCED = '[^.!?:\\n]{0,70}[:.👇⬇️]*';

/** Frames that announce advice instead of giving it. */
export const adviceFrame = patternRule(
  'advice-frame',
  'announces the advice instead of giving it. Give it.',
  [
    {
      pattern: new RegExp(
        `${START}(?:So,? )?(?:Here (?:are|is)|Here['’]s|Below are|These are|(?:Allow|Let) me (?:to )?share|I(?:['’]d like| want) to share|Sharing) (?:${COUNT} |my |our |with you )*(?:\\p{L}[\\p{L}-]* ){0,2}?(?:(?<!\\bthe )${NOUN}|(?<!\\bthe )steps|(?:lessons?|takeaways?|insights?|(?<=my )(?:framework|playbook|formula|recipe) (?:for|to))|what (?:nobody|no one) (?:told|taught|tells) (?:me|us|you)|what (?:I|we)(?:['’](?:ve|d))?(?: have)? (?:learned|learnt|wish|tell)|what (?:[\\p{L}\\d-]+ ){1,6}taught (?:me|us)|how (?:(?:I|we|you)|to \\p{Ll}+)|why)\\b(?! (?:explain|explained|put|said|say|told|tell|write|wrote|read) it\\b)(?! (?:is|are|was|were|menu)\\b)${ANNOUNCED}`,
        'giu',
      ),
      where: (match) => !namesFact(match[0]) && (ADVICE.test(match[0]) || !namesThing(throughEnd(match))),
      cut: 'Cut the announcement',
    },
    {
      pattern: new RegExp(
        `${START}(?:And )?(?:The |My |Our )?(?:(?:${COUNT}|key|main|big|biggest|real|important|most valuable|most important|top|single biggest|hard-won) ){0,2}?(?:takeaways?|lessons?(?: (?:I|we))?(?:['’]ve)?(?: learned| learnt)?|morals?(?: of the story)?|learnings|advice to (?:anyone|everyone|founders|young [\\p{L}]+|fellow [\\p{L}]+|my younger self)[^.:!?\\n]{0,30})(?: (?:here|for me|(?:from|after|of) [^.:!?\\n]{3,40}))?(?: (?:is|was|are)(?: (?:simple|clear|this|always))?)?\\s*:(?=\\s)`,
        'giu',
      ),
      where: ({ 0: text }) => !namesFact(text) && !namesThing(text),
      cut: 'Give it without the label',
    },
    {
      // 'What a sabbatical taught me about leadership:'
      pattern: new RegExp(
        `${START}What (?:an? |my |the |our )?[^.:!?\\n]{3,50} (?:taught|teaches|has taught|have taught) (?:me|us|you)(?: about [^.:!?\\n]{3,40})?[:👇](?=\\s)`,
        'giu',
      ),
      cut: 'Cut the announcement',
    },
    {
      pattern:
        /\bthe (?:most|single most|best|biggest|greatest) (?:\p{Ll}+ )?(?:lesson|advice|piece of advice) (?:I|we)(?:['’]ve)? (?:ever )?(?:learned|learnt|got|received|heard):(?=\s)/giu,
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
        (/^(?:\S+ )(?:\p{Ll}+ )?(?:lessons|tips|truths|mistakes|takeaways|principles)\b(?!.*\b(?:my|our|we)\b)/u.test(
          text,
        ) &&
          !namesFact(text)),
      cut: 'Cut the announcement',
    },
    {
      pattern: new RegExp(`${START}Whether you['’]re an? [^,.\\n]{2,40} or an? [^,.\\n]{2,40},`, 'giu'),
      cut: 'Cut the frame',
    },
    {
      pattern: new RegExp(
        `${START}(?:So,? )?If (?:I had to (?:boil|sum|narrow) (?:it|this|everything) (?:all )?(?:down |up )?(?:to|in|into) (?:just )?(?:one|a single)|you take (?:away )?(?:one|only one) thing (?=(?:away|from (?:this|my (?:story|post|journey)))\\b)|you remember (?:only )?one thing|there(?:['’]s| is) one (?:thing|lesson|piece of advice)|I could (?:give|tell|offer) (?:you|anyone|my younger self) (?:just )?(?:one|only one))[^.\\n]{0,60}?[,:](?: (?:it['’]s this|it would be this|let it be this|make it this)[:.])?`,
        'giu',
      ),
      cut: 'Cut the frame',
    },
    {
      pattern: new RegExp(`${START}(?:Pro|Quick|Hot|Little|Free) tip\\s*:\\s`, 'giu'),
      cut: 'Give it without the label',
    },
    {
      // Whatever names advice as the thing that a colon gives: 'A tip for landlords, free of charge:', 'My rule now is dead simple:'
      pattern: new RegExp(
        `${START}(?!(?:The|This|Our|My \\p{Ll}+['’]s) (?:rule|lesson|tip|advice|steps?|way)s? (?:in|on|at|from|for (?:the|our)|we)\\b)(?:[^.!?:\\n]{2,40}\\? )?[^.!?:\\n]{0,70}\\b(?:lessons?|tips?|hacks?|(?:golden|simple|cardinal|number one|only|first) rule|rule (?:now )?(?:is|here)|advice|takeaways?|learnings|two cents|playbook|framework|blueprint|cheat sheet|challenge (?:to|for) you|(?:quick )?wins|prompts|moral(?! compass)|mantra|things I['’]d (?:tell|do|change|say)|things [^.!?:\\n]{3,40} taught|what I (?:learned|tell|wish)|how to [^.!?:\\n]{3,40}|steps? to [\\p{Ll} ]{3,40}|steps I|ways to [\\p{Ll} ]{3,40}|(?:steal|try|do|borrow|use|remember) (?:this|these|one|my)(?: [\\p{Ll}]+){0,3})\\b[^.!?:\\n]{0,60}(?::|👇)(?=\\s|$)`,
        'giu',
      ),
      where: ({ 0: text }) =>
        !ASKED.test(text) &&
        !/\bbe a lesson\b|^\s*["“„«]/.test(text) &&
        !OF_A_SCHOOL.test(text) &&
        !namesFact(text.replace(/\b(?:said|told)\b/g, '')) &&
        !namesThing(text) &&
        !/\b(?:she|he|our|house|shop|part|law|grammar)\b|^\s*(?:the|these|those|your) (?:\p{Ll}+ )?(?:rules|mistakes|prompts|habits|steps)\b|(?<!pricing )page|slide|chapter/iu.test(
          text,
        ) &&
        !/^\s*(?:My|Our|The) (?:one |only )?rule:|^(?:Old|New)\b|\bsecret\b/.test(text) &&
        madeOf(text).other <= 4,
      cut: 'Cut the announcement',
    },
  ],
);

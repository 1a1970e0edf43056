import { START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

const SELF =
  '(?:me|us|my (?:whole |entire )?(?:life|career|world|perspective|mindset|thinking)|our (?:lives|business|company|team|world|culture))';
const WAY =
  '(?:(?:everything|how|the way) (?:I|we|you|people) (?:see|think|look|work|lead|live|sell|hire|manage|approach|feel|write|teach|build|do|understand|view|run|talk|listen|communicate)|the way you (?:think|see|work|look|sell|lead))';

/** Promises that one small thing changed all of life. */
export const changedEverything = patternRule(
  'changed-everything',
  'promises more than any event holds. Say what was different the week after.',
  [
    {
      pattern: new RegExp(
        `${START}[^.!?\\n]{0,60}\\b(?:changed (?:(?:it all|everything)(?! (?:about|on|in))(?=[.! ](?: ?for (?:me|us|my|our)|$|\\n| |[.!]))|(?:me|us|him|her|them) forever|my (?:whole |entire )?(?:life|career|perspective|mindset|outlook)|the (?:course|trajectory) of (?:my|our)\\b[^.!?\\n]{0,30}|the (?:game|rules)(?: forever| for (?:me|us))?(?=[.!])|the way (?:I|we) [\\p{L} ]{2,40}(?: forever)?)|(?:completely|totally|forever|quite literally) (?:transformed|changed|rewired|reshaped|redefined) (?:how|the way|my|our|the)\\b[^.!?\\n]{0,40}|(?:transformed|rewrote|reshaped|redefined|revolutioni[sz]ed|upended) (?:${SELF}|their (?:lives|mornings|days|business)|my (?:whole |entire )?(?:understanding|approach|view|idea) (?:of|to)|${WAY})\\b[^.!?\\n]{0,40}|turned (?:my|our|their|his|her) (?:life|lives|career|business|world) (?:around|upside down)[^.!?\\n]{0,20}|(?:will|can|could) (?:completely )?(?:change|transform|revolutioni[sz]e) (?:the way you|how you|your|everything|lives)\\b[^.!?\\n]{0,40}|made all the difference(?: in the world)?|(?:will never|would never|was never|were never|has never been) (?:be )?the same(?: (?:again|after|since)\\b[^.!?\\n]{0,30})?|(?:was|has been|is) nothing short of (?:life-changing|transformative|revolutionary|a miracle)|(?:was|is) (?:truly |genuinely |absolutely )?life-changing|(?:was|became) the turning point (?:of|in|for) (?:my|our|me|us|everything)(?: (?:life|career))?|(?:that|this)(?:['’]s| is| was) (?:the (?:day|moment) |when )(?:everything|it all|my life) (?:changed|clicked|shifted)|game[- ]?changers?(?: for)?\\b[^.!?\\n]{0,40})[^.!?\\n\\d]{0,20}[.!]`,
        'giu',
      ),
      cut: 'Cut the sentence',
    },
  ],
);

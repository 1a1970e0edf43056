import { patternRule } from './pattern-rule.ts';

/** Promises that one small thing changed all of life. */
export const changedEverything = patternRule(
  'changed-everything',
  'promises more than any event holds. Say what was different the week after.',
  [
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)[^.!?\n]{0,60}\b(?:changed (?:everything(?! about)(?=[.! ](?: ?for (?:me|us|my|our)|$|\n| |[.!]))|(?:me|us) forever|my (?:whole |entire )?(?:life|career)|the (?:course|trajectory) of (?:my|our)\b[^.!?\n]{0,30}|the way (?:I|we) [\p{L} ]{2,40}(?: forever)?)|(?:completely|totally|forever) (?:transformed|changed|rewired) (?:how|the way|my|our|the)\b[^.!?\n]{0,40}|transformed (?:my|our) (?:life|lives|career|business|company|team)\b[^.!?\n]{0,30}|(?:will|can|could) (?:completely )?(?:change|transform|revolutioni[sz]e) (?:the way you|how you|your)\b[^.!?\n]{0,40}|made all the difference(?: in the world)?|will never be the same|(?:was|has been) nothing short of (?:life-changing|transformative)|was the turning point (?:of|in) my (?:life|career)|game[- ]?changers?(?: for)?\b[^.!?\n]{0,40})[^.!?\n]{0,20}[.!]/giu,
      cut: 'Cut the sentence',
    },
  ],
);

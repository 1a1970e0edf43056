import { patternRule } from './pattern-rule.ts';

/** Promises that one small thing changed all of life. */
export const changedEverything = patternRule(
  'changed-everything',
  'promises more than any event holds. Say what was different the week after.',
  [
    {
      pattern:
        /(?<=^|\n|[.!?…]\s)[^.!?\n]{0,60}\b(?:changed (?:everything|my (?:whole |entire )?life|the way (?:I|we) [\p{L} ]{2,40}(?: forever)?)|completely (?:transformed|changed) (?:how|the way|my|our)\b[^.!?\n]{0,40}|(?:will|can|could) (?:completely )?(?:change|transform) (?:the way you|how you|your)\b[^.!?\n]{0,40}|made all the difference(?: in the world)?|will never be the same|(?:was|has been) a (?:total |complete |real )?game[- ]changer for\b[^.!?\n]{0,40})[^.!?\n]{0,20}[.!]/giu,
      cut: 'Cut the sentence',
    },
  ],
);

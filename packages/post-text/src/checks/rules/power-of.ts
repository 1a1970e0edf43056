import { patternRule } from './pattern-rule.ts';

/** 'The power of listening': puts a pedestal under a plain word. */
export const powerOf = patternRule(
  'power-of',
  'puts a pedestal under a plain word. Take the word by itself.',
  [
    {
      pattern:
        /(?<![\p{L}])(?:the (?:true |real |incredible |sheer )?(?:power|importance|magic|beauty|art|value) of) (?=(?:\p{Ll}+ing\b|an? \p{Ll}+ \p{Ll}+|saying|culture|play|paper|maps|small|trust|community|kindness|simplicity|storytelling|feedback|curiosity|empathy|people|teamwork|networking|consistency|focus|silence|asking|words|honesty|clarity|stories))/giu,
      put: () => '',
    },
  ],
  'info',
);

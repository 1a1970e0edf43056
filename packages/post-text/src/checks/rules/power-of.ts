import { patternRule } from './pattern-rule.ts';

/** 'The power of listening': puts a pedestal under a plain word. */
export const powerOf = patternRule(
  'power-of',
  'puts a pedestal under a plain word. Take the word by itself.',
  [
    {
      pattern:
        /(?<![\p{L}])(?:the (?:true |real |incredible |sheer )?(?:hidden |lasting |transformative )?(?:power|importance|magic|beauty|art|value) of) (?=(?:\p{Ll}+ing\b(?! (?:the|a|an|my|our|your|his|her|its|their)\b)|an? (?:good|great|small|simple|single|clear|strong|kind|real|well-\p{Ll}+) \p{Ll}+|(?:self-\p{Ll}+|constraints|servant leadership|leadership|mentorship|gratitude|presence|vulnerability|consistency|diversity|belonging)\b|saying|culture|play|paper|maps|small|trust|community|kindness|simplicity|storytelling|feedback|curiosity|empathy|people|teamwork|networking|consistency|focus|silence|asking|words|honesty|clarity|stories))/giu,
      put: () => '',
    },
  ],
  'info',
);

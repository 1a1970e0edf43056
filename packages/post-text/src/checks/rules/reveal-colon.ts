import { patternRule } from './pattern-rule.ts';

/** 'One word: discipline.' A drum roll before a plain statement. */
export const revealColon = patternRule('reveal-colon', 'is a drum roll. Say the thing.', [
  {
    pattern:
      /(?<=^|\n|[.!?…]\s)(?:One word|Two words|Three words|One thing is (?:certain|clear)|(?:And )?(?:here['’]s|here is) (?:the|a) (?:(?:hard|harsh|simple|real|uncomfortable|ugly) )?(?:truth|thing|catch|kicker|secret)|The (?:real|hard|harsh|simple|biggest|uncomfortable) (?:reason|truth|secret|problem|mistake|win)|My secret|The formula is simple|And the best (?:news|part)|The answer is simple|The truth(?: is)?|The secret(?: is)?|The reality(?: is)?|The bottom line|Bottom line|Simple|The fix was simple|It['’]s simple|Long story short)\s*[:—–]\s*/gi,
    cut: 'Say the thing',
  },
]);

import { START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

const HARD =
  '(?:hard|harsh|simple|real|uncomfortable|ugly|honest|plain|brutal|inconvenient|sad|funny|strange|crazy|beautiful|surprising|bitter|cold|actual|biggest|best|worst|whole|other|true|quiet)';
const DRUM =
  '(?:truth|secret|answer|reality|kicker|catch|twist|bottom line|surprise|magic|punchline|irony|paradox|differentiator)';

/** 'One word: discipline.' A drum roll before a plain statement. */
export const revealColon = patternRule('reveal-colon', 'is a drum roll. Say the thing.', [
  {
    pattern: new RegExp(
      `${START}(?:And |But |So |Because )?(?:(?:In )?(?:One|Two|Three|Four) (?:simple )?words?|One thing (?:is|was|became) (?:certain|clear|sure)|(?:Because )?here['’]s (?:the|a|my) (?:${HARD} )?(?:truth|thing|catch|kicker|secret|deal|problem|reality|part|twist|point|good news|bad news|trick|difference|irony)(?: (?:about|of|with|nobody|no one|is)\\b[^.:!?\\n]{0,40})?|here is (?:the|a) (?:${HARD} )?(?:truth|thing|catch|kicker|secret|deal|twist|trick)|(?:here['’]s )?what (?:most people|everyone|they) (?:miss|get wrong|overlook|forget)|The ${HARD} ${DRUM}(?: (?:here|is))?|The (?:truth|secret|answer|reality|kicker|bottom line|punchline|irony|paradox)(?: (?:here|is))?|The (?:hard|harsh|simple|uncomfortable|real|biggest) (?:reason|problem|mistake|win|part|lesson|answer|story|question)|The (?:best|worst) part(?: is)?|(?:${HARD}) (?:truth|fact|secret)|My secret|The formula is simple|And the best (?:news|part)|The (?:answer|solution) is (?:simple|clear|obvious)|Bottom line|Simple|The fix was simple|It['’]s (?:that )?simple|Long story short|Let me be (?:clear|blunt|honest|frank|direct)|Reality check|Truth bomb|Think about it|It (?:all )?(?:comes|boils) down to (?:one thing|this|two words))\\s*[:—–]\\s*`,
      'giu',
    ),
    cut: 'Say the thing',
  },
]);

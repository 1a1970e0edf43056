import { patternRule } from './pattern-rule.ts';
import type { Habit } from './pattern-rule.ts';

const s = (pattern: string, put?: Habit['put']): Habit => ({
  pattern: new RegExp(`(?<![\\p{L}#-])(?:${pattern})(?![\\p{L}-])`, 'giu'),
  ...(put === undefined ? {} : { put }),
});
/** Keeps the verb's ending: leverage, leverages, leveraged, leveraging. */
const verb = (stem: string, plain: readonly [base: string, s: string, ed: string, ing: string]): Habit =>
  s(`${stem}(?:e|es|ed|ing|s)?`, (match) => {
    const word = match[0].toLowerCase();
    if (word.endsWith('ing')) return plain[3];
    if (word.endsWith('ed')) return plain[2];
    return word.endsWith('s') ? plain[1] : plain[0];
  });

/** Words that machine-made posts use many times more often than people do. */
export const stockWords = patternRule(
  'stock-words',
  'is a word machine-made posts lean on. Use the one you would say aloud.',
  [
    verb('leverag', ['use', 'uses', 'used', 'using']),
    verb('utili[sz]', ['use', 'uses', 'used', 'using']),
    verb('delv', ['look', 'looks', 'looked', 'looking']),
    verb('foster', ['build', 'builds', 'built', 'building']),
    verb('showcas', ['show', 'shows', 'showed', 'showing']),
    verb('facilitat', ['help', 'helps', 'helped', 'helping']),
    verb('streamlin', ['simplify', 'simplifies', 'simplified', 'simplifying']),
    verb('underscor', ['show', 'shows', 'showed', 'showing']),
    verb('supercharg', ['speed up', 'speeds up', 'sped up', 'speeding up']),
    s('commence[sd]?', (match) =>
      match[0].toLowerCase().endsWith('d')
        ? 'began'
        : match[0].toLowerCase().endsWith('s')
          ? 'begins'
          : 'begin',
    ),
    s('seamless(?:ly)?'),
    s('game[- ]?chang(?:er|ers|ing)'),
    s('cutting[- ]edge|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|world[- ]class|next[- ]level'),
    s('holistic(?:ally)?|synerg(?:y|ies|istic)|paradigm(?: shift)?'),
    s('tapestry|treasure trove|a testament to|beacon of'),
    s(
      '(?:ever-evolving|ever-changing|rapidly evolving|fast-paced|digital|competitive) (?:landscape|world|realm)',
    ),
    s('in the realm of|navigat(?:e|ing) the (?:complexities|challenges|landscape)[^.,\\n]{0,20}'),
    s('transformative|revolutioni[sz](?:e|es|ed|ing)|groundbreaking|unparalleled|unprecedented'),
    s(
      'empower(?:s|ed|ing)?|elevat(?:e|es|ing)|unleash(?:es|ed|ing)?|unlock(?:s|ed|ing)? (?:the|your|new|true|full|its|their|growth|potential)[^.,\\n]{0,20}',
    ),
    s(
      'deep dive|dive deep|double down|move the needle|low-hanging fruit|circle back|at scale|north star|value[- ]add',
    ),
    s(
      'pivotal|multifaceted|nuanced|myriad|plethora',
      (match) => ({ myriad: 'many', plethora: 'many' })[match[0].toLowerCase()],
    ),
    s('robust|impactful|actionable|meticulous(?:ly)?|invaluable|intricate'),
    s('embark(?:s|ed|ing)? on'),
    s('thought leader(?:s|ship)?|changemakers?|trailblazers?'),
  ],
);

import { patternRule } from './pattern-rule.ts';
import type { Habit } from './pattern-rule.ts';

/** A word in quotation marks is somebody else's. */
const s = (pattern: string, put?: Habit['put']): Habit => ({
  pattern: new RegExp(`(?<![\\p{L}#"“‘'-])(?:${pattern})(?![\\p{L}-])`, 'giu'),
  ...(put === undefined ? {} : { put }),
});
type Forms = readonly [base: string, s: string, ed: string, ing: string];

/** The plain word with the ending of the one it takes the place of. */
const inflected =
  ([base, third, past, going]: Forms) =>
  (match: RegExpMatchArray): string => {
    const word = match[0].toLowerCase();
    if (word.endsWith('ing')) return going;
    if (word.endsWith('ed')) return past;
    return word.endsWith('s') ? third : base;
  };
/** A verb in each of its forms: leverage, leverages, leveraged, leveraging. */
const verb = (stem: string, plain: Forms): Habit => s(`${stem}(?:e|es|ed|ing|s)?`, inflected(plain));

/** Words that machine-made posts use many times more often than people do. */
export const stockWords = patternRule(
  'stock-words',
  'is a word machine-made posts lean on. Use the one you would say aloud.',
  [
    s(
      '(?<!(?:the|a|of|financial|high|low|more|less|our|their) )leverag(?:e|es|ed|ing)(?! (?:ratio|of|point|on)\\b)(?= \\p{L})',
      inflected(['use', 'uses', 'used', 'using']),
    ),
    verb('utili[sz]', ['use', 'uses', 'used', 'using']),
    s('delv(?:e|es|ed|ing)(?= (?:deep|deeper|into)\\b)', inflected(['look', 'looks', 'looked', 'looking'])),
    s(
      'foster(?:s|ed|ing)?(?= (?:an? |the |our |their |more |stronger |better )*(?:sense|culture|trust|growth|collaboration|innovation|community|connections?|creativity|belonging|engagement|relationships?|environment)\\b)',
      inflected(['build', 'builds', 'built', 'building']),
    ),
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
    s('seamless(?:ly)?(?! (?:gutters?|tubes?|pipes?|steel|stockings?|floors?)\\b)', (match) =>
      match[0].toLowerCase().endsWith('ly') ? 'smoothly' : 'smooth',
    ),
    s('game[- ]?changing'),
    s(
      'cutting[- ]edge|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|world[- ]class|next[- ]level|bleeding[- ]edge|next[- ]gen(?:eration)?(?= (?:tools?|solutions?|platforms?|technology|experiences?)\\b)|push(?:es|ed|ing)? the boundaries|(?:bespoke|innovative|scalable|comprehensive|end-to-end|integrated|tailored) solutions?',
    ),
    s('holistic(?:ally)?|synerg(?:y|ies|istic)|paradigm(?: shift)?'),
    s('(?:rich |intricate |vibrant )?tapestry of|treasure trove|(?:a |living )?testament to|beacon of'),
    s(
      '(?:(?:ever-evolving|ever-changing|rapidly (?:evolving|changing)|fast-paced|digital|competitive|complex|dynamic|shifting|evolving|business|threat|regulatory) (?:landscape|realm)|(?:ever-evolving|ever-changing|rapidly (?:evolving|changing)|fast-paced|digital|competitive) world)(?: of)?',
    ),
    s(
      'in the realm of|navigat(?:e|es|ed|ing) (?:the |this |these |an? )?(?:complexit(?:y|ies)|challenges|uncertainty|change|landscape|(?:complex|ever-\\p{Ll}+|shifting|uncertain) \\p{Ll}+)[^.,\\n]{0,20}',
    ),
    s(
      '(?<!["“‘\'])(?:transformative|revolutioni[sz](?:e|es|ed|ing)|groundbreaking|ground-breaking|unparalleled|unprecedented|unwavering(?! (?:support|faith|belief|love|trust)\\b)|mission-critical|future-proof(?:s|ed|ing)?|frictionless|turnkey|hyper-?(?:personali[sz]ed|scale|growth))',
    ),
    s(
      'empower(?:s|ed|ing)?|elevat(?:e|es|ing)(?= (?:your|our|their|his|her|its|every|each|how|customer|employee|brands?|people|teams|businesses|the (?:experience|brand|team|game|conversation|way)))|unleash(?:es|ed|ing)?|unlock(?:s|ed|ing)? (?:growth|potential|success|(?:the |your |our |its |their |a |an )*(?:true|full|hidden|new|next|greater|untapped|power|value|potential|secrets?|possibilities|opportunities|success|growth|creativity)(?: \\p{Ll}+)?)',
    ),
    s(
      'deep dive|dive deep|double down|move the needle|low-hanging fruit|circle back (?:on|with)|(?<=(?:our|your|their|my|as a|the) )north star|value[- ]add',
    ),
    s(
      'pivotal(?= (?:role|moment|point|part|step|shift|change|time|decision|question)s?\\b)|thought-provoking|multifaceted|nuanced|myriad|plethora',
      (match) => ({ myriad: 'many', plethora: 'many' })[match[0].toLowerCase()],
    ),
    s(
      'robust(?=[.,;!?]|$| and\\b| (?:process|processes|solutions?|systems?|frameworks?|strateg(?:y|ies)|approach|platforms?|plans?|pipelines?|data|growth|tools?)\\b)',
      'solid',
    ),
    s('impactful', 'useful'),
    s(
      '(?:driv|deliver|creat|maximi[sz])(?:e|es|ing|ers?|s)? (?:meaningful |real |sustainable |lasting |tangible |long-term |business |exponential )*(?:growth|innovation|engagement|impact|value|excellence|success|synerg(?:y|ies)|alignment)',
    ),
    s(
      '(?:customer|people|human|client|user)-centric(?:ity)?|(?:purpose|results|value|mission)-driven|growth mindset|value proposition|at the forefront of|spearhead(?:s|ed|ing)?|ever-growing|vibrant (?:community|culture|ecosystem|network)|thriving (?:community|ecosystem|culture)|ecosystem of|fast-track(?:s|ed|ing)?|supercharge|deep-rooted commitment|rich history of',
    ),
    s(
      '(?:nurtur|cultivat)(?:e|es|ed|ing)(?= (?:an? |the |our |their |more |stronger |deeper )*(?:sense|culture|trust|growth|collaboration|innovation|community|connections?|creativity|belonging|engagement|relationships?|environment|talent|loyalty|mindset)\\b)',
      inflected(['build', 'builds', 'built', 'building']),
    ),
    s('(?:re-?imagin|redefin)(?:e|es|ed|ing)(?= (?:the|how|what|our|your|this|every|work|hiring)\\b)'),
    s('resonat(?:e|es|ed|ing) (?:deeply |truly )?with (?:your|their|our|audiences?|customers|readers)'),
    s(
      'actionable(?= \\p{L})|meticulous(?:ly)?|(?:invaluable|timeless)(?=[.,;!]| (?:lessons?|insights?|experience|resource|wisdom|tools?)\\b)|intricate (?:web|dance|interplay|balance)',
    ),
    s(
      'harness(?:es|ed|ing)? (?=(?:the (?:power|potential|full)|AI|data|technology|these|this)\\b)',
      (match) => (match[0].toLowerCase().startsWith('harnessing') ? 'using ' : undefined),
    ),
    s('data-driven|lifeblood of|ever-(?:evolving|changing)'),
    s('embark(?:s|ed|ing)? on'),
    s('thought leader(?:s|ship)?|changemakers?|trailblazers?'),
  ],
);

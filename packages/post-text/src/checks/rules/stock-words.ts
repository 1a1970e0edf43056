import { beforeOf, countThings, namesThing, restOf, sentenceOf } from './concrete.ts';
import { patternRule } from './pattern-rule.ts';
import type { Habit, Put } from './pattern-rule.ts';

/** A word in quotation marks is somebody else's. */
const s = (pattern: string, put?: Habit['put']): Habit => ({
  pattern: new RegExp(`(?<![\\p{L}#"“‘'-])(?:${pattern})(?![\\p{L}-])`, 'giu'),
  where: (match) => !ofAThing(match) && !isMentioned(match) && !isDenied(match),
  put: put ?? ((match) => PLAINER(match)),
});
/** 'streamline the pallets', 'a state-of-the-art fridge', 'commenced on the 4th', 'with that leverage the gear grips late' */
const ofAThing = (match: RegExpExecArray): boolean => {
  const next =
    /^(?: [\p{L}-]+){0,3}/u.exec(
      match.input.slice(match.index + match[0].length, match.index + match[0].length + 40),
    )?.[0] ?? '';
  return (
    namesThing(` ${next}`) ||
    /^[^.!?\n]{0,14}\d/.test(restOf(match)) ||
    /^(?: in the (?:film|photo|picture)| vet\b)/.test(next) ||
    countThings(sentenceOf(match)) > 1 ||
    MEASURED.test(sentenceOf(match))
  );
};
const MEASURED =
  /\d ?(?:mm|cm|m|km|kg|g|t|l|ml|bar|kW|kWh|V|A|Hz|rpm|Nm|°|litres?|metres?|tonnes?|degrees)\b|\b(?:lever|pivot|bolt|shaft|bearing|spindle|axle|bracket|weld|gasket|hull|soil|dough|yarn|warp)\b/u;
/** Somebody speaks of the word, or shakes the head over it: 'a slide on the competitive landscape and no one asked for it'. */
const isMentioned = (match: RegExpExecArray): boolean =>
  /\b(?:words?|slides?|brochure|buzzwords?|jargon|phrases?|calls? it|called|so-called|term|whatever that (?:is|means)|nobody (?:asked|knows|read)|no one (?:asked|knows|read)|posters?|menu says|sign says|leaflet|headline|it says|list of|inventory|translated|translation|no sorry|I mean)\b/i.test(
    sentenceOf(match),
  );
/** 'It isn't seamless: you'll have to press y.' */
const isDenied = (match: RegExpExecArray): boolean =>
  /(?:n['’]t|\bnot|\bnever|\bhardly) (?:(?!(?:just|only|simply|merely|stop)\b)\p{Ll}+ ){0,1}$/u.test(
    beforeOf(match),
  );
type Forms = readonly [base: string, s: string, ed: string, ing: string];

/** The plain word with the ending of the one it takes the place of. */
const inWords = (words: string, [base, third, past, going]: Forms): string => {
  const word = /^\p{L}+/u.exec(words.toLowerCase().replace('re-', 're'))?.[0] ?? '';
  if (word.endsWith('ing')) return going;
  if (word.endsWith('ed')) return past;
  return word.endsWith('s') ? third : base;
};
const inflected =
  (forms: Forms) =>
  ([words]: RegExpMatchArray): string =>
    inWords(words, forms);
/** A verb in each of its forms: leverage, leverages, leveraged, leveraging. */
const verb = (stem: string, plain: Forms): Habit => s(`${stem}(?:e|es|ed|ing|s)?`, inflected(plain));

/** Words that stand before a noun and say nothing of it; nothing is offered where they stand alone or in a list. */
const idle = (match: RegExpExecArray): string | undefined =>
  BEFORE_A_NOUN.test(match.input.slice(match.index + match[0].length)) &&
  !IN_A_LIST.test(match.input.slice(Math.max(0, match.index - 16), match.index)) &&
  beforeOf(match).trim() !== '' &&
  !/\b(?:not|no|never|hardly|without)\b|n['’]t\b/i.test(
    // What a later part of the sentence denies is something else.
    beforeOf(match) + match[0] + (restOf(match).split(',')[0] ?? ''),
  )
    ? ''
    : undefined;
const BEFORE_A_NOUN =
  /^ (?!(?:and|or|but|as|it|is|was|are|were|for|in|of|on|at|to|by|with|yet|ones?|way|enough|than|because|when)\b)\p{Ll}{3,}/u;
const beforeNoun = (match: RegExpExecArray, word: string): string | undefined =>
  BEFORE_A_NOUN.test(match.input.slice(match.index + match[0].length)) || restOf(match).startsWith(' ones')
    ? word
    : undefined;
const IN_A_LIST =
  /(?:,|\b(?:and|or|is|are|was|were|be|been|truly|very|more|most|so|really|not|no)|\p{L}ly) $/iu;
/** 'resonated deeply with me' is 'stayed with me', 'resonates only when' is 'matters only when'. */
const resonates = (match: RegExpExecArray): Put | undefined => {
  if (!/^resonat(?:e|es|ed|ing)$/i.test(match[0])) return undefined;
  const rest = restOf(match);
  const how = /^(?<how>(?: \p{L}+ly)?) with (?:me|us)\b/u.exec(rest)?.groups?.['how'];
  if (how !== undefined && /\bonly $/.test(beforeOf(match)))
    return { text: `${inWords(match[0], MAKE_SENSE)} to`, more: how.length + ' with'.length };
  if (how !== undefined) return { text: inWords(match[0], STAY), more: how.length };
  return /^ only\b/.test(rest) ? inWords(match[0], MATTER) : undefined;
};
/** The word put in the place of another, for those of a list that have one. */
const plainer =
  (table: readonly (readonly [RegExp, string | Forms | ((match: RegExpExecArray) => Put | undefined)])[]) =>
  (match: RegExpExecArray): Put | undefined => {
    for (const [pattern, put] of table) {
      if (!pattern.test(match[0])) continue;
      if (typeof put === 'string') return match[0].replace(pattern, put);
      if (typeof put !== 'function') return match[0].replace(pattern, (words) => inWords(words, put));
      const given = put(match);
      if (given !== undefined) return given;
    }
    return resonates(match);
  };
/** A participle after 'be' and its like is no act: 'to feel empowered'. */
const isFelt = (match: RegExpExecArray): boolean =>
  /ed$/i.test(match[0]) &&
  (/\b(?:be|been|being|is|are|was|were|am|feel|feels|felt|get|gets|got|more|an?|the|our|your|their|and)(?: \p{Ll}+ly)? $/iu.test(
    beforeOf(match),
  ) ||
    !/^ (?:(?:an?|the|our|my|your|their|his|her|its|these|those|this|that|every|each|us|me|them|him|you|it)\b|\p{L}+s\b)/iu.test(
      restOf(match),
    ));
const act =
  (forms: Forms) =>
  (match: RegExpExecArray): string | undefined =>
    isFelt(match) ? undefined : inflected(forms)(match);

const LEAD: Forms = ['lead', 'leads', 'led', 'leading'];
const HELP: Forms = ['help', 'helps', 'helped', 'helping'];
const IMPROVE: Forms = ['improve', 'improves', 'improved', 'improving'];
const ENCOURAGE: Forms = ['encourage', 'encourages', 'encouraged', 'encouraging'];
const HANDLE: Forms = ['handle', 'handles', 'handled', 'handling'];
const CHANGE: Forms = ['change', 'changes', 'changed', 'changing'];
const RETHINK: Forms = ['rethink', 'rethinks', 'rethought', 'rethinking'];
const START: Forms = ['start', 'starts', 'started', 'starting'];
const USE: Forms = ['use', 'uses', 'used', 'using'];
const REACH: Forms = ['reach', 'reaches', 'reached', 'reaching'];
const STAY: Forms = ['stay', 'stays', 'stayed', 'staying'];
const MAKE_SENSE: Forms = ['make sense', 'makes sense', 'made sense', 'making sense'];
const MATTER: Forms = ['matter', 'matters', 'mattered', 'mattering'];
const OPEN: Forms = ['open', 'opens', 'opened', 'opening'];
const FIND: Forms = ['find', 'finds', 'found', 'finding'];
const RELEASE: Forms = ['release', 'releases', 'released', 'releasing'];

/** 'The supply chain landscape is shifting' */
const OF_A_FIELD =
  /\b(?:the|our) (?:\p{Ll}+ )?(?!\p{Ll}+(?:ive|al|ing|ed|ic|ory|ary|ous|ant|ent|ern)\b)\p{Ll}+ $/iu;
const GO: Forms = ['go', 'goes', 'went', 'going'];
const ASK: Forms = ['find out', 'finds out', 'found out', 'finding out'];
const pushes = (match: RegExpExecArray): Put | undefined =>
  restOf(match).startsWith(' of what')
    ? { text: inWords(match[0], ASK), more: ' of'.length }
    : `${inWords(match[0], GO)} further`;

/** What may be put in the place of a word of the lists that have no word of their own. */
/** 'simple, seamless and robust', 'holistic, data-driven and takes one afternoon': one of several words of its kind goes. */
const oneOfSeveral = (match: RegExpExecArray): Put | undefined => {
  const [before, rest] = [beforeOf(match), restOf(match)];
  const isFirst = /(?:^|\b(?:is|are|was|were))\s*$/.test(before);
  const next = /^, (?=\p{Ll}[\p{Ll}-]*,? and \p{Ll})/u.exec(rest);
  return isFirst && next ? { text: '', more: next[0].length } : undefined;
};
const PLAINER = plainer([
  [/^(?:invaluable|timeless|holistic|data-driven)$/i, oneOfSeveral],
  [/^data-driven$/i, 'evidence-based'],
  [
    /^game[- ]?changing$/i,
    (match) =>
      /^ (?:it was|it is|it isn|it wasn)/.test(restOf(match)) ||
      match.input.startsWith('?', match.index + match[0].length)
        ? 'a big change'
        : undefined,
  ],
  [
    /^unlocking growth$/i,
    (match) =>
      beforeOf(match).trim() === '' && /^ (?:takes|needs|is|means|starts|requires)\b/.test(restOf(match))
        ? 'growing'
        : undefined,
  ],
  [
    /^synergy$/i,
    (match) => (/^ (?:between|among|with|across)\b/.test(restOf(match)) ? 'cooperation' : undefined),
  ],
  [/^pioneering$/i, (match) => (beforeOf(match).trim() === '' ? 'developing' : idle(match))],
  [/^landscape$/i, (match) => (OF_A_FIELD.test(beforeOf(match)) ? '' : undefined)],
  [/^palpable$/i, 'strong'],
  [/^push(?:es|ed|ing)? the boundaries$/i, pushes],
  [
    /^(?:a |the )?beacon of$/i,
    (match) =>
      /\bas $/.test(beforeOf(match))
        ? 'an example of'
        : /^ (?:hope|inspiration|knowledge|strength|pride|stability)\b/.test(restOf(match))
          ? 'a source of'
          : undefined,
  ],
  [
    /^transformative$/i,
    (match) => (/\bway that (?:is|was) (?:\p{L}+ly )?$/u.test(beforeOf(match)) ? 'different' : undefined),
  ],
  [
    /^(?:the )?(?:ever-evolving|ever-changing|rapidly evolving|rapidly changing) landscape of$/i,
    (match) => (/\bin $/i.test(beforeOf(match)) && /^the/i.test(match[0]) ? '' : undefined),
  ],
  [/^spearhead\p{L}*/iu, LEAD],
  [/^foster\p{L}*/iu, ENCOURAGE],
  [/^navigat\p{L}*/iu, HANDLE],
  [/^(?:re-?imagin)\p{L}*$/iu, RETHINK],
  [/^redefin\p{L}*$/iu, CHANGE],
  [/^embark\p{L}* on$/iu, START],
  [/^harness\p{L}*/iu, USE],
  [/^unlock\p{L}*(?= (?:the |your |our |its |their )?(?:true |full |untapped )*potential$)/iu, REACH],
  [/^unlock\p{L}*(?= doors?$)/iu, OPEN],
  [/^unlock\p{L}*(?= new (?:levels?|heights)$)/iu, REACH],
  [/^unlock\p{L}*(?= (?:insights?|opportunit\p{L}+|possibilit\p{L}+)$)/iu, FIND],
  [/^unlock\p{L}*(?= value$)/iu, ['add', 'adds', 'added', 'adding']],
  [/^unleash\p{L}*/iu, RELEASE],
  [/^in the realm of$/i, 'in'],
  [/^testament to$/i, 'sign of'],
  [/^(?:a |the )?beacon of$/i, (match) => (/\bas $/.test(beforeOf(match)) ? 'an example of' : undefined)],
  [/^paradigm$/i, 'model'],
  [/^circular ecosystem$/i, 'circular system'],
  [/^lifeblood of$/i, 'heart of'],
  [/^delicate balance$/i, 'balance'],
  [/^intricate (?=(?:web|dance|interplay|balance)$)/i, ''],
  [/^north star$/i, 'guide'],
  [/^growth mindset$/i, 'willingness to learn'],
  [/^at the forefront of$/i, 'in'],
  [/^undergo(?:ing)? (?:a |an )?(?:\p{L}+ )?transformation$/iu, ['change', 'changes', 'changed', 'changing']],
  [
    /^doubl(?:e|es|ed|ing) down on$/iu,
    ['put more into', 'puts more into', 'put more into', 'putting more into'],
  ],
  [/^underwent .*/i, 'changed'],
  [/^thought leaders$/i, 'experts'],
  [/^(?:rich |intricate |vibrant )?tapestry of$/i, 'mix of'],
  [/^(?:.* )?landscape of$/i, 'field of'],
  [/^nestled in the heart of$/i, 'in the heart of'],
  [/^actionable (?=insights|learnings)/i, 'useful '],
  [/^seamless (?=experiences?$|journey$)/i, 'smooth '],
  [/^paradigm shift$/i, 'big change'],
  [/^pivotal$/i, 'key'],
  [/^multifaceted$/i, 'many-sided'],
  [/^meticulously crafted$/i, 'carefully made'],
  [/^meticulously$/i, 'carefully'],
  [/^meticulous$/i, 'careful'],
  [/^(?:most )?pressing(?= )/i, 'most urgent'],
  [/^deep expertise$/i, 'expertise'],
  [/^ever-(?:changing|evolving|shifting)$/i, 'changing'],
  [/^ever-growing$/i, 'growing'],
  [
    /^(?:cutting[- ]edge|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|world[- ]class|next[- ]level|bleeding[- ]edge|next[- ]gen(?:eration)?|unwavering|transformative|ground-?breaking|unparalleled|passionate|vibrant|thought-provoking|end-to-end|citizen-centric|game[- ]changing|ever-expanding|future-proof|frictionless|turnkey|mission-critical)$/i,
    idle,
  ],
  // Where they cannot go: another word of their kind.
  [/^(?:cutting[- ]edge|state[- ]of[- ]the[- ]art)$/i, 'modern'],
  [/^(?:world[- ]class|best[- ]in[- ]class)$/i, 'excellent'],
  [/^transformative$/i, (match) => beforeNoun(match, 'far-reaching')],
  [/^ground-?breaking$/i, 'new'],
  [/^unprecedented$/i, 'unusual'],
  [/^unwavering$/i, 'steady'],
  [/^mission-critical$/i, 'essential'],
  [/^frictionless$/i, 'easy'],
  [/^turnkey$/i, 'complete'],
  [/^unparalleled$/i, 'rare'],
]);
/** 'a rounded view', 'audits' */
const holistic = (match: RegExpExecArray): string | undefined =>
  /^ (?:approach|view|look|picture|answer|understanding|perspective)\b/.test(restOf(match)) &&
  /^holistic$/i.test(match[0])
    ? 'rounded'
    : /^holistic$/i.test(match[0])
      ? (idle(match) ?? beforeNoun(match, 'all-round'))
      : undefined;

/** Words that machine-made posts use many times more often than people do. */
export const stockWords = patternRule(
  'stock-words',
  (words) =>
    `is a ${/\s/.test(words) ? 'phrase' : 'word'} machine-made posts lean on. Use the one you would say aloud.`,
  [
    s(
      '(?<!(?:the|a|of|that|this|any|some|enough|much|no|with|for|and|get|have|has|financial|high|low|more|less|our|their) )leverag(?:e|es|ed|ing)(?! (?:ratio|of|point|on)\\b)(?= \\p{L})',
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
    s(
      'underscor(?:e|es|ed|ing)(?= (?:the|our|how|why|that|its|their|an?|just|my|your|his|her|this|what|once|again|both)\\b)',
      inflected(['show', 'shows', 'showed', 'showing']),
    ),
    verb('supercharg', ['speed up', 'speeds up', 'sped up', 'speeding up']),
    s('seamless(?:ly)?(?! (?:gutters?|tubes?|pipes?|steel|stockings?|floors?)\\b)', (match) =>
      match[0].toLowerCase().endsWith('ly') ? 'smoothly' : 'smooth',
    ),
    s('game[- ]?changing'),
    s(
      'cutting[- ]edge|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|world[- ]class|next[- ]level|bleeding[- ]edge|next[- ]gen(?:eration)?(?= (?:tools?|solutions?|platforms?|technology|experiences?)\\b)|push(?:es|ed|ing)? the boundaries|(?:bespoke|innovative|scalable|comprehensive|end-to-end|integrated|tailored) solutions?',
    ),
    s(
      '(?:undergo(?:es|ing)?|underwent|experiencing) (?:a |an )?(?:\\p{L}+ )?transformation|doubl(?:e|es|ed|ing) down(?: on)?|landscape(?= (?:is|has|keeps|continues) (?:\\p{L}+ )?(?:shifting|evolving|evolved|shifted|to (?:evolve|shift|change)))|vibrant(?= (?:team|communit(?:y|ies)|culture|ecosystem|network|hub|workplace|environment|city|industry|scene|discussions?|energy)s?\\b)|(?:poised|primed) (?:for|to) (?=(?:\\p{L}+ ){0,2}(?:growth|success|lead|transform|disrupt|become|redefine|reshape|change))|resonat(?:e|es|ed|ing)(?= (?:only |deeply |truly |strongly |with (?:me|you|us|everyone|people|many|so many|the (?:team|audience|market)))\\b)|(?:bolster|catalys|catalyz|galvani[sz]|amplif|cataly[sz])(?:e|es|ed|ing|s|y|ies|ied|ying)?(?= (?:the |our |your |their |its |a )*(?:growth|impact|change|innovation|voices?|efforts?|potential|success|transformation|trust|culture|brand|results|team)\\b)|(?:deep|rich|invaluable|actionable|valuable|key) (?:insights|learnings)|(?:seamless|frictionless|transformative|immersive|curated|elevated) (?:experiences?|journey)|ever-(?:expanding|shifting|growing|increasing|present)|(?:tap|taps|tapped|tapping) into (?:the |their |our |your )?(?:full |true |untapped |hidden |collective )*(?:potential|power|creativity|wisdom|insights)|(?:stay|stays|staying|remain) (?:ahead of the curve|top of mind)|at the (?:intersection|heart|core|nexus|forefront) of (?=(?:innovation|everything|technology|all|what|our|this|people|business))|(?:unlocking|unlock|unlocks|unlocked) (?:insights?|value|opportunit(?:y|ies)|efficienc(?:y|ies)|possibilit(?:y|ies)|doors?)|(?:cross-functional|strategic|operational|organi[sz]ational) (?:alignment|excellence|agility|transformation|synergy|enablement)|(?:results|outcomes|values|insight|impact|innovation)-driven|ideat(?:e|es|ed|ing|ion)|synergi[sz](?:e|es|ed|ing)|hyper-(?:focused|connected|relevant|growth)|navigating(?= (?:it|change|this|these|the|an|uncertain|today)\\b)|foster(?:s|ed|ing)?(?= (?:an? |the |our |their |more |stronger |better |deeper )*(?:holistic|inclusive|collaborative|resilient|meaningful|supportive|genuine|dialogue|loyalty|resilience|curiosity|inclusion|understanding|talent|alignment|excellence)\\b)',
    ),
    s(
      'holistic(?:ally)?|synerg(?:y|ies|istic)|paradigm(?: shift)?',
      (match) => holistic(match) ?? PLAINER(match),
    ),
    s(
      '(?:rich |intricate |vibrant )?tapestry of|treasure trove|(?<!(?:is|are|was|were|be|as|.s) (?:a |an )?(?:true |powerful |living |real )?)testament to|(?:a |the )?beacon of',
    ),
    s(
      '(?:(?:(?<=\\bin )the )?(?:ever-evolving|ever-changing|rapidly (?:evolving|changing)|fast-paced|digital|competitive|complex|dynamic|shifting|evolving|modern|corporate|changing) (?:landscape|realm)|(?:ever-evolving|ever-changing|rapidly (?:evolving|changing)|fast-paced|digital|competitive) world)(?: of)?',
    ),
    s(
      'in the realm of|navigat(?:e|es|ed|ing) (?:the |this |these |an? )?(?:complexit(?:y|ies)|challenges|uncertainty|change(?! of)|landscape|(?:complex|ever-\\p{Ll}+|shifting|uncertain) \\p{Ll}+)[^.,\\n]{0,20}',
    ),
    s(
      '(?<!["“‘\'])(?:transformative|revolutioni[sz](?:e|es|ed|ing)|groundbreaking|ground-breaking|unparalleled|unprecedented|unwavering(?! (?:support|faith|belief|love|trust)\\b)|mission-critical|future-proof(?:s|ed|ing)?|frictionless|turnkey|hyper-?(?:personali[sz]ed|scale|growth))',
      (match) => (/^revolutioni/i.test(match[0]) ? act(CHANGE)(match) : PLAINER(match)),
    ),
    s(
      'empower(?:s|ed|ing)?|elevat(?:e|es|ing)(?= (?:your|our|their|his|her|its|every|each|how|customer|employee|brands?|people|teams|businesses|the (?:experience|brand|team|game|conversation|way)))|unleash(?:es|ed|ing)?|unlock(?:s|ed|ing)? (?:growth|potential|success|(?:the |your |our |its |their |a |an )*(?:true|full|hidden|new|next|greater|untapped|power|value|potential|secrets?|possibilities|opportunities|success|growth|creativity)(?: \\p{Ll}+)?)',
      (match) =>
        /^empower/i.test(match[0])
          ? act(HELP)(match)
          : /^elevat/i.test(match[0])
            ? inflected(IMPROVE)(match)
            : PLAINER(match),
    ),
    s(
      'deep dive|dive deep|double down|move the needle|low-hanging fruit|circle back (?:on|with)|(?<=(?:our|your|their|my|as a|the) )north star|value[- ]add',
    ),
    s(
      'pivotal(?= (?:role|moment|point|part|step|shift|change|time|decision|question)s?\\b)|thought-provoking|multifaceted|nuanced|myriad|plethora',
      (match) => ({ myriad: 'many', plethora: 'many' })[match[0].toLowerCase()] ?? PLAINER(match),
    ),
    s(
      'robust(?= (?:onboarding|leadership|culture|hiring|governance|training|onboarding|strategy|framework)\\b|[.,;!?]|$| and\\b| (?:process|processes|solutions?|systems?|frameworks?|strateg(?:y|ies)|approach|platforms?|plans?|pipelines?|data|growth|tools?)\\b)',
      (match) =>
        // Two are left of three: 'simple, seamless and robust'.
        /, \p{Ll}+ and $/u.test(beforeOf(match)) && restOf(match) === '' ? 'sturdy' : 'solid',
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
      (match) => inWords(match[0].trim(), USE),
    ),
    s('data-driven|lifeblood of|ever-(?:evolving|changing)'),
    s('embark(?:s|ed|ing)? on'),
    s(
      'thought leader(?:s|ship)?|changemakers?|trailblazers?|like-minded (?:people|individuals|professionals|souls)|talent landscape|end-to-end(?= (?:booking|service|solution|experience|process|support)s?\\b)|pioneering(?= (?:holistic|new|solutions?|approach|work))|champion(?:s|ed|ing)? (?:diversity|inclusion|change|innovation)|resonat(?:e|es|ed)(?= (?:deeply|with me)\\b)|reshap(?:es?|ed|ing) the|cultivat(?:e|es|ing) trust|vibrant and',
    ),
    s(
      "passionate(?= (?:teams?|individuals?|people|professionals?|storytellers?|carers|leaders?|educators?|advocates?|about (?:making|helping|building|creating|delivering|empowering|driving|growth|innovation|people|sustainability)))|wealth of (?=(?:knowledge|experience|insights?|information|expertise|ideas|talent)\\b)|nestled in the heart of|commitment to (?=(?:excellence|innovation|quality|sustainability|diversity|inclusion)\\b)|citizen-centric|(?:most )?pressing (?:challenges?|issues?)(?= (?:of|facing)\\b)|circular ecosystem|(?:incredible|transformative|remarkable) journey|delicate balance(?= between)|trusted partner(?= (?:is|for|in|on|who|to)\\b)|today['’]s (?:digital|fast-paced|ever-changing|competitive|modern) (?:world|landscape|age|era)|ever-shifting(?= \\p{L})|increasingly (?:interconnected|complex|digital|fragmented) world|of paramount importance|landscape of (?=(?:work|business|technology|\\p{Ll}+ (?:technology|marketing|work)|logistics|leadership|healthcare|education|recruitment|hiring|marketing|retail|finance|AI)\\b)|meticulously crafted|crafting (?=(?:compelling|meaningful|authentic|memorable|exceptional|seamless|experiences|narratives)\\b)|game-changing|palpable(?=[.,!])|deep expertise",
    ),
  ],
);

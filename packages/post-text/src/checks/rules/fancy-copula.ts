import { beforeOf, isConcrete, namesFact, namesThing, restOf, sentenceOf } from './concrete.ts';
import { madeOf } from './general.ts';
import { patternRule } from './pattern-rule.ts';
import type { Habit } from './pattern-rule.ts';
import { agreeing, figurePlainly, plainly } from './plain-copula.ts';

const BE: Readonly<Record<string, string>> = { s: 'is', ed: 'was', '': 'are' };
const MATTER: Readonly<Record<string, string>> = { plays: 'matters', played: 'mattered', play: 'matter' };

/** What only a thing of the mind can be: nobody's van is a testament. */
const ROLE =
  '(?:testament|catalyst|foundation|bridge|beacon|hub|backbone|cornerstone|pillar|reflection|symbol|example|proof|gateway|platform|springboard|guide|blueprint|compass|window|mirror|anchor|engine|home|line of defen[cs]e|lifeline|heartbeat|linchpin|bedrock|stepping stone|starting point|launch ?pad|roadmap|wake-up call|touchstone|embodiment|celebration|safeguard|driving force|force|glue|vehicle|lens|resource|alternative|opportunity|warning system|source of|vital part|integral part)';
const AN = '(?:an?|the|our|my) (?:[\\w-]+ ){0,2}?';

const HABITS: readonly Habit[] = [
  {
    pattern: new RegExp(
      `(?<=\\b(?:[Ii]t|[Tt]his|[Tt]hat|[Tt]hey|[Tt]hese) )(?:serve|act|function)(s|ed|) as (?=an? (?!(?:\\w+ )?(?:reminder|referee|chair|treasurer|lawyer|nurse|interpreter)\\b))|\\b(?:serve|act|function|operate)(s|ed|) as (?=${AN}${ROLE}\\b|(?:\\w+ )?proof\\b)`,
      'g',
    ),
    where: isFigure,
    put: (match) => `${BE[match[1] ?? match[2] ?? ''] ?? 'is'} `,
  },
  {
    pattern: new RegExp(
      `\\bst(?:ands|ood) as (?=(?:(?:living )?proof|(?:an?|the) (?:[\\w-]+ ){0,2}?(?:${ROLE}|example|monument|tribute|reminder))\\b)`,
      'g',
    ),
    put: (match) => (match[0].startsWith('stood') ? 'was ' : 'is '),
  },
  {
    pattern: new RegExp(
      `\\b(remains|represents|constitutes|embodies) (?=(?:an?|the) (?:[\\w-]+ ){0,2}?${ROLE}\\b)`,
      'g',
    ),
    where: isFigure,
    put: (match) => (match[0].startsWith('remains') ? 'is still ' : 'is '),
  },
  {
    pattern: new RegExp(
      `\\b(?:has|have) (?:become|emerged as|evolved into) (?=(?:an?|the) (?:[\\w-]+ ){0,2}?${ROLE}\\b)`,
      'g',
    ),
    where: isFigure,
    put: (match) => (match[0].startsWith('has') ? 'is now ' : 'are now '),
  },
  {
    pattern:
      /\b(plays|played|play) an? (?:crucial|vital|key|pivotal|critical|important|central|essential|significant|integral|huge|major|instrumental|unique) (?:role|part) in\b/gi,
    where: (match) => !/^ (?:\p{Lu}|the (?:film|play|opera|show|second|third|last))/u.test(restOf(match)),
    put: (match) => `${MATTER[(match[1] ?? '').toLowerCase()] ?? 'matters'} in`,
  },
  {
    pattern:
      /\b(?:represents?|marks?|constitutes?) an? (?:new |truly )?(?:significant|key|major|important|pivotal|crucial|bold|exciting|historic|defining|valuable|fundamental|shift|turning) (?:(?:milestone|step|shift|differentiator|achievement|opportunity|moment|turning point|chapter|era|leap|change|resource|part)(?: (?:in|for|towards?|of))?|point in)\b|\bmarks? (?:the (?:beginning|start) of an? |an? )(?:new |exciting |bold )*(?:chapter|era)(?: (?:in|for))?\b|\bembod(?:y|ies|ied) (?:what (?:we|I|it|they) (?:stand|means?|believe|are)|the (?:spirit|values|essence) of)\b|\bforms? the (?:foundation|backbone|basis|bedrock) of\b|\b(?:is|are) poised to (?:be|become) an? /gi,
    where: (match) => !isConcrete(sentenceOf(match)) || /^(?:embod|form|is |are )/i.test(match[0]),
    put: plainly,
  },
  {
    pattern:
      /\b(?:offer(?:s|ed)?|present(?:s|ed)?|provide[sd]?|represents) an? (?:unique|comprehensive|compelling|powerful|valuable|exciting|rich|rare|unparalleled|fresh|wealth of|glimpse|myriad of)(?: (?:opportunity|perspective|alternative|set of|insight|look|glimpse|solution|foundation|mix|blend|platform|way)\b(?: (?:to|into|on|of|for))?|(?= of\b| into\b))/gi,
    where: (match) => !namesThing(restOf(match)),
    put: plainly,
  },
  {
    pattern: /\bboast(s|ed)(?= (?:an?|the|over|more) \p{Ll}+ \p{Ll}+)/giu,
    where: (match) =>
      !namesThing(restOf(match)) && !/\d/.test(restOf(match)) && madeOf(restOf(match)).other <= 1,
    put: (match) => (match[1] === 'ed' ? 'had' : 'has'),
  },
  {
    pattern: /\b(is|was|are|were) nothing (?:short of|less than) (?=\p{Ll})/gu,
    where: (match) => !isConcrete(restOf(match)),
    put: (match) => `${match[1] ?? 'is'} `,
  },
  {
    pattern:
      /\b(?:represents?|represented|marks?|marked|signals?|symboli[sz]es?|embod(?:y|ies|ied)|exemplif(?:y|ies|ied)|epitomi[sz]es?|encapsulates?|reflects?|constitutes?|personif(?:y|ies)) (?:the (?:culmination|beginning|end|start|dawn|essence|spirit|very best|best|pinnacle|commitment|values|future|next chapter|power)\b|(?:our|my|their|its|a shared|an unwavering) (?:\p{Ll}+ )?(?:commitment|dedication|values|passion|belief|vision|mission|promise|spirit|ethos)\b|an? (?:[\p{Ll}-]+ ){0,2}(?:moment|milestone|step|leap|shift|chapter|era|turning point|commitment|opportunity|departure|achievement|testament|journey|breakthrough|advance|evolution|transformation)\b)/giu,
    where: (match) => !/\d/.test(match[0]) && !namesThing(restOf(match)),
    put: plainly,
  },
  {
    pattern: new RegExp(
      `\\b(?:serves?|served|stands?|stood|acts?|functions?|emerged|remains?) as (?=(?:an?|the|our|my) (?:[\\p{Ll}-]+ ){0,2}?(?:${ROLE}|reminder of|heart|soul|voice|ally|cornerstone|inspiration|role model|tribute|ecosystem|force|solution|window into|bridge between)\\b)`,
      'gu',
    ),
    where: (match) =>
      !/\d/.test(restOf(match)) &&
      !namesFact(restOf(match)) &&
      (isFigure(match) ||
        !/^(?:an?|the|our|my) (?:guide|bridge|home|mirror|anchor|engine|platform|gateway|hub|vehicle|lens|compass|reminder (?:to|of the))\b/.test(
          restOf(match),
        )) &&
      !/\b(?:from|until|since)\b/.test(restOf(match)),
    put: (match) =>
      /^(?:served|stood)/.test(match[0])
        ? 'was '
        : match[0].startsWith('emerged')
          ? 'become '
          : /s as/.test(match[0])
            ? 'is '
            : 'are ',
  },
  {
    pattern:
      /\b(?:is|are|was|were|it is|it['’]s) (?:more than [^.,;:!?\n]{3,40}[,;:—–.] ?(?:it|they)(?:['’]s| is|['’]re| are) )?(?:truly |quite simply |nothing but )?(?:an?|the) (?:[\p{Ll}-]+ ){0,2}?(?:symbol|beacon|cornerstone|bedrock|lifeblood|linchpin|heartbeat|beating heart|embodiment|epitome|glue|catalyst|driving force|gateway|backbone|hallmark|love letter|game[- ]changer)(?= (?:of|for|to|that|behind|in|between)\b)/giu,
    where: (match) => !namesThing(restOf(match)) && !/\d/.test(restOf(match)) && !namesFact(restOf(match)),
    put: figurePlainly,
  },
  {
    pattern:
      /\b(?:is|are) more than (?:just )?an? [\p{Ll} -]{3,20}[,;:] (?:it|they)(?: is|['’]s| are|['’]re) an? (?=(?:\p{Ll}+ )?(?:family|movement|community|home|promise|lifestyle|way of life|mindset|philosophy|experience|statement|journey)\b)/giu,
    put: ({ 0: text }) => `${/^\w+/.exec(text)?.[0] ?? 'is'} ${/an? *$/i.exec(text)?.[0] ?? 'a'}`,
  },
  {
    pattern:
      /\bboast(s|ed|ing)?(?= (?:an?|the|over|more than|some of) (?:[\p{L}\d%.,-]+ ){0,3}?(?:footprint|range|suite|portfolio|team|view|views|record|network|rate|design|interface|experience|community|culture|array|capacity|selection|customers|users|clients|features|performance|efficiency|score|growth|legacy|history|presence|accuracy|battery|amenities)\b)/gu,
    put: (match) =>
      match[1] === 'ed' ? 'had' : match[1] === 's' ? 'has' : match[1] === 'ing' ? 'having' : 'have',
  },
  {
    // Nobody says of a shed that it stands as something, but of a person who is a candidate.
    pattern:
      /\b(stands?|stood) as (?=(?:an?|the|our|one of) (?!(?:\p{Ll}+ )?(?:candidate|witness|surety|guarantor|deputy|godparent|godfather|godmother|councillor|independent|proxy|substitute|referee|record|tallest|oldest|fastest|largest|longest|only)\b))/gu,
    where: (match) => !isConcrete(restOf(match)),
    put: (match) => (match[1] === 'stood' ? 'was ' : match[1] === 'stand' ? 'are ' : 'is '),
  },
  {
    pattern:
      /\b(?:serves?|served|acts?|functions?) as (?=(?:an?|the|our|your) (?:[\p{Ll}-]+ ){0,2}?(?:inspiration|litmus test|nervous system|single source of truth|source of truth|north star|guiding light|common language|rallying point|wake-up call|early-warning system|living room|role model|stepping stone|blueprint)\b|(?:an? )?(?:\p{Ll}+ )?(?:powerful|stark|humbling|constant|gentle) reminder\b)/gu,
    put: (match) => (match[0].startsWith('served') ? 'was ' : /s as/.test(match[0]) ? 'is ' : 'are '),
  },
  {
    pattern:
      /\b(?:is|was|are|were) an? (?:shining|stellar|textbook|powerful|perfect) example of (?=(?:what|how|why)\b)|\brepresents? (?:the (?:culmination|result) of )?(?:\p{Ll}+ )?(?:years|months|decades) of\b|\boffers? (?:a (?:window|glimpse) into|more than an?|a sense of|peace of mind)\b|\brepresents? one of the (?=(?:most|best|biggest|greatest|strongest|key)\b)|\bis (?:an art form|the ultimate (?:teacher|test|goal|measure))\b/gu,
    where: (match) => !namesThing(restOf(match)),
    put: (match) => figurePlainly(match) ?? plainly(match),
  },
  {
    pattern:
      /(?<!\b(?:[Hh]e|[Ss]he|I|[Ww]e|who|[Nn]obody|text|label) )\b(boasts?|boasted) (?=(?:an?|the|its|their|over|more than|some of|\d+(?:%| per cent))\s(?!dent|lot))/gu,
    where: (match) => !/["“”]/.test(restOf(match)) && !namesThing(restOf(match)),
    put: (match) => (match[1] === 'boasted' ? 'had ' : match[1] === 'boasts' ? 'has ' : 'have '),
  },
];

/** 'serves as', 'plays a crucial role in': a dress for 'is' and 'matters'. */
export const fancyCopula = patternRule(
  'fancy-copula',
  'is a dress for ‘is’ or ‘has’. Plain words carry it.',
  HABITS.map((habit) => ({
    ...habit,
    put: (match) => agreeing(typeof habit.put === 'function' ? habit.put(match) : habit.put, beforeOf(match)),
  })),
);

/** What these name may stand in a yard: a bridge over a ditch, a guide on a path, a window. */
const MAY_BE_REAL =
  /^(?:an?|the|our|my) (?:[\w-]+ ){0,2}?(?:bridge|guide|home|window|mirror|anchor|engine|platform|gateway|hub|vehicle|force|lens|alternative|resource|warning system|compass|launch ?pad|foundation|fuse|lamp)\b/;

function isFigure(match: RegExpExecArray): boolean {
  const rest = restOf(match);
  if (
    /^(?:an?|the) (?:[\w-]+ )?(?:fuse|lamp|lock|valve|door|lid|shelf|table|brake|clamp|weight|stop)\b/.test(
      rest,
    )
  )
    return false;
  if (!MAY_BE_REAL.test(rest)) return true;
  // Somebody who guides, a hall that is the bridge between two platforms.
  return (
    !namesThing(rest) &&
    !namesFact(rest) &&
    !/\b(?:brother|sister|wife|husband|father|mother|son|daughter|in-law|uncle|aunt|cousin|he|she|I)\s*$/i.test(
      beforeOf(match),
    ) &&
    !/\b(?:from|until|since|in summer|in winter|\d)/.test(rest)
  );
}

import { patternRule } from './pattern-rule.ts';

const BE: Readonly<Record<string, string>> = { s: 'is', ed: 'was', '': 'are' };
const MATTER: Readonly<Record<string, string>> = { plays: 'matters', played: 'mattered', play: 'matter' };

/** What only a thing of the mind can be: nobody's van is a testament. */
const ROLE =
  '(?:testament|catalyst|foundation|bridge|beacon|hub|backbone|cornerstone|pillar|reflection|symbol|example|proof|gateway|platform|springboard|guide|blueprint|compass|window|mirror|anchor|engine|home|line of defen[cs]e|lifeline|heartbeat|linchpin|bedrock|stepping stone|starting point|launch ?pad|roadmap|wake-up call|touchstone|embodiment|celebration|safeguard|driving force|force|vehicle|lens|resource|alternative|opportunity|warning system|source of|vital part|integral part)';
const AN = '(?:an?|the|our|my) (?:[\\w-]+ ){0,2}?';

/** 'serves as', 'plays a crucial role in': a dress for 'is' and 'matters'. */
export const fancyCopula = patternRule(
  'fancy-copula',
  'is a dress for ‘is’ or ‘has’. Plain words carry it.',
  [
    {
      pattern: new RegExp(
        `(?<=\\b(?:[Ii]t|[Tt]his|[Tt]hat|[Tt]hey|[Tt]hese) )(?:serve|act|function)(s|ed|) as (?=an? (?!(?:\\w+ )?(?:reminder|referee|chair|treasurer|lawyer|nurse|interpreter)\\b))|\\b(?:serve|act|function|operate)(s|ed|) as (?=${AN}${ROLE}\\b|(?:\\w+ )?proof\\b)`,
        'g',
      ),
      put: (match) => `${BE[match[1] ?? match[2] ?? ''] ?? 'is'} `,
    },
    {
      pattern: /\bst(?:ands|ood) as (?=(?:an?|the|proof|a testament)\b)/g,
      put: (match) => (match[0].startsWith('stood') ? 'was ' : 'is '),
    },
    {
      pattern: new RegExp(
        `\\b(remains|represents|constitutes|embodies) (?=(?:an?|the) (?:[\\w-]+ ){0,2}?${ROLE}\\b)`,
        'g',
      ),
      put: (match) => (match[0].startsWith('remains') ? 'is still ' : 'is '),
    },
    {
      pattern: new RegExp(
        `\\b(?:has|have) (?:become|emerged as|evolved into) (?=(?:an?|the) (?:[\\w-]+ ){0,2}?${ROLE}\\b)`,
        'g',
      ),
      put: (match) => (match[0].startsWith('has') ? 'is now ' : 'are now '),
    },
    {
      pattern:
        /\b(plays|played|play) an? (?:crucial|vital|key|pivotal|critical|important|central|essential|significant|integral|huge|major|instrumental|unique) (?:role|part) in\b/gi,
      put: (match) => `${MATTER[(match[1] ?? '').toLowerCase()] ?? 'matters'} in`,
    },
    {
      pattern:
        /\b(?:represents?|marks?|constitutes?) an? (?:new |truly )?(?:significant|key|major|important|pivotal|crucial|bold|exciting|historic|defining|valuable|fundamental|shift|turning) (?:(?:milestone|step|shift|differentiator|achievement|opportunity|moment|turning point|chapter|era|leap|change|resource|part)(?: (?:in|for|towards?|of))?|point in)\b/gi,
    },
    {
      pattern:
        /\b(?:offers?|presents?|provides?) an? (?:unique|compelling|powerful|valuable|exciting|rich|rare|unparalleled|fresh|wealth of|glimpse|myriad of)(?: (?:opportunity|perspective|alternative|set of|insight|glimpse|solution|foundation|mix|blend|platform|way)\b(?: (?:to|into|on|of|for))?|(?= of\b| into\b))/gi,
    },
    {
      pattern: /\bboast(s|ed)(?= (?:an?|the|over|more)\b)/gi,
      put: (match) => (match[1] === 'ed' ? 'had' : 'has'),
    },
  ],
);

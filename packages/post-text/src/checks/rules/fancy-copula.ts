import { patternRule } from './pattern-rule.ts';

const BE: Readonly<Record<string, string>> = { s: 'is', ed: 'was', '': 'are' };
const MATTER: Readonly<Record<string, string>> = { plays: 'matters', played: 'mattered', play: 'matter' };

/** 'serves as', 'plays a crucial role in': a dress for 'is' and 'matters'. */
export const fancyCopula = patternRule(
  'fancy-copula',
  'is a dress for ‘is’ or ‘has’. Plain words carry it.',
  [
    {
      pattern:
        /(?<=\b(?:[Ii]t|[Tt]his|[Tt]hat|[Tt]hey|[Tt]hese) )(?:serve|act)(s|ed|) as (?=an? (?!(?:\w+ )?(?:reminder|referee|chair|treasurer|lawyer|nurse|interpreter)\b))|\b(?:serve|act|function)(s|ed|) as (?=(?:an?|the) (?:[\w-]+ ){0,2}?(?:testament|catalyst|foundation|bridge|beacon|hub|backbone|cornerstone|pillar|reflection|symbol|example|proof|gateway|platform|springboard|guide|blueprint|compass|window|mirror|anchor|engine|home|line of defen[cs]e)\b|(?:\w+ )?proof\b)/g,
      put: (match) => `${BE[match[1] ?? match[2] ?? ''] ?? 'is'} `,
    },
    {
      pattern: /\bst(?:ands|ood) as (?=(?:an?|the|proof|a testament)\b)/g,
      put: (match) => (match[0].startsWith('stood') ? 'was ' : 'is '),
    },
    {
      pattern:
        /\b(plays|played|play) an? (?:crucial|vital|key|pivotal|critical|important|central|essential|significant|integral) (?:role|part) in\b/gi,
      put: (match) => `${MATTER[(match[1] ?? '').toLowerCase()] ?? 'matters'} in`,
    },
    {
      pattern:
        /\b(?:represents?|marks?|constitutes?) an? (?:significant|key|major|important|pivotal|crucial) (?:milestone|step|shift|differentiator|achievement|opportunity|moment|turning point)(?: (?:in|for|towards?))?\b/gi,
    },
    {
      pattern: /\bboast(s|ed)(?= (?:an?|the|over|more)\b)/gi,
      put: (match) => (match[1] === 'ed' ? 'had' : 'has'),
    },
  ],
);

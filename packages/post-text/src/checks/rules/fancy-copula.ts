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
        /\b(?:serve|act)(s|ed|) as (?=an? (?!(?:\w+ )?(?:reminder|referee|chair|treasurer|lawyer|nurse|interpreter)\b))/g,
      put: (match) => `${BE[match[1] ?? ''] ?? 'is'} `,
    },
    {
      pattern: /\bst(?:ands|ood) as (?=(?:an?|the|proof|a testament)\b)/g,
      put: (match) => (match[0].startsWith('stood') ? 'was ' : 'is '),
    },
    {
      pattern:
        /\b(plays|played|play) an? (?:crucial|vital|key|pivotal|critical|important|central|essential|significant) (?:role|part) in\b/gi,
      put: (match) => `${MATTER[(match[1] ?? '').toLowerCase()] ?? 'matters'} in`,
    },
    {
      pattern: /\bboast(s|ed)(?= (?:an?|the|over|more)\b)/gi,
      put: (match) => (match[1] === 'ed' ? 'had' : 'has'),
    },
  ],
);

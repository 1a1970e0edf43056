import { industries, type Industry } from '@limelight/contracts';

/**
 * The words of LinkedIn's industries, by ours. The first that matches counts, so “Computer Games” are entertainment and
 * “Transportation Equipment Manufacturing” is manufacturing.
 */
const words: readonly (readonly [Industry, RegExp])[] = [
  [
    'Entertainment',
    /games?|gambling|music|motion picture|film|animation|broadcast|performing|sport|publishing|newspaper|photograph|entertainment|museum|arts|writing/,
  ],
  [
    'Healthcare',
    /health|hospitals?\b|medical|medicine|pharma|biotech|wellness|fitness|dentist|nurs|veterinar|physician|chiropract/,
  ],
  [
    'Manufacturing',
    /manufactur|machinery|automotive|chemical|plastics|aerospace|textiles|packaging|furniture|industrial|paper|glass|shipbuilding|fabricated/,
  ],
  [
    'Transportation',
    /transport|logistic|supply chain|warehous|shipping|airlines?|aviation|freight|rail|maritime|truck|postal|import and export/,
  ],
  [
    'Marketing and Advertising',
    /marketing|advertising|public relations|communications services|market research/,
  ],
  ['Finance', /financ|bank|insurance|invest|capital|accounting|venture|credit|funds/],
  ['Energy', /energy|oil\b|gas\b|utilit|mining|electric power|solar|wind|nuclear|renewable|coal/],
  ['Real Estate', /real estate|construction|architect|building|civil engineering|facilities|property/],
  ['Legal', /\blaw\b|legal|judicia|attorney/],
  ['Education', /educat|e-learning|school|universit|training|academic|librar/],
  ['Hospitality', /hospitality|hotel|restaurant|travel|tourism|leisure|food service|catering|events/],
  [
    'Retail',
    /retail|wholesale|consumer goods|apparel|fashion|cosmetics|supermarket|grocer|luxury|e-commerce/,
  ],
  [
    'Non-profit',
    /non-?profit|civic|philanthrop|religious|fundrais|charit|social organi|government|public policy|public safety|international affairs/,
  ],
  [
    'Technology',
    /software|information technology|it services|it system|computer|internet|telecom|semiconductor|data|technolog|network security|web/,
  ],
  [
    'Consulting',
    /consult|professional services|human resources|staffing|recruit|business services|outsourcing|coaching|research services|design services|think tank/,
  ],
];

/** Our industry for one that LinkedIn names in English; null for others. */
export function industryNamed(name: string | null): Industry | null {
  if (name === null) return null;
  const asked = name.trim().toLowerCase();
  const same = industries.find((industry) => industry.toLowerCase() === asked);
  return same ?? words.find(([, pattern]) => pattern.test(asked))?.[0] ?? null;
}

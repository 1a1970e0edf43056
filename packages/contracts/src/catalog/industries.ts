export const industries = [
  'Technology',
  'Marketing and Advertising',
  'Finance',
  'Healthcare',
  'Education',
  'Retail',
  'Manufacturing',
  'Consulting',
  'Real Estate',
  'Hospitality',
  'Non-profit',
  'Legal',
  'Energy',
  'Entertainment',
  'Transportation',
] as const;
export type Industry = (typeof industries)[number];

import type { QuestionRole } from './roles.ts';

const words: readonly (readonly [QuestionRole, RegExp])[] = [
  ['founder', /\b(?:co-?)?founder|\bowner|entrepreneur|\bceo\b|managing partner/],
  ['leader', /\bmanager|\bhead of|\blead(?:er)?\b|director|\bchief\b|\bvp\b|president|supervisor/],
  [
    'specialist',
    /engineer|developer|designer|analyst|scientist|nurse|doctor|teacher|accountant|lawyer|specialist|researcher|technician/,
  ],
  ['sales', /\bsales|account executive|business development|fundrais|partnerships/],
  ['marketing', /marketing|\bbrand|content|copywriter|communications|\bseo\b|growth/],
  ['operations', /operations|logistics|supply chain|warehous|process|project|programme|program manager/],
  ['people', /\bhr\b|human resources|\bpeople\b|talent|recruit|hiring/],
  ['independent', /freelanc|consultant|advis[eo]r|independent|self-employed|\bcoach|contractor/],
  ['seeker', /seeking|looking for|open to work|job seeker|\bstudent|graduate\b|between jobs/],
];

/** The roles that a job title and a headline name, in English. */
export function rolesIn(text: string): ReadonlySet<QuestionRole> {
  const lower = text.toLowerCase();
  return new Set(words.flatMap(([role, pattern]) => (pattern.test(lower) ? [role] : [])));
}

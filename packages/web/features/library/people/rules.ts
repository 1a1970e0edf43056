import type { LeadRecord, PersonSummary } from '@limelight/contracts';

/** For example 'Meets 3 of 4 criteria'. Empty before a search. */
export function fitWords({ score, met, missing }: LeadRecord): string {
  const all = met.length + missing.length;
  if (score === null || all === 0) return '';
  return `Meets ${met.length} of ${all} ${all === 1 ? 'criterion' : 'criteria'}`;
}

/** The copy of a person for saved items. It is deleted with the person. */
export const savableOf = ({
  id,
  name,
  position,
  company,
  location,
}: Pick<PersonSummary, 'id' | 'name' | 'position' | 'company' | 'location'>) => ({
  kind: 'lead' as const,
  refId: id,
  title: name.slice(0, 300),
  text: [[position, company].filter(Boolean).join(' at '), location].filter(Boolean).join('\n'),
  link: `/dashboard/people?person=${id}`,
});

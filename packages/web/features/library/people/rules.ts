import type { PersonSummary } from '@limelight/contracts';

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

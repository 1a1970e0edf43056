import type { PersonSummary } from '@limelight/contracts';

/** The copy of a person that is saved. It goes when their record goes. */
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

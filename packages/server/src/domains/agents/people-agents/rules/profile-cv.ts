import type { ImportedProfile } from '../../../library/imports/index.ts';

const lines = (parts: readonly (string | null)[], by: string) =>
  parts.filter((part) => part !== null && part.trim() !== '').join(by);

/** The text of a profile as a CV to compare, without the name and the addresses. */
export function textOfProfile(profile: ImportedProfile): string {
  const { headline, location, summary, experience, education, skills, languages } = profile;
  const listed = (heading: string, items: readonly string[]) =>
    items.length === 0 ? null : `${heading}: ${items.join(', ')}`;
  return lines(
    [
      lines([headline, location], '\n'),
      summary,
      ...experience.map(({ title, company, start, end, location: place, description }) =>
        lines([lines([title, company], ', '), lines([start, end], ' to '), place, description], '\n'),
      ),
      ...education.map(({ school, degree, field }) => lines([degree, field, school], ', ')),
      listed('Skills', skills),
      listed(
        'Languages',
        languages.map(({ name, proficiency }) => lines([name, proficiency], ' ')),
      ),
      listed('Certifications', profile.certifications),
      listed('Honors', profile.honors),
      listed('Publications', profile.publications),
    ],
    '\n\n',
  );
}

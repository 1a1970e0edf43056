import type { FactRow, ListedPerson } from '../../../library/people/index.ts';
import type { Judgeable, PersonMaterial } from '../rules/judge-people.ts';
import { cvWithoutIdentity, withoutIdentity } from '../rules/without-identity.ts';

type Described = Pick<
  ListedPerson,
  'id' | 'name' | 'position' | 'company' | 'headline' | 'location' | 'industry' | 'companySize'
>;

/** The material to compare about a person, without their name, addresses and labelled protected fields. */
export function judgeable(
  person: Described,
  {
    cvs = [],
    facts = [],
    prepared = [],
  }: {
    cvs?: readonly string[];
    facts?: readonly PersonMaterial[];
    /** Materials from which identifying data has already been removed. */
    prepared?: readonly PersonMaterial[];
  },
): Judgeable {
  const own = (source: string, text: string, about: PersonMaterial['about'] = 'person'): PersonMaterial[] =>
    text.trim() === ''
      ? []
      : [{ source, text: withoutIdentity(text, person.name), address: null, observedAt: null, about }];
  return {
    id: person.id,
    materials: [
      ...own('Position', person.position),
      ...own('Company', person.company, 'company'),
      ...own('Headline', person.headline),
      ...own('Location', person.location),
      ...own('Industry', person.industry, 'company'),
      ...own('Company size', person.companySize === null ? '' : `${person.companySize} employees`, 'company'),
      ...cvs.map((text) => ({
        source: 'CV',
        text: cvWithoutIdentity(text, person.name),
        address: null,
        observedAt: null,
        about: 'person' as const,
      })),
      ...facts.map((fact) => ({ ...fact, text: withoutIdentity(fact.text, person.name) })),
      ...prepared,
    ],
  };
}

/** Only a position that a page states beside a name is about the person; other facts are quoted for a criterion. */
export const factMaterial = ({ field, quote, source, address, observedAt }: FactRow): PersonMaterial => ({
  about: field === 'Position' ? 'person' : 'company',
  text: quote,
  source,
  address,
  observedAt: observedAt.toISOString(),
});

import type { PersonCriterion, PersonEvidence } from '@limelight/contracts';
import { findEvidence, type WordWeights } from '../../../library/people/index.ts';
import { namesRole } from './names-role.ts';

/** A text about a person that can be quoted. It must not identify them. */
export interface PersonMaterial {
  text: string;
  source: string;
  address: string | null;
  observedAt: string | null;
  /** A text about the company says nothing about the role of a person there. */
  about: 'person' | 'company';
}

export interface Judgeable {
  id: string;
  materials: PersonMaterial[];
}

export interface JudgedPerson {
  id: string;
  evidence: PersonEvidence[];
  missing: string[];
  score: number;
  /** The score in percent of the best possible one. */
  share: number;
  /** How much of the criteria the materials share in any words. It only decides whom a model reads about. */
  likeness: number;
}

const mustWeight = 2;

/** Scores the evidence by the share of the criteria that are met. Must-haves count twice. */
export function judged(
  id: string,
  criteria: readonly PersonCriterion[],
  evidence: readonly PersonEvidence[],
  likeness = 0,
): JudgedPerson {
  const met = new Set(evidence.map(({ criterion }) => criterion));
  const weightOf = ({ must }: PersonCriterion) => (must ? mustWeight : 1);
  const total = (some: readonly PersonCriterion[]) => some.reduce((sum, one) => sum + weightOf(one), 0);
  const score = total(criteria.filter(({ text }) => met.has(text)));
  return {
    id,
    evidence: [...evidence],
    likeness,
    missing: criteria.filter(({ text }) => !met.has(text)).map(({ text }) => text),
    score,
    share: criteria.length === 0 ? 0 : Math.round((100 * score) / total(criteria)),
  };
}

/** Whether somebody meets enough to become a lead: one of one or two criteria, two of up to six, a third of more. */
export function isEnough(criteria: readonly PersonCriterion[], { missing }: JudgedPerson): boolean {
  const least = criteria.length < 3 ? 1 : Math.max(2, Math.ceil(criteria.length / 3));
  return criteria.length - missing.length >= least;
}

/** The materials that can show that a criterion is met. */
export const materialsFor = (criterion: string, materials: readonly PersonMaterial[]) =>
  namesRole(criterion) ? materials.filter(({ about }) => about === 'person') : [...materials];

export function judgePerson(
  criteria: readonly PersonCriterion[],
  { id, materials }: Judgeable,
  weights: WordWeights,
): JudgedPerson {
  const numbered = materials.map((material, index) => ({ ...material, source: String(index) }));
  const evidenceIn = (some: readonly PersonCriterion[], among: typeof numbered) =>
    findEvidence(
      some.map(({ text }) => text),
      among,
      weights,
    );
  const roles = evidenceIn(
    criteria.filter(({ text }) => namesRole(text)),
    numbered.filter(({ about }) => about === 'person'),
  );
  const others = evidenceIn(
    criteria.filter(({ text }) => !namesRole(text)),
    numbered,
  );
  const found = [...roles.found, ...others.found];
  const likeness = [...roles.likeness, ...others.likeness];
  const evidence = found.flatMap(({ criterion, quote }): PersonEvidence[] => {
    const material = materials[Number(quote.source)];
    if (material === undefined) return [];
    const { source, address, observedAt } = material;
    return [{ criterion, quote: quote.quote, source, address, observedAt }];
  });
  const alike = likeness.reduce((sum, { share }) => sum + share, 0);
  return judged(id, criteria, evidence, alike);
}

export const materialText = ({ materials }: Judgeable): string =>
  materials.map(({ text }) => text).join('\n');

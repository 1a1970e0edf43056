import type { PersonCriterion, PersonEvidence } from '@limelight/contracts';
import { findEvidence, type WordWeights } from '../../../library/people/index.ts';

/** A text about a person that can be quoted. It must not identify them. */
export interface PersonMaterial {
  text: string;
  source: string;
  address: string | null;
  observedAt: string | null;
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
  return {
    id,
    evidence: [...evidence],
    likeness,
    missing: criteria.filter(({ text }) => !met.has(text)).map(({ text }) => text),
    score: criteria.filter(({ text }) => met.has(text)).reduce((sum, one) => sum + weightOf(one), 0),
  };
}

export function judgePerson(
  criteria: readonly PersonCriterion[],
  { id, materials }: Judgeable,
  weights: WordWeights,
): JudgedPerson {
  const numbered = materials.map(({ text }, index) => ({ text, source: String(index) }));
  const { found, likeness } = findEvidence(
    criteria.map(({ text }) => text),
    numbered,
    weights,
  );
  const evidence = found.flatMap(({ criterion, quote }): PersonEvidence[] => {
    const material = materials[Number(quote.source)];
    if (material === undefined) return [];
    const { source, address, observedAt } = material;
    return [{ criterion, quote: quote.quote, source, address, observedAt }];
  });
  const alike = likeness.reduce((sum, { share }) => sum + share, 0);
  return judged(id, criteria, evidence, alike);
}

export const textOf = ({ materials }: Judgeable): string => materials.map(({ text }) => text).join('\n');

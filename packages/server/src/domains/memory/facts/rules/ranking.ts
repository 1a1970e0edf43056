import type { FactKind } from '@limelight/contracts';

interface Candidate {
  id: string;
  kind: FactKind;
  subject: string;
  happened: string | null;
  createdAt: Date;
  /** How well its words fit; 0 for one that is here for its kind alone. */
  score: number;
}

/** What readers remember weighs more than what only steers the writing. */
const kindWeights: Readonly<Record<FactKind, number>> = {
  result: 1.2,
  figure: 1.15,
  event: 1.15,
  project: 1.1,
  opinion: 1.05,
  role: 1,
  person: 1,
  rule: 0.9,
  preference: 0.9,
};

/** How the person wants it, which fits every text. */
const steering: ReadonlySet<FactKind> = new Set(['rule', 'preference']);
export const isSteering = ({ kind }: Pick<Candidate, 'kind'>): boolean => steering.has(kind);
/** The share of the best score that a fact needs to fit. */
const leastShare = 0.15;
const yearsUntilHalf = 8;

function weightOf({ kind, happened, score }: Candidate, year: number): number {
  const age = happened === null ? 2 : Math.max(0, year - Number(happened.slice(0, 4)));
  return score * kindWeights[kind] * (0.85 + 0.15 * 0.5 ** (age / yearsUntilHalf));
}

/** How good a fact must be, compared with the best, for others about its subject to fit as well. */
export const leadShare = 0.35;
const mostSubjects = 4;
/** What others about the subject of a fact are worth, compared with it. */
const aboutShare = 0.35;
/** A subject of more facts, such as the person's company, says nothing. */
const mostAbout = 12;

const subjectOf = ({ subject }: Candidate) => subject.toLowerCase();

/** The subjects of the facts that fit best. */
function leadingSubjects(candidates: readonly Candidate[]): string[] {
  const ranked = candidates.toSorted((a, b) => b.score - a.score);
  const least = (ranked[0]?.score ?? 0) * leadShare;
  const leading = ranked.filter(({ score }) => score > 0 && score >= least).map(subjectOf);
  return [...new Set(leading)].filter((subject) => subject !== '').slice(0, mostSubjects);
}

/** The share of a fact’s score that others of its month get. */
const monthShare = 0.25;
const monthOf = ({ happened }: Candidate) =>
  happened === null || happened.length < 7 ? '' : happened.slice(0, 7);

/** Lets facts of the same month as one that fits best share its score: they tell of one time. */
function shareMonths<C extends Candidate>(candidates: readonly C[]): C[] {
  const best = candidates.reduce((most, { score }) => Math.max(most, score), 0);
  const groups = Map.groupBy(candidates, monthOf);
  return candidates.map((candidate) => {
    const group = monthOf(candidate) === '' ? [] : (groups.get(monthOf(candidate)) ?? []);
    const lead = Math.max(0, ...group.map(({ score }) => score));
    return lead < best * leadShare
      ? candidate
      : { ...candidate, score: Math.max(candidate.score, lead * monthShare) };
  });
}

/** Lets facts about the subject of one that fits share its score. */
function shareSubjects<C extends Candidate>(candidates: readonly C[]): C[] {
  const subjects = new Set(leadingSubjects(candidates));
  const groups = Map.groupBy(candidates, subjectOf);
  return candidates.map((candidate) => {
    const group = groups.get(subjectOf(candidate)) ?? [];
    if (!subjects.has(subjectOf(candidate)) || group.length > mostAbout) return candidate;
    const best = Math.max(...group.map(({ score }) => score));
    return { ...candidate, score: Math.max(candidate.score, best * aboutShare) };
  });
}

/** The facts that fit a text, the best first. */
export function rankFacts<C extends Candidate>(candidates: readonly C[], limit: number, now: Date): C[] {
  const year = now.getUTCFullYear();
  const ranked = shareMonths(shareSubjects(candidates))
    .map((candidate) => ({ candidate, weight: weightOf(candidate, year) }))
    .toSorted(
      (a, b) => b.weight - a.weight || b.candidate.createdAt.getTime() - a.candidate.createdAt.getTime(),
    );
  const least = (ranked[0]?.weight ?? 0) * leastShare;
  return ranked
    .filter(({ weight }) => weight > 0 && weight >= least)
    .map(({ candidate }) => candidate)
    .slice(0, limit);
}

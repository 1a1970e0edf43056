import type { JobReason } from '@limelight/contracts';
import { criteriaOf, findEvidence, WordWeights } from '../../../library/people/index.ts';

interface Judgeable {
  id: string;
  title: string;
  text: string;
  places: readonly string[];
  workplace: string | null;
}

export interface JudgedJob {
  id: string;
  reasons: JobReason[];
  missing: string[];
  score: number;
}

const quotable = ({ title, text, places, workplace }: Judgeable) => [
  { source: 'title', text: title },
  { source: 'place', text: places.join('\n') },
  { source: 'workplace', text: workplace ?? '' },
  { source: 'text', text },
];

/**
 * Finds the wishes that each opening mentions, with a quote from the opening and, where possible, one from the profile.
 * Openings that share no word with any wish are dropped, and the rest are sorted by score. `pause` yields to other work
 * between two openings.
 */
export async function judgeJobs(
  { query, profile }: { query: string; profile: string },
  jobs: readonly Judgeable[],
  pause: () => Promise<unknown>,
): Promise<{ criteria: string[]; judged: JudgedJob[] }> {
  const criteria = criteriaOf(query);
  const weights = new WordWeights([]);
  for (const { title, text } of jobs) {
    weights.add(`${title}\n${text}`);
    await pause();
  }
  const own = findEvidence(criteria, [{ source: 'profile', text: profile }], weights);
  const profileQuotes = new Map(own.found.map(({ criterion, quote }) => [criterion, quote.quote]));
  const judged: JudgedJob[] = [];
  for (const job of jobs) {
    await pause();
    const { found, missing, likeness } = findEvidence(criteria, quotable(job), weights);
    const reasons = found.map(({ criterion, quote }): JobReason => {
      const profileQuote = profileQuotes.get(criterion);
      return { criterion, jobQuote: quote.quote, ...(profileQuote === undefined ? {} : { profileQuote }) };
    });
    // A match in the title counts twice, because the title says what the job is about.
    const score = likeness.reduce((sum, { share, source }) => sum + share * (source === 'title' ? 2 : 1), 0);
    judged.push({ id: job.id, reasons, missing, score });
  }
  return {
    criteria,
    judged: judged.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score),
  };
}

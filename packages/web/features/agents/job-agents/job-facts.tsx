import type { JobSummary } from '@limelight/contracts';
import { jobLevels, workplaces } from '@limelight/contracts/catalog';
import { formatDate } from '../../../lib/format.ts';
import styles from './job-agents.module.css';
import { knowsWords, openWords, payWords } from './rules.ts';

type Known = Pick<JobSummary, 'places' | 'pay' | 'openDays' | 'knows' | 'levels'> &
  Partial<Pick<JobSummary, 'workplace' | 'employment' | 'reposts' | 'closedAt'>>;

export function JobFacts({ job }: { job: Known }) {
  const { places, pay, workplace, employment, levels, closedAt, knows } = job;
  const facts = [
    places.slice(0, 3).join(', '),
    workplace ? workplaces[workplace] : '',
    employment ?? '',
    levels.map((level) => jobLevels[level]).join(', '),
    pay === null ? '' : payWords(pay),
    openWords(job),
    closedAt ? `taken down ${formatDate(closedAt)}` : '',
    knows > 0 ? knowsWords(knows) : '',
  ];
  return <p className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</p>;
}

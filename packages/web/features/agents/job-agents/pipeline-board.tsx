import { keysOf, type JobSummary } from '@limelight/contracts';
import { jobStages, type JobStage } from '@limelight/contracts/catalog';
import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { Board } from '../../../ui/board.tsx';
import styles from './job-agents.module.css';
import { JobFacts } from './job-facts.tsx';
import { reasonWords } from './rules.ts';

const emptyWords: Readonly<Record<JobStage, string>> = {
  saved: 'Openings that you keep.',
  applied: 'Where you applied.',
  interview: 'Where you talk.',
  offer: 'What you were offered.',
  closed: 'What is over.',
};

function JobBody({ job }: { job: JobSummary }) {
  return (
    <>
      <span>{job.company}</span>
      <JobFacts job={job} />
      {job.reasons.length > 0 && <p className={styles.facts}>{reasonWords(job)}</p>}
      {job.remindAt !== null && <p className={styles.facts}>Reminder {formatDate(job.remindAt)}</p>}
    </>
  );
}

interface BoardProps {
  jobs: readonly JobSummary[];
  onMove: (job: JobSummary, stage: JobStage) => Promise<void>;
  onRemove: (job: JobSummary) => void;
}

export function PipelineBoard({ jobs, onMove, onRemove }: BoardProps) {
  return (
    <Board
      columns={keysOf(jobStages).map((stage) => ({
        key: stage,
        title: jobStages[stage],
        empty: emptyWords[stage],
        items: jobs.filter((job) => (job.stage ?? 'saved') === stage),
      }))}
      onMove={async (job, { column }) => onMove(job, column)}
      card={(job) => ({
        name: job.title,
        title: <Link to={`?job=${job.id}`}>{job.title}</Link>,
        body: <JobBody job={job} />,
        menu: <Menu.Item onClick={() => onRemove(job)}>Remove from pipeline</Menu.Item>,
      })}
    />
  );
}

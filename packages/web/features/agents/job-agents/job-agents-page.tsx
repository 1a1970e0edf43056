import { agentCategories } from '@limelight/contracts/catalog';
import { useSearchParams } from 'react-router';
import { jobAgentCards } from '../../../ui/agent-cards.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LinkCards } from '../../../ui/link-cards.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import styles from './job-agents.module.css';
import { FoundJobs } from './found-jobs.tsx';
import { JobDetail, type Apply } from './job-detail.tsx';
import { Pipeline } from './pipeline.tsx';

export function JobAgentsPage({ apply }: { apply: Apply }) {
  const [search] = useSearchParams();
  const open = search.get('job');
  if (open !== null)
    return (
      <Page>
        <JobDetail id={open} apply={apply} />
      </Page>
    );
  return (
    <Page>
      <PageHeader
        title={agentCategories.job_agents.label}
        description="Find jobs and people, and draft your messages. You press send."
        actions={
          <ButtonLink look="accent" to="/dashboard/job-searcher">
            Search jobs
          </ButtonLink>
        }
      />
      <LinkCards items={jobAgentCards} />
      <FoundJobs />
      <section className={styles.form}>
        <h2>Pipeline</h2>
        <Pipeline />
      </section>
    </Page>
  );
}

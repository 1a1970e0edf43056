import { agentCategories } from '@limelight/contracts/catalog';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { download } from '../../../lib/download.ts';
import { jobAgentCards } from '../../../ui/agent-cards.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LinkCards } from '../../../ui/link-cards.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import styles from './job-agents.module.css';
import { FoundJobs } from './found-jobs.tsx';
import { JobDetail } from './job-detail.tsx';
import { Pipeline } from './pipeline.tsx';

function SavePipeline() {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const save = async () => {
    setState('saving');
    setState((await download('/jobs.csv', 'jobs.csv')) ? 'idle' : 'failed');
  };
  return (
    <>
      <Button size="small" loading={state === 'saving'} onClick={() => void save()}>
        Download CSV
      </Button>
      {state === 'failed' && <Callout tone="bad">The file was not saved. Try again.</Callout>}
    </>
  );
}

export function JobAgentsPage({ apply }: { apply: (jobId: string) => ReactNode }) {
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
        <div className={styles.actions}>
          <h2>Pipeline</h2>
          <SavePipeline />
        </div>
        <Pipeline />
      </section>
    </Page>
  );
}

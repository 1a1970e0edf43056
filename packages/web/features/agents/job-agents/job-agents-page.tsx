import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { download } from '../../lib/download.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { LinkCards } from '../../ui/link-cards.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import styles from './job-agents.module.css';
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

const agents = [
  {
    to: '/dashboard/job-searcher',
    title: 'Job search',
    text: 'Openings from company job boards, with reasons quoted from both sides.',
  },
  {
    to: '/dashboard/job-candidate-searcher',
    title: 'Candidate search',
    text: 'Candidates among CVs and connections, with evidence for each criterion.',
  },
  {
    to: '/dashboard/job-message-drafter',
    title: 'Job messages',
    text: 'Notes to recruiters and people you know there.',
  },
  {
    to: '/dashboard/job-mail-drafter',
    title: 'Job mails',
    text: 'Mails with a subject line, for your mail program.',
  },
];

export function JobAgentsPage() {
  const [search] = useSearchParams();
  const open = search.get('job');
  if (open !== null)
    return (
      <Page>
        <PageHeader
          title="Opening"
          actions={<ButtonLink to="/dashboard/job-agents">Back to the pipeline</ButtonLink>}
        />
        <JobDetail id={open} />
      </Page>
    );
  return (
    <Page>
      <PageHeader
        title="Job agents"
        description="They find openings and people and draft your messages. Nothing is sent or submitted on your behalf."
      />
      <LinkCards items={agents} />
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

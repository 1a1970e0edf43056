import { getJob, postCharacterLimit, type jobSearchRun } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { z } from 'zod';
import { call } from '../../../lib/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { QuotedReasons } from '../../../ui/quoted-reasons.tsx';
import { SaveButton } from '../../../ui/save-button.tsx';
import { foundQuery, pipelineQuery } from './api.ts';
import { KeepOrDismiss, useDecision, type Decision } from './found-jobs.tsx';
import styles from './job-agents.module.css';
import { JobFacts } from './job-facts.tsx';
import { quotedReasons, savableOf } from './rules.ts';

type Result = z.output<typeof jobSearchRun.result>;
type Found = Result['jobs'][number];

function Boards({ boards }: { boards: Result['boards'] }) {
  const silent = boards.filter(({ fault }) => fault !== null);
  return (
    <details>
      <summary>
        {boards.length} job boards read{silent.length > 0 && `, ${silent.length} unavailable`}
      </summary>
      <ul className={styles.rows}>
        {boards.map(({ name, openings, fault }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.facts}>{fault ?? `${openings} openings`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Fate = 'open' | 'kept' | 'dismissed';

/** What the person did with each result. Unknown while loading, and a long list of results is not whole. */
function useFates(): (id: string) => Fate {
  const found = useQuery(foundQuery).data;
  const kept = useQuery(pipelineQuery(null)).data;
  return (id) => {
    if (kept?.items.some((job) => job.id === id) === true) return 'kept';
    const isGone = found !== undefined && kept !== undefined && found.nextCursor === null;
    return isGone && kept.longer.length === 0 && !found.items.some((job) => job.id === id)
      ? 'dismissed'
      : 'open';
  };
}

function Choice({ job, fate, onDecide }: { job: Found; fate: Fate; onDecide: (decision: Decision) => void }) {
  if (fate === 'kept')
    return (
      <Link to={`/dashboard/job-agents?job=${job.id}`} className={styles.facts}>
        In your pipeline
      </Link>
    );
  if (fate === 'dismissed') return <span className={styles.facts}>Dismissed</span>;
  return <KeepOrDismiss title={job.title} onDecide={onDecide} />;
}

export function SearchResults({ result }: { result: Result }) {
  const { jobs, compared, boards, byWords } = result;
  const fateOf = useFates();
  const { decide, loading } = useDecision();
  const open = jobs.filter(({ id }) => fateOf(id) === 'open').map(({ id }) => id);
  const verb = byWords ? 'mention' : 'fit';
  return (
    <section className={styles.form} aria-label="Openings">
      <h2>
        {jobs.length} of {compared} openings {verb} {byWords ? 'something you want' : 'what you want'}
      </h2>
      <p className={styles.facts}>We checked up to 400 openings that match your words, places and level.</p>
      {byWords && (
        <p className={styles.facts}>
          These openings contain your words. A model also tells whether they mean the same, and finds them in
          other words.
        </p>
      )}
      {jobs.length === 0 && (
        <Callout title="No results">
          Ask for less, add places or follow more companies, then search again.
        </Callout>
      )}
      {open.length > 1 && (
        <div className={styles.actions}>
          <Button size="small" loading={loading} onClick={() => void decide(open, 'keep')}>
            Keep all {open.length}
          </Button>
          <Button size="small" look="quiet" loading={loading} onClick={() => void decide(open, 'dismiss')}>
            Dismiss {open.length} you did not keep
          </Button>
        </div>
      )}
      <ul className={styles.results}>
        {jobs.map((job) => (
          <Card
            key={job.id}
            as="li"
            title={<Link to={`/dashboard/job-agents?job=${job.id}`}>{job.title}</Link>}
            aside={
              <div className={styles.actions}>
                <Choice
                  job={job}
                  fate={fateOf(job.id)}
                  onDecide={(decision) => void decide([job.id], decision)}
                />
                <a
                  href={job.url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`View job post ${job.title}`}
                >
                  View job post
                </a>
                <SaveButton
                  compact
                  item={savableOf(job)}
                  name={job.title}
                  readText={async () => {
                    const { text } = await call(getJob, { params: { id: job.id } });
                    return text.slice(0, postCharacterLimit * 4);
                  }}
                />
              </div>
            }
          >
            <div className={styles.form}>
              <div>
                <strong>{job.company}</strong>
                <JobFacts job={job} />
              </div>
              <QuotedReasons
                reasons={quotedReasons(job.reasons, byWords)}
                missing={job.missing}
                {...(byWords ? { missingLabel: 'Not found word for word' } : {})}
              />
            </div>
          </Card>
        ))}
      </ul>
      <Boards boards={boards} />
    </section>
  );
}

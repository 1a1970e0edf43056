import { getJob, postCharacterLimit, type jobSearchRun } from '@limelight/contracts';
import { Link } from 'react-router';
import type { z } from 'zod';
import { call } from '../../lib/client.ts';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { QuotedReasons } from '../../ui/quoted-reasons.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import styles from './job-agents.module.css';
import { JobFacts } from './job-facts.tsx';
import { quotedReasons, savableOf } from './rules.ts';

type Result = z.output<typeof jobSearchRun.result>;

function Boards({ boards }: { boards: Result['boards'] }) {
  const silent = boards.filter(({ fault }) => fault !== null);
  return (
    <details>
      <summary>
        {boards.length} job boards read{silent.length > 0 && `, ${silent.length} gave nothing`}
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

export function SearchResults({ result }: { result: Result }) {
  const { jobs, compared, boards, byWords } = result;
  const verb = byWords ? 'mention' : 'fit';
  return (
    <section className={styles.form} aria-label="Openings">
      <h2>
        {jobs.length} {jobs.length === 1 ? `opening ${verb}s` : `openings ${verb}`}
        {byWords && ' a wish'} <span className={styles.facts}>of {compared} compared</span>
      </h2>
      <p className={styles.facts}>
        Compared are the openings that share a word with your description or profile, in your places and
        levels, at most 400.
      </p>
      {byWords && (
        <p className={styles.facts}>
          These openings contain the words of a wish. Whether they mean it takes a model, which also finds
          wishes in other words.
        </p>
      )}
      {jobs.length === 0 && (
        <Callout title="No results">
          Describe fewer wishes, add places, or follow more companies, and search again.
        </Callout>
      )}
      <ul className={styles.results}>
        {jobs.map((job) => (
          <Card
            key={job.id}
            as="li"
            title={<Link to={`/dashboard/job-agents?job=${job.id}`}>{job.title}</Link>}
            aside={
              <div className={styles.actions}>
                <a
                  href={job.url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`Open the advertisement ${job.title}`}
                >
                  Open the advertisement
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
                {...(byWords ? { missingLabel: 'Not found by words alone' } : {})}
              />
            </div>
          </Card>
        ))}
      </ul>
      <Boards boards={boards} />
    </section>
  );
}

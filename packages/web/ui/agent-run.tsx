import type { ReactNode } from 'react';
import { creditCosts } from '@limelight/contracts/catalog';
import { ScrollRegion } from './scroll-region.tsx';
import { StatusBadge } from './status-badge.tsx';
import styles from './agent-run.module.css';

const gap = /(\[[^\]]+\])/u;
/** The address is long and the link in the draft is not what the example shows. */
const shownLines = (text: string) => text.replace(/\n+Source: \S+$/u, '');

function Gaps({ text }: { text: string }): ReactNode {
  return text
    .split(gap)
    .filter((part) => part !== '')
    .map((part) => (gap.test(part) ? <mark key={part}>{part}</mark> : part));
}

interface NewsRun {
  topics: readonly string[];
  blocked: readonly string[];
  /** How much was read of each feed, as the run says it. */
  read: readonly string[];
  ranked: string;
  kept: { title: string; topics: readonly string[]; sources: readonly string[] };
  dropped: readonly { title: string; reason: string; detail: string | null }[];
  draft: { text: string; claims: readonly { words: string }[] };
}

/** A recorded run of the news agent: what it read, what it left out and why, the draft, and the approval. */
export function AgentRun({ run }: { run: NewsRun }) {
  const { kept, dropped, draft, read, topics, blocked, ranked } = run;
  return (
    <div className={styles.place}>
      <ScrollRegion className={styles.run} label="Example of a run">
        <div className={styles.stage}>
          <h3 className={styles.head}>Reads</h3>
          <ul className={styles.plain}>
            {read.map((words) => (
              <li key={words}>{words.replace(/^(\d+) of \d+ items from (.+)$/u, '$2 · $1 items')}</li>
            ))}
          </ul>
          <dl className={styles.orders}>
            <dt>Keep</dt>
            <dd>{topics.join(', ')}</dd>
            <dt>Leave out</dt>
            <dd>{blocked.join(', ')}</dd>
          </dl>
          <p className={styles.quiet}>{ranked}.</p>
        </div>
        <div className={styles.stage}>
          <h3 className={styles.head}>Keeps what fits, says why not</h3>
          <ol className={styles.stories}>
            <li data-kept>
              <b>{kept.title}</b>
              <span>
                About {kept.topics.join(', ')} · in {kept.sources.length} of your feeds
              </span>
            </li>
            {dropped
              .filter(({ reason }, at) => dropped.findIndex((one) => one.reason === reason) === at)
              .map(({ title, reason, detail }) => (
                <li key={title}>
                  {title}
                  <span>
                    {reason}
                    {detail !== null && `: ${detail}`}
                  </span>
                </li>
              ))}
          </ol>
        </div>
        <div className={styles.stage}>
          <h3 className={styles.head}>Drafts, with its source</h3>
          <p className={styles.draft}>
            <Gaps text={shownLines(draft.text)} />
          </p>
          <p className={styles.quiet}>
            {draft.claims.map(({ words }) => words).join(', ')}: linked to the passage in the source
          </p>
          <div className={styles.approve}>
            <StatusBadge tone="warn">Waiting for your approval</StatusBadge>
            <span className={styles.quiet}>Nothing is published until you approve it.</span>
          </div>
        </div>
        <p className={styles.note}>
          A real run on sample feeds, without a model: the opinion is left to you. {creditCosts['news.run']}{' '}
          credits a run, and nothing for one that keeps no story.
        </p>
      </ScrollRegion>
    </div>
  );
}

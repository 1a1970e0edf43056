import type { AgentResult } from '@limelight/contracts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SourceProblems } from './last-outcome.tsx';
import { counted as many } from './rules.ts';
import styles from './agents.module.css';

const shown = 10;

export function Outcome({
  result: { items, drafts, dropped, problems, sources, decks, pictures },
  runId,
}: {
  result: AgentResult;
  runId: string | null;
}) {
  return (
    <Card
      title={`${many(items.length, 'item')} kept, ${many(drafts.length, 'draft')} made, ${dropped.length} left out`}
      aside={runId !== null && <ButtonLink to={`/dashboard/runs/${runId}`}>See the steps</ButtonLink>}
    >
      <div className={styles.form}>
        {items.length === 0 && <p className={styles.facts}>No items passed every step.</p>}
        <ul className={styles.found}>
          {items.slice(0, shown).map(({ key, title, url, topics }) => (
            <li key={key}>
              {url === null ? title : <a href={url}>{title}</a>}
              {topics.length > 0 && <span className={styles.facts}> · {topics.join(', ')}</span>}
            </li>
          ))}
        </ul>
        {drafts.map(({ postId, text }) => (
          <p key={postId} className={styles.draft}>
            {text}
          </p>
        ))}
        {(decks.length > 0 || pictures.length > 0) && (
          <div className={styles.actions}>
            {decks.map(({ carouselId, deck }) => (
              <ButtonLink key={carouselId} to={`/dashboard/carousel/${carouselId}`}>
                Open carousel “{deck.title}”
              </ButtonLink>
            ))}
            {pictures.length > 0 && (
              <ButtonLink to="/dashboard/images">Open {many(pictures.length, 'picture')}</ButtonLink>
            )}
          </div>
        )}
        {dropped.length > 0 && (
          <details>
            <summary>Left out</summary>
            <ul className={styles.found}>
              {dropped.slice(0, 50).map(({ title, url, reason, detail }) => (
                <li key={`${title} ${url ?? ''} ${reason}`}>
                  {title}: {reason.toLowerCase()}
                  {detail !== null && ` (${detail})`}
                </li>
              ))}
            </ul>
          </details>
        )}
        <SourceProblems outcome={{ items: items.length, drafts: drafts.length, sources, problems }} />
      </div>
    </Card>
  );
}

import { createIdea, type ResultBest, type ResultFinding, type Results } from '@limelight/contracts';
import { resultDimensions } from '@limelight/contracts/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { notices } from '../../../lib/notices.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { formatTimes, formatValue } from './rules.ts';
import styles from './results.module.css';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

function sharedWords(shared: ResultBest['shared']): string {
  if (shared.length === 0) return 'They have nothing in common that we measure.';
  const traits = shared.map(
    ({ dimension, label }) => `${resultDimensions[dimension].toLowerCase()} “${label}”`,
  );
  return `All three share ${listed.format(traits)}. That is an observation, not proof.`;
}

function Evidence({ evidence }: Pick<ResultFinding, 'evidence'>) {
  return (
    <ul className={styles.evidence}>
      {evidence.map(({ key, title, url, times }) => (
        <li key={key}>
          <span className={styles.times}>{formatTimes(times)}</span>
          {url === null ? (
            <span>{title || 'A post'}</span>
          ) : (
            <a href={url} target="_blank" rel="noreferrer">
              {title || 'Open post on LinkedIn'}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Groups of posts that reliably beat the author's median, with examples. */
export function RepeatCard({ results }: { results: Results }) {
  const client = useQueryClient();
  const create = useCall(createIdea);
  const { repeat, best, needed, compared, median, metric } = results;
  const keep = async ({ group, evidence }: ResultFinding) => {
    const [best] = evidence;
    const reason = `${resultDimensions[group.dimension]} “${group.label}”: ${formatTimes(group.times ?? 1)} your median over ${group.posts} posts.`;
    const text =
      best === undefined || best.title === ''
        ? `Write another post: ${reason}`
        : `What would you add to “${best.title}” today?\n${reason}`;
    const url = best?.url ?? null;
    if ((await create.run({ body: { text: text.slice(0, 4000), url } })) === null) return;
    await client.invalidateQueries({ queryKey: ['ideas'] });
    notices.show({ tone: 'good', title: 'Idea saved', message: 'Find it under Ideas, with its post.' });
  };
  return (
    <Card title="What to repeat">
      {repeat.length === 0 ? (
        <>
          {best === null ? (
            <p>
              {compared < needed
                ? `Too few posts: ${compared} of at least ${needed} can be compared.`
                : 'Nothing stands out yet.'}
            </p>
          ) : (
            <>
              <p>Your three best posts. {sharedWords(best.shared)}</p>
              <Evidence evidence={best.posts} />
            </>
          )}
          <p className={styles.aside}>
            {compared < needed
              ? 'Import your analytics or enter the numbers of a few posts.'
              : `No group of at least ${needed} posts beats your median${median === null ? '' : ` of ${formatValue(median, metric)}`} more often than chance would.`}
          </p>
        </>
      ) : (
        <ol className={styles.findings}>
          {repeat.map((finding) => {
            const { group, evidence } = finding;
            return (
              <li key={`${group.dimension} ${group.key}`}>
                <h3 className={styles.finding}>
                  {group.label}{' '}
                  <span className={styles.times}>{formatTimes(group.times ?? 1)} your median</span>
                </h3>
                <p className={styles.quiet}>
                  {resultDimensions[group.dimension]} · {group.posts} posts, {group.above} above your median ·
                  95% interval {formatTimes(group.low ?? 1)} to {formatTimes(group.high ?? 1)}
                </p>
                <details className={styles.more}>
                  <summary>Show the posts</summary>
                  <Evidence evidence={evidence} />
                </details>
                <Button size="small" loading={create.loading} onClick={() => void keep(finding)}>
                  Save as idea
                </Button>
              </li>
            );
          })}
        </ol>
      )}
      <p className={styles.foot}>
        <ButtonLink to="/dashboard/ideas" size="small">
          Find ideas from your best posts
        </ButtonLink>
      </p>
    </Card>
  );
}

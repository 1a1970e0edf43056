import { structureRun, type LibraryPost } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDateTime } from '../../../lib/format.ts';
import { useRunOf } from '../../../lib/runs/use-run.ts';
import { useWriterHere } from '../../../lib/writer.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { NoModelLine } from '../../../ui/no-model.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { SaveButton } from '../../../ui/save-button.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { libraryPostQuery } from './api.ts';
import styles from './inspiration.module.css';
import { Facts, Figures } from './post-card.tsx';
import { gapsOf, partsOf, requestOf, savableOf, type Part } from './rules.ts';

const writeAddress = (of: Record<string, string>) => `/dashboard/generate-post?${new URLSearchParams(of)}`;

function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <ol className={styles.parts}>
      {parts.map(({ name, does }, at) => (
        <li key={at}>
          <b>{name}.</b> {does}
        </li>
      ))}
    </ol>
  );
}

/**
 * Why a post works: its structure according to a model, or its measured shape. Only the shape is passed to the editor,
 * never a sentence.
 */
function Structure({ post }: { post: LibraryPost }) {
  const { model, mayConnect } = useWriterHere();
  const run = useRunOf(structureRun);
  const described = run.result;
  const parts = described?.parts ?? partsOf(post.text);
  // With a model the shape becomes part of the request. Without one it becomes gaps to fill in.
  const address = model == null ? { text: gapsOf(parts) } : { idea: requestOf(parts) };
  return (
    <Card title="Why it works">
      <div className={styles.form}>
        {described !== null && <p className={styles.why}>{described.why}</p>}
        <Parts parts={parts} />
        {run.error !== null && <Callout tone="bad">{run.error}</Callout>}
        {run.active && <RunProgress progress={run.progress} onCancel={run.cancel} />}
        <div className={styles.actions}>
          <ButtonLink look="accent" to={writeAddress(address)}>
            Use this structure
          </ButtonLink>
          {model != null && described === null && !run.active && (
            <Button credits={0} loading={run.starting} onClick={() => void run.begin({ postId: post.id })}>
              Describe structure
            </Button>
          )}
        </div>
        {model === null && <NoModelLine mayConnect={mayConnect} className={styles.quiet} />}
        <p className={styles.quiet}>Only the structure is copied to Write, never the sentences.</p>
      </div>
    </Card>
  );
}

export function PostView({ id, back }: { id: string; back: string }) {
  const query = useQuery(libraryPostQuery(id));
  const post = query.data;
  if (query.isError)
    return (
      <ErrorState query={query}>
        This post could not be loaded. <Link to={back}>Back to the library</Link>
      </ErrorState>
    );
  if (post === undefined) return <Loading lines={10} />;
  return (
    <div className={styles.view}>
      <Card>
        <div className={styles.form}>
          <div className={styles.top}>
            <Facts post={post} />
            <SaveButton item={savableOf(post)} />
          </div>
          <p className={styles.text} dir="auto">
            {post.text}
          </p>
          <Figures post={post} />
          {(post.postedAt !== null || post.url !== null) && (
            <p className={styles.quiet}>
              {post.postedAt !== null && formatDateTime(post.postedAt)}{' '}
              {post.url !== null && (
                <a href={post.url} target="_blank" rel="noreferrer">
                  Open the original
                </a>
              )}
            </p>
          )}
          {post.starter && (
            <p className={styles.quiet}>
              Written for Limelight as a starting point. It was never posted, so it has no numbers.
            </p>
          )}
        </div>
      </Card>
      <Structure post={post} />
    </div>
  );
}

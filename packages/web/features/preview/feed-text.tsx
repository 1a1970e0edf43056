import type { FeedRun, FeedText } from './rules/feed.ts';
import styles from './feed-post.module.css';

/** Lines broken exactly as they were measured, so that the fold is where the preview says it is. */
export function FeedLines({ lines, more }: { lines: readonly FeedRun[][]; more?: (() => void) | undefined }) {
  return (
    <>
      {lines.map((line, index) => (
        <span key={index} className={styles.line}>
          {line.map((run, at) => (
            <Run key={at} run={run} />
          ))}
          {line.length === 0 && '\u00a0'}
          {more && index === lines.length - 1 && (
            <>
              {' '}
              <button type="button" className={styles.more} onClick={more} aria-expanded="false">
                …more
              </button>
            </>
          )}
        </span>
      ))}
    </>
  );
}

function Run({ run }: { run: FeedRun }) {
  return run.kind === 'text' ? run.text : <span className={styles.link}>{run.text}</span>;
}

export function FeedBody({ feed, open, onOpen }: { feed: FeedText; open: boolean; onOpen: () => void }) {
  if (feed.lines.every((line) => line.length === 0)) return null;
  const folded = open ? null : feed.folded;
  return (
    <div className={styles.text} dir="auto">
      <FeedLines lines={folded ?? feed.lines} more={folded ? onOpen : undefined} />
    </div>
  );
}

import { teamItemLabels } from '@limelight/contracts/catalog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { activityQuery } from './api.ts';
import { actWords, itemPath } from './rules.ts';
import styles from './teams.module.css';

export function Activity({ teamId }: { teamId: string }) {
  const list = useInfiniteQuery(activityQuery(teamId));
  if (list.isPending) return <Loading label="Loading the activity" lines={6} />;
  if (list.isError) return <ErrorState title="The activity did not load" query={list} />;
  const items = list.data.pages.flatMap((page) => page.items);
  return (
    <section aria-label="Activity" className={styles.stack}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.row}>
            <p className={styles.words} dir="auto">
              <strong>{item.by ?? 'A former member'}</strong> {actWords(item)}{' '}
              {item.post !== null &&
                (item.post.title === null ? (
                  'a post that is no longer shared'
                ) : (
                  <Link to={`/dashboard/team/posts/${item.post.id}`}>{item.post.title || 'a post'}</Link>
                ))}
              {item.item !== null &&
                (item.item.title === null ? (
                  `${item.item.kind === 'agent' ? 'an' : 'a'} ${teamItemLabels[item.item.kind].one} that is no longer shared`
                ) : (
                  <>
                    the {teamItemLabels[item.item.kind].one}{' '}
                    <Link to={itemPath(item.item.kind, item.item.id)}>
                      {item.item.title || 'without a name'}
                    </Link>
                  </>
                ))}
            </p>
            <span className={styles.quiet}>
              <RelativeTime at={item.at} />
            </span>
          </li>
        ))}
      </ol>
      <ShowMore list={list}>Show earlier activity</ShowMore>
    </section>
  );
}

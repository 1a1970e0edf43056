import { listCalendar } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate, formatTime } from '../../../../lib/format.ts';
import { useTimeZone } from '../../../../lib/person.ts';
import { readQuery } from '../../../../lib/read-query.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { PostStatus } from '../../../../ui/post-status.tsx';
import { daysOf, windowOf } from './days.ts';
import { CardFrame, NotThere } from './frame.tsx';
import styles from './cards.module.css';

const mostEmptyDays = 7;

/** A strip of the calendar: each day of a week, and of a longer time the days with posts. */
export function CalendarCard({ from, to }: { from: string; to: string }) {
  const timeZone = useTimeZone();
  const found = useQuery(
    readQuery(['posts', 'copilot', from, to], listCalendar, { query: windowOf(from, to) }),
  );
  if (found.data === undefined) return <NotThere isPending={found.isPending} name="part of the calendar" />;
  const days = daysOf(from, to, found.data.items, timeZone);
  const shown = days.length <= mostEmptyDays ? days : days.filter(({ posts }) => posts.length > 0);
  return (
    <CardFrame
      label="Calendar"
      title="Calendar"
      actions={
        <ButtonLink size="small" to="/dashboard/scheduled-posts">
          Open the calendar
        </ButtonLink>
      }
    >
      {shown.length === 0 && <p className={styles.quiet}>Nothing planned</p>}
      <ul className={styles.days}>
        {shown.map(({ date, posts }) => (
          <li key={date} className={styles.day}>
            <time dateTime={date} className={styles.date}>
              {formatDate(date, 'UTC')}
            </time>
            <ul className={styles.dayPosts}>
              {posts.length === 0 && <li className={styles.quiet}>Nothing planned</li>}
              {posts.map(({ post, at }) => (
                <li key={post.id}>
                  <Link to={`/dashboard/generate-post?post=${post.id}`}>
                    {post.title || 'Untitled draft'}
                  </Link>
                  <span className={styles.when}>
                    <time dateTime={at}>{formatTime(at, timeZone)}</time> <PostStatus post={post} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </CardFrame>
  );
}

import type { CalendarPost } from '@limelight/contracts';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { PostStatus } from '../../../ui/post-status.tsx';
import styles from './calendar.module.css';
import { addDays, clockIn, instantOf } from './clock.ts';
import { canMove, type MovablePost } from './rules.ts';

/** A week from a date on, for narrow screens, with the days stacked. */
export function WeekList({
  date,
  posts,
  timeZone,
  onMove,
}: {
  date: string;
  posts: readonly CalendarPost[];
  timeZone: string;
  onMove: (post: MovablePost) => void;
}) {
  const days = Array.from({ length: 7 }, (_, index) => addDays(date, index));
  const timed = posts.flatMap((post) => {
    const at = post.publishedAt ?? post.scheduledAt;
    return at === null ? [] : [{ post, clock: clockIn(at, timeZone) }];
  });
  const byDay = Map.groupBy(timed, ({ clock }) => clock.date);
  return (
    <div className={styles.week}>
      {days.map((day) => (
        <section
          key={day}
          aria-label={formatDate(instantOf({ date: day, time: '12:00' }, timeZone), timeZone)}
        >
          <h3 className={styles.weekDay}>
            {formatDate(instantOf({ date: day, time: '12:00' }, timeZone), timeZone)}
          </h3>
          {(byDay.get(day) ?? []).length === 0 && <p className={styles.note}>Nothing planned</p>}
          <ul className={styles.list}>
            {(byDay.get(day) ?? []).map(({ post, clock }) => (
              <li key={post.id} className={styles.row}>
                <div className={styles.rowMain}>
                  <Link to={`/dashboard/generate-post?post=${post.id}`} className={styles.rowTitle}>
                    {post.title || 'Untitled draft'}
                  </Link>
                  <p className={styles.rowNote}>
                    <PostStatus post={post} />
                    <time dateTime={post.publishedAt ?? post.scheduledAt ?? ''}>
                      {clock.time.replace(/^0/, '')}
                    </time>
                  </p>
                </div>
                {canMove(post) && (
                  <Button size="small" aria-label={`Reschedule “${post.title}”`} onClick={() => onMove(post)}>
                    Reschedule
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

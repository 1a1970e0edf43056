import '@mantine/schedule/styles.layer.css';
import type { Post } from '@limelight/contracts';
import { useMediaQuery } from '@mantine/hooks';
import { MobileMonthView, MonthView, type ScheduleEventData } from '@mantine/schedule';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ComponentPropsWithoutRef } from 'react';
import { useNavigate } from 'react-router';
import { notices } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { monthQuery } from './api.ts';
import styles from './calendar.module.css';
import { addMonths, canMove, clockIn, firstLine, statusWords, timeOf } from './rules.ts';
import { usePostActions } from './use-post-actions.ts';

const colours: Readonly<Record<Post['status'], string>> = {
  draft: 'gray',
  scheduled: 'lime',
  publishing: 'blue',
  published: 'blue',
  failed: 'red',
  unconfirmed: 'orange',
};

function asEvent(post: Post, timeZone: string): ScheduleEventData {
  const { date, time } = clockIn(timeOf(post), timeZone);
  const start = `${date} ${time}:00`;
  return {
    id: post.id,
    title: `${time.replace(/^0/, '')} ${firstLine(post.text, 40) || 'Without words yet'}`,
    start,
    // A post is a moment; the grid wants a length.
    end: `${date} ${time < '23:45' ? time : '23:44'}:59`,
    color: colours[post.hold === null ? post.status : 'unconfirmed'],
    payload: { words: statusWords(post) },
  };
}

function MonthHeader({
  month,
  today,
  onMonth,
}: {
  month: string;
  today: string;
  onMonth: (month: string) => void;
}) {
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  return (
    <div className={styles.monthHeader}>
      <h2 className={styles.monthName} aria-live="polite">
        {name}
      </h2>
      <Button
        aria-label="Earlier month"
        icon={<IconChevronLeft size={18} />}
        onClick={() => onMonth(addMonths(month, -1))}
      />
      <Button
        aria-label="Later month"
        icon={<IconChevronRight size={18} />}
        onClick={() => onMonth(addMonths(month, 1))}
      />
      <Button disabled={month === today} onClick={() => onMonth(today)}>
        This month
      </Button>
    </div>
  );
}

/** A month of posts; what waits can be dragged to another day and keeps its time of day. */
export function MonthCalendar({
  month,
  today,
  timeZone,
  onMonth,
}: {
  month: string;
  today: string;
  timeZone: string;
  onMonth: (month: string) => void;
}) {
  const go = useNavigate();
  const actions = usePostActions();
  const posts = useQuery(monthQuery(month));
  const [chosen, setChosen] = useState<string | null>(null);
  const narrow = useMediaQuery('(max-width: 48em)');
  const events = useMemo(
    () =>
      (posts.data ?? [])
        .filter((post) => post.scheduledAt !== null || post.publishedAt !== null)
        .map((post) => asEvent(post, timeZone)),
    [posts.data, timeZone],
  );
  const find = (id: string | number) => posts.data?.find((post) => post.id === id);
  if (posts.isPending) {
    return (
      <Loading label="Loading the month">
        <Skeleton height="32rem" />
      </Loading>
    );
  }
  if (posts.isError) {
    return (
      <ErrorState
        title="The month did not load"
        onRetry={() => void posts.refetch()}
        retrying={posts.isFetching}
      >
        {posts.error.message}
      </ErrorState>
    );
  }
  const open = (event: ScheduleEventData) => void go(`/dashboard/generate-post?post=${event.id}`);
  const shared = {
    events,
    onEventClick: open,
    renderEvent: (event: ScheduleEventData, { children, ...props }: ComponentPropsWithoutRef<'button'>) => (
      <button
        type="button"
        {...props}
        aria-label={`${event.title}, ${String(event.payload?.['words'] ?? '')}`}
      >
        {children}
      </button>
    ),
  };
  const day = chosen?.startsWith(month) ? chosen : today.startsWith(month) ? today : `${month}-01`;
  return (
    <div className={styles.month}>
      <MonthHeader month={month} today={today.slice(0, 7)} onMonth={onMonth} />
      {narrow ? (
        <MobileMonthView
          key={month}
          date={`${month}-01`}
          selectedDate={day}
          onSelectedDateChange={setChosen}
          // The days are buttons, which are pressed and not selected.
          getDayProps={(date) => ({ 'aria-selected': undefined, 'aria-pressed': date === day })}
          renderHeader={() => null}
          weekendDays={[]}
          {...shared}
        />
      ) : (
        <MonthView
          date={`${month}-01`}
          withHeader={false}
          maxEventsPerDay={3}
          weekendDays={[]}
          withEventsDragAndDrop
          canDragEvent={(event) => {
            const post = find(event.id);
            return post !== undefined && canMove(post);
          }}
          onEventDrop={({ eventId, newStart }) => {
            const post = find(eventId);
            if (post?.scheduledAt == null) return;
            const { time } = clockIn(post.scheduledAt, timeZone);
            const day = newStart.slice(0, 10);
            if (day < today) notices.error('That day has passed. Choose one that is still to come.');
            else void actions.move(post, `${day}T${time}`, timeZone);
          }}
          {...shared}
        />
      )}
      <p className={styles.note}>
        Times are in {timeZone.replaceAll('_', ' ')}.
        {narrow
          ? ' Use ‘Move’ in the list to change one.'
          : ' Drag a scheduled post to another day, or use ‘Move’ in the list.'}
      </p>
    </div>
  );
}

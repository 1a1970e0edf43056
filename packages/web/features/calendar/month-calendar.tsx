import '@mantine/schedule/styles.layer.css';
import type { Post } from '@limelight/contracts';
import { MonthView, type ScheduleEventData } from '@mantine/schedule';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { notices } from '../../lib/notices.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { monthQuery } from './api.ts';
import styles from './calendar.module.css';
import { canMove, clockIn, firstLine, statusWords, timeOf } from './rules.ts';
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

/** A month of posts; what waits can be dragged to another day and keeps its time of day. */
export function MonthCalendar({ month, timeZone, onMonth }: { month: string; timeZone: string; onMonth: (month: string) => void }) {
  const go = useNavigate();
  const actions = usePostActions();
  const posts = useQuery(monthQuery(month));
  const [date, setDate] = useState(`${month}-01`);
  const events = useMemo(
    () => (posts.data ?? []).filter((post) => post.scheduledAt !== null || post.publishedAt !== null).map((post) => asEvent(post, timeZone)),
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
      <ErrorState title="The month did not load" onRetry={() => void posts.refetch()} retrying={posts.isFetching}>
        {posts.error.message}
      </ErrorState>
    );
  }
  return (
    <div className={styles.month}>
      <MonthView
        date={date}
        onDateChange={(next) => {
          setDate(next);
          onMonth(next.slice(0, 7));
        }}
        events={events}
        maxEventsPerDay={3}
        viewSelectProps={{ views: ['month'] }}
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
          if (new Date(`${day}T23:59:59`).getTime() < Date.now()) notices.error('That day has passed. Choose one that is still to come.');
          else void actions.move(post, `${day}T${time}`, timeZone);
        }}
        onEventClick={(event) => void go(`/dashboard/generate-post?post=${event.id}`)}
        renderEvent={(event, { children, ...props }) => (
          <button type="button" {...props} aria-label={`${event.title}, ${String(event.payload?.['words'] ?? '')}`}>
            {children}
          </button>
        )}
      />
      <p className={styles.note}>
        Times are in {timeZone.replaceAll('_', ' ')}. Drag a scheduled post to another day, or use ‘Move’ in the list.
      </p>
    </div>
  );
}

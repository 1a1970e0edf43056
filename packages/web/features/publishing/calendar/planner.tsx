import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconNote } from '@tabler/icons-react';
import type { CalendarNote } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { notices } from '../../../lib/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { plannedQuery, windowQuery } from './api.ts';
import { BestTimes } from './best-times.tsx';
import styles from './calendar.module.css';
import { CarryBar, clockWords, type Carry } from './carry-bar.tsx';
import {
  addDays,
  daysOf,
  firstOffer,
  isAmong,
  isBefore,
  periodName,
  stepDate,
  type Clock,
  type GridView,
} from './clock.ts';
import { DraftsTray } from './drafts-tray.tsx';
import free from './free-slots.module.css';
import { FreeSlots } from './free-slots.tsx';
import { Grid } from './grid.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { NotesStrip } from './notes-strip.tsx';
import type { MovablePost } from './rules.ts';
import { clockOfPost, useMoves } from './use-moves.ts';
import { useNotes } from './use-notes.ts';
import { WeekList } from './week-list.tsx';

const periods: Readonly<Record<GridView, { step: string; now: string }>> = {
  month: { step: 'month', now: 'This month' },
  week: { step: 'week', now: 'Next 7 days' },
  day: { step: 'day', now: 'Today' },
};

function PeriodHeader({
  view,
  date,
  today,
  onDate,
  onNote,
}: {
  view: GridView;
  date: string;
  today: string;
  onDate: (date: string) => void;
  onNote: () => void;
}) {
  const { step, now } = periods[view];
  const isNow = daysOf(view, date, today).first === daysOf(view, today, today).first;
  return (
    <div className={styles.monthHeader}>
      <h2 className={styles.monthName} aria-live="polite">
        {periodName(view, date)}
      </h2>
      <Button
        aria-label={`Earlier ${step}`}
        icon={<IconChevronLeft size={18} />}
        onClick={() => onDate(stepDate(view, date, -1))}
      />
      <Button
        aria-label={`Later ${step}`}
        icon={<IconChevronRight size={18} />}
        onClick={() => onDate(stepDate(view, date, 1))}
      />
      <Button disabled={isNow} onClick={() => onDate(today)}>
        {now}
      </Button>
      <Button icon={<IconNote size={18} />} onClick={onNote}>
        Add note
      </Button>
    </div>
  );
}

/**
 * A month, week or day of posts next to the drafts. Both can be moved by dragging, by keyboard, or by entering a date
 * and time.
 */
export function Planner({
  view,
  date,
  now,
  timeZone,
  onDate,
  onDay,
}: {
  view: GridView;
  date: string;
  now: Clock;
  timeZone: string;
  onDate: (date: string) => void;
  onDay: (date: string) => void;
}) {
  const go = useNavigate();
  const moves = useMoves(timeZone);
  const days = daysOf(view, date, now.date);
  const found = useQuery(windowQuery(view, days));
  const planned = useQuery(plannedQuery).data;
  const posts = useMemo(() => [...(found.data?.items ?? []), ...(planned ?? [])], [found.data, planned]);
  const narrow = useMediaQuery('(max-width: 48em)') ?? false;
  const place = useRef<HTMLDivElement>(null);
  const dragged = useRef<MovablePost | null>(null);
  const [carry, setCarry] = useState<Carry | null>(null);
  const [dialog, setDialog] = useState<MovablePost | null>(null);
  const notes = useNotes();
  const [writing, setWriting] = useState<{ note: CalendarNote; isNew: boolean } | null>(null);
  if (found.isPending) {
    return (
      <Loading label={`Loading the ${view}`}>
        <Skeleton height="32rem" />
      </Loading>
    );
  }
  if (found.isError) {
    return <ErrorState title={`The ${view} did not load`} query={found} />;
  }
  const drop = (post: MovablePost, to: Clock): boolean => {
    if (isBefore(to, now)) {
      notices.error('That time has passed', 'Choose a time in the future.');
      return false;
    }
    void moves.move([{ post, to }]);
    return true;
  };
  const back = (post: MovablePost) => {
    setCarry(null);
    // The post has moved, so the focus goes to its new place if it is visible, otherwise to the calendar.
    requestAnimationFrame(() => {
      const event = place.current?.querySelector<HTMLElement>(`[data-event-id="${CSS.escape(post.id)}"]`);
      (event ?? place.current)?.focus();
    });
  };
  const pickUp = (post: MovablePost) => {
    if (narrow) {
      setDialog(post);
      return;
    }
    const to =
      clockOfPost(post, timeZone) ??
      firstOffer(isBefore(now, { date, time: '23:59' }) ? date : now.date, now);
    setCarry({ post, to });
    announce(
      `Picked up ${post.title || 'a post without words'}, at ${clockWords(to, timeZone)}. Arrow keys move it, Enter drops it, Escape cancels.`,
    );
  };
  const openNote = (note: CalendarNote) => setWriting({ note, isNew: false });
  return (
    <div className={styles.month}>
      <PeriodHeader
        view={view}
        date={date}
        today={now.date}
        onDate={onDate}
        onNote={() => {
          const day = isAmong(days, now.date) ? now.date : date;
          setWriting({ note: { id: crypto.randomUUID(), date: day, text: '' }, isNew: true });
        }}
      />
      {(view !== 'month' || narrow) && <NotesStrip days={days} notes={found.data.notes} onOpen={openNote} />}
      {carry && (
        <CarryBar
          carry={carry}
          view={view}
          timeZone={timeZone}
          onCarry={(to) => {
            setCarry({ ...carry, to });
            if (!isAmong(days, to.date)) onDate(to.date);
          }}
          onDrop={() => {
            if (drop(carry.post, carry.to)) back(carry.post);
          }}
          onCancel={() => {
            announce('Move cancelled.');
            back(carry.post);
          }}
        />
      )}
      <div className={styles.planner}>
        <div ref={place} tabIndex={-1} className={styles.grid}>
          {view === 'week' && narrow ? (
            <WeekList date={date} posts={posts} timeZone={timeZone} onMove={setDialog} />
          ) : (
            <Grid
              view={view}
              date={date}
              days={days}
              now={now}
              posts={posts}
              notes={found.data.notes}
              onNote={openNote}
              timeZone={timeZone}
              narrow={narrow}
              target={carry?.to ?? null}
              onOpen={(id) => void go(`/dashboard/generate-post?post=${id}`)}
              onDay={narrow ? onDate : onDay}
              onPickUp={pickUp}
              onDrop={(id, at) => {
                const post = posts.find((one) => one.id === id);
                const held = post && clockOfPost(post, timeZone);
                if (post && held) drop(post, view === 'month' ? { ...held, date: at.date } : at);
              }}
              onDraftDrop={(id, at) => {
                const post = dragged.current;
                if (post?.id !== id) return;
                const whole = view === 'month' && at.date >= now.date;
                drop(post, whole ? firstOffer(at.date, now) : at);
              }}
            />
          )}
          {view === 'month' && narrow && (
            <section className={styles.ahead} aria-labelledby="days-ahead">
              <h3 id="days-ahead">Next 7 days</h3>
              <WeekList date={addDays(date, 1)} posts={posts} timeZone={timeZone} onMove={setDialog} />
            </section>
          )}
        </div>
        <div className={free.column}>
          <DraftsTray
            onPlace={pickUp}
            onDrag={(post) => {
              dragged.current = post;
            }}
          />
          <BestTimes timeZone={timeZone} onDay={onDay} />
          <FreeSlots view={view} days={days} timeZone={timeZone} onDay={onDay} />
        </div>
      </div>
      <p className={styles.note}>
        Times are in {timeZone.replaceAll('_', ' ')}.
        {!narrow && ' Drag a post to another time, or press M on it and use the arrow keys.'}
        {!found.data.complete && ' There are too many posts to show at once. Choose a shorter period.'}
      </p>
      {writing && <NoteDialog {...writing} notes={notes} onClose={() => setWriting(null)} />}
      {dialog && (
        <MoveDialog post={dialog} timeZone={timeZone} moves={moves} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}

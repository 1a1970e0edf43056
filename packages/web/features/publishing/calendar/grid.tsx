import '@mantine/schedule/styles.layer.css';
import type { CalendarNote, CalendarPost } from '@limelight/contracts';
import { DayView, MobileMonthView, WeekView, type ScheduleEventData } from '@mantine/schedule';
import { useMemo, type ComponentPropsWithoutRef } from 'react';
import { usePostRisks } from '../../../lib/post-risks.ts';
import { draftMime } from './drafts-tray.tsx';
import { isAmong, weekdayOf, type Clock, type Days, type GridView } from './clock.ts';
import styles from './calendar.module.css';
import { clockOfGrid, eventsOf, moreOf, thinned, timeAndTitle } from './events.ts';
import { MonthGrid } from './month-grid.tsx';
import { canMove } from './rules.ts';

interface GridProps {
  view: GridView;
  date: string;
  days: Days;
  now: Clock;
  posts: readonly CalendarPost[];
  notes: readonly CalendarNote[];
  onNote: (note: CalendarNote) => void;
  timeZone: string;
  narrow: boolean;
  target: Clock | null;
  onOpen: (postId: string) => void;
  onDay: (date: string) => void;
  onPickUp: (post: CalendarPost) => void;
  /** Called when a post is dropped. In the month view only the day counts. */
  onDrop: (postId: string, at: Clock) => void;
  onDraftDrop: (postId: string, at: Clock) => void;
}

/**
 * The library's aria-labels differ from the visible text of the day buttons, so voice control could not press them by
 * name.
 */
function nameDays(week: HTMLDivElement | null): void {
  for (const day of week?.querySelectorAll('.mantine-WeekView-weekViewDayLabel') ?? []) {
    day.removeAttribute('aria-label');
  }
}

/** The time and title of a post. Beside others there is only room for the time. */
function EventWords({ title }: { title: string }) {
  const [time, words] = timeAndTitle(title);
  return (
    <>
      <b className={styles.eventTime}>{time}</b> <span className={styles.eventTitle}>{words}</span>
    </>
  );
}

/** The posts of a month, week or day. Scheduled posts can be dragged, or moved by keyboard with M. */
export function Grid(props: GridProps) {
  const { view, date, now, posts, timeZone, target, narrow, onOpen, onDay, onPickUp, onDrop, onDraftDrop } =
    props;
  const risks = usePostRisks();
  const all = useMemo(() => eventsOf(posts, { timeZone, risks }), [posts, timeZone, risks]);
  const events = useMemo(() => (view === 'month' && !narrow ? thinned(all) : all), [all, view, narrow]);
  const byId = useMemo(() => new Map(posts.map((post) => [post.id, post])), [posts]);
  const find = (id: string | number) => byId.get(String(id));
  const movable = (event: ScheduleEventData) => {
    const post = find(event.id);
    return post !== undefined && canMove(post);
  };
  const open = (event: ScheduleEventData) => {
    const day = moreOf(event.id);
    if (day === null) onOpen(String(event.id));
    else onDay(day);
  };
  const shared = {
    events,
    onEventClick: open,
    renderEvent: (event: ScheduleEventData, { children, ...rest }: ComponentPropsWithoutRef<'button'>) => (
      <button
        type="button"
        {...rest}
        aria-label={`${event.title}, ${String(event.payload?.['words'] ?? '')}`}
        aria-keyshortcuts={movable(event) ? 'M' : undefined}
        onKeyDown={(pressed) => {
          const post = find(event.id);
          if (pressed.key.toLowerCase() !== 'm' || pressed.ctrlKey || pressed.metaKey || !post) return;
          pressed.preventDefault();
          pressed.stopPropagation();
          if (canMove(post)) onPickUp(post);
        }}
      >
        {children}
      </button>
    ),
  };
  const dragging = {
    withHeader: false,
    withEventsDragAndDrop: true,
    canDragEvent: movable,
    onEventDrop: ({ eventId, newStart }: { eventId: string | number; newStart: string }) =>
      onDrop(String(eventId), clockOfGrid(newStart)),
    onExternalEventDrop: (transfer: DataTransfer, at: string) => {
      const id = transfer.getData(draftMime);
      if (id !== '') onDraftDrop(id, clockOfGrid(at));
    },
  };
  const timed = {
    startScrollTime: '07:00:00',
    slotLabelFormat: 'H:mm',
    renderEventBody: (event: ScheduleEventData) => <EventWords title={String(event.title)} />,
    intervalMinutes: 60,
    eventDragInterval: 15,
    slotHeight: 44,
    // The bubble would cover the label of the hour.
    withCurrentTimeBubble: false,
    getCurrentTime: () => `${now.date} ${now.time}:00`,
    scrollAreaProps: {
      mah: 'max(20rem, calc(100dvh - 22rem))',
      viewportProps: { tabIndex: 0, 'aria-label': 'Hours' },
    },
    getTimeSlotProps: ({ start, end }: { start: string; end: string }) => {
      const at = target === null ? null : `${target.date} ${target.time}:00`;
      return at !== null && start <= at && at < end ? { 'data-target': true } : undefined;
    },
  };
  if (view === 'month' && narrow) {
    return (
      <MobileMonthView
        key={date.slice(0, 7)}
        date={`${date.slice(0, 7)}-01`}
        selectedDate={date}
        onSelectedDateChange={(day) => day !== null && onDay(day)}
        // The days are buttons, so they are pressed and not selected.
        getDayProps={(day) => ({ 'aria-selected': undefined, 'aria-pressed': day === date })}
        renderHeader={() => null}
        eventsHeaderFormat="dddd, D MMMM"
        weekendDays={[]}
        {...shared}
      />
    );
  }
  if (view === 'month') {
    return (
      <MonthGrid
        days={props.days}
        month={date.slice(0, 7)}
        today={now.date}
        target={target?.date ?? null}
        events={events}
        notes={props.notes}
        onNote={props.onNote}
        onEvent={open}
        onPickUp={(id) => {
          const post = find(id);
          if (!post || !canMove(post)) return false;
          onPickUp(post);
          return true;
        }}
        onDay={onDay}
        onDrop={(id, day) => onDrop(id, { date: day, time: '00:00' })}
        onDraftDrop={(id, day) => onDraftDrop(id, { date: day, time: '00:00' })}
      />
    );
  }
  if (view === 'week' && !narrow) {
    return (
      <WeekView
        key={date}
        date={date}
        firstDayOfWeek={weekdayOf(date)}
        weekendDays={[]}
        withWeekNumber={false}
        withAllDaySlots={false}
        onDateChange={onDay}
        ref={nameDays}
        withCurrentTimeIndicator={isAmong(props.days, now.date)}
        {...timed}
        // The names of the days cover the first hour.
        startScrollTime="06:00:00"
        {...dragging}
        {...shared}
      />
    );
  }
  return (
    <DayView
      key={date}
      date={date}
      withAllDaySlot={false}
      withCurrentTimeIndicator={now.date === date}
      {...timed}
      {...dragging}
      {...shared}
    />
  );
}

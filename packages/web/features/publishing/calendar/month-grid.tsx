import type { CalendarNote } from '@limelight/contracts';
import type { ScheduleEventData } from '@mantine/schedule';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { addDays, isAmong, weeksAround, type Days } from './clock.ts';
import { dayOf, sameEvents, timeAndTitle } from './events.ts';
import { draggableInMonth, monthDragging } from './month-drag.ts';
import styles from './month-grid.module.css';
import { NoteChip } from './notes-strip.tsx';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const spoken = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export interface MonthActions {
  onEvent: (event: ScheduleEventData) => void;
  /** True when the event can be moved by keyboard. */
  onPickUp: (eventId: string) => boolean;
  onDay: (day: string) => void;
  onNote: (note: CalendarNote) => void;
  onDrop: (postId: string, day: string) => void;
  onDraftDrop: (postId: string, day: string) => void;
}

interface DayProps {
  day: string;
  outside: boolean;
  today: boolean;
  target: boolean;
  first: boolean;
  events: readonly ScheduleEventData[];
  notes: readonly CalendarNote[];
  /** Keeps its identity between renders and calls the latest handlers. */
  actions: MonthActions;
}

function colours(colour: unknown): CSSProperties {
  const name = `--mantine-color-${String(colour)}-light`;
  return { ['--event' as string]: `var(${name})`, ['--event-ink' as string]: `var(${name}-color)` };
}

function Event({ event, actions }: { event: ScheduleEventData; actions: MonthActions }) {
  const id = String(event.id);
  const movable = event.payload?.['movable'] === true;
  const [time, title] = timeAndTitle(String(event.title));
  return (
    <button
      type="button"
      className={styles.event}
      style={colours(event.color)}
      data-event-id={id}
      title={event.title}
      aria-label={`${event.title}, ${String(event.payload?.['words'] ?? '')}`}
      aria-keyshortcuts={movable ? 'M' : undefined}
      onClick={() => actions.onEvent(event)}
      onKeyDown={(pressed) => {
        if (pressed.key.toLowerCase() !== 'm' || pressed.ctrlKey || pressed.metaKey) return;
        if (!actions.onPickUp(id)) return;
        pressed.preventDefault();
        pressed.stopPropagation();
      }}
      {...(movable ? draggableInMonth(id) : {})}
    >
      {title === undefined ? (
        event.title
      ) : (
        <>
          <b>{time}</b> {title}
        </>
      )}
    </button>
  );
}

function goToDay(pressed: KeyboardEvent<HTMLElement>, day: string): void {
  const step = steps[pressed.key];
  if (step === undefined) return;
  pressed.preventDefault();
  pressed.currentTarget
    .closest('[data-month]')
    ?.querySelector<HTMLElement>(`[data-day="${addDays(day, step)}"] > button`)
    ?.focus();
}

function Day({ day, outside, today, target, first, events, notes, actions }: DayProps) {
  return (
    <div
      className={styles.day}
      data-day={day}
      data-outside={outside || undefined}
      data-today={today || undefined}
      data-target={target || undefined}
    >
      <button
        type="button"
        className={styles.name}
        aria-label={spoken.format(Date.parse(`${day}T00:00:00Z`))}
        aria-current={today ? 'date' : undefined}
        tabIndex={first ? 0 : -1}
        onClick={() => actions.onDay(day)}
        onKeyDown={(pressed) => goToDay(pressed, day)}
      >
        {Number(day.slice(8))}
      </button>
      {notes.map((note) => (
        <NoteChip key={note.id} note={note} onOpen={actions.onNote} />
      ))}
      {events.map((event) => (
        <Event key={event.id} event={event} actions={actions} />
      ))}
    </div>
  );
}

/** A move changes two days, so the others are not rendered again. */
const KeptDay = memo(
  Day,
  (before, after) =>
    before.day === after.day &&
    before.outside === after.outside &&
    before.today === after.today &&
    before.target === after.target &&
    before.first === after.first &&
    before.actions === after.actions &&
    before.notes === after.notes &&
    sameEvents(before.events, after.events),
);

/** Actions with a stable identity that call the latest handlers. */
function createRelay(first: MonthActions): { actions: MonthActions; follow: (next: MonthActions) => void } {
  let last = first;
  return {
    actions: {
      onEvent: (event) => last.onEvent(event),
      onPickUp: (id) => last.onPickUp(id),
      onDay: (day) => last.onDay(day),
      onNote: (note) => last.onNote(note),
      onDrop: (id, day) => last.onDrop(id, day),
      onDraftDrop: (id, day) => last.onDraftDrop(id, day),
    },
    follow: (next) => {
      last = next;
    },
  };
}

/** The days of whole weeks, with the week of today, if it is among them, scrolled to the top. */
function useTodayFirst(month: string, today: string) {
  const scroller = useRef<HTMLDivElement>(null);
  const shownToday = useRef(today);
  useEffect(() => {
    shownToday.current = today;
  }, [today]);
  useLayoutEffect(() => {
    const box = scroller.current;
    const row = box?.querySelector(`[data-day="${shownToday.current}"]`);
    const heads = box?.querySelector('[data-weekday]');
    if (!box || !heads) return;
    box.scrollTop = 0;
    if (row) box.scrollTop = row.getBoundingClientRect().top - heads.getBoundingClientRect().bottom;
  }, [month]);
  return scroller;
}

/**
 * The weeks around a month with their posts. Each day renders separately, so a drop renders only the days it changes.
 */
export function MonthGrid({
  days: shown,
  month,
  today,
  target,
  events,
  notes,
  ...given
}: {
  days: Days;
  month: string;
  today: string;
  target: string | null;
  events: readonly ScheduleEventData[];
  notes: readonly CalendarNote[];
} & MonthActions) {
  const [relay] = useState(() => createRelay(given));
  useEffect(() => relay.follow(given));
  const { actions } = relay;
  const dragging = useMemo(() => monthDragging(actions), [actions]);
  const scroller = useTodayFirst(month, today);
  const { first, last } = weeksAround(shown);
  const days = useMemo(() => {
    const list = [first];
    for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) list.push(day);
    return list;
  }, [first, last]);
  const tabStop = isAmong({ first, last }, today) ? today : first;
  const byDay = useMemo(() => Map.groupBy(events, dayOf), [events]);
  const notesByDay = useMemo(() => Map.groupBy(notes, ({ date: day }) => day), [notes]);
  const none = useMemo(() => [], []);
  return (
    <div className={styles.scroll} ref={scroller}>
      <div className={styles.month} data-month="" {...dragging}>
        {weekdays.map((name) => (
          <div key={name} className={styles.weekday} data-weekday="">
            {name}
          </div>
        ))}
        {days.map((day) => (
          <KeptDay
            key={day}
            day={day}
            outside={day.slice(0, 7) !== month}
            today={day === today}
            target={day === target}
            first={day === tabStop}
            events={byDay.get(day) ?? none}
            notes={notesByDay.get(day) ?? none}
            actions={actions}
          />
        ))}
      </div>
    </div>
  );
}

import type { CalendarPost, PostRisk } from '@limelight/contracts';
import type { ScheduleEventData } from '@mantine/schedule';
import type { PostRisks } from '../../../lib/post-risks.ts';
import { postState } from '../../../lib/post-status.ts';
import { addMinutes, clockIn } from './clock.ts';
import { canMove } from './rules.ts';

const colours: Readonly<Record<CalendarPost['status'], string>> = {
  draft: 'gray',
  scheduled: 'lime',
  publishing: 'violet',
  published: 'violet',
  failed: 'red',
  unconfirmed: 'orange',
};

/** The number of posts shown per day of a month before the rest is summed up. */
const shownInMonth = 2;
const moreMark = 'more:';

interface Around {
  timeZone: string;
  risk: PostRisk | null;
}

/** Posts have no duration, but the grid needs one, long enough to show two lines. It never extends past midnight. */
function endOf(date: string, time: string): string {
  const end = addMinutes({ date, time }, 59);
  return `${date} ${end.date === date ? end.time : '23:59'}:59`;
}

function asEvent(post: CalendarPost, { timeZone, risk }: Around): ScheduleEventData {
  const asks = post.hold !== null || risk !== null;
  const { date, time } = clockIn(post.publishedAt ?? post.scheduledAt ?? '', timeZone);
  return {
    id: post.id,
    title: `${time.replace(/^0/, '')} ${post.title || 'Untitled draft'}`,
    start: `${date} ${time}:00`,
    end: endOf(date, time),
    color: colours[asks ? 'unconfirmed' : post.status],
    payload: {
      words: post.status === 'draft' ? 'Planned draft' : postState(post, risk).words,
      movable: canMove(post),
    },
  };
}

/** A move changes one of possibly thousands of posts, so the events of the others are reused. */
const made = new WeakMap<CalendarPost, Around & { event: ScheduleEventData }>();

function eventOf(post: CalendarPost, around: Around): ScheduleEventData {
  const before = made.get(post);
  if (before?.timeZone === around.timeZone && before.risk === around.risk) return before.event;
  const event = asEvent(post, around);
  made.set(post, { ...around, event });
  return event;
}

export function eventsOf(
  posts: readonly CalendarPost[],
  { timeZone, risks }: { timeZone: string; risks: PostRisks },
): ScheduleEventData[] {
  return posts
    .filter((post) => post.scheduledAt !== null || post.publishedAt !== null)
    .map((post) => eventOf(post, { timeZone, risk: risks.get(post.id) ?? null }));
}

export const dayOf = (event: ScheduleEventData): string => String(event.start).slice(0, 10);

/** True when both lists look the same on the grid. */
export function sameEvents(
  before: readonly ScheduleEventData[],
  after: readonly ScheduleEventData[],
): boolean {
  return (
    before.length === after.length &&
    before.every((event, index) => {
      const other = after[index];
      return (
        event === other ||
        (moreOf(event.id) !== null && event.id === other?.id && event.title === other.title)
      );
    })
  );
}

const byStart = (one: ScheduleEventData, other: ScheduleEventData): number =>
  one.start < other.start ? -1 : Number(one.start > other.start);

/**
 * The events shown in a month. A crowded day keeps its first ones and gets one that states how many more there are, so
 * that thousands of posts render as fast as a hundred.
 */
export function thinned(events: readonly ScheduleEventData[]): ScheduleEventData[] {
  const days = Map.groupBy(events, dayOf);
  return [...days].flatMap(([day, all]) => {
    if (all.length <= shownInMonth + 1) return all;
    const sorted = all.toSorted(byStart);
    const more = all.length - shownInMonth;
    return [
      ...sorted.slice(0, shownInMonth),
      {
        id: `${moreMark}${day}`,
        title: `${more} more`,
        start: `${day} 23:59:58`,
        end: `${day} 23:59:59`,
        color: 'gray',
        payload: { words: `on ${day}: open the day` },
      },
    ];
  });
}

/** The day that a "more" event opens, or null for a post. */
export function moreOf(id: string | number): string | null {
  return typeof id === 'string' && id.startsWith(moreMark) ? id.slice(moreMark.length) : null;
}

export function clockOfGrid(value: string): { date: string; time: string } {
  return { date: value.slice(0, 10), time: value.slice(11, 16) };
}

/** The two parts of an event's title; no title for a summary of several posts. */
export function timeAndTitle(title: string): [string, string | undefined] {
  const [, time, words] = /^(\d+:\d\d) (.*)$/s.exec(title) ?? [];
  return time === undefined ? [title, undefined] : [time, words];
}

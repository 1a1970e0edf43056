import { calendarWindowDays, type CalendarPost } from '@limelight/contracts';

const dayMs = 86_400_000;
const atNoon = (date: string) => Date.parse(`${date}T12:00:00Z`);

/** The instants around days of any time zone, within what the calendar can be asked for. */
export function windowOf(from: string, to: string): { from: string; to: string } {
  const start = atNoon(from) - dayMs * 1.5;
  const end = Math.min(atNoon(to) + dayMs * 1.5, start + calendarWindowDays * dayMs);
  return { from: new Date(start).toISOString(), to: new Date(end).toISOString() };
}

interface Day {
  date: string;
  posts: { post: CalendarPost; at: string }[];
}

/** The days of a strip with their posts, by the person's clock. */
export function daysOf(from: string, to: string, posts: readonly CalendarPost[], timeZone: string): Day[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone });
  const timed = posts.flatMap((post) => {
    const at = post.publishedAt ?? post.scheduledAt;
    return at === null ? [] : [{ post, at, date: format.format(new Date(at)) }];
  });
  const byDate = Map.groupBy(timed, ({ date }) => date);
  const count = Math.min(calendarWindowDays, Math.max(1, (atNoon(to) - atNoon(from)) / dayMs + 1));
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(atNoon(from) + index * dayMs).toISOString().slice(0, 10);
    return { date, posts: (byDate.get(date) ?? []).map(({ post, at }) => ({ post, at })) };
  });
}

import type { ReactNode } from 'react';
import { keep } from '../../../lib/keep.ts';
import { useTimeZone } from '../../../lib/person.ts';
import { useAddressFilters } from '../../../lib/use-address-filters.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { PostViews, viewPlace } from '../../../ui/post-views.tsx';
import { CalendarMenu } from './calendar-menu.tsx';
import { clockIn, isView, readDate } from './clock.ts';
import { Planner } from './planner.tsx';

/** The calendar: a month, week or day, or the queues. View and date are in the address. */
export function CalendarPage({ note, queues }: { note: ReactNode; queues: ReactNode }) {
  const { values: search, set: change } = useAddressFilters();
  const timeZone = useTimeZone();
  const asked = search.get('view');
  const last = keep.read(viewPlace);
  const view = isView(asked) ? asked : isView(last) ? last : 'week';
  const now = clockIn(new Date(useMinute()).toISOString(), timeZone);
  const date = readDate(search.get('date')) ?? now.date;
  return (
    <Page>
      <PageHeader
        title="Calendar"
        actions={
          <>
            <PostViews view={view} />
            <CalendarMenu />
            {/* Without a queue, making one is the main action there. */}
            <ButtonLink to="/dashboard/generate-post" look={view === 'queues' ? 'plain' : 'accent'}>
              Write a post
            </ButtonLink>
          </>
        }
      />
      {note}
      {view === 'queues' ? (
        queues
      ) : (
        <Planner
          view={view}
          date={date}
          now={now}
          timeZone={timeZone}
          onDate={(next) => change({ date: next })}
          onDay={(next) => change({ view: 'day', date: next })}
        />
      )}
    </Page>
  );
}

import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { keep } from '../../lib/keep.ts';
import { useTimeZone } from '../../lib/person.ts';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { CalendarMenu } from './calendar-menu.tsx';
import styles from './calendar.module.css';
import { clockIn, isView, readDate } from './clock.ts';
import { Planner } from './planner.tsx';
import { PostList } from './post-list.tsx';
import { isListName, listLabels, lists } from './rules.ts';

/** The storage key of the last used view. */
const viewPlace = 'calendar:view';

/**
 * The calendar: lists by state, or a month, week or day, next to the queues. View, list, search and date are in the
 * address.
 */
export function CalendarPage({ note, queues }: { note: ReactNode; queues: ReactNode }) {
  const { values: search, set: change } = useAddressFilters();
  const timeZone = useTimeZone();
  const asked = search.get('view');
  const last = keep.read(viewPlace);
  const fallback = search.has('status') || search.has('q') ? 'list' : isView(last) ? last : 'week';
  const view = isView(asked) ? asked : fallback;
  const given = search.get('status');
  const status = isListName(given) ? given : 'scheduled';
  const words = search.get('q') ?? '';
  const now = clockIn(new Date(useMinute()).toISOString(), timeZone);
  const date = readDate(search.get('date')) ?? now.date;
  return (
    <Page>
      <PageHeader
        title="Calendar"
        description="Your publishing schedule."
        actions={
          <>
            <CalendarMenu timeZone={timeZone} />
            <ButtonLink to="/dashboard/generate-post" look="accent">
              Write a post
            </ButtonLink>
          </>
        }
      />
      {note}
      <div className={styles.bar}>
        <SegmentedControl
          aria-label="View"
          value={view}
          onChange={(next) => {
            keep.write(viewPlace, next);
            change({ view: next, status: '', q: '' });
          }}
          data={[
            { value: 'list', label: 'List' },
            { value: 'month', label: 'Month' },
            { value: 'week', label: 'Week' },
            { value: 'day', label: 'Day' },
            { value: 'queues', label: 'Queues' },
          ]}
        />
        {view === 'list' && (
          <TextInput
            aria-label="Search posts"
            placeholder="Search posts"
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            value={words}
            onChange={(event) => change({ q: event.currentTarget.value })}
          />
        )}
      </div>
      {view === 'queues' && queues}
      {view !== 'list' && view !== 'queues' && (
        <Planner
          view={view}
          date={date}
          now={now}
          timeZone={timeZone}
          onDate={(next) => change({ date: next })}
          onDay={(next) => change({ view: 'day', date: next })}
        />
      )}
      {view === 'list' && (
        <>
          <nav aria-label="Lists of posts" className={styles.tabs}>
            {lists.map((name) => (
              <Link
                key={name}
                to={{ search: `?status=${name}` }}
                replace
                className={classNames(styles.tab)}
                aria-current={name === status ? 'page' : undefined}
              >
                {listLabels[name]}
              </Link>
            ))}
          </nav>
          <Card flush aria-label={listLabels[status]}>
            <PostList status={status} search={words} timeZone={timeZone} />
          </Card>
        </>
      )}
    </Page>
  );
}

import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { useTimeZone } from '../../lib/person.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import styles from './calendar.module.css';
import { MonthCalendar } from './month-calendar.tsx';
import { PostList } from './post-list.tsx';
import { clockIn, isListName, listLabels, lists, readMonth } from './rules.ts';

/** What goes out when: as lists by state, or as a month. View, list, search and month are in the address. */
export function CalendarPage() {
  const [search, setSearch] = useSearchParams();
  const timeZone = useTimeZone();
  const view = search.get('view') === 'month' ? 'month' : 'list';
  const given = search.get('status');
  const status = isListName(given) ? given : 'scheduled';
  const words = search.get('q') ?? '';
  const today = clockIn(new Date(useMinute()).toISOString(), timeZone).date;
  const month = readMonth(search.get('month')) ?? today.slice(0, 7);
  const change = (name: string, value: string) => {
    setSearch(
      (held) => {
        if (value === '') held.delete(name);
        else held.set(name, value);
        return held;
      },
      { replace: true },
    );
  };
  return (
    <Page>
      <PageHeader
        title="Calendar"
        description="What goes out when."
        actions={
          <ButtonLink to="/dashboard/generate-post" look="accent">
            Write a post
          </ButtonLink>
        }
      />
      <div className={styles.bar}>
        <SegmentedControl
          aria-label="View"
          value={view}
          onChange={(next) => change('view', next === 'list' ? '' : next)}
          data={[
            { value: 'list', label: 'List' },
            { value: 'month', label: 'Month' },
          ]}
        />
        {view === 'list' && (
          <TextInput
            aria-label="Search posts"
            placeholder="Search posts"
            leftSection={<IconSearch size={16} aria-hidden="true" />}
            value={words}
            onChange={(event) => change('q', event.currentTarget.value)}
          />
        )}
      </div>
      {view === 'month' ? (
        <MonthCalendar
          month={month}
          today={today}
          timeZone={timeZone}
          onMonth={(next) => change('month', next)}
        />
      ) : (
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

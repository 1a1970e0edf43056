import { SegmentedControl } from '@mantine/core';
import { useNavigate } from 'react-router';
import { keep } from '../lib/keep.ts';

const views = {
  list: 'List',
  month: 'Month',
  week: 'Week',
  day: 'Day',
  queues: 'Queues',
} as const;

/** The storage key of the last used view of the calendar. */
export const viewPlace = 'calendar:view';

/** Switches between the list of posts and the views of the calendar. */
export function PostViews({ view }: { view: keyof typeof views }) {
  const go = useNavigate();
  return (
    <SegmentedControl
      aria-label="View"
      value={view}
      onChange={(next) => {
        if (next !== 'list') keep.write(viewPlace, next);
        void go(
          next === 'list' ? '/dashboard/posts?show=scheduled' : `/dashboard/scheduled-posts?view=${next}`,
          { replace: view !== 'list' && next !== 'list' },
        );
      }}
      data={Object.entries(views).map(([value, label]) => ({ value, label }))}
    />
  );
}

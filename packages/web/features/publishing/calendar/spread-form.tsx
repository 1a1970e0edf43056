import { planSpread } from '@limelight/contracts';
import { NumberInput, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { fieldErrors, isApiError } from '../../../lib/api-error.ts';
import { readQuery } from '../../../lib/read-query.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Form } from '../../../ui/form.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TimeField } from '../../../ui/time-field.tsx';
import { postsKey } from './api.ts';
import styles from './calendar.module.css';
import { addDays, clockIn } from './clock.ts';
import type { MovablePost } from './rules.ts';
import spread from './spread-form.module.css';
import type { Moves } from './use-moves.ts';

export interface MoveFormProps {
  posts: readonly MovablePost[];
  timeZone: string;
  moves: Moves;
  label: string;
  onClose: (done: boolean) => void;
}

function whyNot(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong. Please try again later.';
  const details = error.details;
  const fits =
    typeof details === 'object' && details !== null && 'fits' in details && typeof details.fits === 'number'
      ? ` ${details.fits === 1 ? 'One fits' : `${details.fits} fit`} there.`
      : '';
  return `${Object.values(fieldErrors(error))[0] ?? error.message}${fits}`;
}

/**
 * Spreads posts evenly over days, within certain hours and with a minimum gap. Shows every new time before moving
 * anything.
 */
export function SpreadForm({ posts, timeZone, moves, label, onClose }: MoveFormProps) {
  const now = clockIn(new Date(useMinute()).toISOString(), timeZone);
  const [wish, setWish] = useState(() => ({
    from: addDays(now.date, 1),
    to: addDays(now.date, Math.max(posts.length, 1)),
    fromTime: '09:00',
    toTime: '17:00',
    gapMinutes: 120,
  }));
  const [working, setWorking] = useState(false);
  const [settled] = useDebouncedValue(wish, 250);
  const postIds = posts.map(({ id }) => id);
  const plan = useQuery({
    ...readQuery([...postsKey, 'spread', postIds, timeZone, settled], planSpread, {
      body: { ...settled, postIds, timeZone },
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const settling = settled !== wish || plan.isFetching;
  const times = plan.isError ? [] : (plan.data?.times ?? []);
  const titleOf = (id: string) => posts.find((post) => post.id === id)?.title || 'Untitled draft';
  const time = (name: 'fromTime' | 'toTime', title: string) => (
    <TimeField label={title} value={wish[name]} onChange={(next) => setWish({ ...wish, [name]: next })} />
  );
  const day = (name: 'from' | 'to', title: string) => (
    <TextInput
      label={title}
      type="date"
      required
      value={wish[name]}
      onChange={(event) => setWish({ ...wish, [name]: event.currentTarget.value })}
    />
  );
  return (
    <Form
      className={spread.form}
      onSubmit={async () => {
        if (settling || times.length === 0) return;
        setWorking(true);
        const wished = times.flatMap(({ id, at }) => {
          const post = posts.find((one) => one.id === id);
          return post === undefined ? [] : [{ post, to: clockIn(at, timeZone) }];
        });
        const done = await moves.move(wished);
        setWorking(false);
        if (done) onClose(true);
      }}
    >
      <div className={spread.fields}>
        {day('from', 'First day')}
        {day('to', 'Last day')}
        {time('fromTime', 'Not before')}
        {time('toTime', 'Not after')}
      </div>
      <NumberInput
        label="Minimum gap between posts, in minutes"
        description="Also keeps this gap to posts that are already scheduled"
        value={wish.gapMinutes}
        allowDecimal={false}
        min={5}
        max={10_080}
        step={15}
        onChange={(value) => setWish({ ...wish, gapMinutes: typeof value === 'number' ? value : 0 })}
      />
      {plan.isPending && <Skeleton height="6rem" />}
      {plan.isError && !settling && <Callout tone="bad">{whyNot(plan.error)}</Callout>}
      {times.length > 0 && (
        <section aria-label="Preview of the new times" aria-busy={settling}>
          <ol className={spread.times}>
            {times.map(({ id, at }) => (
              <li key={id} className={spread.time}>
                <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
                <span className={spread.title}>{titleOf(id)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <p className={styles.note}>
        In {timeZone.replaceAll('_', ' ')}. Your queues’ holidays and days off are skipped. Nothing changes
        until you confirm.
      </p>
      <div className={styles.actions}>
        <Button onClick={() => onClose(false)}>Cancel</Button>
        <Button type="submit" look="accent" disabled={times.length === 0 || settling} loading={working}>
          {label}
        </Button>
      </div>
    </Form>
  );
}

import { listHolidayPlaces, type DayOff, type QueuePlan } from '@limelight/contracts';
import { Select, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readQuery } from '../../../lib/read-query.ts';
import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/form.tsx';
import styles from './queues.module.css';
import { useQueueChanges, type QueueChanges } from './use-queues.ts';

const placesQuery = (country: string | undefined) =>
  queryOptions({
    ...readQuery(['holiday-places', country ?? ''], listHolidayPlaces, {
      query: country === undefined ? {} : { country },
    }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });

const dayWords = (date: string) => formatDate(`${date}T12:00:00Z`, 'UTC');

function stretchWords({ from, to }: { from: string; to: string }): string {
  return from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`;
}

function Holidays({ plan, changes }: { plan: QueuePlan; changes: QueueChanges }) {
  const place = plan.holidays;
  const places = useQuery(placesQuery(place?.country));
  if (places.isError) {
    return (
      <Callout
        action={
          <Button size="small" onClick={() => void places.refetch()}>
            Try again
          </Button>
        }
      >
        The list of countries did not load.
      </Callout>
    );
  }
  const options = (list: readonly { code: string; name: string }[] | undefined) =>
    (list ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const regions = places.isPlaceholderData ? [] : options(places.data?.regions);
  return (
    <div className={styles.fields}>
      <Select
        label="Public holidays in"
        placeholder="No country"
        data={options(places.data?.countries)}
        value={place?.country ?? null}
        disabled={places.isPending}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'No country' }}
        limit={250}
        nothingFoundMessage="No matching country."
        onChange={(country) =>
          void changes.settle({ holidays: country === null ? null : { country, region: null } })
        }
      />
      {place !== null && regions.length > 0 && (
        <Select
          label="Region"
          placeholder="Nationwide only"
          data={regions}
          value={place.region}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Nationwide only' }}
          onChange={(region) => void changes.settle({ holidays: { country: place.country, region } })}
        />
      )}
    </div>
  );
}

function OwnDays({ plan, changes }: { plan: QueuePlan; changes: QueueChanges }) {
  const [wish, setWish] = useState<DayOff>({ from: '', to: '', label: '' });
  return (
    <>
      {plan.daysOff.length > 0 && (
        <ul className={styles.offList}>
          {plan.daysOff.map((day) => (
            <li key={`${day.from} ${day.to} ${day.label}`} className={styles.off}>
              <span>{stretchWords(day)}</span>
              {day.label !== '' && <span className={styles.note}>{day.label}</span>}
              <Button
                look="quiet"
                size="small"
                aria-label={`Remove ${stretchWords(day)}`}
                icon={<IconX size={16} />}
                onClick={() => void changes.settle({ daysOff: plan.daysOff.filter((one) => one !== day) })}
              />
            </li>
          ))}
        </ul>
      )}
      <Form
        className={styles.fields}
        aria-label="Add days off"
        onSubmit={async () => {
          const added = { ...wish, to: wish.to === '' ? wish.from : wish.to };
          if (await changes.settle({ daysOff: [...plan.daysOff, added] }))
            setWish({ from: '', to: '', label: '' });
        }}
      >
        <TextInput
          label="First day off"
          type="date"
          required
          withAsterisk={false}
          value={wish.from}
          onChange={(event) => setWish({ ...wish, from: event.currentTarget.value })}
        />
        <TextInput
          label="Last day off"
          type="date"
          min={wish.from}
          value={wish.to}
          onChange={(event) => setWish({ ...wish, to: event.currentTarget.value })}
        />
        <TextInput
          label="Label"
          placeholder="Summer"
          maxLength={60}
          value={wish.label}
          onChange={(event) => setWish({ ...wish, label: event.currentTarget.value })}
        />
        <Button type="submit" loading={changes.working}>
          Add days off
        </Button>
      </Form>
    </>
  );
}

/** Days without slots: the public holidays of a region, and the user's own. */
export function DaysOffCard({ plan }: { plan: QueuePlan }) {
  const changes = useQueueChanges();
  return (
    <Card title="Holidays and days off">
      <div className={styles.form}>
        <p className={styles.note}>
          Queues skip these days, and so does “Spread evenly”. Posts already scheduled aren’t affected.
        </p>
        <Holidays plan={plan} changes={changes} />
        <OwnDays plan={plan} changes={changes} />
        {changes.refused !== null && <Callout tone="bad">{changes.refused}</Callout>}
        {plan.skipped.length > 0 && (
          <section aria-labelledby="next-days-off">
            <h3 id="next-days-off" className={styles.subtitle}>
              Skipped next
            </h3>
            <ul className={styles.skipped}>
              {plan.skipped.map((day) => (
                <li key={day.from}>
                  <strong>{stretchWords(day)}</strong> {day.name}
                </li>
              ))}
            </ul>
          </section>
        )}
        {plan.holidays !== null && (
          <p className={styles.note}>
            Public holidays come from the{' '}
            <a href="https://github.com/commenthol/date-holidays" target="_blank" rel="noopener noreferrer">
              date-holidays project
            </a>{' '}
            (CC BY 3.0). Double-check any date that matters to you.
          </p>
        )}
      </div>
    </Card>
  );
}

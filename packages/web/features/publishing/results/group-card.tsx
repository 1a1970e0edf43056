import type { ResultGroup, Results } from '@limelight/contracts';
import { resultDimensions, type ResultDimension } from '@limelight/contracts/catalog';
import { NativeSelect } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { formatTimes } from './rules.ts';
import styles from './results.module.css';
import { TableRegion } from './table-region.tsx';

const GroupChart = lazy(async () => ({ default: (await import('./group-chart.tsx')).GroupChart }));

const dimensions = Object.keys(resultDimensions).filter((name): name is ResultDimension =>
  Object.hasOwn(resultDimensions, name),
);

const verdicts: Readonly<Record<ResultGroup['verdict'], string>> = {
  better: 'Better',
  worse: 'Worse',
  unclear: 'No clear difference',
  'too-few': 'Too few posts',
};

const missing: Readonly<Record<ResultDimension, string>> = {
  weekday: 'No post with a date is compared yet.',
  hour: 'The time of your posts is not known. It is part of their LinkedIn link.',
  format: 'Import your LinkedIn data export to add the format of your posts.',
  length: 'Import your LinkedIn data export to add the words of your posts.',
  hook: 'Import your LinkedIn data export to add the words of your posts.',
  tag: 'None of the compared posts is known to have a hashtag.',
  topic: 'None of the compared posts names one of your content pillars. You set them under Ideas.',
};

function Row({ group, needed }: { group: ResultGroup; needed: number }) {
  const { label, posts, above, times, low, high, verdict } = group;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{posts}</td>
      <td>{times === null ? '–' : formatTimes(times)}</td>
      <td>{low === null || high === null ? '–' : `${formatTimes(low)} to ${formatTimes(high)}`}</td>
      <td>
        {above} of {posts}
      </td>
      <td className={styles[verdict]}>
        {verdict === 'too-few' ? `Too few posts (${posts} of ${needed})` : verdicts[verdict]}
      </td>
    </tr>
  );
}

/** Posts grouped by weekday, hour, format and so on, each group compared with the author's own median. */
export function GroupCard({ results }: { results: Results }) {
  const [dimension, setDimension] = useState<ResultDimension>('weekday');
  const groups = results.groups.filter((group) => group.dimension === dimension);
  const charted = groups.filter(({ verdict }) => verdict !== 'too-few');
  const { needed } = results;
  return (
    <Card
      title="Compare posts"
      aside={
        <NativeSelect
          aria-label="Compare posts by"
          data={dimensions.map((name) => ({
            value: name,
            label: `By ${resultDimensions[name].toLowerCase()}`,
          }))}
          value={dimension}
          onChange={(event) =>
            setDimension(dimensions.find((name) => name === event.currentTarget.value) ?? dimension)
          }
        />
      }
    >
      {groups.length === 0 ? (
        <p className={styles.quiet}>{missing[dimension]}</p>
      ) : (
        <>
          {charted.length > 0 ? (
            <div aria-hidden="true">
              <Suspense fallback={<Skeleton height="200px" />}>
                <GroupChart groups={charted} />
              </Suspense>
            </div>
          ) : (
            <p className={styles.quiet}>
              Too few posts to compare: a group needs at least {needed}. The counts are below.
            </p>
          )}
          <TableRegion label={`Posts by ${resultDimensions[dimension].toLowerCase()}`}>
            <thead>
              <tr>
                <th scope="col">{resultDimensions[dimension]}</th>
                <th scope="col">Posts</th>
                <th scope="col">vs. your median</th>
                <th scope="col">95% interval</th>
                <th scope="col">Beat your median</th>
                <th scope="col">Result</th>
              </tr>
            </thead>
            <tbody>
              {groups.map((group) => (
                <Row key={group.key} group={group} needed={needed} />
              ))}
            </tbody>
          </TableRegion>
          <p className={styles.quiet}>
            1× is your own median. A group counts as better or worse only when its interval excludes 1× and
            the difference holds up against the number of groups compared.
          </p>
        </>
      )}
    </Card>
  );
}

import { changeJobSearch, deleteJobSearch } from '@limelight/contracts';
import { creditCosts, jobLevels } from '@limelight/contracts/catalog';
import { Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { searchesQuery } from './api.ts';
import styles from './job-agents.module.css';

/** Saved searches, each with a switch for a daily run that emails new openings. */
export function SavedSearches() {
  const client = useQueryClient();
  const searches = useQuery(searchesQuery);
  const change = useCall(changeJobSearch);
  const remove = useCall(deleteJobSearch);
  const items = searches.data?.items ?? [];
  if (items.length === 0) return null;
  const after = async (work: Promise<unknown>) => {
    if ((await work) !== null) await client.invalidateQueries({ queryKey: searchesQuery.queryKey });
  };
  return (
    <Card title="Saved searches">
      <ul className={styles.rows}>
        {items.map(({ id, query, locations, levels, daily, lastRunOn, lastRunId }) => (
          <li key={id}>
            <span className={styles.saved}>
              <strong>{query}</strong>
              <span className={styles.facts}>
                {locations.length > 0 && `${locations.join(', ')} · `}
                {levels.length > 0 && `${levels.map((level) => jobLevels[level]).join(', ')} · `}
                {lastRunId !== null && lastRunOn !== null ? (
                  <Link to={`?run=${lastRunId}`}>Last run {formatDate(`${lastRunOn}T12:00:00Z`, 'UTC')}</Link>
                ) : daily && lastRunOn !== null ? (
                  `Next run: the morning after ${formatDate(`${lastRunOn}T12:00:00Z`, 'UTC')}`
                ) : (
                  'Not run yet'
                )}
              </span>
              <Checkbox
                label={`Run every morning and email new openings (up to ${creditCosts['search.jobs']} credits a day)`}
                checked={daily}
                onChange={({ currentTarget: { checked } }) =>
                  void after(change.run({ params: { id }, body: { daily: checked } }))
                }
              />
            </span>
            <Button
              size="small"
              look="quiet"
              aria-label={`Delete the search ${query}`}
              onClick={() => void after(remove.run({ params: { id } }))}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

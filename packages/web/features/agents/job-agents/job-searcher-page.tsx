import { jobSearchRun, saveJobProfile, saveJobSearch } from '@limelight/contracts';
import { agentCategories, creditCosts } from '@limelight/contracts/catalog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRunAt } from '../../../lib/runs/use-run-at.ts';
import { deviceZone } from '../../../lib/time-zones.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConnectModel } from '../../../ui/connect-model.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { profileQuery, searchesQuery } from './api.ts';
import { Companies } from './companies.tsx';
import styles from './job-agents.module.css';
import { LevelSelect, levelOf } from './level-select.tsx';
import { partsOf } from './rules.ts';
import { SavedSearches } from './saved-searches.tsx';
import { SearchResults } from './search-results.tsx';

function useProfile() {
  const client = useQueryClient();
  const stored = useQuery(profileQuery);
  const save = useCall(saveJobProfile);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? stored.data?.text ?? '';
  return {
    text,
    setText: setTyped,
    /** Resolves to false if saving failed. */
    async keep(): Promise<boolean> {
      if (typed === null || typed === stored.data?.text) return true;
      const saved = await save.run({ body: { text: typed } });
      if (saved !== null) client.setQueryData(profileQuery.queryKey, saved);
      return saved !== null;
    },
  };
}

/** Finds openings that match a description and the person's profile, with reasons. */
export function JobSearcherPage() {
  const client = useQueryClient();
  const run = useRunAt(jobSearchRun);
  const saveSearch = useCall(saveJobSearch, {
    successMessage: 'Search saved. Turn on its daily run below.',
  });
  const profile = useProfile();
  const [query, setQuery] = useKeptText('job-search:query');
  const [places, setPlaces] = useKeptText('job-search:places');
  const [keptLevel, setKeptLevel] = useKeptText('job-search:level');
  const level = levelOf(keptLevel);
  const levels = level === null ? [] : [level];
  const [companies, setCompanies] = useKeptText('job-search:companies');
  const isEmpty = query.trim() === '';
  const isDone = run.status === 'done';
  useEffect(() => {
    if (isDone) void client.invalidateQueries({ queryKey: ['jobs'] });
  }, [client, isDone]);
  const search = async () => {
    if (!(await profile.keep())) return;
    await run.begin({ query, locations: partsOf(places), levels, companies: partsOf(companies) });
  };
  const keepSearch = async () => {
    const body = { query, locations: partsOf(places), levels, daily: false, timeZone: deviceZone() };
    if ((await saveSearch.run({ body })) !== null)
      await client.invalidateQueries({ queryKey: searchesQuery.queryKey });
  };
  return (
    <Page>
      <PageHeader
        title={agentCategories.job_searcher.label}
        description="Openings from company job boards, with quotes that show why each one fits you."
      />
      <ConnectModel>
        A model compares openings with your profile by meaning. Without one, we look for your words as you
        wrote them.
      </ConnectModel>
      <Card
        title="Your search"
        foot={
          !run.active && (
            <>
              <Button
                look="accent"
                credits={creditCosts['search.jobs']}
                loading={run.starting}
                disabled={isEmpty}
                onClick={() => void search()}
              >
                Search jobs
              </Button>
              <Button loading={saveSearch.loading} disabled={isEmpty} onClick={() => void keepSearch()}>
                Save search
              </Button>
            </>
          )
        }
      >
        <div className={styles.form}>
          <TextArea
            label="What are you looking for? (one per line)"
            rows={3}
            placeholder="Senior backend engineer, Go and PostgreSQL, remote in Europe"
            value={query}
            onChange={setQuery}
          />
          <TextArea
            label="What you can do: your profile or CV, without your name"
            rows={5}
            value={profile.text}
            onChange={profile.setText}
            onBlur={() => void profile.keep()}
          />
          <div className={styles.fields}>
            <TextField label="Places, separated by commas (optional)" value={places} onChange={setPlaces} />
            <TextField
              label="More companies for this search (optional)"
              value={companies}
              onChange={setCompanies}
            />
            <LevelSelect
              description="Hides openings listed at another level. Not every board lists one."
              value={level}
              onChange={(next) => setKeptLevel(next ?? '')}
            />
          </div>
          {run.status === 'failed' && run.error !== null && <Callout tone="bad">{run.error}</Callout>}
          {run.active && <RunProgress progress={run.progress} onCancel={run.cancel} />}
        </div>
      </Card>
      {run.result !== null && <SearchResults result={run.result} />}
      <SavedSearches />
      <Companies />
    </Page>
  );
}

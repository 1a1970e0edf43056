import { leadGenerationRun } from '@limelight/contracts';
import { agentCategories, creditCosts } from '@limelight/contracts/catalog';
import { Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRunAt } from '../../../lib/runs/use-run-at.ts';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConnectModel } from '../../../ui/connect-model.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { RunProgress } from '../../../ui/run-progress.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { peopleKey } from './api.ts';
import { FoundPeople } from './found-people.tsx';
import { ImportCard } from './import-card.tsx';
import styles from './people.module.css';

const lines = (text: string) =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');

export function LeadGenerationPage() {
  const client = useQueryClient();
  const run = useRunAt(leadGenerationRun);
  const [customer, setCustomer] = useKeptText('leads:customer');
  const [pasted, setPasted] = useKeptText('leads:pasted');
  const [pages, setPages] = useKeptText('leads:pages');
  const [feeds, setFeeds] = useKeptText('leads:feeds');
  const [connections, setConnections] = useState(true);
  const [jobAds, setJobAds] = useState(true);
  const isDone = run.status === 'done';
  useEffect(() => {
    if (isDone) void client.invalidateQueries({ queryKey: peopleKey });
  }, [client, isDone]);
  const { result } = run;
  return (
    <Page>
      <PageHeader
        title={agentCategories.sales_lead_generation.label}
        description="Describe your ideal customer. We find the people who fit among those you add, with evidence for each criterion."
        actions={<ButtonLink to="/dashboard/sales-lead-search">Open your leads</ButtonLink>}
      />
      <ConnectModel>
        A model finds criteria and evidence by meaning. Without one, we look for your words as you wrote them.
      </ConnectModel>
      <Card
        title="Your ideal customer"
        foot={
          !run.active && (
            <Button
              look="accent"
              credits={creditCosts['generate.leads']}
              loading={run.starting}
              disabled={customer.trim() === ''}
              onClick={() =>
                void run.begin({
                  customer,
                  sources: {
                    connections,
                    leads: true,
                    pasted,
                    pages: lines(pages),
                    feeds: lines(feeds),
                    jobAds,
                  },
                })
              }
            >
              Find leads
            </Button>
          )
        }
      >
        <div className={styles.form}>
          <TextArea
            label="One criterion per line or between commas"
            rows={4}
            placeholder="Head of operations, warehouse, Germany, hiring pickers"
            value={customer}
            onChange={setCustomer}
          />
          <TextArea
            label="People who reacted to your posts, one per line: name, position, company (optional)"
            rows={3}
            value={pasted}
            onChange={setPasted}
          />
          <TextArea
            label="Company sites to read, one address per line (optional, at most ten)"
            rows={2}
            placeholder="https://example.com"
            value={pages}
            onChange={setPages}
          />
          <TextArea
            label="News feeds, one address per line (optional, at most ten)"
            rows={2}
            placeholder="https://example.com/feed.xml"
            value={feeds}
            onChange={setFeeds}
          />
          <div className={styles.checks}>
            <Checkbox
              label="Search my connections"
              checked={connections}
              onChange={({ currentTarget: { checked } }) => setConnections(checked)}
            />
            <Checkbox
              label="Use openings as signals"
              checked={jobAds}
              onChange={({ currentTarget: { checked } }) => setJobAds(checked)}
            />
          </div>
          {run.status === 'failed' && run.error !== null && <Callout tone="bad">{run.error}</Callout>}
          {run.active && <RunProgress progress={run.progress} onCancel={run.cancel} />}
        </div>
      </Card>
      {result !== null && (
        <>
          {result.pages.length > 0 && (
            <Card title="Company sites">
              <ul className={styles.rows}>
                {result.pages.map(({ address, title, facts, people, fault }) => (
                  <li key={address}>
                    <a href={address} target="_blank" rel="noopener noreferrer">
                      {title || address}
                    </a>
                    <span className={styles.facts}>
                      {fault ??
                        `${facts} ${facts === 1 ? 'criterion' : 'criteria'}, ${people} ${people === 1 ? 'person' : 'people'} found`}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {result.feeds.map(({ address, message }) => (
            <Callout key={address} tone="warn" title={address}>
              {message}
            </Callout>
          ))}
          <FoundPeople
            people={result.leads}
            title={`${result.leads.length} of ${result.compared} people ${result.byWords ? 'mention' : 'meet'} enough of your criteria`}
            byWords={result.byWords}
            compared={[
              'We checked up to 1,000 connections and leads who share a word with your description, and everyone you pasted or whose company site we read.',
              ...(result.tooFew === 0
                ? []
                : [`${result.tooFew} more meet too few of your criteria to be a lead.`]),
            ].join(' ')}
            draftPath="/dashboard/sales-message-drafting"
          />
        </>
      )}
      <ImportCard kind="lead" title="Import leads from a file" />
    </Page>
  );
}

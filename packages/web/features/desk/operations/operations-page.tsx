import { readOperations, type EndpointData } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error.ts';
import { readQuery } from '../../../lib/read-query.ts';
import { formatBytes, formatDateTime, formatNumber } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading, SkeletonLines } from '../../../ui/skeleton.tsx';
import { FigureTable } from './figure-table.tsx';
import styles from './operations.module.css';

const refreshMs = 15_000;
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

function Figures({ found }: { found: EndpointData<typeof readOperations> }) {
  const { hasRoom, queue, runs, failures, models, storage } = found;
  return (
    <div className={styles.cards}>
      {!hasRoom && (
        <Callout tone="bad">A disk is full, so nothing can be saved. Free some room on the server.</Callout>
      )}
      <FigureTable
        title="Queue"
        columns={['Job', 'Waiting', 'Running', 'Failed in 7 days', 'Due since']}
        none="No waiting or failed jobs."
        rows={queue.map(({ name, waiting, active, failed, dueSince }) => ({
          key: name,
          name,
          cells: [
            formatNumber(waiting),
            formatNumber(active),
            formatNumber(failed),
            dueSince === null ? '–' : formatDateTime(dueSince),
          ],
        }))}
      />
      <FigureTable
        title="Runs of the last 7 days"
        columns={['Kind', 'Done', 'Failed', 'Cancelled']}
        none="No finished runs."
        rows={runs.map(({ kind, done, failed, cancelled }) => ({
          key: kind,
          name: kind,
          cells: [done, failed, cancelled].map(formatNumber),
        }))}
      />
      <FigureTable
        title="Why runs failed"
        columns={['Kind and code', 'Reason', 'Times', 'Last']}
        none="No run failed in the last 7 days."
        rows={failures.map(({ kind, code, reason, count, lastAt }) => ({
          key: `${kind} ${code} ${reason ?? ''}`,
          name: `${kind}: ${code}`,
          cells: [reason ?? '–', formatNumber(count), formatDateTime(lastAt)],
        }))}
      />
      <FigureTable
        title="Models in the last 30 days"
        columns={['Model', 'Calls', 'Failed', 'Tokens in', 'Tokens out', 'Cost']}
        none="No model calls."
        rows={models.map(({ model, calls, failed, inputTokens, outputTokens, costMicroUsd }) => ({
          key: model,
          name: model,
          cells: [
            ...[calls, failed, inputTokens, outputTokens].map(formatNumber),
            costMicroUsd === null ? 'no price set' : dollars.format(costMicroUsd / 1e6),
          ],
        }))}
      />
      <FigureTable
        title="Storage"
        columns={['What', 'Size']}
        none="Nothing is stored."
        rows={[
          { key: 'database', name: 'Database', cells: [formatBytes(storage.databaseBytes)] },
          {
            key: 'files',
            name: `User files (${formatNumber(storage.files)})`,
            cells: [formatBytes(storage.fileBytes)],
          },
          ...storage.tables.map(({ name, bytes }) => ({
            key: name,
            name: `Table ${name}`,
            cells: [formatBytes(bytes)],
          })),
        ]}
      />
    </div>
  );
}

export function OperationsPage() {
  const { data, isError, error, refetch, isFetching } = useQuery({
    ...readQuery(['operations'], readOperations, {}),
    refetchInterval: refreshMs,
  });
  return (
    <Page>
      <PageHeader
        title="Operations"
        description="Queue, failures, model costs and storage of this installation, for its operators."
      />
      {data ? (
        <Figures found={data} />
      ) : isError && isApiError(error) && error.code === 'operators_only' ? (
        <Card>
          <EmptyState
            title="This page is for the operators of this server"
            action={<ButtonLink to="/dashboard">Go to Home</ButtonLink>}
          >
            The server’s settings name them. If you should be one, ask the person who runs it.
          </EmptyState>
        </Card>
      ) : isError ? (
        <Card>
          <ErrorState title="The figures did not load" onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        </Card>
      ) : (
        <Loading label="Loading the figures">
          <Card>
            <SkeletonLines count={6} />
          </Card>
        </Loading>
      )}
    </Page>
  );
}

import { installAgent } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading } from '../../../ui/skeleton.tsx';

/** Installs the agent that a visitor chose on the public page, and opens its settings. */
export function InstallPage({ template }: { template: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  // Installing is idempotent, so it can run as a query.
  const installed = useQuery({
    queryKey: ['agents', 'install', template],
    queryFn: () => call(installAgent, { body: { template } }, { showError: false }),
    staleTime: 0,
    gcTime: 0,
  });
  const id = installed.data?.id;
  useEffect(() => {
    if (id === undefined) return;
    void client.invalidateQueries({ queryKey: ['agents'], exact: true });
    void navigate(`/dashboard/agents/${id}`, { replace: true });
  }, [client, id, navigate]);
  return (
    <Page width="read">
      <PageHeader title="Installing agent" />
      {installed.isError ? (
        <>
          <ErrorState query={installed}>
            {isApiError(installed.error) ? installed.error.message : 'The agent could not be installed.'}
          </ErrorState>
          <ButtonLink to="/dashboard/agents/marketplace">Open marketplace</ButtonLink>
        </>
      ) : (
        <Loading lines={6} />
      )}
    </Page>
  );
}

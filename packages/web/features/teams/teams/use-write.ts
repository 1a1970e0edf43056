import type { Endpoint, EndpointCall, EndpointData } from '@limelight/contracts';
import { matchQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCall } from '../../../lib/use-call.ts';
import { teamsKey } from './api.ts';

/**
 * Sends a write without a global error message, so that the component can show the error. Afterwards it refetches the
 * workspaces, except for what the write removes (`gone`).
 */
export function useWrite<E extends Endpoint>(endpoint: E, gone?: QueryKey) {
  const client = useQueryClient();
  const made = useCall(endpoint, { showError: false });
  return {
    ...made,
    /** Calls `onData` with the answer before the workspaces are refetched. */
    async run(
      input: EndpointCall<E>,
      onData?: (data: EndpointData<E>) => void,
    ): Promise<EndpointData<E> | null> {
      const data = await made.run(input);
      if (data !== null) onData?.(data);
      await client.invalidateQueries({
        queryKey: teamsKey,
        predicate: (query) => data === null || gone === undefined || !matchQuery({ queryKey: gone }, query),
      });
      return data;
    },
  };
}

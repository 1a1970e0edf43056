import type { Endpoint, EndpointCall } from '@limelight/contracts';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { call } from './client.ts';

/** The query of a call. The page shows its failure in place, so there is no notice. */
export const readQuery = <E extends Endpoint>(queryKey: QueryKey, endpoint: E, input: EndpointCall<E>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, input, { showError: false, signal }),
  });

import { getLinkedinConnection } from '@limelight/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

/** Who is connected and until when. Writers of the connection invalidate this key. */
export const connectionQuery = queryOptions({
  queryKey: ['linkedin', 'connection'],
  queryFn: ({ signal }) => call(getLinkedinConnection, {}, { showError: false, signal }),
  staleTime: 60_000,
});

export const useConnection = () => useQuery(connectionQuery);

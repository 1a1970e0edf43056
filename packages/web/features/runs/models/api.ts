import { listLocalModels, listModels, type EndpointData } from '@limelight/contracts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../lib/client.ts';
import { systemKey } from '../../lib/query-client.ts';

export type Models = EndpointData<typeof listModels>;

export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: ({ signal }) => call(listModels, {}, { showError: false, signal }),
});

export const localModelsQuery = queryOptions({
  queryKey: [...modelsQuery.queryKey, 'local'],
  queryFn: ({ signal }) => call(listLocalModels, {}, { showError: false, signal }),
});

export function useRefreshModels(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: modelsQuery.queryKey }),
      client.invalidateQueries({ queryKey: systemKey }),
    ]);
  }, [client]);
}

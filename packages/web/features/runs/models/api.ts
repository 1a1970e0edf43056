import { listLocalModels, listModels, type EndpointData } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readQuery } from '../../../lib/read-query.ts';
import { systemKey } from '../../../lib/query-client.ts';

export type Models = EndpointData<typeof listModels>;

export const modelsQuery = readQuery(['models'], listModels, {});

export const localModelsQuery = readQuery([...modelsQuery.queryKey, 'local'], listLocalModels, {});

export function useRefreshModels(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: modelsQuery.queryKey }),
      client.invalidateQueries({ queryKey: systemKey }),
    ]);
  }, [client]);
}

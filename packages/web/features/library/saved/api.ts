import { listSaved, type EndpointCall } from '@limelight/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { savedKey } from '../../lib/saved.ts';

type Query = NonNullable<EndpointCall<typeof listSaved>['query']>;
export type SavedQuery = Omit<Query, 'offset' | 'limit'> & { offset: number; limit: number };

export const pageSize = 50;

export const savedQuery = (query: SavedQuery) =>
  queryOptions({
    queryKey: [...savedKey, 'list', query],
    queryFn: ({ signal }) => call(listSaved, { query }, { showError: false, signal }),
    placeholderData: keepPreviousData,
  });

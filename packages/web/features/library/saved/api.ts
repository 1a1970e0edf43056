import { listSaved, type EndpointCall } from '@limelight/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../../lib/read-query.ts';
import { savedKey } from '../../../lib/saved.ts';

type Query = NonNullable<EndpointCall<typeof listSaved>['query']>;
export type SavedQuery = Omit<Query, 'offset' | 'limit'> & { offset: number; limit: number };

export const pageSize = 50;

export const savedQuery = (query: SavedQuery) =>
  queryOptions({
    ...readQuery([...savedKey, 'list', query], listSaved, { query }),
    placeholderData: keepPreviousData,
  });

import { getFact, listContradictions, listFacts, type EndpointCall } from '@limelight/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../../lib/read-query.ts';

type Query = NonNullable<EndpointCall<typeof listFacts>['query']>;
export type FactsQuery = Omit<Query, 'offset' | 'limit'> & { offset: number; limit: number };

/** The prefix of the key of everything that memory shows. */
export const factsKey = ['facts'] as const;
export const pageSize = 50;

export const factsQuery = (query: FactsQuery) =>
  queryOptions({
    ...readQuery([...factsKey, 'list', query], listFacts, { query }),
    placeholderData: keepPreviousData,
  });

export const factQuery = (id: string) => readQuery([...factsKey, 'one', id], getFact, { params: { id } });

export const contradictionsQuery = readQuery([...factsKey, 'contradictions'], listContradictions, {
  query: {},
});

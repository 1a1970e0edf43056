import { getResults, getResultSettings, type EndpointCall } from '@limelight/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../../lib/read-query.ts';
import { deviceZone } from '../../../lib/time-zones.ts';

export const resultsKey = ['results'] as const;

type Query = EndpointCall<typeof getResults>['query'];

export const resultsQuery = (query: Omit<Query, 'timeZone'>) =>
  queryOptions({
    ...readQuery([...resultsKey, query], getResults, { query: { ...query, timeZone: deviceZone() } }),
    placeholderData: keepPreviousData,
  });

export const settingsQuery = readQuery([...resultsKey, 'settings'], getResultSettings, {});

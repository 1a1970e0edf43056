import { getResults, getResultSettings, type EndpointCall } from '@limelight/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { deviceZone } from '../../lib/time-zones.ts';

export const resultsKey = ['results'] as const;

type Query = EndpointCall<typeof getResults>['query'];

export const resultsQuery = (query: Omit<Query, 'timeZone'>) =>
  queryOptions({
    queryKey: [...resultsKey, query],
    queryFn: ({ signal }) =>
      call(getResults, { query: { ...query, timeZone: deviceZone() } }, { showError: false, signal }),
    placeholderData: keepPreviousData,
  });

export const settingsQuery = queryOptions({
  queryKey: [...resultsKey, 'settings'],
  queryFn: ({ signal }) => call(getResultSettings, {}, { showError: false, signal }),
});

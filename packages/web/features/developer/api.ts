import {
  findAppRequest,
  listPublishRequests,
  listTokens,
  listWebhookDeliveries,
  listWebhooks,
  type EndpointCall,
} from '@limelight/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { pagedQuery } from '../../lib/paged-query.ts';

export const tokensQuery = pagedQuery(['tokens'], (cursor, signal) =>
  call(listTokens, { query: cursor }, { showError: false, signal }),
);

export type AppRequest = EndpointCall<typeof findAppRequest>['query'];

export const appRequestQuery = (query: AppRequest) =>
  queryOptions({
    queryKey: ['app-request', query],
    queryFn: ({ signal }) => call(findAppRequest, { query }, { showError: false, signal }),
    retry: false,
  });

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(listWebhooks, {}, { showError: false, signal }),
});

const deliveriesPerPage = 20;

export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: ({ signal, pageParam }) =>
      call(
        listWebhookDeliveries,
        {
          params: { id },
          query: { limit: deliveriesPerPage, ...(pageParam === null ? {} : { cursor: pageParam }) },
        },
        { showError: false, signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const publishRequestsQuery = queryOptions({
  queryKey: ['publish-requests'],
  queryFn: ({ signal }) => call(listPublishRequests, {}, { showError: false, signal }),
});

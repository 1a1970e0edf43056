import * as contract from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { readQuery } from '../../../lib/read-query.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';

export const tokensQuery = pagedQuery(['tokens'], (cursor, signal) =>
  call(contract.listTokens, { query: cursor }, { showError: false, signal }),
);

export type AppRequest = contract.EndpointCall<typeof contract.findAppRequest>['query'];

export const appRequestQuery = (query: AppRequest) =>
  queryOptions({ ...readQuery(['app-request', query], contract.findAppRequest, { query }), retry: false });

export const webhooksQuery = readQuery(['webhooks'], contract.listWebhooks, {});

const deliveriesPerPage = 20;

export const deliveriesQuery = (id: string) =>
  pagedQuery(['webhooks', id, 'deliveries'], (cursor, signal) =>
    call(
      contract.listWebhookDeliveries,
      {
        params: { id },
        query: { limit: deliveriesPerPage, ...cursor },
      },
      { showError: false, signal },
    ),
  );

export const publishRequestsQuery = readQuery(['publish-requests'], contract.listPublishRequests, {});

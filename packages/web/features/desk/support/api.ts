import { getTicket, listTickets, unreadTickets } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { readQuery } from '../../../lib/read-query.ts';

/** The polling intervals of an open conversation and of the unread mark in the menu, in milliseconds. */
const conversationMs = 15_000;
const unreadMs = 60_000;

/** The user's tickets by page, latest first. */
export const ticketsQuery = pagedQuery(['support', 'tickets'], (cursor, signal) =>
  call(listTickets, { query: { limit: 20, ...cursor } }, { showError: false, signal }),
);

export const ticketQuery = (id: string) =>
  queryOptions({
    ...readQuery(['support', 'ticket', id], getTicket, { params: { id } }),
    refetchInterval: conversationMs,
  });

/** The number of tickets with an unread answer. */
export const unreadQuery = queryOptions({
  ...readQuery(['support', 'unread'], unreadTickets, {}),
  staleTime: unreadMs / 2,
  refetchInterval: unreadMs,
});

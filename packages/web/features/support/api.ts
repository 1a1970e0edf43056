import { getTicket, listTickets, unreadTickets } from '@limelight/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

/** The polling intervals of an open conversation and of the unread mark in the menu, in milliseconds. */
const conversationMs = 15_000;
const unreadMs = 60_000;

/** The user's tickets by page, latest first. */
export const ticketsQuery = infiniteQueryOptions({
  queryKey: ['support', 'tickets'],
  queryFn: ({ pageParam, signal }) =>
    call(
      listTickets,
      { query: { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) } },
      { showError: false, signal },
    ),
  initialPageParam: '',
  getNextPageParam: (last) => last.nextCursor,
});

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['support', 'ticket', id],
    queryFn: ({ signal }) => call(getTicket, { params: { id } }, { showError: false, signal }),
    refetchInterval: conversationMs,
  });

/** The number of tickets with an unread answer. */
export const unreadQuery = queryOptions({
  queryKey: ['support', 'unread'],
  queryFn: ({ signal }) => call(unreadTickets, {}, { showError: false, signal }),
  staleTime: unreadMs / 2,
  refetchInterval: unreadMs,
});

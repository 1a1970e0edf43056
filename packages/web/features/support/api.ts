import { getTicket, listTickets, unreadTickets } from '@limelight/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

/** How soon an open conversation looks for an answer, and the mark in the menu. */
const conversationMs = 15_000;
const unreadMs = 60_000;

/** The person's tickets, page by page, the latest first. */
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

/** One ticket with its conversation. */
export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['support', 'ticket', id],
    queryFn: ({ signal }) => call(getTicket, { params: { id } }, { showError: false, signal }),
    refetchInterval: conversationMs,
  });

/** How many tickets have an answer that was not looked at. */
export const unreadQuery = queryOptions({
  queryKey: ['support', 'unread'],
  queryFn: ({ signal }) => call(unreadTickets, {}, { showError: false, signal }),
  staleTime: unreadMs / 2,
  refetchInterval: unreadMs,
});

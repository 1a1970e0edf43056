import { getLibraryPost, listLibraryPosts } from '@limelight/contracts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../lib/client.ts';

export type LibrarySearch = Omit<z.input<typeof listLibraryPosts.query>, 'cursor' | 'limit'>;

export const libraryQuery = (search: LibrarySearch) =>
  infiniteQueryOptions({
    queryKey: ['library', search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listLibraryPosts,
        { query: { ...search, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { showError: false, signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

export const libraryPostQuery = (id: string) =>
  queryOptions({
    queryKey: ['library', 'post', id],
    queryFn: ({ signal }) => call(getLibraryPost, { params: { id } }, { showError: false, signal }),
  });

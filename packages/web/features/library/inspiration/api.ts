import { getLibraryPost, listLibraryPosts } from '@limelight/contracts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../lib/client.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { readQuery } from '../../../lib/read-query.ts';

export type LibrarySearch = Omit<z.input<typeof listLibraryPosts.query>, 'cursor' | 'limit'>;

export const libraryQuery = (search: LibrarySearch) =>
  infiniteQueryOptions({
    ...pagedQuery(['library', search], (cursor, signal) =>
      call(listLibraryPosts, { query: { ...search, ...cursor } }, { showError: false, signal }),
    ),
    placeholderData: keepPreviousData,
  });

export const libraryPostQuery = (id: string) =>
  readQuery(['library', 'post', id], getLibraryPost, { params: { id } });

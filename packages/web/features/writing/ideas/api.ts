import { getIdeaPlan, getIdeaSettings, listIdeas, type EndpointData } from '@limelight/contracts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

export const ideasKey = ['ideas'] as const;
export type IdeaList = EndpointData<typeof listIdeas>;

const pageSize = 200;

export const ideasQuery = ({ q, tag }: { q: string; tag: string }) =>
  infiniteQueryOptions({
    queryKey: [...ideasKey, 'list', q, tag],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) => {
      const query = {
        offset: pageParam,
        limit: pageSize,
        ...(q.trim() === '' ? {} : { q }),
        ...(tag === '' ? {} : { tag }),
      };
      return call(listIdeas, { query }, { showError: false, signal });
    },
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, { items }) => sum + items.length, 0);
      return loaded < total ? loaded : undefined;
    },
    placeholderData: keepPreviousData,
  });

export const settingsQuery = queryOptions({
  queryKey: [...ideasKey, 'settings'],
  queryFn: ({ signal }) => call(getIdeaSettings, {}, { showError: false, signal }),
});

export const planQuery = queryOptions({
  queryKey: [...ideasKey, 'plan'],
  queryFn: ({ signal }) => call(getIdeaPlan, {}, { showError: false, signal }),
});

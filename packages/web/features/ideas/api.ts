import { getIdeaPlan, getIdeaSettings, listIdeas, type EndpointData } from '@limelight/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

export const ideasKey = ['ideas'] as const;
export type IdeaList = EndpointData<typeof listIdeas>;

/** More ideas than this are found by searching. */
export const boardLimit = 500;

export const ideasQuery = ({ q, tag }: { q: string; tag: string }) =>
  queryOptions({
    queryKey: [...ideasKey, 'list', q, tag],
    queryFn: ({ signal }) => {
      const query = {
        limit: boardLimit,
        ...(q.trim() === '' ? {} : { q }),
        ...(tag === '' ? {} : { tag }),
      };
      return call(listIdeas, { query }, { showError: false, signal });
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

import { getIdeaPlan, getIdeaSettings, listIdeas, type EndpointData } from '@limelight/contracts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { readQuery } from '../../../lib/read-query.ts';

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

export const settingsQuery = readQuery([...ideasKey, 'settings'], getIdeaSettings, {});

export const planQuery = readQuery([...ideasKey, 'plan'], getIdeaPlan, {});

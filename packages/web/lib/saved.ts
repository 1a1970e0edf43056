import {
  deleteSaved,
  listSavedRefs,
  saveItem,
  type EndpointCall,
  type SavedKind,
} from '@limelight/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './client.ts';
import { notices } from './notices.ts';

/** The prefix of the key of every list of saved items. */
export const savedKey = ['saved'] as const;

export const savedRefsQuery = (kind: SavedKind) =>
  queryOptions({
    queryKey: [...savedKey, 'refs', kind],
    queryFn: async ({ signal }) => {
      const { items } = await call(listSavedRefs, { query: { kind } }, { showError: false, signal });
      return new Map(items.map(({ id, refId }) => [refId, id]));
    },
    staleTime: 60_000,
  });

/** The item that a save button saves: its kind, its reference and a copy. */
export type Savable = Pick<
  EndpointCall<typeof saveItem>['body'],
  'kind' | 'title' | 'text' | 'link' | 'tags'
> & {
  refId: string;
};

export interface SavedState {
  /** Null until it is known. */
  saved: boolean | null;
  toggle: () => Promise<void>;
}

export function useSaved(item: Savable, readText?: () => Promise<string>): SavedState {
  const client = useQueryClient();
  const { data } = useQuery(savedRefsQuery(item.kind));
  const savedId = data?.get(item.refId);
  const refresh = () => client.invalidateQueries({ queryKey: savedKey });
  const toggle = async () => {
    if (savedId === undefined) {
      const body = readText === undefined ? item : { ...item, text: await readText() };
      await call(saveItem, { body }, {});
      notices.success('Saved.');
    } else {
      await call(deleteSaved, { params: { id: savedId } }, {});
      notices.success('Removed from your saved items.');
    }
    await refresh();
  };
  return { saved: data === undefined ? null : savedId !== undefined, toggle };
}

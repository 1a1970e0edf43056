import { attachSource, removeSource, setSourceVoice, type Source } from '@limelight/contracts';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/client.ts';
import { notices } from '../../../../lib/notices.ts';
import { originsKey } from './claim-queries.ts';
import { postSourcesQuery, sourceQuery } from './sources.ts';
import { useSession, useWritingPart } from './writing-context.ts';

/** The delay before retrying to attach a source to its post, in milliseconds. */
const againMs = 4000;
const quiet = { showError: false };

/** The sources of the post that have loaded. */
export function useSources(): readonly Source[] {
  const sourceIds = useWritingPart(({ state }) => state.sourceIds);
  return useQueries({
    queries: sourceIds.map((id) => sourceQuery(id)),
    combine: readData,
  });
}

const readData = (results: readonly { data: Source | undefined }[]): Source[] =>
  results.flatMap(({ data }) => (data === undefined ? [] : [data]));

export interface SourceActions {
  add: (source: Source) => void;
  remove: (id: string) => void;
  /**
   * Sets the speaker and shows it at once. False when it could not be saved, in which case it is reverted and the user
   * is told.
   */
  voice: (source: Source, voice: Pick<Source, 'own' | 'speaker'>) => Promise<boolean>;
}

export function useSourceActions(): SourceActions {
  const { session } = useSession();
  const client = useQueryClient();
  return {
    add: (source) => {
      client.setQueryData(sourceQuery(source.id).queryKey, source);
      session.setSources([...session.state.sourceIds, source.id]);
    },
    voice: async (source, voice) => {
      const { queryKey } = sourceQuery(source.id);
      client.setQueryData(queryKey, { ...source, ...voice });
      try {
        await call(setSourceVoice, { params: { id: source.id }, body: voice }, quiet);
        return true;
      } catch {
        client.setQueryData(queryKey, source);
        notices.error(`Who wrote “${source.title}” was not saved`, 'Check your connection and try again.');
        return false;
      }
    },
    remove: (id) => {
      const postId = session.state.post?.id ?? null;
      session.setSources(session.state.sourceIds.filter((one) => one !== id));
      if (postId !== null)
        client.setQueryData(
          postSourcesQuery(postId).queryKey,
          (known) => known && { items: known.items.filter((one) => one.id !== id) },
        );
      // The server deletes a leftover source after some days.
      const query = postId === null ? {} : { postId };
      void call(removeSource, { params: { id }, query }, quiet).catch(() => undefined);
    },
  };
}

/** Synchronises the sources on the page with those of the post on the server. Mounted once. */
export function useSourceSync(): void {
  const { session } = useSession();
  const client = useQueryClient();
  const postId = useWritingPart(({ state }) => state.post?.id ?? null);
  const kept = useQuery({ ...postSourcesQuery(postId ?? ''), enabled: postId !== null }).data?.items;
  const own = useWritingPart(({ state }) => state.sourceIds);

  useEffect(() => {
    if (kept === undefined) return;
    const missing = kept.filter(({ id }) => !session.state.sourceIds.includes(id));
    for (const one of kept) client.setQueryData(sourceQuery(one.id).queryKey, (known) => known ?? one);
    if (missing.length > 0) session.setSources([...missing.map(({ id }) => id), ...session.state.sourceIds]);
  }, [kept, session, client]);

  useEffect(() => {
    if (postId === null || kept === undefined) return;
    const waiting = own.filter((id) => kept.every((one) => one.id !== id));
    if (waiting.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const put = async () => {
      for (const id of waiting) {
        try {
          await call(attachSource, { params: { id: postId }, body: { sourceId: id } }, quiet);
        } catch (error) {
          // The server has deleted it or the limit is reached, so it is removed from this post.
          if (isApiError(error, 'not_found', 'source_limit'))
            session.setSources(session.state.sourceIds.filter((one) => one !== id));
          else {
            if (!over) timer = setTimeout(() => void put(), againMs);
            return;
          }
        }
      }
      await client.invalidateQueries({ queryKey: postSourcesQuery(postId).queryKey });
      await client.invalidateQueries({ queryKey: originsKey(postId) });
    };
    void put();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [postId, kept, own, session, client]);
}

import { createPost, getPost, updatePost, type EndpointCall, type Post } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { toSend, type PendingChange } from '../rules/made.ts';
import { toBody, type DraftContent } from '../rules/draft.ts';
import type { Creation } from '../saving/autosaver.ts';

/** Everything about posts in the cache stands below this key. */
export const postsKey = ['posts'] as const;

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [...postsKey, id],
    queryFn: ({ signal }) => call(getPost, { params: { id } }, { showError: false, signal }),
    staleTime: 0,
  });

/** Makes a draft; sent twice with one key it makes one. The page says itself when it fails. */
export function keepDraft(
  { key, content, brief, engine, changes }: Creation,
  tab: string,
  leaving: boolean,
): Promise<Post> {
  const body: EndpointCall<typeof createPost>['body'] = {
    ...toBody(content),
    tab,
    changes: toSend(changes, null, content.text),
  };
  if (brief) body.brief = brief;
  if (engine) body.engine = engine;
  return call(createPost, { body }, { showError: false, idempotencyKey: key, keepAlive: leaving });
}

export async function changeDraft(
  id: string,
  version: number,
  content: DraftContent,
  told: { saved: string | null; changes: readonly PendingChange[]; tab: string },
  leaving: boolean,
): Promise<{ post: Post; already: boolean }> {
  const changes = toSend(told.changes, told.saved, content.text);
  const { already, ...post } = await call(
    updatePost,
    { params: { id }, body: { version, ...toBody(content), tab: told.tab, changes } },
    { showError: false, keepAlive: leaving },
  );
  return { post, already };
}

export function loadPost(id: string): Promise<Post> {
  return call(getPost, { params: { id } }, { showError: false });
}

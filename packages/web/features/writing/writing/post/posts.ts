import { createPost, getPost, updatePost, type EndpointCall, type Post } from '@limelight/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/client.ts';
import { readQuery } from '../../../../lib/read-query.ts';
import { toSend, type Creation, type PendingChange } from './made.ts';
import { toBody, type DraftContent } from './draft.ts';
import type { ToldOrigin } from './session-state.ts';
import { tabId } from './this-tab.ts';

export const postsKey = ['posts'] as const;

export const postQuery = (id: string) =>
  queryOptions({ ...readQuery([...postsKey, id], getPost, { params: { id } }), staleTime: 0 });

function known({ brief, writtenBy, ownWords }: ToldOrigin) {
  return { ...(brief && { brief }), ...(writtenBy && { writtenBy }), ...(ownWords && { ownWords }) };
}

/** Creates a draft. The same key never creates a second one. The page reports failures itself. */
export function keepDraft({ key, content, changes, ...origin }: Creation, leaving: boolean): Promise<Post> {
  const body: EndpointCall<typeof createPost>['body'] = {
    ...toBody(content),
    ...known(origin),
    tab: tabId(),
    changes: toSend(changes, null, content.text),
  };
  return call(createPost, { body }, { showError: false, idempotencyKey: key, keepAlive: leaving });
}

export async function changeDraft(
  id: string,
  version: number,
  content: DraftContent,
  told: { saved: string | null; changes: readonly PendingChange[]; origin: ToldOrigin },
  leaving: boolean,
): Promise<{ post: Post; already: boolean }> {
  const changes = toSend(told.changes, told.saved, content.text);
  const { already, ...post } = await call(
    updatePost,
    { params: { id }, body: { version, ...toBody(content), ...known(told.origin), tab: tabId(), changes } },
    { showError: false, keepAlive: leaving },
  );
  return { post, already };
}

export function loadPost(id: string): Promise<Post> {
  return call(getPost, { params: { id } }, { showError: false });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { isApiError } from '../../../../lib/api-error.ts';
import { keptPosts } from '../../../../lib/kept-records.ts';
import { useProfile } from '../../../../lib/person.ts';
import { useUser } from '../../../../lib/query-client.ts';
import { lastBriefQuery } from '../post/brief.ts';
import { postQuery } from '../post/posts.ts';
import { startChoices, type Start } from '../post/choices.ts';
import { isWriting } from '../post/generation.ts';
import { heldRecords, holdRecord, releaseRecord } from '../post/locks.ts';
import { readCurrent, rememberCurrent } from '../post/this-tab.ts';
import { browserEnvironment, browserWriter } from '../post/browser-session.ts';
import { isWorthKeeping } from '../post/draft.ts';
import { isNewKey, newKey, readKeptPost, type KeptPost } from '../post/kept-post.ts';
import { findLeft, openSession, type LeftPost } from '../post/open-session.ts';
import { contentOfState } from '../post/session-state.ts';
import {
  isAsked,
  readOpenStudio,
  showOpenStudio,
  subscribeOpenStudio,
  type OpenStudio,
} from './open-studio.ts';
import { useStart, type StartTrouble } from './use-start.ts';

export type StudioState =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string; missing: boolean; retry: () => void }
  | {
      kind: 'open';
      open: OpenStudio;
      trouble: StartTrouble | null;
      continueLeft: (left: LeftPost) => void;
      discardLeft: (left: LeftPost) => void;
    };

/** True when there is a text, or one is being written, so that another post must not replace it. */
function hasText({ session: { state, view } }: OpenStudio): boolean {
  const saved = view.saving.state.saved !== null;
  return saved || isWriting(state.generation) || isWorthKeeping(contentOfState(state));
}

const hasIdea = ({ session: { state } }: OpenStudio) =>
  (state.idea.trim() !== '' && state.idea !== state.suggested) || state.sourceIds.length > 0;

/** True when the requested start needs its own post. Carried text is added to the open one. */
function needsNew(open: OpenStudio, start: Start | null): boolean {
  if (start === null || open.start === start) return false;
  const { idea, interview, template } = start;
  if (idea !== null || interview !== null) return hasText(open) || hasIdea(open);
  return template !== null && hasText(open);
}

/** True when it starts a new post. Carried text is added to the one that this tab is writing. */
const startsAnew = (start: Start | null) =>
  start !== null && (start.idea !== null || start.template !== null || start.interview !== null);

/** Locks a record for this tab: the wanted one, or a new one. A post that another tab has open gets none. */
async function takeRecord(
  wanted: string | null,
  owner: string,
): Promise<{ key: string | null; kept: KeptPost | null }> {
  if (wanted !== null && (await holdRecord(wanted)))
    return { key: wanted, kept: readKeptPost(await keptPosts.get(wanted), owner) };
  if (wanted !== null && !isNewKey(wanted)) return { key: null, kept: null };
  const key = newKey(crypto.randomUUID());
  await holdRecord(key);
  return { key, kept: null };
}

/** Opens the post in the address and keeps it open. A post that gets its id meanwhile is not opened again. */
export function useStudio(asked: string | null, start: Start | null, onTaken: () => void): StudioState {
  const client = useQueryClient();
  const post = useQuery({ ...postQuery(asked ?? ''), enabled: asked !== null });
  const user = useUser();
  const owner = user.data?.id ?? null;
  const profile = useProfile();
  const last = useQuery(lastBriefQuery);
  const open = useSyncExternalStore(subscribeOpenStudio, readOpenStudio, readOpenStudio);
  const anew = open !== null && isAsked(open, asked) && needsNew(open, start);
  const isOpen = open !== null && isAsked(open, asked) && !anew;
  // The last settings are optional, so an offline page does not wait for them.
  const ready =
    owner !== null && !profile.isLoading && !last.isLoading && (asked === null || post.data !== undefined);
  useEffect(() => {
    if (isOpen || !ready) return undefined;
    let over = false;
    const begin = async () => {
      // The open text is a separate post. It is saved before another one starts, if there is a connection.
      if (anew) await open.session.saver.flush();
      // An idea without a text is not saved anywhere else, so it is offered next to the new one. A running generation
      // continues.
      const leaves = anew && !isWriting(open.session.state.generation) ? open.session : null;
      const leftKey = leaves?.key ?? null;
      if (leftKey !== null) releaseRecord(leftKey);
      leaves?.close();
      const { key, kept } = await takeRecord(
        asked ?? (anew || startsAnew(start) ? null : readCurrent()),
        owner,
      );
      const held = new Set(await heldRecords());
      // A lock that was just released may still be listed.
      if (leftKey !== null) held.delete(leftKey);
      const left = asked === null ? await findLeft(keptPosts, owner, held) : [];
      if (over) {
        if (key !== null && kept === null && isNewKey(key)) releaseRecord(key);
        return;
      }
      const found = asked === null ? null : (post.data ?? null);
      const choices = startChoices(found?.brief ?? null, last.data ?? null, profile.data ?? null);
      const session = openSession(found, choices, key, kept, browserEnvironment(client, owner));
      if (asked === null && key !== null) rememberCurrent(key);
      const writer = browserWriter(session, client);
      showOpenStudio({ key: crypto.randomUUID(), asked, start, session, writer, left });
    };
    void begin();
    return () => {
      over = true;
    };
  }, [isOpen, ready, anew, open, asked, start, owner, post.data, last.data, profile.data, client]);

  useEffect(() => {
    if (!open || !isOpen) return;
    // The address now contains the id of the new draft. From then on an address without an id means another post.
    if (asked !== null && open.asked !== asked) showOpenStudio({ ...open, asked });
    else if (start !== null && open.start !== start) showOpenStudio({ ...open, start });
  }, [open, isOpen, asked, start]);
  const trouble = useStart(isOpen && asked === null && open.start === start ? open : null, start, onTaken);

  if (open !== null && isOpen && owner !== null) {
    const without = ({ key }: LeftPost) => open.left.filter((one) => one.key !== key);
    return {
      kind: 'open',
      open,
      trouble,
      continueLeft: (left) => {
        const { key, kept } = left;
        const environment = browserEnvironment(client, owner);
        void holdRecord(key);
        if (open.session.key !== null) releaseRecord(open.session.key);
        rememberCurrent(key);
        const session = openSession(null, open.session.state.choices, key, kept, environment);
        const writer = browserWriter(session, client);
        showOpenStudio({
          ...open,
          key: crypto.randomUUID(),
          asked: null,
          session,
          writer,
          left: without(left),
        });
      },
      discardLeft: (left) => {
        void keptPosts.remove(left.key);
        showOpenStudio({ ...open, left: without(left) });
      },
    };
  }
  if (asked !== null && post.isPaused && post.data === undefined) {
    const message = 'You are offline. The post opens when the connection is back.';
    return { kind: 'failed', message, missing: false, retry: () => void post.refetch() };
  }
  if (owner === null && user.isError)
    return {
      kind: 'failed',
      message: user.error.message,
      missing: false,
      retry: () => void user.refetch(),
    };
  if (asked !== null && post.isError) {
    const missing = isApiError(post.error, 'not_found', 'invalid_input');
    return { kind: 'failed', message: post.error.message, missing, retry: () => void post.refetch() };
  }
  return { kind: 'loading' };
}

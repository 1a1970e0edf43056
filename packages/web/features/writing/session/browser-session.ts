import {
  cancelGeneration,
  generatePost,
  generationEvents,
  generationIdHeader,
  getGeneration,
  stopDraft,
  type Post,
} from '@limelight/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { call, stream } from '../../../lib/client.ts';
import { userDetailsKey } from '../../../lib/query-client.ts';
import { lastBriefQuery } from '../api/brief.ts';
import { changeDraft, keepDraft, loadPost, postQuery, postsKey } from '../api/posts.ts';
import { Writer } from '../generation/writer.ts';
import { historyPlace, keepHistory, moveHistory } from '../saving/kept-histories.ts';
import { tellSaved } from '../saving/other-tabs.ts';
import { rememberUnaddressed } from '../saving/unaddressed.ts';
import type { SessionEnvironment } from './session-environment.ts';
import type { WritingSession } from './writing-session.ts';

/** What a session reaches the server and the clock through, in the page. */
export function browserEnvironment(
  client: QueryClient,
  tab: string,
): Omit<SessionEnvironment, 'tab' | 'keep'> {
  return {
    create: keepDraft,
    update: changeDraft,
    load: loadPost,
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
    startTimer: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    keepHistory: (postId, history) => keepHistory(historyPlace(postId, tab), history),
    moveHistory: (postId, history) => {
      rememberUnaddressed(postId);
      moveHistory(historyPlace(null, tab), historyPlace(postId, tab), history);
    },
    onPost: (post) => {
      tellCache(client, post);
      tellSaved(post);
    },
  };
}

/** Lists of posts are read again when they are next looked at; the post itself is known. */
function tellCache(client: QueryClient, post: Post): void {
  const key = postQuery(post.id).queryKey;
  client.setQueryData(key, post);
  void client.invalidateQueries({ queryKey: postsKey, predicate: (query) => query.queryKey[1] !== post.id });
}

/** How often arriving words are shown, in ms. */
const stepMs = 50;

/** Calls `run` within `stepMs`, once for all calls in between. */
function soonOnce(): (run: () => void) => void {
  let waiting = false;
  return (run) => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      run();
    }, stepMs);
  };
}

/** The writer of a session, in the page. */
export function browserWriter(session: WritingSession, client: QueryClient): Writer {
  return new Writer(session, {
    stream: (body, on, signal) =>
      stream(generatePost, generationEvents, { body }, on.event, {
        showError: false,
        signal,
        onOpen: (headers) => on.id(headers.get(generationIdHeader)),
      }),
    cancel: (id) => call(cancelGeneration, { params: { id } }, { showError: false }),
    stopDraft: (id, variant) => call(stopDraft, { params: { id, variant } }, { showError: false }),
    find: (id) => call(getGeneration, { params: { id } }, { showError: false }),
    load: loadPost,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    soon: soonOnce(),
    onEnd: () => {
      void client.invalidateQueries({ queryKey: userDetailsKey });
      void client.invalidateQueries({ queryKey: lastBriefQuery.queryKey });
    },
  });
}

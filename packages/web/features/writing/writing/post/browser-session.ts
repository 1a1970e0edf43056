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
import { call, stream } from '../../../../lib/client.ts';
import { currentTime } from '../../../../lib/clock.ts';
import { readVoiceChoice } from '../../../../lib/voices.ts';
import { keptPosts } from '../../../../lib/kept-records.ts';
import { userDetailsKey } from '../../../../lib/query-client.ts';
import { readFactChoice } from './facts-choice.ts';
import { lastBriefQuery } from './brief.ts';
import { changeDraft, keepDraft, loadPost, postQuery, postsKey } from './posts.ts';
import { Writer } from './writer.ts';
import { holdRecord, releaseRecord } from './locks.ts';
import { tellSaved } from './other-tabs.ts';
import { readCurrent, rememberCurrent } from './this-tab.ts';
import type { SessionEnvironment } from './session-environment.ts';
import type { WritingSession } from './writing-session.ts';

export function browserEnvironment(client: QueryClient, owner: string): SessionEnvironment {
  return {
    create: keepDraft,
    update: changeDraft,
    load: loadPost,
    newId: () => crypto.randomUUID(),
    now: currentTime,
    startTimer: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    records: keptPosts,
    owner,
    onMoved: (from, to) => {
      releaseRecord(from);
      void holdRecord(to);
      if (readCurrent() === from) rememberCurrent(to);
    },
    onPost: (post) => {
      tellCache(client, post);
      tellSaved(post);
    },
  };
}

/** Updates the post in the cache. Post lists are reloaded when they are next shown. */
function tellCache(client: QueryClient, post: Post): void {
  const key = postQuery(post.id).queryKey;
  client.setQueryData(key, post);
  void client.invalidateQueries({ queryKey: postsKey, predicate: (query) => query.queryKey[1] !== post.id });
}

/** The interval at which arriving text is shown, in milliseconds. */
const stepMs = 50;

/** Calls `run` within `stepMs`, once for several requests in between. */
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

export function browserWriter(session: WritingSession, client: QueryClient): Writer {
  return new Writer(session, {
    stream: (body, on, signal) =>
      stream(
        generatePost,
        generationEvents,
        { body: { ...body, voice: readVoiceChoice(), facts: readFactChoice() } },
        on.event,
        {
          showError: false,
          signal,
          onOpen: (headers) => on.id(headers.get(generationIdHeader)),
        },
      ),
    cancel: (id) => call(cancelGeneration, { params: { id } }, { showError: false }),
    stopDraft: (id, variant) => call(stopDraft, { params: { id, variant } }, { showError: false }),
    find: (id) => call(getGeneration, { params: { id } }, { showError: false }),
    load: loadPost,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    soon: soonOnce(),
    onEnd: () => {
      // The facts that the text tells bear out its claims.
      void client.invalidateQueries({ queryKey: ['claims'] });
      void client.invalidateQueries({ queryKey: userDetailsKey });
      void client.invalidateQueries({ queryKey: lastBriefQuery.queryKey });
    },
  });
}

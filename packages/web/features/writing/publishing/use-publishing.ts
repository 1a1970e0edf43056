import { publishPost, resolvePost, schedulePost, unschedulePost, type Post } from '@limelight/contracts';
import { useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { announce } from '../../../ui/live-region.tsx';
import { useWriting } from '../studio/writing-context.ts';

export interface Publishing {
  /** Which action is under way. */
  busy: 'publish' | 'schedule' | 'unschedule' | 'resolve' | null;
  /** Why the last one was refused. */
  refused: string | null;
  clear: () => void;
  publish: () => Promise<boolean>;
  schedule: (body: { at: string; timeZone: string }) => Promise<boolean>;
  unschedule: () => Promise<boolean>;
  itIsThere: (link: string) => Promise<boolean>;
  publishAgain: () => Promise<boolean>;
}

const unsaved = 'Your text could not be saved, so nothing was sent. Check the connection and try again.';

/** Sends, schedules and answers for the post; what is on the page is saved first, so that exactly that goes out. */
export function usePublishing(): Publishing {
  const { session } = useWriting();
  const [busy, setBusy] = useState<Publishing['busy']>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const act = async (
    name: NonNullable<Publishing['busy']>,
    run: (id: string) => Promise<Post>,
  ): Promise<Post | null> => {
    setBusy(name);
    setRefused(null);
    try {
      const saved = await session.saver.flush();
      if (!saved) {
        setRefused(unsaved);
        return null;
      }
      const post = await run(saved.id);
      session.acted(post);
      return post;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefused(error.message);
      return null;
    } finally {
      setBusy(null);
    }
  };
  // A repeated press is the same word: one key until there is an answer.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const once = { showError: false, idempotencyKey: key };
  const renew = (post: Post | null) => {
    setKey(crypto.randomUUID());
    return post !== null;
  };

  return {
    busy,
    refused,
    clear: () => setRefused(null),
    publish: async () => renew(await act('publish', (id) => call(publishPost, { params: { id } }, once))),
    schedule: async (body) => {
      const post = await act('schedule', (id) => call(schedulePost, { params: { id }, body }, once));
      if (post?.scheduledAt) announce(`Scheduled for ${formatDateTime(post.scheduledAt, body.timeZone)}.`);
      return renew(post);
    },
    unschedule: async () =>
      renew(await act('unschedule', (id) => call(unschedulePost, { params: { id } }, once))),
    itIsThere: async (link) =>
      renew(
        await act('resolve', (id) =>
          call(
            resolvePost,
            {
              params: { id },
              body: { answer: 'it-is-there', ...(link.trim() === '' ? {} : { link: link.trim() }) },
            },
            once,
          ),
        ),
      ),
    publishAgain: async () =>
      renew(
        await act('resolve', (id) =>
          call(resolvePost, { params: { id }, body: { answer: 'publish-again' } }, once),
        ),
      ),
  };
}

import { addToQueue, getQueues, movePosts, type Queue } from '@limelight/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from './api-error.ts';
import { call } from './client.ts';
import { readQuery } from './read-query.ts';
import { currentTime } from './clock.ts';
import { formatSlot } from './format.ts';
import { notices } from './notices.ts';

/** Starts like the key of every post list, because a changed post changes the free slots. */
export const queuesKey = ['posts', 'queues'] as const;

/** The user's queues with their next free slots. Code that changes a queue sets this key. */
export const queuesQuery = queryOptions({
  ...readQuery([...queuesKey, 'plan'], getQueues, {}),
  staleTime: 15_000,
});

export const useQueues = () => useQuery(queuesQuery);

export interface QueuedPost {
  id: string;
  scheduledAt: string | null;
}

export interface Queueing {
  /** Gives the posts the next free slots, shows them in a notice and offers undo. True when every post got a slot. */
  add: (queue: Pick<Queue, 'id' | 'name'>, posts: readonly QueuedPost[]) => Promise<boolean>;
  working: boolean;
}

/** Adds posts to a queue. Slots are shown in `timeZone`. */
export function useQueueing(timeZone: string): Queueing {
  const client = useQueryClient();
  const [working, setWorking] = useState(false);
  const again = async () => client.invalidateQueries({ queryKey: ['posts'] });
  const undo = async (posts: readonly QueuedPost[]) => {
    const moves = posts.map(({ id, scheduledAt }) => ({ id, at: scheduledAt }));
    try {
      const { results } = await call(movePosts, { body: { timeZone, moves } });
      const kept = results.find((result) => result.refusal !== null)?.refusal;
      if (kept) notices.error('Not undone', kept.message);
    } catch (error) {
      if (!isApiError(error)) throw error;
    } finally {
      await again();
    }
  };
  const add: Queueing['add'] = async (queue, posts) => {
    setWorking(true);
    try {
      const postIds = posts.map(({ id }) => id);
      const { results } = await call(addToQueue, { params: { id: queue.id }, body: { postIds } });
      const done = results.filter((result) => result.refusal === null);
      const refused = results.find((result) => result.refusal !== null)?.refusal;
      if (refused) {
        const missing = results.length - done.length;
        notices.error(
          results.length === 1 ? 'Not added to the queue' : `${done.length} added, ${missing} not`,
          refused.message,
        );
        return false;
      }
      const [first] = done;
      const at = first?.scheduledAt ? formatSlot(first.scheduledAt, timeZone, currentTime()) : '';
      const words =
        done.length === 1
          ? `Scheduled for ${at} in ${queue.name}.`
          : `${done.length} posts scheduled in ${queue.name}, the first on ${at}.`;
      const notes = [...new Set(done.flatMap(({ note }) => (note === null ? [] : [note])))];
      notices.success([words, ...notes].join(' '), { label: 'Undo', run: () => void undo(posts) });
      return true;
    } catch (error) {
      if (isApiError(error)) return false;
      throw error;
    } finally {
      setWorking(false);
      await again();
    }
  };
  return { add, working };
}

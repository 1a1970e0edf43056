import {
  changeQueue,
  changeQueueSettings,
  createQueue,
  deleteQueue,
  pauseQueue,
  resumeQueue,
  type EndpointCall,
  type Queue,
  type QueuePlan,
  type WeeklySlot,
} from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors, isApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';
import { notices } from '../../lib/notices.ts';
import { queuesKey, queuesQuery } from '../../lib/queues.ts';
import { postsWords } from './rules.ts';

export type Passed = EndpointCall<typeof resumeQueue>['body']['passed'];

export interface QueueChanges {
  working: boolean;
  /** The reason the last change was refused. */
  refused: string | null;
  clear: () => void;
  make: (body: EndpointCall<typeof createQueue>['body']) => Promise<boolean>;
  rename: (queue: Queue, name: string) => Promise<boolean>;
  /** Replaces the slots of a queue. With `told`, a notice offers to undo it. */
  setSlots: (queue: Queue, slots: WeeklySlot[], told: string | null) => Promise<boolean>;
  change: (queue: Queue, body: EndpointCall<typeof changeQueue>['body']) => Promise<boolean>;
  remove: (queue: Queue) => Promise<boolean>;
  /** Null means everything. */
  pause: (queueId: string | null) => Promise<boolean>;
  resume: (queueId: string | null, passed: Passed) => Promise<boolean>;
  settle: (body: EndpointCall<typeof changeQueueSettings>['body']) => Promise<boolean>;
}

function resumedWords({ ahead, placed, waiting }: Record<'ahead' | 'placed' | 'waiting', number>): string {
  const parts = [
    ahead > 0 ? `${postsWords(ahead)} kept as scheduled.` : '',
    placed > 0 ? `${postsWords(placed)} moved to the next free slots.` : '',
    waiting > 0 ? `${postsWords(waiting)} waiting for your decision.` : '',
  ];
  return ['Resumed.', ...parts.filter((part) => part !== '')].join(' ');
}

/** Changes the queues and shows their new state at once. */
export function useQueueChanges(): QueueChanges {
  const client = useQueryClient();
  const [working, setWorking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const act = async (work: () => Promise<QueuePlan>): Promise<boolean> => {
    setWorking(true);
    setRefused(null);
    try {
      const plan = await work();
      await client.cancelQueries({ queryKey: queuesKey });
      client.setQueryData(queuesQuery.queryKey, plan);
      void client.invalidateQueries({ queryKey: [...queuesKey, 'free'] });
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefused(Object.values(fieldErrors(error))[0] ?? error.message);
      return false;
    } finally {
      setWorking(false);
    }
  };
  const again = async () => client.invalidateQueries({ queryKey: ['posts'] });
  const quiet = { showError: false };
  const putSlots = async ({ id }: Queue, slots: WeeklySlot[]) =>
    act(() => call(changeQueue, { params: { id }, body: { slots } }));
  return {
    working,
    refused,
    clear: () => setRefused(null),
    make: (body) => act(() => call(createQueue, { body }, quiet)),
    rename: ({ id }, name) => act(() => call(changeQueue, { params: { id }, body: { name } }, quiet)),
    setSlots: async (queue, slots, told) => {
      const done = await putSlots(queue, slots);
      if (done && told !== null)
        notices.success(told, { label: 'Undo', run: () => void putSlots(queue, queue.slots) });
      return done;
    },
    change: ({ id }, body) => act(() => call(changeQueue, { params: { id }, body }, quiet)),
    remove: ({ id }) => act(() => call(deleteQueue, { params: { id } })),
    pause: async (queueId) => {
      const done = await act(() => call(pauseQueue, { body: { queueId } }));
      if (done) await again();
      return done;
    },
    resume: async (queueId, passed) => {
      let told = '';
      const done = await act(async () => {
        const { resumed, ...plan } = await call(resumeQueue, { body: { queueId, passed } });
        told = resumedWords(resumed);
        return plan;
      });
      if (!done) return false;
      notices.success(told);
      await again();
      return true;
    },
    settle: (body) => act(() => call(changeQueueSettings, { body }, quiet)),
  };
}

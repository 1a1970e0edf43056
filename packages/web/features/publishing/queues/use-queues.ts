import * as contract from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors, isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { notices } from '../../../lib/notices.ts';
import { queuesKey, queuesQuery } from '../../../lib/queues.ts';
import { postsWords } from './rules.ts';

export type Passed = contract.EndpointCall<typeof contract.resumeQueue>['body']['passed'];

export interface QueueChanges {
  working: boolean;
  /** The reason the last change was refused. */
  refused: string | null;
  clear: () => void;
  make: (body: contract.EndpointCall<typeof contract.createQueue>['body']) => Promise<boolean>;
  rename: (queue: contract.Queue, name: string) => Promise<boolean>;
  /** Replaces the slots of a queue. With `told`, a notice offers to undo it. */
  setSlots: (queue: contract.Queue, slots: contract.WeeklySlot[], told: string | null) => Promise<boolean>;
  change: (
    queue: contract.Queue,
    body: contract.EndpointCall<typeof contract.changeQueue>['body'],
  ) => Promise<boolean>;
  remove: (queue: contract.Queue) => Promise<boolean>;
  /** Null means everything. */
  pause: (queueId: string | null) => Promise<boolean>;
  resume: (queueId: string | null, passed: Passed) => Promise<boolean>;
  settle: (body: contract.EndpointCall<typeof contract.changeQueueSettings>['body']) => Promise<boolean>;
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
  const act = async (work: () => Promise<contract.QueuePlan>): Promise<boolean> => {
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
  const putSlots = async ({ id }: contract.Queue, slots: contract.WeeklySlot[]) =>
    act(() => call(contract.changeQueue, { params: { id }, body: { slots } }));
  return {
    working,
    refused,
    clear: () => setRefused(null),
    make: (body) => act(() => call(contract.createQueue, { body }, quiet)),
    rename: ({ id }, name) =>
      act(() => call(contract.changeQueue, { params: { id }, body: { name } }, quiet)),
    setSlots: async (queue, slots, told) => {
      const done = await putSlots(queue, slots);
      if (done && told !== null)
        notices.success(told, { label: 'Undo', run: () => void putSlots(queue, queue.slots) });
      return done;
    },
    change: ({ id }, body) => act(() => call(contract.changeQueue, { params: { id }, body }, quiet)),
    remove: ({ id }) => act(() => call(contract.deleteQueue, { params: { id } })),
    pause: async (queueId) => {
      const done = await act(() => call(contract.pauseQueue, { body: { queueId } }));
      if (done) await again();
      return done;
    },
    resume: async (queueId, passed) => {
      let told = '';
      const done = await act(async () => {
        const { resumed, ...plan } = await call(contract.resumeQueue, { body: { queueId, passed } });
        told = resumedWords(resumed);
        return plan;
      });
      if (!done) return false;
      notices.success(told);
      await again();
      return true;
    },
    settle: (body) => act(() => call(contract.changeQueueSettings, { body }, quiet)),
  };
}

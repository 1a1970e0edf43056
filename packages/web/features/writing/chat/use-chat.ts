import {
  askChat,
  clearChat,
  listChat,
  settleChat,
  type ChatExchange,
  type ChatOutcome,
} from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isAborted } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { failed } from '../improving/use-improving.ts';
import { snapshot } from '../session/history.ts';
import { textOf } from '../session/session-state.ts';
import { useWriting } from '../studio/writing-context.ts';
import { useForgetting } from './use-forgetting.ts';

/** An instruction without its answer: under way, or why there is none. */
export type Waiting = { instruction: string } & ({ step: 'waiting' } | ReturnType<typeof failed>);

export interface Chat {
  loading: boolean;
  exchanges: readonly ChatExchange[];
  waiting: Waiting | null;
  /** Asks; the draft is made first where there is none yet. */
  ask: (instruction: string) => Promise<void>;
  stop: () => void;
  /** Puts the text in as one step to be undone. False when the text is no longer the one that was asked about. */
  take: (exchange: ChatExchange, text: string, whole: boolean) => boolean;
  leave: (exchange: ChatExchange) => void;
  clear: () => void;
}

const options = { showError: false } as const;

/** The conversation beside the text. */
export function useChat(): Chat {
  const { session, saving } = useWriting();
  const client = useQueryClient();
  const postId = saving.state.saved?.id ?? null;
  const key = ['chat', postId];
  const list = useQuery({
    queryKey: key,
    queryFn: () => call(listChat, { params: { id: postId ?? '' } }, options),
    enabled: postId !== null,
  });
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const running = useRef<AbortController | null>(null);
  const forgetting = useForgetting('The chat is forgotten.');

  const put = (id: string, change: (items: ChatExchange[]) => ChatExchange[]) =>
    client.setQueryData<{ items: ChatExchange[] }>(['chat', id], (known) => ({
      items: change(known?.items ?? []),
    }));
  const settle = ({ id }: ChatExchange, outcome: Exclude<ChatOutcome, 'open'>) => {
    if (postId === null) return;
    put(postId, (items) => items.map((one) => (one.id === id ? { ...one, outcome } : one)));
    void call(
      settleChat,
      { params: { id: postId, exchangeId: id }, body: { outcome } },
      { ...options, keepAlive: true },
    ).catch(() => undefined);
  };
  return {
    loading: list.isLoading,
    exchanges: list.data?.items ?? [],
    waiting,
    async ask(instruction) {
      forgetting.now();
      running.current?.abort();
      const stop = new AbortController();
      running.current = stop;
      setWaiting({ instruction, step: 'waiting' });
      const saved = session.view.saving.state.saved ?? (await session.saver.flush());
      const text = textOf(session.state);
      if (saved === null || text.trim() === '') {
        const message =
          text.trim() === '' ? 'Write something first.' : 'The text is not saved yet. Try again.';
        setWaiting({ instruction, step: 'refused', message, again: true });
        return;
      }
      try {
        const exchange = await call(
          askChat,
          { params: { id: saved.id }, body: { text, instruction } },
          { ...options, signal: stop.signal },
        );
        put(saved.id, (items) => [...items, exchange]);
        if (!stop.signal.aborted) setWaiting(null);
      } catch (error) {
        if (!isAborted(error) && !stop.signal.aborted) setWaiting({ instruction, ...failed(error) });
      }
    },
    stop() {
      running.current?.abort();
      setWaiting(null);
    },
    take(exchange, text, whole) {
      if (textOf(session.state) !== exchange.before) return false;
      session.write(snapshot(text), 'step', {
        by: 'chat',
        detail: exchange.instruction,
        engine: exchange.engine,
        said: exchange.instruction,
      });
      settle(exchange, whole ? 'taken' : 'part');
      return true;
    },
    leave: (exchange) => settle(exchange, 'left'),
    clear() {
      if (postId === null) return;
      const before = list.data?.items ?? [];
      put(postId, () => []);
      setWaiting(null);
      forgetting.forget(
        () => void call(clearChat, { params: { id: postId } }, options).catch(() => undefined),
        () => put(postId, () => before),
      );
    },
  };
}

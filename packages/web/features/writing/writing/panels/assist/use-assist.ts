import {
  askChat,
  clearChat,
  findEndings,
  findOpenings,
  improvements,
  improvePost,
  insufficientCreditsDetails,
  listChat,
  settleChat,
  type ChatExchange,
  type Engine,
  type FoundLine,
  type Improvement,
  type PostLanguage,
} from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isAborted, isApiError } from '../../../../../lib/api-error.ts';
import { call } from '../../../../../lib/client.ts';
import type { Place } from '../../post/findings.ts';
import { proposalOf, type Decision } from '../../post/proposal.ts';
import { currentText } from '../../post/session-state.ts';
import { useWriting } from '../../post/writing-context.ts';

export const presets = ['shorter', 'longer', 'simpler', 'personal'] as const satisfies readonly Improvement[];

export interface Lines {
  of: 'opening' | 'ending';
  before: string;
  /** The passage that each line takes the place of; empty when they are added. */
  replaces: string;
  engine: Engine;
  helpId: string;
  items: readonly FoundLine[];
}

export type AssistStep =
  | { step: 'idle' }
  | { step: 'waiting'; label: string }
  | { step: 'refused'; label: string; message: string }
  | { step: 'short'; needed: number; held: number }
  | { step: 'lines'; lines: Lines };

/** The step that explains a failed request: too few credits, or the server's message. */
function failed(error: unknown, label: string): AssistStep {
  if (!isApiError(error)) throw error;
  const short = insufficientCreditsDetails.safeParse(error.details);
  if (isApiError(error, 'insufficient_credits') && short.success) return { step: 'short', ...short.data };
  const message =
    error.code === 'network'
      ? 'There is no connection. Your text is kept. Try again when you are back online.'
      : error.code === 'timeout'
        ? 'The request timed out. Your text is kept. Try again.'
        : error.message;
  return { step: 'refused', label, message };
}

/** True while the next instruction is being typed. */
const isTyping = (): boolean =>
  document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value !== '';

const quiet = { showError: false } as const;
const none: readonly ChatExchange[] = [];

export interface Assist {
  now: AssistStep;
  exchanges: readonly ChatExchange[];
  rewrite: (help: Improvement, part: Place | null, language?: PostLanguage) => void;
  findLines: (of: Lines['of']) => void;
  /** Sends an instruction. The draft is saved first, because the conversation belongs to it. */
  ask: (instruction: string) => void;
  /** Shows the text with one of the found lines as changes in the editor. */
  choose: (lines: Lines, line: FoundLine) => void;
  /** Shows what an answer of the conversation changes, or one of its alternatives. */
  propose: (exchange: ChatExchange, after: string) => void;
  discard: (exchange: ChatExchange) => void;
  dismiss: () => void;
  clear: () => void;
}

/** Sends one request to the model at a time. Its result is shown in the text, as changes to accept or reject. */
export function useAssist(): Assist {
  const { session, state, saving } = useWriting();
  const client = useQueryClient();
  const [now, setNow] = useState<AssistStep>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  const postId = saving.state.saved?.id ?? null;
  const keyOf = (id: string | null) => ['chat', id];
  const list = useQuery({
    queryKey: keyOf(postId),
    queryFn: () => call(listChat, { params: { id: postId ?? '' } }, quiet),
    enabled: postId !== null,
  });
  const put = (id: string, change: (items: readonly ChatExchange[]) => readonly ChatExchange[]) =>
    client.setQueryData<{ items: readonly ChatExchange[] }>(keyOf(id), (known) => ({
      items: change(known?.items ?? []),
    }));
  const run = async (label: string, work: (signal: AbortSignal) => Promise<AssistStep>) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setNow({ step: 'waiting', label });
    try {
      const answer = await work(own.signal);
      if (!own.signal.aborted) setNow(answer);
    } catch (error) {
      if (!own.signal.aborted && !isAborted(error)) setNow(failed(error, label));
    }
  };
  const propose = (given: Parameters<typeof proposalOf>[0]) => session.show({ proposal: proposalOf(given) });
  const settle = (postOf: string, { id }: ChatExchange, outcome: Decision) => {
    put(postOf, (items) => items.map((one) => (one.id === id ? { ...one, outcome } : one)));
    const params = { id: postOf, exchangeId: id };
    void call(settleChat, { params, body: { outcome } }, { ...quiet, keepAlive: true }).catch(
      () => undefined,
    );
  };
  const proposeExchange = (postOf: string, exchange: ChatExchange, after: string, takesFocus: boolean) => {
    const { id, before, instruction, engine } = exchange;
    propose({
      before,
      after,
      label: instruction,
      engine,
      doubts: exchange.doubts,
      made: { by: 'chat', detail: instruction, said: instruction, engine, run: { id } },
      takesFocus,
      onDecided: (decision) => settle(postOf, exchange, decision),
    });
  };

  return {
    now,
    exchanges: list.data?.items ?? none,
    rewrite: (help, part, language) =>
      void run(improvements[help], async (signal) => {
        const text = currentText(session.state);
        const body = { text, part, help, ...(language && { language }) };
        const answer = await call(improvePost, { body }, { ...quiet, signal });
        propose({
          label: improvements[help],
          before: text,
          after: answer.text,
          engine: answer.engine,
          doubts: answer.doubts,
          made: {
            by: 'improvement',
            detail: improvements[help],
            engine: answer.engine,
            run: { id: answer.helpId },
          },
          takesFocus: true,
          onDecided: () => undefined,
        });
        return { step: 'idle' };
      }),
    findLines: (of) =>
      void run(of === 'opening' ? 'Openings' : 'Endings', async (signal) => {
        const text = currentText(session.state);
        const { goal } = state.choices;
        const found = await (of === 'opening'
          ? call(findOpenings, { body: { text } }, { ...quiet, signal })
          : call(
              findEndings,
              { body: { text, goal: goal === 'none' ? 'comments' : goal } },
              { ...quiet, signal },
            ));
        return { step: 'lines', lines: { replaces: '', ...found, of, before: text } };
      }),
    ask: (instruction) =>
      void run(instruction, async (signal) => {
        const saved = session.view.saving.state.saved ?? (await session.saver.flush());
        const text = currentText(session.state);
        if (saved === null || text.trim() === '') {
          const message =
            text.trim() === '' ? 'Write something first.' : 'The text is not saved yet. Try again.';
          return { step: 'refused', label: instruction, message };
        }
        const body = { text, instruction };
        const exchange = await call(askChat, { params: { id: saved.id }, body }, { ...quiet, signal });
        put(saved.id, (items) => [...items, exchange]);
        if (exchange.choices === null && exchange.after !== exchange.before)
          proposeExchange(saved.id, exchange, exchange.after, !isTyping());
        return { step: 'idle' };
      }),
    choose: ({ of, before, engine, helpId }, { text, line }) =>
      propose({
        label: line,
        before,
        after: text,
        engine,
        doubts: [],
        made: { by: of, engine, run: { id: helpId } },
        takesFocus: false,
        onDecided: (decision) => {
          if (decision !== 'left') setNow({ step: 'idle' });
        },
      }),
    propose: (exchange, after) => {
      if (postId !== null) proposeExchange(postId, exchange, after, exchange.choices === null);
    },
    discard: (exchange) => {
      if (postId !== null) settle(postId, exchange, 'left');
    },
    dismiss: () => {
      running.current?.abort();
      setNow({ step: 'idle' });
    },
    clear: () => {
      if (postId === null) return;
      put(postId, () => []);
      setNow({ step: 'idle' });
      void call(clearChat, { params: { id: postId } }).catch(() => undefined);
    },
  };
}

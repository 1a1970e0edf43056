import {
  askChat,
  clearChat,
  findEndings,
  findOpenings,
  improvePost,
  insufficientCreditsDetails,
  listChat,
  settleChat,
  type ChatExchange,
  type ChatOutcome,
  type Engine,
  type FoundLine,
  type Improvement,
} from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isAborted, isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { notices } from '../../../lib/notices.ts';
import type { Place } from '../post/findings.ts';
import type { Made } from '../post/made.ts';
import { snapshot } from '../post/history.ts';
import { textOf } from '../post/session-state.ts';
import { useWriting } from '../post/writing-context.ts';

export const presets = {
  shorter: 'Shorter',
  longer: 'Longer',
  simpler: 'Simpler',
  personal: 'More personal',
} as const satisfies Partial<Record<Improvement, string>>;
export type Preset = keyof typeof presets;

export interface Lines {
  of: 'opening' | 'ending';
  before: string;
  engine: Engine;
  helpId: string;
  items: readonly FoundLine[];
}

export interface Change {
  label: string;
  before: string;
  after: string;
  engine: Engine;
  doubts: readonly string[];
  made: Made;
  from: Lines | null;
}

export type AssistStep =
  | { step: 'idle' }
  | { step: 'waiting'; label: string }
  | { step: 'refused'; label: string; message: string }
  | { step: 'short'; needed: number; held: number }
  | { step: 'lines'; lines: Lines }
  | { step: 'change'; change: Change };

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

const quiet = { showError: false } as const;
const none: readonly ChatExchange[] = [];

export interface Assist {
  now: AssistStep;
  exchanges: readonly ChatExchange[];
  rewrite: (preset: Preset, part: Place | null) => void;
  findLines: (of: Lines['of']) => void;
  /** Sends an instruction. The draft is saved first, because the conversation belongs to it. */
  ask: (instruction: string) => void;
  choose: (lines: Lines, line: FoundLine) => void;
  showLines: (lines: Lines) => void;
  /** Applies a text as a single undo step. */
  apply: (change: Change, text: string) => void;
  settle: (exchange: ChatExchange, text: string | null, whole: boolean) => void;
  dismiss: () => void;
  clear: () => void;
}

/** Sends one request to the model at a time and keeps its result. */
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
  const write = (before: string, text: string, made: Made): boolean => {
    if (textOf(session.state) !== before) {
      notices.error('The text has changed since, so nothing was applied. Ask again.');
      return false;
    }
    session.write(snapshot(text), 'step', made);
    return true;
  };

  return {
    now,
    exchanges: list.data?.items ?? none,
    rewrite: (preset, part) =>
      void run(presets[preset], async (signal) => {
        const text = textOf(session.state);
        const answer = await call(improvePost, { body: { text, part, help: preset } }, { ...quiet, signal });
        const label = part === null ? presets[preset] : `${presets[preset]} · selected words`;
        const made = {
          by: 'improvement',
          detail: presets[preset],
          engine: answer.engine,
          run: { id: answer.helpId },
        } as const;
        const change = { label, before: text, after: answer.text, made, from: null };
        return { step: 'change', change: { ...change, engine: answer.engine, doubts: answer.doubts } };
      }),
    findLines: (of) =>
      void run(of === 'opening' ? 'Openings' : 'Endings', async (signal) => {
        const text = textOf(session.state);
        const { goal } = state.choices;
        const { engine, helpId, items } = await (of === 'opening'
          ? call(findOpenings, { body: { text } }, { ...quiet, signal })
          : call(
              findEndings,
              { body: { text, goal: goal === 'none' ? 'comments' : goal } },
              { ...quiet, signal },
            ));
        return { step: 'lines', lines: { of, before: text, engine, helpId, items } };
      }),
    ask: (instruction) =>
      void run(instruction, async (signal) => {
        const saved = session.view.saving.state.saved ?? (await session.saver.flush());
        const text = textOf(session.state);
        if (saved === null || text.trim() === '') {
          const message =
            text.trim() === '' ? 'Write something first.' : 'The text is not saved yet. Try again.';
          return { step: 'refused', label: instruction, message };
        }
        const body = { text, instruction };
        const exchange = await call(askChat, { params: { id: saved.id }, body }, { ...quiet, signal });
        put(saved.id, (items) => [...items, exchange]);
        return { step: 'idle' };
      }),
    choose: (lines, { text, line }) => {
      const made = { by: lines.of, engine: lines.engine, run: { id: lines.helpId } } as const;
      const change = { label: line, before: lines.before, after: text, engine: lines.engine, made };
      setNow({ step: 'change', change: { ...change, doubts: [], from: lines } });
    },
    showLines: (lines) => setNow({ step: 'lines', lines }),
    apply: ({ before, made }, text) => {
      write(before, text, made);
      setNow({ step: 'idle' });
    },
    settle: (exchange, text, whole) => {
      const { id, before, instruction, engine } = exchange;
      const from = { detail: instruction, said: instruction, engine, run: { id } };
      const made = { by: 'chat', ...from } as const;
      if (postId === null || (text !== null && !write(before, text, made))) return;
      const outcome: Exclude<ChatOutcome, 'open'> = text === null ? 'left' : whole ? 'taken' : 'part';
      put(postId, (items) => items.map((one) => (one.id === id ? { ...one, outcome } : one)));
      const params = { id: postId, exchangeId: id };
      void call(settleChat, { params, body: { outcome } }, { ...quiet, keepAlive: true }).catch(
        () => undefined,
      );
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

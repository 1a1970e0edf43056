import type { generationEvents } from '@limelight/contracts';
import { ApiError, type FailureCode } from '../../../../../lib/api-error.ts';
import { memoryRecords } from '../../../../../lib/testing/memory-records.ts';
import type { StreamEvent } from '../../../../../lib/stream.ts';
import { defaultChoices } from '../../post/choices.ts';
import { openSession } from '../../post/open-session.ts';
import type { WritingSession } from '../../post/writing-session.ts';
import { Writer } from '../../post/writer.ts';
import { testPost } from '../../test-post.ts';

type Event = StreamEvent<typeof generationEvents>;
export const engine = { kind: 'model', name: 'Some model' } as const;
/** More of a text; with an offset, another end of it. */
export const delta = (text: string, variant = 0, offset = Number.POSITIVE_INFINITY): Event => ({
  event: 'text',
  data: { delta: text, offset, variant },
});
export const done = (...texts: string[]): Event & { event: 'done' } => ({
  event: 'done',
  data: {
    text: texts[0] ?? '',
    engine,
    userUsage: 30 * texts.length,
    variants: texts.map((text, variant) => ({ variant, text, engine, cut: null })),
    missing: [],
    postId: null,
  },
});
export const failure = (code: FailureCode, details?: unknown) =>
  new ApiError({
    code,
    status: 402,
    data: null,
    details,
    serverMessage: null,
    message: code,
    options: {},
    url: '',
  });

/** A fake server-side writer, controlled by the test. */
export class Server {
  listener: ((event: Event) => void) | null = null;
  fail: (error: ApiError) => void = () => undefined;
  end: () => void = () => undefined;
  cancelled: string[] = [];
  stopped: number[] = [];
  hears = true;
  status: 'running' | 'done' = 'running';
  postId: string | null = null;
  texts: string[] = [];

  get kept() {
    const { status, postId, texts } = this;
    const variants = texts.map((text, variant) => ({ variant, text, engine, cut: null }));
    return { status, text: texts[0] ?? null, variants, postId };
  }

  send(...events: Event[]): void {
    for (const event of events) this.listener?.(event);
  }
}

export const ended = (variant: number, how: 'written' | 'stopped', free = false): Event => ({
  event: 'ended',
  data: { variant, how, free },
});

export const kept = (text: string) => testPost({ text, engine });

/** A writer of a new post, with the server it asks, what it waits for and the texts that were saved. */
export function openWriter() {
  const server = new Server();
  const waits: (() => void)[] = [];
  const saves: string[] = [];
  const save = async (text: string) => {
    saves.push(text);
    return kept(text);
  };
  const session: WritingSession = openSession(null, defaultChoices, 'new:t', null, {
    create: ({ content }) => save(content.text),
    update: async (_, __, content) => ({ post: await save(content.text), already: false }),
    load: async () => kept(''),
    now: () => 1_000_000,
    startTimer: () => () => undefined,
    newId: () => 'key',
    records: memoryRecords(),
    owner: 'asha',
    onMoved: () => undefined,
    onPost: () => undefined,
  });
  session.setIdea('four fields');
  const writer = new Writer(session, {
    stream: (_, on, signal) =>
      new Promise((resolve, reject) => {
        server.listener = on.event;
        server.fail = reject;
        server.end = () => resolve(undefined);
        signal.addEventListener('abort', () => reject(failure('aborted')));
        on.id('g1');
      }),
    cancel: async (id) => void server.cancelled.push(id),
    stopDraft: async (_, variant) => {
      if (!server.hears) throw failure('network');
      server.stopped.push(variant);
    },
    find: async (id) => ({ id, ...server.kept }),
    load: async () => kept(server.kept.text ?? ''),
    wait: () => new Promise((resolve) => waits.push(resolve)),
    soon: (run) => run(),
    onEnd: () => undefined,
  });
  return { server, session, writer, waits, saves };
}

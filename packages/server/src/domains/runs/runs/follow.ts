import { runHasEnded, type RunProgress, type RunStatus } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { openEventStream, type EventStream } from '../../../platform/http/index.ts';
import type { RunImplementation } from '../../../run.ts';
import { withdraw } from '../../accounts/notifications/index.ts';
import { engineOf } from './engine.ts';
import { presentError, presentStep } from './present.ts';
import { findRun, listSteps, type RunRow, type StepRow } from './repository/runs.ts';
import { formatCursor, readCursor, type EventCursor } from './rules.ts';
import { seenKey } from './started-run.ts';

/** The polling interval for a run of another process, in milliseconds. */
const pollMs = 700;

export interface RunSnapshot {
  status: RunStatus;
  attempt: number;
  revision: number;
  progress: RunProgress | null;
  /** The steps that changed since the last snapshot. */
  steps: StepRow[];
  text: string;
  /** The stored run, once it has ended. */
  end: RunRow | null;
}

const changedSince = (steps: Iterable<StepRow>, revision: number) =>
  [...steps].filter((step) => step.revision > revision).toSorted((a, b) => a.revision - b.revision);

async function look(context: Context, id: string, since: number): Promise<RunSnapshot | null> {
  const live = engineOf(context).find(id)?.live;
  if (live !== undefined) {
    const { revision, progressNow: progress, text } = live;
    const steps = changedSince(live.steps.values(), since);
    return { status: 'running', attempt: live.row.attempts, revision, progress, text, steps, end: null };
  }
  const { db } = context.database;
  const [row, stored] = await Promise.all([findRun(db, id), listSteps(db, id, since)]);
  if (row === null) return null;
  const steps = changedSince(stored, since);
  const { status, attempts: attempt, revision, progress, text } = row;
  return { status, attempt, revision, progress, steps, text, end: runHasEnded(status) ? row : null };
}

/** Resolves on the next change of a run, or after a short delay when another process works on it. */
async function changeOf(context: Context, id: string, signal: AbortSignal): Promise<void> {
  const working = engineOf(context).find(id);
  const { promise, resolve } = Promise.withResolvers<void>();
  const wake = () => resolve();
  const timer = setTimeout(wake, pollMs);
  working?.live.listeners.add(wake);
  void working?.ended.then(wake);
  signal.addEventListener('abort', wake, { once: true });
  await promise;
  clearTimeout(timer);
  working?.live.listeners.delete(wake);
  signal.removeEventListener('abort', wake);
}

/**
 * Yields the state of a run now and after each change, until it has ended or `signal` aborts, whichever process works
 * on it. Ends without an `end` when the run was erased.
 */
export async function* watchRun(
  context: Context,
  id: string,
  signal: AbortSignal,
  since = -1,
): AsyncGenerator<RunSnapshot, void> {
  let revision = since;
  while (!signal.aborted) {
    // Subscribed before reading, so that no change is missed in between.
    const change = changeOf(context, id, signal);
    const seen = await look(context, id, revision);
    if (seen === null) return;
    revision = Math.max(revision, seen.revision);
    yield seen;
    if (seen.end !== null) {
      if (!signal.aborted) await markEndSeen(context, seen.end);
      return;
    }
    await change;
  }
}

/** Suppresses the notification for a user who has watched the run end. */
export async function markEndSeen(context: Context, row: RunRow): Promise<void> {
  if (row.userId !== null) await withdraw(context, row.userId, seenKey(row));
}

/** Where a text begins to differ from what was shown of it before, since its end may have been replaced. */
export function sharedLength(before: string, text: string): number {
  if (text.startsWith(before)) return before.length;
  let length = 0;
  while (length < before.length && before[length] === text[length]) length += 1;
  return length;
}

/** `before` is the text that this client has; null when only its cursor tells. */
function send(
  stream: EventStream,
  { cursor, before }: { cursor: EventCursor; before: string | null },
  seen: RunSnapshot,
  kind: RunImplementation | undefined,
): EventCursor {
  const { status, attempt, revision, text } = seen;
  const shared = before === null ? Math.min(cursor.characters, text.length) : sharedLength(before, text);
  // Another attempt starts its text over.
  const offset = attempt === cursor.attempt ? shared : 0;
  const next: EventCursor = {
    attempt,
    revision: Math.max(revision, cursor.revision),
    characters: text.length,
  };
  const id = formatCursor(next);
  for (const step of seen.steps) stream.send({ name: 'step', data: presentStep(step, kind), id });
  if (seen.progress !== null && revision > cursor.revision)
    stream.send({ name: 'progress', data: { ...seen.progress, status }, id });
  if (offset < text.length || offset < cursor.characters)
    stream.send({ name: 'text', data: { offset, delta: text.slice(offset) }, id });
  if (seen.end === null) return next;
  const charged = seen.end.charged ?? 0;
  const result = seen.end.result?.value ?? null;
  const error = presentError(seen.end.errorCode);
  if (error === null || result !== null) stream.send({ name: 'done', data: { status, result, charged }, id });
  else stream.send({ name: 'error', data: { ...error, charged }, id });
  return next;
}

/** Streams a run to a client until it ends or the client disconnects. */
export function followRun(
  context: Context,
  { id, kind }: { id: string; kind: RunImplementation | undefined },
  lastEventId: string | null,
): Response {
  const gone = new AbortController();
  const stream = openEventStream({ onGone: () => gone.abort() });
  const follow = async () => {
    let cursor = readCursor(lastEventId);
    let before: string | null = null;
    for await (const seen of watchRun(context, id, gone.signal, cursor.revision)) {
      cursor = send(stream, { cursor, before }, seen, kind);
      before = seen.text;
    }
  };
  void follow()
    .catch((error: unknown) => context.log.warn({ err: error, runId: id }, 'a run could not be followed'))
    .finally(() => stream.close());
  return stream.response;
}

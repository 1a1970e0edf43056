import { runHasEnded, type RunProgress, type RunStatus } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { openEventStream, type EventStream } from '../../platform/http/index.ts';
import { engineOf } from './engine.ts';
import { presentError, presentStep } from './present.ts';
import { findRun, listSteps, type StepRow } from './repository.ts';
import { formatCursor, readCursor, type EventCursor } from './rules.ts';

/** How often a run of another process is looked at. */
const pollMs = 700;

interface Snapshot {
  status: RunStatus;
  attempt: number;
  revision: number;
  progress: RunProgress | null;
  /** Those that changed since the cursor's revision. */
  steps: StepRow[];
  text: string;
  end: { result: unknown; charged: number; errorCode: string | null } | null;
}

const changedSince = (steps: Iterable<StepRow>, revision: number) =>
  [...steps].filter((step) => step.revision > revision).toSorted((a, b) => a.revision - b.revision);

async function look(context: Context, id: string, cursor: EventCursor): Promise<Snapshot | null> {
  const live = engineOf(context).find(id)?.live;
  if (live !== undefined) {
    const { revision, progressNow: progress, text } = live;
    const attempt = live.row.attempts;
    return {
      status: 'running',
      attempt,
      revision,
      progress,
      text,
      steps: changedSince(live.steps.values(), cursor.revision),
      end: null,
    };
  }
  const { db } = context.database;
  const row = await findRun(db, id);
  if (row === null) return null;
  const steps = changedSince(await listSteps(db, id, cursor.revision), cursor.revision);
  const { status, attempts: attempt, revision, progress, text, errorCode } = row;
  const end = runHasEnded(status)
    ? { result: row.result?.value ?? null, charged: row.charged ?? 0, errorCode }
    : null;
  return { status, attempt, revision, progress, steps, text, end };
}

/** Sends what is new since the cursor, and returns the cursor after it. */
function send(stream: EventStream, cursor: EventCursor, seen: Snapshot): EventCursor {
  const { status, attempt, revision, text } = seen;
  // Another attempt writes its text anew.
  const offset = attempt === cursor.attempt && cursor.characters <= text.length ? cursor.characters : 0;
  const next: EventCursor = {
    attempt,
    revision: Math.max(revision, cursor.revision),
    characters: text.length,
  };
  const id = formatCursor(next);
  for (const step of seen.steps) stream.send({ name: 'step', data: presentStep(step), id });
  if (seen.progress !== null && revision > cursor.revision)
    stream.send({ name: 'progress', data: { ...seen.progress, status }, id });
  if (offset < text.length || (offset === 0 && cursor.characters > 0 && attempt !== cursor.attempt))
    stream.send({ name: 'text', data: { offset, delta: text.slice(offset) }, id });
  if (seen.end === null) return next;
  const { result, charged, errorCode } = seen.end;
  const error = presentError(errorCode);
  if (error === null || result !== null) stream.send({ name: 'done', data: { status, result, charged }, id });
  else stream.send({ name: 'error', data: { ...error, charged }, id });
  return next;
}

/** Streams a run to one client until it has ended or the client leaves. */
export function followRun(context: Context, id: string, lastEventId: string | null): Response {
  let gone = false;
  let wake: () => void = () => undefined;
  const stream = openEventStream({
    onGone: () => {
      gone = true;
      wake();
    },
  });
  const change = async () => {
    const live = engineOf(context).find(id)?.live;
    const { promise, resolve } = Promise.withResolvers<void>();
    wake = resolve;
    const onChange = () => resolve();
    live?.listeners.add(onChange);
    const timer = setTimeout(resolve, pollMs);
    await promise;
    clearTimeout(timer);
    live?.listeners.delete(onChange);
  };
  const follow = async () => {
    let cursor = readCursor(lastEventId);
    while (!gone) {
      const seen = await look(context, id, cursor);
      if (seen === null) return;
      cursor = send(stream, cursor, seen);
      if (seen.end !== null) return;
      await change();
    }
  };
  void follow()
    .catch((error: unknown) => context.log.warn({ err: error, runId: id }, 'a run could not be followed'))
    .finally(() => stream.close());
  return stream.response;
}

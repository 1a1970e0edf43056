import { setTimeout as sleep } from 'node:timers/promises';
import * as contract from '@limelight/contracts';
import type { z } from 'zod';
import { createEventReader } from '../events.ts';
import type { ToolContext } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import type { run } from './fields.ts';

export async function readRun(context: ToolContext, id: string): Promise<z.input<typeof run>> {
  const read = await context.api.call(contract.getRun, { params: { id } });
  const { kind, label, status, progress, charged, error, result, outcome } = read;
  return {
    runId: id,
    kind,
    label,
    status,
    error,
    result,
    progress: contract.runHasEnded(status) ? null : progress,
    links: (outcome?.links ?? []).map(({ label: name, path }) => ({
      label: name,
      url: addressOf(context, path),
    })),
    creditsCharged: charged,
    url: addressOf(context, pages.run(id)),
  };
}

/**
 * Follows the events of a run until it ends, which counts as one call against the token’s limit however long it
 * takes.
 */
export async function waitForEnd({ api, signal }: ToolContext, id: string, mostMs: number): Promise<void> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const response = await api.open(contract.followRun, { params: { id } }, either);
  const ended = async () => {
    for await (const { name } of createEventReader(response)) if (name === 'done' || name === 'error') return;
  };
  try {
    await Promise.race([ended(), sleep(mostMs, undefined, { signal: either })]);
  } finally {
    stop.abort(new Error('the wait is over'));
  }
}

/** A run, once it has ended or `seconds` have passed. */
export async function runAfter(context: ToolContext, id: string, seconds: number) {
  const now = await readRun(context, id);
  if (seconds === 0 || contract.runHasEnded(now.status)) return now;
  await waitForEnd(context, id, seconds * 1000);
  return readRun(context, id);
}

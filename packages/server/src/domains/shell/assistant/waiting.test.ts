import { assistantMessagesPerMinute, cancelRun, createToken, listRuns } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { done, openDesk, tryTool, type Desk } from './test-assistant.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(async () => desk.close());

it('counts every message, and waiting for a run as a few calls', async () => {
  const body = { name: 'Waiter', scopes: ['runs' as const], lifetimeDays: 30 as const };
  const { token } = (await desk.app.call(createToken, { body }, { token: desk.author.token })).body.data;
  const ask = async (message: object) =>
    fetch(desk.mcpUrl, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
    });
  const listed = await ask({ method: 'tools/list' });
  expect(listed.headers.get('ratelimit-limit')).toBe(String(assistantMessagesPerMinute));
  expect(listed.headers.get('ratelimit-remaining')).toBe(String(assistantMessagesPerMinute - 1));
  await listed.text();
  const client = await desk.connect(token);
  const started = z.object({ runId: z.string() });
  const { runId } = await done(client, 'find_ideas', {}, started);
  const left = async () => {
    const answer = await desk.app.call(listRuns, { query: {} }, { token });
    return Number(answer.headers.get('ratelimit-remaining'));
  };
  const before = await left();
  const view = z.object({ status: z.string() });
  expect(await done(client, 'get_run', { runId, waitSeconds: 3 }, view)).toEqual({ status: 'queued' });
  expect(before - (await left())).toBeLessThanOrEqual(4);
  // The end of the run ends the wait.
  const waiting = done(client, 'get_run', { runId, waitSeconds: 50 }, view);
  await desk.app.call(cancelRun, { params: { id: runId } }, { token });
  expect(await waiting).toEqual({ status: 'cancelled' });
});

it('a call that is cancelled ends at once, and stops the writer', async () => {
  const client = await desk.connectWith(['read', 'drafts', 'runs']);
  const before = (await desk.app.sandbox.control.model.requests()).length;
  await desk.app.sandbox.control.model.order({ kind: 'hang' });
  const cancel = new AbortController();
  const writing = tryTool(client, 'write_post', { idea: 'A post that nobody waits for' }, cancel.signal);
  const ended = writing.then(
    () => 'answered',
    () => 'cancelled',
  );
  await expect
    .poll(async () => (await desk.app.sandbox.control.model.requests()).length, { timeout: 10_000 })
    .toBeGreaterThan(before);
  cancel.abort(new Error('not needed any more'));
  expect(await ended).toBe('cancelled');
  const reader = await desk.connectWith(['runs']);
  const runs = z.object({ runs: z.array(z.object({ kind: z.string(), status: z.string() })) });
  const statuses = async () =>
    (await done(reader, 'list_runs', { limit: 20 }, runs)).runs.map(({ status }) => status);
  await expect.poll(statuses, { interval: 500 }).toContain('cancelled');
});

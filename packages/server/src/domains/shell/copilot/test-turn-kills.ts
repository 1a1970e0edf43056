import { fileURLToPath } from 'node:url';
import { copilotRun, creditCosts } from '@limelight/contracts';
import { drawFrom } from '@limelight/sandbox';
import { expect } from 'vitest';
import { allRuns } from '../../../app.ts';
import { wasKilled, type TestApp } from '../../../testing/index.ts';
import { heldCredits } from '../../billing/credits/index.ts';
import { signUpAuthor, writePost } from '../../publishing/publishing/test-scene.ts';
import { startRunIn } from '../../runs/runs/index.ts';
import { readTurn } from './test-copilot.ts';

/** More than a turn of three calls has, so that some are killed at their end, and some not. */
const moments = 16;
/** Longer than a process holds a run after its death. */
const leaseGoneMs = 60_000;
const price = creditCosts['copilot.turn'];
const worker = fileURLToPath(new URL('test-kill-worker.ts', import.meta.url));

/**
 * Kills the process of each turn up to twice. Each turn ends once, is charged once, and does each thing once. Returns
 * the number of kills.
 */
export async function proveTurnKills(app: TestApp, turns: number): Promise<number> {
  const implementation = allRuns.find(({ definition }) => definition.kind === 'copilot');
  if (implementation === undefined) throw new Error('The co-pilot has no run.');
  await app.sandbox.control.model.configure({ mode: 'obedient' });
  const draw = drawFrom(7);
  const { context, clock } = app;
  const environment = {
    STORAGE_DIR: '/nowhere',
    AI_MODELS: 'compatible:sandbox',
    COMPATIBLE_BASE_URL: app.sandbox.modelUrl,
    COMPATIBLE_API_KEY: 'sandbox-key',
  };
  let killed = 0;
  for (let number = 1; number <= turns; number += 1) {
    const author = await signUpAuthor(app);
    const before = await heldCredits(context.database.db, author.id, clock.now());
    const post = await writePost(app, author, 'Ready to go out.');
    const request = [
      `CALL create_draft ${JSON.stringify({ text: `Draft ${number}` })}`,
      'CALL list_posts {}',
      `CALL publish_post ${JSON.stringify({ postId: post.id })}`,
    ].join(' ');
    const input = copilotRun.input.parse({ request, conversationId: crypto.randomUUID() });
    const owner = { kind: 'user', userId: author.id } as const;
    const { id } = await context.database.db.transaction(async (tx) =>
      startRunIn(context, tx, implementation, { owner, input }),
    );
    for (let deaths = 0; ; deaths += 1) {
      clock.advance(leaseGoneMs);
      const killAt = deaths < 2 ? Math.floor(draw() * moments) : null;
      const orders = { databaseUrl: app.databaseUrl, environment, now: clock.now(), turns: [{ id, killAt }] };
      if (!(await wasKilled(worker, orders))) break;
      killed += 1;
    }
    const turn = await readTurn(app, author, id);
    expect(turn).toMatchObject({
      status: 'done',
      charged: price,
      proposals: [{ tool: 'publish_post', status: 'open' }],
    });
    expect(turn.steps.map(({ tool, status }) => [tool, status])).toEqual([
      ['create_draft', 'done'],
      ['list_posts', 'done'],
      ['publish_post', 'proposed'],
    ]);
    const { rows } = await context.database.pool.query<{ text: string }>(
      'SELECT text FROM posts WHERE user_id = $1 ORDER BY text',
      [author.id],
    );
    expect(rows.map(({ text }) => text)).toEqual([`Draft ${number}`, 'Ready to go out.']);
    expect(await heldCredits(context.database.db, author.id, clock.now())).toBe(before - price);
  }
  return killed;
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import type { TestApp } from '../../../testing/index.ts';
import { warnOfVersionSunset } from './index.ts';
import { openScene } from './test-scene.ts';

const lines: string[] = [];

let app: TestApp;
beforeAll(async () => {
  const log = createLog('warn', { write: (line) => lines.push(line) });
  app = await openScene({ log, environment: { LINKEDIN_VERSION: '203005' } });
});
afterAll(() => app.close());

test('the log says in good time that LinkedIn will stop serving the version, and nothing before', async () => {
  const early = { ...app.context, clock: { now: () => Date.parse('2031-03-01T00:00:00Z') } };
  warnOfVersionSunset(early);
  expect(lines).toEqual([]);
  await app.runPeriodic('publishing.version-watch');
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    {
      level: 'warn',
      version: '203005',
      sunsetAt: '2031-05-01T00:00:00.000Z',
      msg: 'LinkedIn will stop serving this version of its API: set LINKEDIN_VERSION to a newer one',
    },
  ]);
});

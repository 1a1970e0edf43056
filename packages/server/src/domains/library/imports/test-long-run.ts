import { getRun, importFile, listImports } from '@limelight/contracts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { damaged, fixture, importable } from './reading/test-fixtures.ts';

/** Two of each kind of damage. Each copy has a thread of its own; the reader's test reads 200 without. */
const copies = 10;
const mebibyte = 1024 * 1024;

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());

async function bring(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  const headers = { authorization: `Bearer ${person.token}` };
  const answer = await app.fetch(`/api${importFile.path}`, { method: 'POST', headers, body: form });
  const body = z.object({ data: importFile.response }).safeParse(await answer.json());
  return { status: answer.status, body: body.data?.data };
}

/**
 * Returns `kept` (imported with a report), `refused` (a named refusal and nothing imported), or a description of
 * the failure.
 */
async function outcomeOf(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  const { status, body } = await bring(bytes, name);
  if (status >= 400 && status < 500) return 'refused';
  if (body === undefined) return `answered ${status}`;
  await app.runDueJobs();
  const auth = { token: person.token };
  const run = (await app.call(getRun, { params: { id: body.id } }, auth)).body.data;
  const kept = (await app.call(listImports, { query: {} }, auth)).body.data.items.find(
    ({ id }) => id === body.id,
  );
  if (run.status === 'failed')
    return run.error?.code.startsWith('import_') && kept === undefined
      ? 'refused'
      : `failed: ${run.error?.code}`;
  if (run.status !== 'done') return `is ${run.status}`;
  // For a table without a known text column, nothing is imported until the person chooses one.
  return kept === undefined || kept.report.length > 0 ? 'kept' : 'kept without a report';
}

test.each(importable.map((name, index) => ({ name, first: 1 + index * copies })))(
  `${copies} damaged copies of $name are kept with a report or refused by name`,
  async ({ name, first }) => {
    person = await app.signUp();
    const whole = fixture(name);
    const outcomes = new Map<string, number>();
    for (let seed = first; seed < first + copies; seed += 1) {
      // Moves the clock on because of the hourly limits.
      app.clock.advance(120_000);
      const outcome = await outcomeOf(damaged(whole, seed), name);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect([...outcomes.keys()].filter((outcome) => outcome !== 'kept' && outcome !== 'refused')).toEqual([]);
  },
);

test('an export of 50 MB is read in ten seconds, and memory stays flat', async () => {
  person = await app.signUp();
  const text = (n: number) => `Post ${n}: ${'we counted the pallets once more and wrote it down '.repeat(8)}`;
  const shares = Array.from(
    { length: 12_000 },
    (_, n) => `2026-05-01 09:00:00,https://example.com/${n},"${text(n)}"`,
  );
  const message = 'ABC,Conversation,Ada Kern,https://www.linkedin.com/in/ada,2026-05-01,Hello';
  const messages = Array.from({ length: 575_000 }, () => message);
  const archive = zipSync(
    {
      'Shares.csv': strToU8(['Date,ShareLink,ShareCommentary', ...shares].join('\n')),
      'messages.csv': strToU8(
        ['CONVERSATION ID,CONVERSATION TITLE,FROM,SENDER PROFILE URL,DATE,CONTENT', ...messages].join('\n'),
      ),
    },
    { level: 0 },
  );
  expect(archive.length).toBeGreaterThan(45 * mebibyte);
  expect(archive.length).toBeLessThan(50 * mebibyte);
  await bring(fixture('export-basic.zip'), 'warm-up.zip');
  await app.runDueJobs();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const began = performance.now();
  const outcome = await outcomeOf(archive, 'export.zip');
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(watch);
  expect(outcome).toBe('kept');
  expect(seconds).toBeLessThan(10);
  // Allows for the upload, the copies in storage and in the reader's thread, and the result.
  expect((most - before) / mebibyte).toBeLessThan(500);
});

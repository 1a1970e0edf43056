import { join } from 'node:path';
import {
  agentRun,
  agentTools,
  customSettings,
  getRun,
  installAgent,
  missingFields,
  newsAgentRun,
  updateAgent,
} from '@limelight/contracts';
import { readyAgents, samplePosts, sampleSteps, type ReadyAgent } from '@limelight/contracts/marketplace';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let person: Person;

const dayMs = 86_400_000;
/** The host that replaces the sandbox's address in the example runs. */
const shownSite = 'https://gazette.example.com';

/** An example run as the public pages show it. */
function shownRun(run: object): string {
  const text = JSON.stringify(run, null, 2).replaceAll(app.sandbox.webUrl, shownSite);
  return `${text.replaceAll('Stand-in', 'Sample')}\n`;
}

async function publishSamplePosts(): Promise<void> {
  for (const { daysAgo, text } of samplePosts) {
    const at = new Date(app.clock.now() - daysAgo * dayMs);
    const published = daysAgo > 0;
    await app.context.database.pool.query(
      `INSERT INTO posts (id, user_id, status, text, visibility, version, created_at, updated_at, published_at, scheduled_at)
       VALUES (gen_random_uuid(), $1, $2, $3, 'PUBLIC', 1, $4, $4, $5, $6)`,
      [
        person.id,
        published ? 'published' : 'scheduled',
        text,
        at,
        published ? at : null,
        published ? null : at,
      ],
    );
  }
}

beforeAll(async () => {
  app = await createTestApp();
  person = await app.signUp();
  await publishSamplePosts();
});
afterAll(async () => app.close());

async function exampleOf(ready: ReadyAgent) {
  const { token } = person;
  const steps = JSON.stringify(sampleSteps(ready)).replaceAll(shownSite, app.sandbox.webUrl);
  const agent = (await app.call(installAgent, { body: { template: ready.id } }, { token })).body.data;
  const written: unknown = JSON.parse(steps);
  const settings = customSettings.parse({ steps: written, costLimit: 300 });
  const set = { params: { id: agent.id }, body: { work: { kind: 'custom' as const, settings } } };
  expect([ready.id, (await app.call(updateAgent, set, { token })).status]).toEqual([ready.id, 200]);
  const started = await app.call(agentRun.start, { body: { agentId: agent.id, costLimit: 0 } }, { token });
  expect([ready.id, started.status]).toEqual([ready.id, 202]);
  const params = { id: started.body.data.id };
  await app.runDueJobs();
  const { data: run } = (await app.call(getRun, { params }, { token })).body;
  expect([ready.id, run.status, run.error]).toEqual([ready.id, 'done', null]);
  const { items, dropped, drafts, problems } = agentRun.result.parse(run.result);
  expect([ready.id, ...problems]).toEqual([ready.id]);
  expect([ready.id, items.length > 0]).toEqual([ready.id, true]);
  const mails = await app.sandbox.control.mailbox.mails(person.email);
  const mail = mails.find(({ subject }) => subject.startsWith(`${ready.name}:`));
  expect([ready.id, mail !== undefined]).toEqual([ready.id, ready.steps.some(({ tool }) => tool === 'mail')]);
  const said = ready.steps.map(({ tool }, index) => ({
    tool: agentTools[tool].name,
    said: run.steps
      .filter(({ name }) => name.startsWith(`${index + 1}-${tool}`))
      .flatMap(({ summary }) => summary ?? []),
  }));
  return {
    id: ready.id,
    steps: said,
    items: items.slice(0, 5).map(({ title, url, topics }) => ({ title, url, topics })),
    dropped: dropped.slice(0, 3).map(({ title, reason, detail }) => ({ title, reason, detail })),
    drafts: drafts.map(({ text }) => text),
    mail: mail === undefined ? null : mail.subject,
    price: run.price,
    charged: run.charged,
  };
}

it('produces the example runs that the marketplace shows', async () => {
  expect(readyAgents.length).toBeGreaterThanOrEqual(12);
  const examples: Record<string, Omit<Awaited<ReturnType<typeof exampleOf>>, 'id'>> = {};
  for (const ready of readyAgents) {
    const { id, ...example } = await exampleOf(ready);
    examples[id] = example;
  }
  const shown = shownRun(examples);
  expect(shown).not.toMatch(/127\.0\.0\.1|localhost/);
  // To regenerate the file, run `npx vitest run --project server -u` with this file.
  await expect(shown).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../../../web/content/agent-examples.json'),
  );
});

it('produces the run of a news agent that the public pages show', async () => {
  const reader = await app.signUp();
  const { token } = reader;
  const feeds = ['gazette.xml', 'ledger.atom', 'table.json'];
  const settings = {
    topics: ['hiring'],
    blocked: ['four-day week'],
    feeds: feeds.map((name) => `${app.sandbox.webUrl}/feeds/${name}`),
    results: 1,
    maxAgeDays: 10,
    outputs: ['approval' as const],
  };
  const started = await app.call(newsAgentRun.start, { body: { settings } }, { token });
  await app.runDueJobs();
  const params = { id: started.body.data.id };
  const { data: run } = (await app.call(getRun, { params }, { token })).body;
  const { items, dropped, drafts, sources } = newsAgentRun.result.parse(run.result);
  const [item] = items;
  const [draft] = drafts;
  const shown = {
    topics: settings.topics,
    blocked: settings.blocked,
    results: settings.results,
    maxAgeDays: settings.maxAgeDays,
    sources,
    read: run.steps
      .flatMap(({ summary }) => summary ?? [])
      .filter((summary) => summary.includes(' items from ')),
    ranked: run.steps.flatMap(({ summary }) => summary ?? []).find((summary) => summary.includes('repeated')),
    kept: { title: item?.title, topics: item?.topics, sources: item?.sources.map(({ title }) => title) },
    dropped: dropped.map(({ title, reason, detail }) => ({ title, reason, detail })),
    draft: { text: draft?.text, claims: draft?.claims.map(({ words, passage }) => ({ words, passage })) },
    charged: run.charged,
  };
  expect(new Set(shown.dropped.map(({ reason }) => reason)).size).toBeGreaterThan(2);
  const written = shownRun(shown);
  expect(written).not.toMatch(/127\.0\.0\.1|localhost/);
  await expect(written).toMatchFileSnapshot(
    join(import.meta.dirname, '../../../../../web/content/news-run.json'),
  );
});

it('installs a ready agent once, and it cannot run before it is set up', async () => {
  const stranger = await app.signUp();
  const { token } = stranger;
  const install = async () =>
    (await app.call(installAgent, { body: { template: 'weekly-digest' } }, { token })).body;
  const { data: agent } = await install();
  expect(agent).toMatchObject({ template: 'weekly-digest', name: 'Weekly digest', enabled: false });
  expect((await install()).data.id).toBe(agent.id);
  const refused = await app.call(agentRun.start, { body: { agentId: agent.id } }, { token });
  expect(refused.body.code).toBe('agent_unfit');
  const unknown = await app.call(installAgent, { body: { template: 'constructor' } }, { token });
  expect(unknown.status).toBe(404);
  for (const ready of readyAgents)
    expect([ready.id, ...missingFields(sampleSteps(ready))]).toEqual([ready.id]);
});

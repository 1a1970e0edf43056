import {
  agentPlanRun,
  createAgent,
  getRun,
  getSharedAgent,
  listAgentVersions,
  shareAgent,
  unshareAgent,
  updateAgent,
  type AgentStep,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp({ model: true });
  await app.sandbox.control.model.configure({ mode: 'helpful' });
});
afterAll(async () => app.close());
beforeEach(async () => {
  person = await app.signUp();
});

async function plan(description: string) {
  const { token } = person;
  const started = await app.call(agentPlanRun.start, { body: { description } }, { token });
  expect(started.status).toBe(202);
  const params = { id: started.body.data.id };
  await expect
    .poll(async () => (await app.call(getRun, { params }, { token })).body.data.status)
    .not.toMatch(/queued|running/);
  return (await app.call(getRun, { params }, { token })).body.data;
}

const custom = (steps: AgentStep[]) => ({ kind: 'custom' as const, settings: { steps, costLimit: 60 } });

it('turns a description into steps that it does not charge for', async () => {
  const run = await plan('Read https://a.example.com/feed and write one post about hiring for my approval.');
  expect(run).toMatchObject({ error: null, status: 'done', price: 0, charged: 0 });
  const { steps } = agentPlanRun.result.parse(run.result);
  expect(steps).toMatchObject([
    { tool: 'read-feeds', feeds: ['https://a.example.com/feed'] },
    { tool: 'rank', topics: ['hiring'], most: 1 },
    { tool: 'write', most: 1 },
    { tool: 'keep-drafts', approval: true },
  ]);
});

it('keeps the days and the time of a description, and says which rhythm it cannot keep', async () => {
  const mondays = await plan('Every Monday at 7.30 read https://a.example.com/feed and write one post.');
  expect(mondays.result).toMatchObject({ schedule: { weekdays: [1], time: '07:30' }, missing: '' });
  const monthly = await plan('Every month read https://a.example.com/feed and write one post about hiring.');
  expect(monthly.result).toMatchObject({ schedule: null });
  expect(agentPlanRun.result.parse(monthly.result).missing).toContain('“every month”');
});

it('keeps every version, and going back makes a new one', async () => {
  const { token } = person;
  const first = custom([{ tool: 'mail' }]);
  const made = await app.call(createAgent, { body: { name: 'Mine', work: first } }, { token });
  const params = { id: made.body.data.id };
  const second = custom([{ tool: 'search-posts', query: '', olderThanDays: 0, most: 3 }, { tool: 'mail' }]);
  await app.call(updateAgent, { params, body: { work: second, version: 1 } }, { token });
  const { items } = (await app.call(listAgentVersions, { params }, { token })).body.data;
  expect(items.map(({ version, work }) => [version, work])).toEqual([
    [2, second],
    [1, first],
  ]);
  const back = await app.call(updateAgent, { params, body: { work: first, version: 2 } }, { token });
  expect(back.body.data).toMatchObject({ version: 3, work: first });
  const stranger = await app.signUp();
  const foreign = await app.call(listAgentVersions, { params }, { token: stranger.token });
  expect(foreign.status).toBe(404);
});

it('is shared by a link that carries nothing of its owner, and that can be ended', async () => {
  const { token } = person;
  const steps: AgentStep[] = [
    { tool: 'notes', notes: ['Nobody else reads this.'] },
    { tool: 'read-feeds', feeds: ['https://a.example.com/feed', 'https://a.example.com/feed?key=secret'] },
    { tool: 'read-pages', addresses: ['https://me:pass@a.example.com/'] },
    { tool: 'mail' },
  ];
  const made = await app.call(createAgent, { body: { name: 'Mine', work: custom(steps) } }, { token });
  const params = { id: made.body.data.id };
  const share = async (addresses: string[]) =>
    app.call(shareAgent, { params, body: { addresses } }, { token });
  expect((await share([])).body.code).toBe('agent_changed');
  const agreed = ['https://a.example.com/feed'];
  const link = (await share(agreed)).body.data.token;
  expect((await share(agreed)).body.data.token).toBe(link);
  const stranger = await app.signUp();
  const read = () => app.call(getSharedAgent, { params: { token: link } }, { token: stranger.token });
  const shared = await read();
  expect(shared.body.data.steps).toEqual([
    { tool: 'notes', notes: [] },
    { tool: 'read-feeds', feeds: ['https://a.example.com/feed'] },
    { tool: 'read-pages', addresses: [] },
    { tool: 'mail' },
  ]);
  expect(JSON.stringify(shared.body)).not.toContain(person.id);
  expect((await app.call(unshareAgent, { params }, { token: stranger.token })).status).toBe(404);
  expect((await app.call(unshareAgent, { params }, { token })).status).toBe(200);
  expect((await read()).status).toBe(404);
  // Publishing an address that the owner has not agreed to ends the link; other changes keep it.
  const again = (await share(agreed)).body.data.token;
  const readAgain = async () =>
    (await app.call(getSharedAgent, { params: { token: again } }, { token: stranger.token })).status;
  await app.call(updateAgent, { params, body: { work: custom(steps.slice(1)) } }, { token });
  expect(await readAgain()).toBe(200);
  const secret: AgentStep = { tool: 'read-feeds', feeds: ['https://a.example.com/private/8f3a/feed'] };
  const grown = await app.call(
    updateAgent,
    { params, body: { work: custom([...steps, secret]) } },
    { token },
  );
  expect(grown.body.data.shared).toBe(false);
  expect(await readAgain()).toBe(404);
});

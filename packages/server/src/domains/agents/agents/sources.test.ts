import {
  agentRun,
  checkFeeds,
  createAgent,
  getRun,
  listAgentDeliveries,
  listAgents,
  listNotifications,
  newsAgentRun,
  newsSettings,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let person: Person;
const feed = (name: string) => `${app.sandbox.webUrl}/feeds/${name}`;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());
beforeEach(async () => {
  person = await app.signUp();
});

async function runAgent(feeds: string[]) {
  const { token } = person;
  const settings = newsSettings.parse({ topics: ['hiring'], feeds, results: 1 });
  const work = { kind: 'news' as const, settings };
  const agent = (await app.call(createAgent, { body: { name: 'Hiring news', work } }, { token })).body.data;
  const started = await app.call(newsAgentRun.start, { body: { agentId: agent.id } }, { token });
  await app.runDueJobs();
  const run = (await app.call(getRun, { params: { id: started.body.data.id } }, { token })).body.data;
  const [listed] = (await app.call(listAgents, {}, { token })).body.data.items;
  return { agent, run, result: newsAgentRun.result.parse(run.result), lastRun: listed?.lastRun ?? null };
}

describe('an agent whose sources cannot be read', () => {
  it('says that none of them could be read, and why each', async () => {
    const feeds = [feed('gone.xml'), 'http://127.0.0.1:1/feed.xml', feed('gone.xml?page=2')];
    const { agent, run, result, lastRun } = await runAgent(feeds);
    expect(result.sources).toEqual({ read: 0, total: 3 });
    expect(result.problems.map(({ address }) => address)).toEqual(feeds);
    expect(lastRun).toMatchObject({
      status: 'failed',
      outcome: { items: 0, sources: { read: 0, total: 3 }, problems: result.problems },
    });
    expect(run.charged).toBe(0);
    const states = run.steps.filter(({ name }) => name.startsWith('feeds/')).map(({ status }) => status);
    expect(states).toEqual(['skipped', 'skipped', 'skipped']);
    const { token } = person;
    const told = (await app.call(listNotifications, { query: {} }, { token })).body.data.items;
    expect(told.map(({ title }) => title)).toContain('Hiring news: none of its 3 sources could be read');
    const params = { id: agent.id };
    const delivered = (await app.call(listAgentDeliveries, { params }, { token })).body.data.items;
    expect(delivered).toMatchObject([{ status: 'failed', items: [], drafts: [] }]);
  });

  it('says how many it could not read when others could', async () => {
    const { result, lastRun } = await runAgent([feed('gazette.xml'), feed('gone.xml')]);
    expect(result.items).toHaveLength(1);
    expect(lastRun).toMatchObject({
      status: 'done',
      outcome: {
        items: 1,
        drafts: 1,
        sources: { read: 1, total: 2 },
        problems: [{ address: feed('gone.xml') }],
      },
    });
  });

  it('counts pages and job boards among its sources', async () => {
    const { token } = person;
    const body = {
      steps: [
        { tool: 'read-pages' as const, addresses: [`${app.sandbox.webUrl}/no-such-page`] },
        { tool: 'read-boards' as const, companies: ['Nobody & Sons of Nowhere'] },
      ],
      costLimit: 0,
    };
    const started = await app.call(agentRun.start, { body }, { token });
    await app.runDueJobs();
    const run = (await app.call(getRun, { params: { id: started.body.data.id } }, { token })).body.data;
    expect(run.result).toMatchObject({ items: [], sources: { read: 0, total: 2 } });
    expect(run.steps.filter(({ status }) => status === 'skipped')).toHaveLength(2);
  });

  it('is told of them before it is created', async () => {
    const { token } = person;
    const addresses = [feed('gazette.xml'), feed('gone.xml'), 'http://127.0.0.1:1/feed.xml'];
    const { problems } = (await app.call(checkFeeds, { body: { addresses } }, { token })).body.data;
    expect(problems.map(({ address }) => address)).toEqual(addresses.slice(1));
  });
});

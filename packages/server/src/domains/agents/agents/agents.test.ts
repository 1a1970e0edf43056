import {
  createAgent,
  deleteAgent,
  findFeeds,
  getCarousel,
  getPost,
  getRun,
  importFeeds,
  listAgentDrafts,
  listAgents,
  newsAgentRun,
  agentRun,
  updateAgent,
  userDetails,
  type AgentResult,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { nextSlot } from './rules/slots.ts';
import { startDueAgents } from './schedule.ts';

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

const credits = async () => (await app.call(userDetails, {}, { token: person.token })).body.data.userUsage;

async function result(id: string): Promise<AgentResult> {
  await app.runDueJobs();
  const { body } = await app.call(getRun, { params: { id } }, { token: person.token });
  expect(body.data).toMatchObject({ status: 'done', error: null });
  return newsAgentRun.result.parse(body.data.result);
}

async function start(body: Parameters<typeof newsAgentRun.input.parse>[0]): Promise<string> {
  const input = newsAgentRun.input.parse(body);
  const { status, body: answer } = await app.call(
    newsAgentRun.start,
    { body: input },
    { token: person.token },
  );
  expect({ status, answer }).toMatchObject({ status: 202 });
  return answer.data.id;
}

const make = async (more: object = {}) =>
  (
    await app.call(
      createAgent,
      {
        body: {
          name: 'Hiring news',
          work: {
            kind: 'news' as const,
            settings: {
              topics: ['hiring'],
              feeds: [feed('gazette.xml'), feed('gone.xml')],
              results: 1,
              outputs: ['digest' as const, 'approval' as const],
            },
          },
          ...more,
        },
      },
      { token: person.token },
    )
  ).body.data;

describe('a news agent', () => {
  it('reads several feeds, merges them, keeps what fits and links figures to their passage', async () => {
    const before = await credits();
    const found = await result(
      await start({
        topics: ['hiring'],
        feeds: [feed('gazette.xml'), feed('table.json'), feed('ledger.atom')],
      }),
    );
    expect(found.items.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Short references take four minutes and are answered twice as often']),
    );
    expect(found.items.every(({ topics }) => topics.includes('hiring'))).toBe(true);
    expect(found.dropped).toContainEqual(
      expect.objectContaining({ reason: 'It is about none of the topics' }),
    );
    const [draft] = found.drafts;
    expect(draft?.written).toBe(false);
    expect(draft?.text).toContain('[Your first line');
    for (const { words, passage } of draft?.claims ?? []) expect(passage).toContain(words);
    const post = await app.call(getPost, { params: { id: draft?.postId ?? '' } }, { token: person.token });
    expect(post.body.data).toMatchObject({ status: 'draft', text: draft?.text });
    expect(await credits()).toBe(before - 100);
  });

  it('counts a story without a date from when it was first seen', async () => {
    const ask = () => start({ feeds: [feed('plain.xml')], settings: { topics: [], outputs: ['digest'] } });
    const seen = new Date(app.clock.now()).toISOString().slice(0, 10);
    const found = await result(await ask());
    expect(found.items).toMatchObject([{ title: 'One', publishedAt: null }]);
    expect(found.items[0]?.firstSeenAt?.slice(0, 10)).toBe(seen);
    app.clock.advance(12 * 24 * 3_600_000);
    expect((await result(await ask())).items).toEqual([]);
  });

  it('costs nothing when nothing fits', async () => {
    const before = await credits();
    const found = await result(await start({ topics: ['submarines'], feeds: [feed('gazette.xml')] }));
    expect(found.items).toEqual([]);
    expect(await credits()).toBe(before);
  });

  it('delivers a story once, mails a digest, and reports a dead source once', async () => {
    const agent = await make();
    const first = await result(await start({ agentId: agent.id }));
    const second = await result(await start({ agentId: agent.id }));
    expect(first.items).toHaveLength(1);
    expect(second.items.map(({ key }) => key)).not.toContain(first.items[0]?.key);
    await app.runDueJobs();
    const mails = (await app.sandbox.control.mailbox.mails(person.email)).filter(({ subject }) =>
      subject.startsWith('Hiring news'),
    );
    expect(mails).toHaveLength(2);
    expect(mails.filter(({ text }) => text.includes('gone.xml'))).toHaveLength(1);
    const waiting = await app.call(listAgentDrafts, { query: {} }, { token: person.token });
    expect(waiting.body.data.items).toHaveLength(2);
    const listed = await app.call(listAgents, {}, { token: person.token });
    expect(listed.body.data.items[0]).toMatchObject({ pending: 2, price: 100, lastRun: { status: 'done' } });
  });

  it('runs once for a slot however many processes look, and says why it could not', async () => {
    const schedule = { weekdays: [1, 2, 3, 4, 5, 6, 7], time: '08:00', timeZone: 'Europe/Berlin' };
    const agent = await make({ schedule });
    expect(agent.nextRunAt).not.toBeNull();
    app.clock.advance(24 * 3_600_000);
    await Promise.all([
      startDueAgents(app.context),
      startDueAgents(app.context),
      startDueAgents(app.context),
    ]);
    await app.runDueJobs();
    const runs = await app.context.database.pool.query('SELECT slot FROM agent_runs WHERE agent_id = $1', [
      agent.id,
    ]);
    expect(runs.rows).toEqual([{ slot: agent.nextRunAt }]);
    person = { ...person, token: await app.login(person) };
    await app.context.database.pool.query('UPDATE agents SET work = jsonb_set(work, $1, $2) WHERE id = $3', [
      '{settings,feeds}',
      '[]',
      agent.id,
    ]);
    app.clock.advance(24 * 3_600_000);
    await startDueAgents(app.context);
    person = { ...person, token: await app.login(person) };
    const listed = await app.call(listAgents, {}, { token: person.token });
    expect(listed.body.data.items[0]?.problem).toContain('not set up yet');
    expect(Date.parse(listed.body.data.items[0]?.nextRunAt ?? '')).toBeGreaterThan(app.clock.now());
  });
});

describe('a custom agent', () => {
  it('does its steps in order within its price, before it is saved and after', async () => {
    const steps = [
      { tool: 'read-feeds' as const, feeds: [feed('gazette.xml')] },
      { tool: 'filter' as const, blocked: ['week'], maxAgeDays: 30 },
      { tool: 'rank' as const, topics: ['software'], most: 2 },
      { tool: 'write' as const, instruction: 'Ask a question at the end', most: 2 },
      { tool: 'keep-drafts' as const, approval: true },
    ];
    const { body } = await app.call(
      agentRun.start,
      { body: { steps, costLimit: 50 } },
      { token: person.token },
    );
    const found = await result(body.data.id);
    expect(found.items).toHaveLength(2);
    expect(found.drafts).toHaveLength(2);
    const run = await app.call(getRun, { params: { id: body.data.id } }, { token: person.token });
    // Outlines cost nothing; the price is capped by the limit.
    expect(run.body.data).toMatchObject({ price: 50, charged: 0 });
    expect(run.body.data.steps.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['1-read-feeds/1', '2-filter', '3-rank', '4-write-articles/1']),
    );
  });

  it('keeps what it wrote although it is deleted before the run has ended', async () => {
    const { token } = person;
    const steps = [
      { tool: 'notes' as const, notes: ['One thought.'] },
      { tool: 'write' as const, instruction: '', most: 1 },
      { tool: 'keep-drafts' as const, approval: true },
    ];
    const work = { kind: 'custom' as const, settings: { steps, costLimit: 50 } };
    const agent = (await app.call(createAgent, { body: { name: 'Gone', work } }, { token })).body.data;
    const started = await app.call(agentRun.start, { body: { agentId: agent.id } }, { token });
    const { id } = started.body.data;
    // The run has begun with these settings, as if its process had stopped right after.
    const settings = { value: { steps, budget: 50, delivered: [] } };
    await app.context.database.pool.query(
      `INSERT INTO run_steps (run_id, name, position, status, result, attempt, revision, started_at, finished_at)
       VALUES ($1, 'settings', 0, 'done', $2, 1, 1, now(), now())`,
      [id, JSON.stringify(settings)],
    );
    await app.call(deleteAgent, { params: { id: agent.id } }, { token });
    const [draft] = (await result(id)).drafts;
    const kept = await app.call(getPost, { params: { id: draft?.postId ?? '' } }, { token });
    expect(kept.body.data).toMatchObject({ status: 'draft', text: draft?.text });
    const waiting = await app.call(listAgentDrafts, { query: {} }, { token });
    expect(waiting.body.data.items).toMatchObject([{ postId: draft?.postId, agentId: null }]);
  });

  it('makes carousels as far as its cost limit goes', async () => {
    const before = await credits();
    const steps = [
      { tool: 'notes' as const, notes: ['One.\n\nTwo.\n\nThree.', 'A short note.', 'A third note.'] },
      { tool: 'make-decks' as const, most: 3 },
      { tool: 'make-images' as const, most: 1 },
    ];
    const started = await app.call(
      agentRun.start,
      { body: { steps, costLimit: 50 } },
      { token: person.token },
    );
    const found = await result(started.body.data.id);
    expect(found.decks).toHaveLength(1);
    expect(found.pictures).toEqual([]);
    expect(found.problems).toMatchObject([{ address: 'Make images' }]);
    const reasons = found.dropped.map(({ reason }) => reason);
    expect(reasons.filter((one) => one === 'The cost limit of the run was reached')).toHaveLength(1);
    expect(reasons.filter((one) => /fewer than three slides/.test(one))).toHaveLength(1);
    const params = { id: found.decks[0]?.carouselId ?? '' };
    expect((await app.call(getCarousel, { params }, { token: person.token })).status).toBe(200);
    expect(await credits()).toBe(before - 20);
  });
});

describe('agents', () => {
  it('belong to their owner, keep versions, and can be deleted', async () => {
    const { token } = person;
    const agent = await make();
    const changed = await app.call(
      updateAgent,
      { params: { id: agent.id }, body: { name: 'Renamed', enabled: false, version: 1 } },
      { token },
    );
    expect(changed.body.data).toMatchObject({ name: 'Renamed', enabled: false, version: 1 });
    const { work } = agent;
    if (work.kind !== 'news') throw new Error('no news agent');
    const settings = {
      ...work.settings,
      topics: ['retail'],
      feeds: [feed('table.json')],
      languages: ['en'],
      maxAgeDays: 30,
      industry: 'Retail' as const,
    };
    const saturdays = { weekdays: [6], time: '07:15', timeZone: 'Europe/Berlin' };
    const body = { work: { kind: 'news' as const, settings }, schedule: saturdays, enabled: true };
    const edited = await app.call(updateAgent, { params: { id: agent.id }, body }, { token });
    expect(edited.body.data).toMatchObject({ ...body, version: 2 });
    expect(Date.parse(edited.body.data.nextRunAt ?? '')).toBe(nextSlot(saturdays, app.clock.now()));
    const later = { ...saturdays, time: '21:45' };
    const moved = await app.call(
      updateAgent,
      { params: { id: agent.id }, body: { schedule: later } },
      { token },
    );
    expect(moved.body.data).toMatchObject({ work: { settings }, version: 2 });
    expect(Date.parse(moved.body.data.nextRunAt ?? '')).toBe(nextSlot(later, app.clock.now()));
    const stale = await app.call(
      updateAgent,
      { params: { id: agent.id }, body: { name: 'x', version: 7 } },
      { token },
    );
    expect(stale.body.code).toBe('agent_changed');
    const stranger = await app.signUp();
    const foreign = await app.call(deleteAgent, { params: { id: agent.id } }, { token: stranger.token });
    expect(foreign.status).toBe(404);
    expect((await app.call(deleteAgent, { params: { id: agent.id } }, { token })).status).toBe(200);
  });

  it('find feeds of sites, and read subscription lists', async () => {
    const { token } = person;
    const found = await app.call(
      findFeeds,
      { body: { address: `${app.sandbox.webUrl}/gazette` } },
      { token },
    );
    expect(found.body.data.items).toMatchObject([{ title: 'The Stand-in Gazette' }]);
    const opml =
      '<opml version="2.0"><body><outline text="A" xmlUrl="https://a.example.com/feed"/></body></opml>';
    const read = await app.call(importFeeds, { body: { opml } }, { token });
    expect(read.body.data.items).toEqual([{ title: 'A', address: 'https://a.example.com/feed' }]);
    const wrong = await app.call(importFeeds, { body: { opml: 'no list' } }, { token });
    expect(wrong.body.code).toBe('opml_unreadable');
  });
});

describe('slots of a schedule', () => {
  const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], time: '02:30', timeZone: 'Europe/Berlin' };
  const days = (from: string, count: number) => {
    const slots: string[] = [];
    for (let at = Date.parse(from); slots.length < count;) {
      at = nextSlot(daily, at) ?? Number.POSITIVE_INFINITY;
      slots.push(new Date(at).toISOString());
    }
    return slots;
  };

  it('come once on the days when the clock changes', () => {
    expect(days('2026-03-28T12:00:00Z', 2)).toEqual(['2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z']);
    expect(days('2026-10-24T12:00:00Z', 2)).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z']);
  });

  it('keep to the chosen weekdays', () => {
    const mondays = { weekdays: [1], time: '08:00', timeZone: 'UTC' };
    expect(new Date(nextSlot(mondays, Date.parse('2026-11-23T08:00:00Z')) ?? 0).toISOString()).toBe(
      '2026-11-30T08:00:00.000Z',
    );
  });
});

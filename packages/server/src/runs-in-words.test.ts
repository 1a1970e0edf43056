import {
  agentRun,
  carouselRun,
  createAgent,
  getCarousel,
  getPost,
  getRun,
  ideasRun,
  listRuns,
  newsAgentRun,
  newsSettings,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allRuns } from './app.ts';
import { createTestApp, type Person, type TestApp } from './testing/index.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());
beforeEach(async () => {
  person = await app.signUp();
});

async function finished(id: string) {
  await app.runDueJobs();
  return (await app.call(getRun, { params: { id } }, { token: person.token })).body.data;
}
const named = (steps: readonly { title: string | null; name: string }[]) =>
  steps.flatMap(({ title }) => title ?? []);

/** Kinds whose text is their whole result, shown where it was asked for. */
const shownInPlace = new Set(['rewrite', 'openings', 'endings', 'chat', 'question', 'tool']);

describe('what a run came to', () => {
  it('is said in words by every kind that has a page of its own', () => {
    const silent = allRuns.filter(
      ({ definition: { kind }, hasOutcome }) => !hasOutcome && !shownInPlace.has(kind),
    );
    expect(silent.map(({ definition }) => definition.kind)).toEqual([]);
  });

  it('leads to the draft that an agent made, and names its steps', async () => {
    const { token } = person;
    const steps = [
      { tool: 'notes' as const, notes: ['We answer every reference call within a day.'] },
      { tool: 'write' as const, most: 1 },
      { tool: 'make-decks' as const, most: 1 },
      { tool: 'keep-drafts' as const, approval: true },
    ];
    const started = await app.call(agentRun.start, { body: { steps } }, { token });
    const run = await finished(started.body.data.id);
    expect(run).toMatchObject({ status: 'done', progress: null, outcome: { state: 'made' } });
    expect(run.outcome?.summary).toBe('1 item kept, 1 draft made, 1 carousel made, 0 left out.');
    const [draft, deck] = run.outcome?.links ?? [];
    expect(draft?.label).toBe('Open draft “We answer every reference call within a…”');
    const id = draft?.path.split('post=')[1] ?? '';
    expect((await app.call(getPost, { params: { id } }, { token })).body.data.status).toBe('draft');
    const params = { id: deck?.path.split('/').at(-1) ?? '' };
    expect((await app.call(getCarousel, { params }, { token })).status).toBe(200);
    expect(named(run.steps)).toEqual(['Use my notes', 'Read the article']);
    const [listed] = (await app.call(listRuns, { query: {} }, { token })).body.data.items;
    expect(listed?.outcome).toEqual(run.outcome);
  });

  it('links to no draft that was not kept', async () => {
    const { token } = person;
    const steps = [
      { tool: 'notes' as const, notes: ['We answer every reference call within a day.'] },
      { tool: 'write' as const, most: 1 },
    ];
    const started = await app.call(agentRun.start, { body: { steps } }, { token });
    expect((await finished(started.body.data.id)).outcome?.links).toEqual([]);
  });

  it('is a failure when no source of an agent could be read', async () => {
    const { token } = person;
    const feeds = [`${app.sandbox.webUrl}/feeds/gone.xml`];
    const work = { kind: 'news' as const, settings: newsSettings.parse({ feeds }) };
    const agent = (await app.call(createAgent, { body: { name: 'News', work } }, { token })).body.data;
    const started = await app.call(newsAgentRun.start, { body: { agentId: agent.id } }, { token });
    const run = await finished(started.body.data.id);
    expect(run.outcome).toEqual({
      state: 'failed',
      summary: 'Its source could not be read.',
      links: [{ label: 'Fix the sources', path: `/dashboard/agents/${agent.id}#sources` }],
    });
    expect(named(run.steps)).toEqual([`Read a feed: ${feeds[0]}`, 'Choose what fits']);
  });

  it('leads to the carousel and to the ideas', async () => {
    const { token } = person;
    const source = { kind: 'text' as const, text: 'One thought.\n\nAnother thought.\n\nA third one.' };
    const deck = await app.call(carouselRun.start, { body: { source } }, { token });
    const run = await finished(deck.body.data.id);
    expect(run.outcome?.links).toMatchObject([{ path: `/dashboard/carousel/${run.id}` }]);
    const ideas = await app.call(ideasRun.start, { body: {} }, { token });
    expect((await finished(ideas.body.data.id)).outcome).toMatchObject({
      summary: '10 ideas found, 0 left out as repeats.',
      links: [{ path: '/dashboard/ideas' }],
    });
  });
});

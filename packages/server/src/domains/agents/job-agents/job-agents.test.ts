import { randomUUID } from 'node:crypto';
import {
  addFact,
  addTargetCompany,
  changeJob,
  changeJobSearch,
  createWebhook,
  decideJobs,
  deleteJob,
  getJob,
  getJobProfile,
  getRun,
  importPeople,
  jobSearchRun,
  listJobs,
  listTargetCompanies,
  removeTargetCompany,
  saveJobProfile,
  saveJobSearch,
  userDetails,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import {
  closeAds,
  findBoardRow,
  insertAds,
  listBoardAds,
  moveAd,
  publishJob,
  refreshJobs,
  updateJob,
} from './repository/boards.ts';
import { eraseJobs } from './repository/own.ts';
import { findJobs } from './repository/job-agents.ts';
import { dueDay } from './rules/daily.ts';
import { readBoard } from './service/read-board.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const profile = 'I built Go and PostgreSQL services for a freight company.\nI like short design notes.';
const query = 'Senior Backend Engineer, Go and PostgreSQL services, on-call rota, free lunch on the moon';

async function search(person: Person, words = query) {
  const { token } = person;
  const started = await app.call(jobSearchRun.start, { body: { query: words } }, { token });
  expect(started.status).toBe(202);
  await app.runDueJobs();
  const { body } = await app.call(getRun, { params: { id: started.body.data.id } }, { token });
  return { run: body.data, result: jobSearchRun.result.parse(body.data.result) };
}

it('finds openings on boards, says why with quotes of both sides, and whom the person knows there', async () => {
  const person = await app.signUp();
  const { token } = person;
  await app.call(saveJobProfile, { body: { text: profile } }, { token });
  const csv = 'Name,Company,Position\nIda Holm,Slotwise Example,Nurse lead\n';
  await app.call(importPeople, { body: { csv, kind: 'connection' } }, { token });
  const followed = await app.call(
    addTargetCompany,
    { body: { company: 'https://jobs.ashbyhq.com/slotwise-example' } },
    { token },
  );
  expect(followed.body.data).toMatchObject({ board: 'ashby', openings: 34 });
  await app.sandbox.control.faults.add({ operation: 'job-boards.hacker-news', kind: 'html', status: 200 });

  const { run, result } = await search(person);
  expect(run.status).toBe('done');
  expect(run.charged).toBe(20);
  expect(result.boards.find(({ name }) => name === 'Hacker News')?.fault).toContain('cannot read');
  const best = result.jobs.find(({ company }) => company === 'Slotwise Example');
  expect(best?.title).toBe('Senior Backend Engineer');
  expect(best?.knows).toBe(1);
  expect(best?.missing).toContain('free lunch on the moon');
  const seen = (await app.call(getJob, { params: { id: best?.id ?? '' } }, { token })).body.data;
  const own = best?.reasons.find(({ criterion }) => criterion === 'Go and PostgreSQL services');
  expect(own?.profileQuote).toBe('I built Go and PostgreSQL services for a freight company.');
  for (const { jobQuote } of best?.reasons ?? [])
    expect(`${seen.title}\n${seen.text}`.replace(/\s+/g, ' ')).toContain(jobQuote.replace(/\s+/g, ' '));
  expect(seen.connections.map(({ name }) => name)).toEqual(['Ida Holm']);

  // What a search finds is a result, not yet in the pipeline.
  expect((await app.call(listJobs, { query: {} }, { token })).body.data.items).toEqual([]);
  const body = { stage: 'applied', note: 'Sent on Monday' } as const;
  await app.call(changeJob, { params: { id: seen.id }, body }, { token });
  const applied = await app.call(listJobs, { query: { stage: 'applied' } }, { token });
  expect(applied.body.data.items.map(({ id }) => id)).toEqual([seen.id]);
  const stranger = await app.signUp();
  expect((await app.call(listJobs, { query: {} }, { token: stranger.token })).body.data.items).toEqual([]);
  expect((await app.call(userDetails, {}, { token })).body.data.userUsage).toBe(480);
});

it('moves only what the person keeps into the pipeline, and skips what they dismiss', async () => {
  const person = await app.signUp();
  const { token } = person;
  const stranger = { token: (await app.signUp()).token };
  const list = async (scope: 'mine' | 'found') =>
    (await app.call(listJobs, { query: { scope, limit: 100 } }, { token })).body.data.items;
  const { result } = await search(person, 'Engineer');
  const ids = result.jobs.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect((await list('found')).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const [kept = '', ...others] = ids;
  const decide = async (chosen: string[], decision: 'keep' | 'dismiss', as = { token }) =>
    (await app.call(decideJobs, { body: { ids: chosen, decision } }, as)).body.data.changed;
  expect(await decide([kept], 'keep', stranger)).toBe(0);
  expect(await decide([kept], 'keep')).toBe(1);
  const [saved, ...more] = await list('mine');
  expect(more).toEqual([]);
  expect(saved).toMatchObject({ id: kept, stage: 'saved' });
  expect(saved?.reasons).toEqual(result.jobs[0]?.reasons);
  const [noted = '', ...dismissed] = others;
  await app.call(changeJob, { params: { id: noted }, body: { note: 'Ask Ida' } }, { token });
  expect(await decide(dismissed, 'dismiss')).toBe(dismissed.length);
  expect(await list('found')).toEqual([]);
  expect((await list('mine')).map(({ id }) => id).toSorted()).toEqual([kept, noted].toSorted());
  const again = (await search(person, 'Engineer')).result.jobs.map(({ id }) => id);
  expect(again.filter((id) => dismissed.includes(id))).toEqual([]);
  expect((await list('mine')).map(({ id }) => id).toSorted()).toEqual([kept, noted].toSorted());
});

it('runs a daily search once a day, with two workers and a clock that is put back, and emails what is new', async () => {
  const person = await app.signUp();
  const { token } = person;
  const body = { query: 'Technical Writer', daily: true, timeZone: 'Europe/Berlin' };
  await app.call(saveJobSearch, { body }, { token });
  const hook = { url: `${app.sandbox.webUrl}/hooks/jobs`, events: ['job.found' as const] };
  const { secret } = (await app.call(createWebhook, { body: hook }, { token })).body.data;
  await app.sandbox.control.hooks.expect('jobs', secret);
  const left = async () => (await app.call(userDetails, {}, { token })).body.data.userUsage;
  app.clock.advance(24 * 3_600_000);
  await Promise.all([app.runPeriodic('job-agents.daily'), app.runPeriodic('job-agents.daily')]);
  await app.runDueJobs();
  const once = await left();
  await app.runPeriodic('job-agents.daily');
  await app.runDueJobs();
  expect([once, await left()]).toEqual([480, 480]);
  const mails = await app.sandbox.control.mailbox.mails(person.email);
  expect(mails.filter(({ subject }) => /opening/.test(subject))).toHaveLength(1);
  const [told, ...more] = await app.sandbox.control.hooks.deliveries('jobs');
  expect(more).toEqual([]);
  const event = z
    .object({ type: z.literal('job.found'), data: z.object({ jobIds: z.array(z.uuid()).min(1) }) })
    .safeParse(JSON.parse(told?.body ?? ''));
  expect(event.error).toBeUndefined();

  const zone = { timeZone: 'Europe/Berlin', lastRunOn: '2026-10-25' };
  expect(dueDay(Date.parse('2026-10-25T23:30:00Z'), zone)).toBeNull();
  expect(dueDay(Date.parse('2026-10-26T05:59:00Z'), zone)).toBeNull();
  expect(dueDay(Date.parse('2026-10-26T06:01:00Z'), zone)).toBe('2026-10-26');
});

it('charges nothing for no results, starts daily runs the next day, and remembers what was removed', async () => {
  const person = await app.signUp();
  const { token } = person;
  const begin = async (words: string) => {
    const started = await app.call(jobSearchRun.start, { body: { query: words } }, { token });
    await app.runDueJobs();
    const { body } = await app.call(getRun, { params: { id: started.body.data.id } }, { token });
    return { charged: body.data.charged, ...jobSearchRun.result.parse(body.data.result) };
  };
  expect(await begin('Zookeeperess xylophonics')).toMatchObject({ charged: 0, jobs: [] });

  const wanted = { query: 'Technical Writer', timeZone: 'Europe/Berlin' };
  const saved = (await app.call(saveJobSearch, { body: wanted }, { token })).body.data;
  expect(saved).toMatchObject({ daily: false, lastRunOn: null });
  expect((await app.call(saveJobSearch, { body: wanted }, { token })).body.data.id).toBe(saved.id);
  const on = { params: { id: saved.id }, body: { daily: true } };
  await app.call(changeJobSearch, on, { token });
  await app.runPeriodic('job-agents.daily');
  const left = async () => (await app.call(userDetails, {}, { token })).body.data.userUsage;
  expect(await left()).toBe(500);

  const [job] = (await begin('Technical Writer')).jobs;
  const params = { id: job?.id ?? '' };
  const remindAt = new Date(app.clock.now() + 60_000).toISOString();
  await app.call(changeJob, { params, body: { remindAt, note: 'Call' } }, { token });
  app.clock.advance(3_600_000);
  const remind = async () => {
    await app.runPeriodic('job-agents.reminders');
    await app.runDueJobs();
    const mails = await app.sandbox.control.mailbox.mails(person.email);
    return mails.filter(({ subject }) => subject.startsWith('Reminder')).length;
  };
  expect(await remind()).toBe(1);
  await app.call(changeJob, { params, body: { remindAt, note: 'Called' } }, { token });
  expect(await remind()).toBe(1);

  await app.call(deleteJob, { params }, { token });
  expect((await begin('Technical Writer')).jobs.map(({ id }) => id)).not.toContain(params.id);
  const { items } = (await app.call(listJobs, { query: {} }, { token })).body.data;
  expect(items.map(({ id }) => id)).not.toContain(params.id);
});

it('follows feeds for their followers alone, and filters by the level that boards state', async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  const follow = async (company: string) =>
    app.call(addTargetCompany, { body: { company } }, { token: person.token });
  const feed = `${app.sandbox.webUrl}/feeds/openings.xml`;
  expect((await follow(feed)).body.data).toMatchObject({ board: 'feed', name: 'Harbour Jobs', openings: 2 });
  const json = await follow(`${app.sandbox.webUrl}/feeds/openings.json`);
  expect(json.body.data).toMatchObject({ board: 'feed', name: 'Lampworks careers', openings: 1 });
  expect((await follow(`${app.sandbox.webUrl}/articles/harbour-lights`)).body.code).toBe(
    'job_board_not_found',
  );
  expect((await follow(`${app.sandbox.webUrl}/feeds/gone.xml`)).status).toBe(422);
  const unknown = await follow('https://jobs.ashbyhq.com/nobody-knows-them');
  expect(unknown.body.code).toBe('job_board_not_found');
  const found = async ({ token }: Person, query: object) =>
    (await app.call(listJobs, { query: { scope: 'all', limit: 100, ...query } }, { token })).body.data.items;
  const lamps = await found(person, { q: 'lamp' });
  expect(lamps.toSorted((a, b) => a.title.localeCompare(b.title))).toMatchObject([
    { title: 'Lamp keeper', company: 'Lampworks', boards: ['feed'] },
    { title: 'Night lamp keeper', company: 'Lampworks careers', boards: ['feed'], levels: [] },
  ]);
  expect(await found(stranger, { q: 'lamp' })).toEqual([]);
  // Items pushed out of a feed by newer ones may still be open.
  const signal = new AbortController().signal;
  const ref = { kind: 'feed', company: feed } as const;
  const before = await listBoardAds(app.context.database.db, ref);
  app.clock.advance(10 * 24 * 3_600_000);
  await readBoard(app.context, ref, signal);
  expect((await listBoardAds(app.context.database.db, ref)).map(({ closedAt }) => closedAt)).toEqual(
    before.map(() => null),
  );

  person.token = await app.login(person);
  const { name: company } = (await follow('https://brackwede-example.recruitee.com')).body.data;
  const seniors = await found(person, { level: 'senior', company });
  const everybody = await found(person, { company });
  expect(everybody.length).toBeGreaterThan(seniors.length);
  expect(seniors.length).toBeGreaterThan(0);
  for (const { levels } of seniors) expect(levels).toContain('senior');
  const wanted = { query: 'engineer', levels: ['senior' as const] };
  const started = await app.call(jobSearchRun.start, { body: wanted }, { token: person.token });
  await app.runDueJobs();
  const run = await app.call(getRun, { params: { id: started.body.data.id } }, { token: person.token });
  const { jobs } = jobSearchRun.result.parse(run.body.data.result);
  expect(jobs.some(({ levels }) => levels.includes('senior'))).toBe(true);
  for (const { levels } of jobs) expect(levels.length === 0 || levels.includes('senior')).toBe(true);
});

it('shows an opening as its own board writes it now', async () => {
  const { database } = app.context;
  const signal = new AbortController().signal;
  const ref = { kind: 'ashby', company: 'slotwise-example' } as const;
  await readBoard(app.context, ref, signal);
  const [ad] = await listBoardAds(database.db, ref);
  const id = ad?.jobId ?? '';
  const text = async () => (await findJobs(database.db, randomUUID(), [id]))[0]?.text;
  const before = await text();
  await database.db.transaction((tx) => updateJob(tx, id, { text: 'Rewritten', title: 'Other' }));
  await app.sandbox.control.faults.add({ operation: 'job-boards.ashby', kind: 'html', status: 200 });
  for (const hours of [4, 4]) {
    app.clock.advance(hours * 3_600_000);
    await readBoard(app.context, ref, signal);
  }
  expect(await text()).toBe(before);
});

it('deletes a feed with its openings when its last follower leaves, except those in a pipeline', async () => {
  const [person, other] = [await app.signUp(), await app.signUp()];
  const { db } = app.context.database;
  const company = `${app.sandbox.webUrl}/feeds/openings.xml?shared`;
  const ref = { kind: 'feed', company } as const;
  const follow = async ({ token }: Person) =>
    (await app.call(addTargetCompany, { body: { company } }, { token })).body.data.id;
  const [id] = [await follow(person), await follow(other)];
  const ids = (await listBoardAds(db, ref)).map(({ jobId }) => jobId);
  expect(ids).toHaveLength(2);
  const kept = ids[0] ?? '';
  const change = { params: { id: kept }, body: { note: 'Call' } };
  expect((await app.call(changeJob, change, { token: other.token })).status).toBe(200);
  const left = async () => (await findJobs(db, other.id, ids)).map((job) => job.id);

  await app.call(removeTargetCompany, { params: { id } }, { token: person.token });
  expect(await left()).toHaveLength(2);
  expect(await findBoardRow(db, ref)).not.toBeNull();
  const mine = (await app.call(listTargetCompanies, {}, { token: other.token })).body.data.items[0];
  await app.call(removeTargetCompany, { params: { id: mine?.id ?? '' } }, { token: other.token });
  expect(await left()).toEqual([kept]);
  expect([await findBoardRow(db, ref), await listBoardAds(db, ref)]).toEqual([null, []]);
  await db.transaction((tx) => eraseJobs(tx, other.id));
  expect(await left()).toEqual([]);

  await follow(person);
  expect(await listBoardAds(db, ref)).toHaveLength(2);
  await db.transaction((tx) => eraseJobs(tx, person.id));
  expect([await findBoardRow(db, ref), await listBoardAds(db, ref)]).toEqual([null, []]);
});

it('never lets a feed change or reopen an opening that a board advertises', async () => {
  const { db } = app.context.database;
  const signal = new AbortController().signal;
  const ref = { kind: 'feed', company: `${app.sandbox.webUrl}/feeds/openings.xml?public` } as const;
  await readBoard(app.context, ref, signal);
  const [ad] = await listBoardAds(db, ref);
  if (ad === undefined) throw new Error('the feed has no openings');
  const url = 'https://boards.example.com/keeper';
  const board = { ...ad, board: 'lever', boardCompany: 'lampworks', externalId: 'keeper', url } as const;
  await db.transaction(async (tx) => {
    await insertAds(tx, [board]);
    const content = { title: 'Accountant', company: 'Elsewhere', text: 'What the board says.', url };
    await publishJob(tx, ad.jobId, { ...content, blockKeys: [] });
    // The feed used to link to the address that the board links to.
    await moveAd(tx, ad, url);
  });
  const row = async () => (await findJobs(db, randomUUID(), [ad.jobId]))[0];
  const before = await row();
  expect(before).toMatchObject({ feedOnly: false, boards: ['lever'] });
  const readAgain = async () => {
    app.clock.advance(24 * 3_600_000);
    await readBoard(app.context, ref, signal);
    return (await listBoardAds(db, ref)).find(({ externalId }) => externalId === ad.externalId);
  };
  expect(await readAgain()).toMatchObject({ url: ad.url, lastSeenAt: new Date(app.clock.now()) });
  expect(await row()).toEqual(before);

  const closedAt = new Date(app.clock.now());
  await db.transaction(async (tx) => {
    await closeAds(tx, { kind: 'lever', company: 'lampworks' }, ['keeper'], closedAt);
    await refreshJobs(tx, [ad.jobId], closedAt);
  });
  expect(await readAgain()).toMatchObject({ closedAt: null, lastSeenAt: new Date(app.clock.now()) });
  expect(await row()).toEqual({ ...before, closedAt });
});

it('keeps the openings of a feed from everybody who does not follow that very feed', async () => {
  const [person, stranger] = [await app.signUp(), await app.signUp()];
  const { db } = app.context.database;
  const follow = async (who: Person, name: string) => {
    const company = `${app.sandbox.webUrl}/feeds/openings.xml?${name}`;
    expect((await app.call(addTargetCompany, { body: { company } }, { token: who.token })).status).toBe(201);
    return listBoardAds(db, { kind: 'feed', company });
  };
  const [ads, others] = [await follow(person, 'mine'), await follow(stranger, 'theirs')];
  const ids = new Set(ads.map(({ jobId }) => jobId));
  expect(ids.size).toBe(2);
  const open = async (who: Person, id: string) => app.call(getJob, { params: { id } }, { token: who.token });
  for (const { jobId } of ads) {
    expect((await open(person, jobId)).body.data.sources).toMatchObject([{ board: 'feed' }]);
    expect((await open(stranger, jobId)).status).toBe(404);
    const change = { params: { id: jobId }, body: { note: 'Mine now' } };
    expect((await app.call(changeJob, change, { token: stranger.token })).status).toBe(404);
  }
  expect(others.filter(({ jobId }) => ids.has(jobId))).toEqual([]);
  expect(others).toHaveLength(2);

  // A board advertises what was known from the feed.
  const ref = { kind: 'ashby', company: 'slotwise-example' } as const;
  await readBoard(app.context, ref, new AbortController().signal);
  const [advertised] = await listBoardAds(db, ref);
  const id = advertised?.jobId ?? '';
  const [written] = await findJobs(db, person.id, [id]);
  const secret = { department: 'Secret', url: 'https://private.example.com/1', feedOnly: true };
  const [feedAd] = ads;
  if (feedAd === undefined) throw new Error('the feed has no openings');
  await db.transaction(async (tx) => {
    await updateJob(tx, id, secret);
    await insertAds(tx, [{ ...feedAd, externalId: 'secret', jobId: id, url: secret.url }]);
  });
  const remove = 'DELETE FROM job_ads WHERE board = $1 AND job_id = $2';
  await app.context.database.pool.query(remove, [ref.kind, id]);
  expect((await open(stranger, id)).status).toBe(404);
  await app.sandbox.control.faults.add({ operation: 'job-boards.ashby', kind: 'html', status: 200 });
  for (const hours of [4, 4]) {
    app.clock.advance(hours * 3_600_000);
    await readBoard(app.context, ref, new AbortController().signal);
  }
  const seen = (await open(stranger, id)).body.data;
  expect(seen).toMatchObject({ url: written?.url, boards: ['ashby'] });
  expect(seen.sources.map(({ board }) => board)).toEqual(['ashby']);
  const [published] = await findJobs(db, person.id, [id]);
  expect(published).toMatchObject({ feedOnly: false, department: written?.department, text: written?.text });
  expect(published?.boards).toEqual(['ashby', 'feed']);
});

it('knows from the start what the person confirmed of their work, until they write it themselves', async () => {
  const person = await app.signUp();
  const { token } = person;
  const fact = 'I built Go and PostgreSQL services for a freight company.';
  await app.call(addFact, { body: { text: fact, kind: 'result' } }, { token });
  const known = async () => (await app.call(getJobProfile, {}, { token })).body.data.text;
  expect(await known()).toBe(fact);
  const { result } = await search(person);
  const reasons = result.jobs.flatMap((job) => job.reasons);
  expect(reasons.some(({ profileQuote }) => profileQuote !== undefined && fact.includes(profileQuote))).toBe(
    true,
  );
  await app.call(saveJobProfile, { body: { text: '' } }, { token });
  expect(await known()).toBe('');
});

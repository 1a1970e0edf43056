import { randomUUID } from 'node:crypto';
import * as contract from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../testing/index.ts';
import {
  feedTexts,
  openScene,
  publish,
  readPost,
  scheduleAt,
  signUpAuthor,
  type Author,
} from '../../publishing/publishing/test-scene.ts';
import { exportTeams } from './personal-data.ts';
import { makeTeam, ownTeam, shareOne, signUpCrew, write, type Crew } from './test-team.ts';

let app: TestApp;
let crew: Crew;
let author: Author;
const start = Date.parse('2031-03-12T09:00:00Z');
const hour = 3_600_000;

beforeAll(async () => {
  app = await openScene();
  author = await signUpAuthor(app);
  crew = { ...(await signUpCrew(app)), writer: author };
});
afterAll(async () => app.close());

const as = ({ token }: Person) => ({ token });
const at = (ms: number) => new Date(ms).toISOString();
const read = async (person: Person, id: string) =>
  (await app.call(contract.getTeamPost, { params: { id } }, as(person))).body.data;
const approve = async (person: Person, id: string, fingerprint?: string) => {
  const seen = fingerprint ?? (await read(person, id)).fingerprint;
  return app.call(contract.approveTeamPost, { params: { id }, body: { fingerprint: seen } }, as(person));
};
const save = async (id: string, text: string) => {
  const { version } = await readPost(app, author, id);
  return app.call(contract.updatePost, { params: { id }, body: { version, text } }, as(author));
};
const comment = async (
  person: Person,
  id: string,
  body: Partial<contract.EndpointCall<typeof contract.commentTeamPost>['body']>,
) =>
  app.call(
    contract.commentTeamPost,
    { params: { id }, body: { id: randomUUID(), text: '', ...body } },
    as(person),
  );
const told = async (person: Person) =>
  (await app.call(contract.listNotifications, { query: {} }, as(person))).body.data.items;

test('nothing goes out that is not approved exactly as it is, whichever way it is sent', async () => {
  const teamId = await makeTeam(app, crew, { requiresApproval: true });
  const { id } = await shareOne(app, crew, teamId, 'A launch, in three steps.');
  const params = { id };
  const tomorrow = at(app.clock.now() + 24 * hour);
  const made = await app.call(
    contract.createToken,
    { body: { name: 'Script', scopes: ['drafts', 'schedule', 'publish'], lifetimeDays: 30 } },
    as(author),
  );
  const script = { token: made.body.data.token };
  const { body: queue } = await app.call(
    contract.createQueue,
    { body: { name: 'Weekly', timeZone: 'UTC', slots: [{ weekday: 1, time: '09:00' }] } },
    as(author),
  );
  const ways = async () => {
    const asked = await app.call(contract.requestPublish, { body: { postId: id } }, script);
    const { version } = await readPost(app, author, id);
    const wish = { params: { id: asked.body.data.id }, body: { version } };
    const confirmed = await app.call(contract.confirmPublishRequest, wish, as(author));
    const queued = await app.call(
      contract.addToQueue,
      { params: { id: queue.data.queues[0]?.id ?? '' }, body: { postIds: [id] } },
      as(author),
    );
    const plan = { at: tomorrow, timeZone: 'UTC' };
    return [
      (await publish(app, author, id)).body.code,
      (await scheduleAt(app, author, id, tomorrow)).body.code,
      (await app.call(contract.schedulePost, { params, body: { ...plan, delivery: 'remind' } }, script)).body
        .code,
      (await app.call(contract.publishPost, { params }, script)).body.code,
      confirmed.body.code,
      queued.body.data.results[0]?.refusal?.code,
      (await app.call(contract.scheduleTeamPost, { params, body: { ...plan, version } }, as(author))).body
        .code,
    ];
  };
  const refused = Array.from({ length: 7 }, () => 'approval_required');
  expect(await ways()).toEqual(refused);
  // Approvals of other content, or from before changes were requested, do not count.
  expect((await approve(crew.approver, id)).status).toBe(200);
  expect((await read(author, id)).state).toBe('approved');
  await save(id, 'A launch, in four steps.');
  expect(await read(author, id)).toMatchObject({ state: 'review', reopened: true });
  expect(await ways()).toEqual(refused);
  expect((await approve(crew.approver, id)).status).toBe(200);
  await app.call(contract.askTeamChanges, { params, body: { note: 'Name them.' } }, as(crew.approver));
  expect(await read(author, id)).toMatchObject({ state: 'changes', comments: [{ text: 'Name them.' }] });
  expect(await ways()).toEqual(refused);
  const stale = await approve(crew.approver, id, 'f'.repeat(64));
  expect(stale.body.code).toBe('team_post_changed');
  // Concurrent approvals count once per person, and the approved post can be published.
  const both = await Promise.all([
    approve(crew.approver, id),
    approve(crew.owner, id),
    approve(crew.approver, id),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await read(author, id)).approvals.filter(({ current }) => current)).toHaveLength(2);
  expect((await publish(app, author, id)).status).toBe(202);
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toContain('A launch, in four steps.');
  // A published post cannot be edited without approval either.
  const { version } = await readPost(app, author, id);
  const edited = await app.call(
    contract.editPublished,
    { params, body: { version, text: 'A launch, in no steps.' } },
    as(author),
  );
  expect(edited.body.code).toBe('approval_closed');
});

test('a scheduled post that was changed, or whose approval ended, is held at its time and its author told', async () => {
  const teamId = await makeTeam(app, crew, { requiresApproval: true });
  const due = app.clock.now() + 2 * hour;
  const posts = [];
  for (const text of ['Changed after approval.', 'Approval withdrawn.', 'Approved again.']) {
    const { id } = await shareOne(app, crew, teamId, text);
    await approve(crew.approver, id);
    expect((await scheduleAt(app, author, id, at(due))).status).toBe(200);
    posts.push(id);
  }
  const [changed = '', withdrawn = '', again = ''] = posts;
  await save(changed, 'Changed past everybody.');
  const body = { note: 'Not like this.' };
  await app.call(contract.askTeamChanges, { params: { id: withdrawn }, body }, as(crew.owner));
  await save(again, 'Approved again, with other words.');
  expect(await read(author, again)).toMatchObject({ state: 'review', status: 'scheduled' });
  await approve(crew.owner, again);
  expect((await read(author, again)).state).toBe('scheduled');
  app.clock.set(due + 1000);
  await app.runDueJobs();
  const texts = await feedTexts(app, author);
  expect(texts).toContain('Approved again, with other words.');
  expect(texts.join()).not.toMatch(/past everybody|withdrawn/);
  for (const id of [changed, withdrawn])
    expect(await readPost(app, author, id)).toMatchObject({
      status: 'scheduled',
      hold: 'late',
      failure: { code: 'approval_required' },
    });
  expect((await publish(app, author, changed)).body.code).toBe('approval_required');
  app.clock.set(start + 24 * hour);
});

test('a post that was changed after its approval can be sent for review again', async () => {
  const teamId = await makeTeam(app, crew);
  const { id } = await shareOne(app, crew, teamId, 'Approved, then changed.');
  const ask = async () => app.call(contract.askTeamReview, { params: { id } }, as(author));
  const asked = async () =>
    (await told(crew.approver)).filter(({ path }) => path === `/dashboard/team/posts/${id}`).length;
  await ask();
  await ask();
  expect(await asked()).toBe(1);
  for (const [round, text] of ['Changed once.', 'Changed twice.'].entries()) {
    await approve(crew.owner, id);
    expect((await read(author, id)).state).toBe('approved');
    await save(id, text);
    expect(await read(author, id)).toMatchObject({ state: 'review', reopened: true });
    app.clock.advance(1000);
    expect((await ask()).status).toBe(200);
    expect(await asked()).toBe(round + 2);
  }
});

test('a change that races with publishing loses, or the post is not published', async () => {
  const teamId = await makeTeam(app, crew, { requiresApproval: true });
  for (let round = 0; round < 8; round += 1) {
    const { id } = await shareOne(app, crew, teamId, `Approved words ${round}.`);
    await approve(crew.approver, id);
    await Promise.all([publish(app, author, id), save(id, `Sneaked in ${round}.`), app.runDueJobs()]);
    await app.runDueJobs();
  }
  expect((await feedTexts(app, author)).join()).not.toContain('Sneaked in');
});

test('an invitation is accepted once, by the account of its address, and says nothing of accounts', async () => {
  const owner = await app.signUp();
  const id = await ownTeam(app, owner, 'Mail room');
  const known = await app.signUp();
  const unknown = `new-${randomUUID()}@example.com`;
  const invite = async (email: string) =>
    app.call(contract.inviteToTeam, { params: { id }, body: { email, role: 'editor' } }, as(owner));
  const [first, second] = [await invite(known.email), await invite(unknown)];
  expect([first.status, second.status]).toEqual([201, 201]);
  const shape = ({ email: _email, id: _id, ...rest }: contract.TeamInvitation) => rest;
  const [one, two] = second.body.data.invitations;
  if (one === undefined || two === undefined) throw new Error('not invited');
  expect(shape(one)).toEqual(shape(two));
  const linkOf = async (email: string) => {
    await app.runDueJobs();
    const [mail] = await app.sandbox.control.mailbox.mails(email);
    return /join-team#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const token = await linkOf(known.email);
  const open = async (given: string) => app.call(contract.openTeamInvitation, { body: { token: given } }, {});
  expect((await open(token)).body.data).toMatchObject({
    team: 'Mail room',
    email: known.email,
    role: 'editor',
  });
  const accept = async (person: Person, given: string) =>
    app.call(contract.acceptTeamInvitation, { body: { token: given } }, as(person));
  expect((await accept(crew.viewer, token)).body.code).toBe('team_invitation_other_address');
  const twice = await Promise.all([accept(known, token), accept(known, token)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await open(token)).body.code).toBe('team_invitation_invalid');
  expect((await invite(known.email)).body.code).toBe('team_member_already');

  // Resending ends the earlier link. A person who signs up with the address can accept the later one.
  const early = await linkOf(unknown);
  const params = { id, invitationId: two.email === unknown ? two.id : one.id };
  app.clock.advance(60_000);
  await app.call(contract.resendTeamInvitation, { params }, as(owner));
  const late = await linkOf(unknown);
  const fresh = await app.signUp({ email: unknown });
  expect((await accept(fresh, early)).body.code).toBe('team_invitation_invalid');
  expect((await accept(fresh, late.replace(/.$/, late.endsWith('A') ? 'B' : 'A'))).status).toBe(404);
  expect((await accept(fresh, late)).status).toBe(200);

  const third = `third-${randomUUID()}@example.com`;
  const waiting = (await invite(third)).body.data.invitations[0];
  const link = await linkOf(third);
  const gone = { params: { id, invitationId: waiting?.id ?? '' } };
  await app.call(contract.withdrawTeamInvitation, gone, as(owner));
  expect((await open(link)).body.code).toBe('team_invitation_invalid');
  await invite(third);
  const other = await linkOf(third);
  app.clock.advance(7 * 24 * hour);
  expect((await open(other)).body.code).toBe('team_invitation_invalid');
  // Repeated invitations cannot flood a mailbox.
  const codes = [];
  for (let n = 0; n < 6; n += 1) codes.push((await invite(third)).body.code);
  expect(codes.at(-1)).toBe('too_many_requests');
});

test('comments keep their passage, suggestions go into the text by its version, and mentions are told', async () => {
  const teamId = await makeTeam(app, crew);
  const { id } = await shareOne(app, crew, teamId, 'We sell soap. We like soap. We wash.');
  const mentions = [crew.editor.id, (await app.signUp()).id];
  const said = await comment(crew.approver, id, {
    text: 'Which soap?',
    quote: 'soap',
    position: 22,
    mentions,
  });
  // The preview shows the member who publishes, who can have another name than the account.
  expect(said.body.data.publishedAs.name).toMatch(/^Member \d+$/);
  const [about] = said.body.data.comments;
  expect(about).toMatchObject({
    position: 22,
    mentions: [{ id: crew.editor.id }],
    by: { id: crew.approver.id },
  });
  expect(await told(crew.editor)).toMatchObject([{ kind: 'team', path: `/dashboard/team/posts/${id}` }]);
  await app.runDueJobs();
  app.clock.advance(120_000);
  await app.runDueJobs();
  const [mail] = await app.sandbox.control.mailbox.mails(crew.editor.email);
  expect(mail?.subject).toMatch(/mentioned you in a comment$/);
  expect(mail?.text).not.toContain('soap');
  const unknown = await comment(crew.approver, id, { text: 'Where?', quote: 'shampoo' });
  expect(unknown.body.code).toBe('team_passage_changed');

  const words = { quote: 'We like soap', position: 14, replacement: 'We love soap' };
  const key = { id: randomUUID() };
  await comment(crew.approver, id, { ...words, ...key });
  expect((await comment(crew.approver, id, { ...words, ...key })).body.data.comments).toHaveLength(2);
  await approve(crew.approver, id);
  const seen = await read(crew.editor, id);
  const decide = async (person: Person, body: { accept: boolean; version: number }) =>
    app.call(contract.decideTeamSuggestion, { params: { id, commentId: key.id }, body }, as(person));
  expect((await decide(crew.editor, { accept: true, version: seen.version + 1 })).body.code).toBe(
    'version_conflict',
  );
  const done = await decide(crew.editor, { accept: true, version: seen.version });
  expect(done.body.data).toMatchObject({
    text: 'We sell soap. We love soap. We wash.',
    state: 'review',
    reopened: true,
    comments: [{ position: 22 }, { decision: 'accepted', position: null }],
  });
  expect((await decide(author, { accept: false, version: seen.version + 1 })).body.code).toBe(
    'team_suggestion_decided',
  );
  const versions = await app.call(contract.listVersions, { params: { id }, query: {} }, as(author));
  expect(versions.body.data.items[0]).toMatchObject({ by: 'teammate' });
  await save(id, 'We wash.');
  expect((await read(author, id)).comments[0]).toMatchObject({ quote: 'soap', position: null });
  const acts = await app.call(
    contract.listTeamActivity,
    { params: { id: teamId }, query: { limit: 2 } },
    as(author),
  );
  expect(acts.body.data.items.map(({ act }) => act)).toEqual(['accepted', 'approved']);
  const cursor = acts.body.data.nextCursor ?? '';
  const older = await app.call(
    contract.listTeamActivity,
    { params: { id: teamId }, query: { cursor } },
    as(author),
  );
  expect(older.body.data.items.map(({ act }) => act)).toEqual(['suggested', 'commented', 'shared']);
});

test('others schedule in a person’s place with their consent alone, and what they planned ends with it', async () => {
  const teamId = await makeTeam(app, crew);
  const { id } = await shareOne(app, crew, teamId, 'Planned by an editor.');
  const own = await shareOne(app, crew, teamId, 'Planned by its author.');
  const time = at(app.clock.now() + 5 * hour);
  const plan = async (person: Person, postId: string) => {
    const { version } = await read(person, postId);
    const body = { version, at: time, timeZone: 'UTC' };
    return app.call(contract.scheduleTeamPost, { params: { id: postId }, body }, as(person));
  };
  const consent = async (on: boolean) =>
    app.call(contract.setTeamConsent, { params: { id: teamId }, body: { on } }, as(author));
  expect((await plan(crew.editor, id)).body.code).toBe('team_consent_missing');
  await consent(true);
  expect((await plan(crew.editor, id)).body.data).toMatchObject({ state: 'scheduled' });
  expect((await plan(author, own.id)).status).toBe(200);
  expect((await told(author))[0]?.title).toMatch(/scheduled your post$/);
  await consent(false);
  expect((await readPost(app, author, id)).status).toBe('draft');
  expect((await readPost(app, author, own.id)).status).toBe('scheduled');
  // Without consent nobody else can change the text of a scheduled post.
  const { version } = await read(crew.editor, own.id);
  const words = { params: { id: own.id }, body: { version, text: 'Not mine.' } };
  expect((await app.call(contract.editTeamPost, words, as(crew.editor))).body.code).toBe(
    'team_consent_missing',
  );
  await consent(true);
  const raced = await Promise.all([plan(crew.editor, id), consent(false)]);
  expect((await readPost(app, author, id)).status).toBe('draft');
  expect([200, 403]).toContain(raced[0].status);
  // A refusal that only the author can resolve says so to others.
  const unconnected = await app.signUp();
  const people = { ...crew, writer: unconnected };
  const theirs = await makeTeam(app, people);
  const { id: late } = await shareOne(app, people, theirs, 'Not connected yet.');
  const agreed = { params: { id: theirs }, body: { on: true } };
  await app.call(contract.setTeamConsent, agreed, as(unconnected));
  expect((await plan(crew.editor, late)).body).toMatchObject({
    code: 'linkedin_not_connected',
    message: 'The author has not connected LinkedIn. Ask the author to connect it.',
  });
  expect((await plan(unconnected, late)).body.message).toMatch(/^Connect LinkedIn/);
});

test('an account that is deleted leaves its workspaces to the next, and nothing of itself', async () => {
  const [alone, owner, heir, reader] = [
    await app.signUp(),
    await app.signUp(),
    await app.signUp(),
    await app.signUp(),
  ];
  const people = { owner, editor: heir, writer: author, approver: reader, viewer: crew.viewer };
  await ownTeam(app, alone, 'Lonely workspace');
  const elsewhere = await ownTeam(app, crew.viewer, 'Elsewhere');
  const teamId = await makeTeam(app, people, { name: 'Passed on' });
  const { id } = await shareOne(app, people, teamId, 'Stays with its author.');
  await comment(owner, id, { text: 'Said by the owner.', mentions: [heir.id] });
  await approve(owner, id);
  const invited = { email: owner.email, role: 'viewer' as const };
  await app.call(contract.inviteToTeam, { params: { id: elsewhere }, body: invited }, as(crew.viewer));
  expect(await exportTeams(app.context.database.db, owner.id)).toMatchObject({
    teamInvitationsToYou: [{ team: 'Elsewhere', role: 'viewer' }],
  });
  const mine = await write(app, owner, 'Of the owner.');
  await app.call(contract.shareTeamPost, { params: { id: teamId }, body: { postId: mine.id } }, as(owner));
  for (const person of [alone, owner]) {
    const body = { confirmEmail: person.email, password: person.password };
    expect((await app.call(contract.deleteAccount, { body }, as(person))).status).toBe(200);
  }
  await app.runDueJobs();
  const team = await app.call(contract.getTeam, { params: { id: teamId } }, as(heir));
  expect(team.body.data).toMatchObject({ role: 'owner', memberCount: 4 });
  const left = await read(heir, id);
  // Their approval no longer counts.
  expect(left).toMatchObject({ state: 'draft', approvals: [], comments: [{ by: { id: null }, text: '' }] });
  for (const table of [
    'teams',
    'team_members',
    'team_invitations',
    'team_posts',
    'team_approvals',
    'team_comments',
    'team_activity',
  ]) {
    const { rows } = await app.context.database.pool.query<{ row: string }>(
      `SELECT t::text AS row FROM ${table} t`,
    );
    const kept = rows.map(({ row }) => row).join('\n');
    for (const trace of [owner.id, owner.email, alone.id, 'Said by the owner', 'Lonely workspace'])
      expect(kept).not.toContain(trace);
  }
});

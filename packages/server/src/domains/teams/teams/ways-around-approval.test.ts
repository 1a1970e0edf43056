import * as contract from '@limelight/contracts';
import type { Attachment, Endpoint, EndpointCall, Post } from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../testing/index.ts';
import {
  feedTexts,
  openScene,
  publish,
  readPost,
  scheduleAt,
  signUpAuthor,
  uploadPicture,
  writePost,
  type Author,
} from '../../publishing/publishing/test-scene.ts';
import { actsIn, as, makeTeam, ownTeam, shareOne, signUpCrew, type Crew } from './test-team.ts';

const hourMs = 3_600_000;
let app: TestApp;
let crew: Crew;
let author: Author;
let teamId: string;
let number = 0;
beforeAll(async () => {
  app = await openScene();
  author = await signUpAuthor(app);
  crew = { ...(await signUpCrew(app)), writer: author };
});
beforeEach(async () => {
  const { pool } = app.context.database;
  await pool.query(`UPDATE users SET plan = 'Pro', plan_expires_at = $2 WHERE id = $1`, [
    author.id,
    new Date(app.clock.now() + 365 * 24 * hourMs),
  ]);
  await pool.query('DELETE FROM rate_limits');
  teamId = await makeTeam(app, crew, { requiresApproval: true });
});
afterAll(async () => app.close());

const { approve, consent, plan, save, setRole, read } = actsIn(() => ({ app, crew, author }));

/** Calls an endpoint, as the author if nobody else is named. A refusal fails the test. */
async function ask<E extends Endpoint>(endpoint: E, input: EndpointCall<E>, person: Person = author) {
  const answer = await app.call(endpoint, input, as(person));
  if (answer.status !== endpoint.status)
    throw new Error(`${contract.endpointName(endpoint)} was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}
const of = (id: string) => ({ params: { id } });
/** Words that nobody approved, and of which no two are alike. */
const words = () => {
  number += 1;
  const own = ['fields', 'forms', 'doors', 'desks', 'lamps']
    .map((thing) => `${thing}${number}`)
    .join(' took ');
  return `Nobody approved ${own}.`;
};
const shared = async () => (await shareOne(app, crew, teamId, words())).id;
const soon = () => app.clock.now() + hourMs;
const bin = async (id: string) => ask(contract.deletePost, of(id));
const unshare = async (id: string) => ask(contract.unshareTeamPost, of(id));
const leave = async () => ask(contract.leaveTeam, of(teamId));
const copy = async (id: string) => {
  const { text, firstComment } = await readPost(app, author, id);
  return (await ask(contract.createPost, { body: { text, firstComment } })).id;
};
const require = async (requiresApproval: boolean) =>
  ask(contract.updateTeam, { ...of(teamId), body: { requiresApproval } }, crew.owner);

/** Everything that would let the author publish a post that nobody approved. Each returns the post. */
const waysToUnbind: Readonly<Record<string, () => Promise<string>>> = {
  'share it and do nothing else': shared,
  async 'unshare it'() {
    const id = await shared();
    await unshare(id);
    return id;
  },
  async 'unshare it after it was sent back'() {
    const id = await shared();
    await ask(contract.askTeamChanges, { ...of(id), body: { note: 'Not like this.' } }, crew.approver);
    await unshare(id);
    return id;
  },
  async 'have an editor unshare it'() {
    const id = await shared();
    await ask(contract.unshareTeamPost, of(id), crew.editor);
    return id;
  },
  async 'leave the workspace'() {
    const id = await shared();
    await leave();
    return id;
  },
  async 'delete it, leave and restore it'() {
    const id = await shared();
    await bin(id);
    await leave();
    await ask(contract.restorePost, of(id));
    return id;
  },
  async 'be removed'() {
    const id = await shared();
    await ask(contract.removeTeamMember, { params: { id: teamId, userId: author.id } }, crew.owner);
    return id;
  },
  async 'share it with a workspace of their own'() {
    const id = await shared();
    await unshare(id);
    const own = await ownTeam(app, author, 'Of the author');
    const given = { params: { id: own }, body: { postId: id } };
    expect((await app.call(contract.shareTeamPost, given, as(author))).body.code).toBe('team_post_elsewhere');
    await ask(contract.deleteTeam, of(own));
    return id;
  },
  'duplicate it': async () => copy(await shared()),
  async 'duplicate a duplicate of an unshared post'() {
    const id = await shared();
    await unshare(id);
    return copy(await copy(id));
  },
  async 'delete it and continue it as a new draft'() {
    const id = await shared();
    const { text } = await readPost(app, author, id);
    await bin(id);
    return (await ask(contract.createPost, { body: { text } })).id;
  },
  async 'delete it and import its row again'() {
    const body = { csv: `text,date,time\n"${words()}",,\n`, timeZone: 'UTC' };
    const [row] = (await ask(contract.runImport, { body })).rows;
    const id = row?.postId ?? '';
    await ask(contract.shareTeamPost, { ...of(teamId), body: { postId: id } });
    await bin(id);
    const [again] = (await ask(contract.runImport, { body })).rows;
    expect([again?.verdict, again?.postId === id]).toEqual(['draft', false]);
    return again?.postId ?? '';
  },
  async 'have a client approve it by a review link'() {
    const id = await shared();
    const link = await ask(contract.createReviewLink, { body: { postIds: [id], title: 'For a client' } });
    const token = link.url.split('#')[1] ?? '';
    const { fingerprint } = await read(author, id);
    await app.call(contract.approveReview, { body: { token, post: '0', name: 'Client', fingerprint } }, {});
    return id;
  },
  async 'have it approved by a person who is no approver any more'() {
    const id = await shared();
    await approve(crew.approver, id);
    await setRole(teamId, crew.approver, 'editor');
    return id;
  },
  async 'have it approved by a person who is no member any more'() {
    const id = await shared();
    await approve(crew.approver, id);
    const params = { id: teamId, userId: crew.approver.id };
    await ask(contract.removeTeamMember, { params }, crew.owner);
    return id;
  },
  async 'approve it as an owner and stop being one'() {
    const id = await shared();
    await setRole(teamId, author, 'owner');
    await approve(author, id);
    await setRole(teamId, author, 'approver');
    return id;
  },
  async 'change it in another tab at the moment of its approval'() {
    const id = await shared();
    await Promise.all([approve(crew.approver, id), save(id, words())]);
    return id;
  },
  async 'edit the copy of an approved post'() {
    const id = await shared();
    await approve(crew.approver, id);
    const copied = await copy(id);
    expect((await scheduleAt(app, author, copied, new Date(soon()).toISOString())).status).toBe(200);
    const { text } = await readPost(app, author, copied);
    await save(copied, `${text} And one more.`);
    return copied;
  },
  async 'wait until approval is off, and unshare it when it is on again'() {
    const id = await shared();
    await require(false);
    await require(true);
    await unshare(id);
    return id;
  },
};

/** Every way to publish. Each returns the code of the refusal. */
const waysToPublish: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  now: async (id) => (await publish(app, author, id)).body.code,
  later: async (id) => (await scheduleAt(app, author, id, new Date(soon()).toISOString())).body.code,
  async 'by hand after a reminder'(id) {
    const body = { at: new Date(soon()).toISOString(), timeZone: 'UTC', delivery: 'remind' as const };
    return (await app.call(contract.schedulePost, { ...of(id), body }, as(author))).body.code;
  },
  async 'with a token'(id) {
    const body = { name: 'Script', scopes: ['publish' as const], lifetimeDays: 30 as const };
    const made = await ask(contract.createToken, { body });
    const answer = await app.call(contract.publishPost, of(id), { token: made.token });
    await ask(contract.revokeToken, of(made.details.id));
    return answer.body.code;
  },
  async 'by confirming the request of an app'(id) {
    const request = await ask(contract.requestPublish, { body: { postId: id } });
    const { version } = await readPost(app, author, id);
    const given = { ...of(request.id), body: { version } };
    const { code } = (await app.call(contract.confirmPublishRequest, given, as(author))).body;
    await ask(contract.refusePublishRequest, of(request.id));
    return code;
  },
};

test.each(Object.entries(waysToUnbind))('to %s does not bypass approval', async (_, way) => {
  const id = await way();
  const { status } = await readPost(app, author, id);
  if (status === 'scheduled') await ask(contract.unschedulePost, of(id));
  for (const [name, attempt] of Object.entries(waysToPublish))
    expect([name, await attempt(id)]).toEqual([name, 'approval_required']);
});

const link = { kind: 'link', source: 'https://example.com/a', title: 'A title', description: '' } as const;
const question = { kind: 'poll', question: 'Which?', duration: 'THREE_DAYS' } as const;
const poll = { ...question, options: ['One', 'Two'] };
const repost = { kind: 'repost', urn: 'urn:li:share:7000000000000000001' } as const;
type Change = Omit<EndpointCall<typeof contract.updatePost>['body'], 'version'>;

/** Everything readers see, from what was approved to what is published instead. */
const changes: Readonly<Record<string, [before: Attachment | null, after: () => Change | Promise<Change>]>> =
  {
    text: [null, () => ({ text: words() })],
    'first comment': [null, () => ({ firstComment: 'And this.' })],
    audience: [null, () => ({ visibility: 'CONNECTIONS' })],
    'link card': [link, () => ({ attachment: { ...link, title: 'Another title' } })],
    'link address': [link, () => ({ attachment: { ...link, source: 'https://example.com/b' } })],
    'poll option': [poll, () => ({ attachment: { ...poll, options: ['One', 'Three'] } })],
    'poll duration': [poll, () => ({ attachment: { ...poll, duration: 'ONE_DAY' } })],
    'reposted post': [repost, () => ({ attachment: { ...repost, urn: 'urn:li:share:7000000000000000002' } })],
    picture: [null, async () => ({ media: [{ mediaId: await uploadPicture(app, author, '#993366') }] })],
  };

test('nothing that readers see can change between approval and publishing', async () => {
  const ids = new Map<string, string>();
  for (const [name, [attachment, after]] of Object.entries(changes)) {
    const picture = name === 'picture' ? await uploadPicture(app, author) : undefined;
    const { id } = await writePost(app, author, words(), picture, attachment);
    await ask(contract.shareTeamPost, { ...of(teamId), body: { postId: id } });
    await approve(crew.approver, id);
    expect([name, (await plan(author, id, soon())).status]).toEqual([name, 200]);
    const { version } = await readPost(app, author, id);
    await ask(contract.updatePost, { ...of(id), body: { version, ...(await after()) } });
    ids.set(name, id);
  }
  const kept = await shared();
  await approve(crew.approver, kept);
  await plan(author, kept, soon());
  app.clock.advance(hourMs + 60_000);
  await app.runDueJobs();
  for (const [name, id] of ids) {
    const { hold, failure } = await readPost(app, author, id);
    expect([name, hold, failure?.code]).toEqual([name, 'late', 'approval_required']);
  }
  expect((await readPost(app, author, kept)).status).toBe('published');
});

test('an approval that ends before the time of a post, or before it is sent, no longer counts', async () => {
  const ends: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    'sent back': async (id) =>
      ask(contract.askTeamChanges, { ...of(id), body: { note: 'Wait.' } }, crew.approver),
    unshared: async (id) => {
      await unshare(id);
      await setRole(teamId, crew.approver, 'viewer');
    },
    'role changed': async () => setRole(teamId, crew.approver, 'viewer'),
  };
  for (const [name, end] of Object.entries(ends)) {
    await setRole(teamId, crew.approver, 'approver');
    const id = await shared();
    await approve(crew.approver, id);
    await plan(author, id, soon());
    await end(id);
    app.clock.advance(hourMs + 60_000);
    await app.runDueJobs();
    const { hold, failure } = await readPost(app, author, id);
    expect([name, hold, failure?.code]).toEqual([name, 'late', 'approval_required']);
  }
  await setRole(teamId, crew.approver, 'approver');
  const id = await shared();
  await approve(crew.approver, id);
  expect((await publish(app, author, id)).status).toBe(202);
  await setRole(teamId, crew.approver, 'viewer');
  await app.runDueJobs();
  expect((await readPost(app, author, id)).failure?.code).toBe('approval_required');
  // Others who may schedule it cannot either.
  const other = await shared();
  await consent(teamId, true);
  expect((await plan(crew.editor, other, soon())).body.code).toBe('approval_required');
  const { queues } = await ask(contract.createQueue, {
    body: { name: 'Main', slots: [{ weekday: 1, time: '09:30' }], timeZone: 'UTC' },
  });
  const given = { ...of(queues[0]?.id ?? ''), body: { postIds: [other] } };
  const [added] = (await ask(contract.addToQueue, given)).results;
  expect(added?.scheduledAt).toBeNull();
  await ask(contract.deleteQueue, of(queues[0]?.id ?? ''));
});

test('a published post that was never approved is neither repeated nor edited, shared or not', async () => {
  const post = await writePost(app, author, words());
  await publish(app, author, post.id);
  await app.runDueJobs();
  await ask(contract.shareTeamPost, { ...of(teamId), body: { postId: post.id } });
  await unshare(post.id);
  const slots = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, time: '09:30' }));
  const { queues } = await ask(contract.createQueue, { body: { name: 'Again', slots, timeZone: 'UTC' } });
  const id = queues.find(({ name }) => name === 'Again')?.id ?? '';
  await ask(contract.changeQueue, { ...of(id), body: { evergreenMode: 'propose', cooldownDays: 14 } });
  await ask(contract.addEvergreen, { ...of(id), body: { postId: post.id } });
  app.clock.advance(15 * 24 * hourMs);
  author = { ...author, token: await app.login(author) };
  crew = { ...crew, writer: author, owner: { ...crew.owner, token: await app.login(crew.owner) } };
  const { proposals } = await ask(contract.listEvergreen, of(id));
  const body = { postId: post.id, at: proposals[0]?.at ?? '' };
  const repeat = async () => app.call(contract.repeatEvergreen, { ...of(id), body }, as(author));
  expect((await repeat()).body.code).toBe('team_repeat_unapproved');
  const { version } = await readPost(app, author, post.id);
  const edit = { ...of(post.id), body: { version, text: words() } };
  expect((await app.call(contract.editPublished, edit, as(author))).body.code).toBe('approval_closed');
  await ask(contract.releaseTeamPost, of(post.id), crew.owner);
  expect((await repeat()).status).toBe(contract.repeatEvergreen.status);
});

test('only an owner releases a post: one by one, with the approval, or with the workspace', async () => {
  const releases: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    'of a shared post': async (id) => ask(contract.releaseTeamPost, of(id), crew.owner),
    async 'of an unshared post'(id) {
      await unshare(id);
      const { items } = await ask(contract.listHeldTeamPosts, { ...of(teamId), query: {} }, crew.owner);
      expect(items).toMatchObject([{ postId: id, author: { id: author.id } }]);
      expect(JSON.stringify(items)).not.toContain('Nobody approved');
      const tried = await app.call(contract.releaseTeamPost, of(id), as(crew.approver));
      expect(tried.body.code).toBe('not_found');
      await ask(contract.releaseTeamPost, of(id), crew.owner);
    },
    async 'of all unshared posts'(id) {
      await unshare(id);
      await require(false);
      await require(true);
    },
    async 'of all posts'(id) {
      await unshare(id);
      await ask(contract.deleteTeam, of(teamId), crew.owner);
    },
  };
  const released: Post['text'][] = [];
  for (const [name, release] of Object.entries(releases)) {
    const id = await shared();
    await release(id);
    const answer = await publish(app, author, id);
    expect([name, answer.status, answer.body.code]).toEqual([name, 202, undefined]);
    released.push(answer.body.data.text);
  }
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual(expect.arrayContaining(released));
});

test('a post that is shared again keeps its approvals, and its author is told what belongs where', async () => {
  const id = await shared();
  await approve(crew.approver, id);
  await unshare(id);
  const shares = async () => (await ask(contract.listTeamShares, { query: { posts: id } })).items;
  expect(await shares()).toMatchObject([{ postId: id, teamId, shared: false }]);
  const listed = async () => (await ask(contract.listTeamPosts, { ...of(teamId), query: {} })).items;
  expect(await listed()).toEqual([]);
  expect((await app.call(contract.getTeamPost, of(id), as(crew.owner))).status).toBe(404);
  await ask(contract.shareTeamPost, { ...of(teamId), body: { postId: id } });
  expect(await shares()).toMatchObject([{ shared: true }]);
  expect(await listed()).toMatchObject([{ id, state: 'approved' }]);
  await unshare(id);
  expect((await publish(app, author, id)).status).toBe(202);
});

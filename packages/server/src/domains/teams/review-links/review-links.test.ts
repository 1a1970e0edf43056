import { randomUUID } from 'node:crypto';
import {
  approveReview,
  askReviewChanges,
  commentReview,
  createPost,
  createReviewLink,
  createWebhook,
  deleteAccount,
  listNotifications,
  listReviewLinks,
  openReview,
  revokeReviewLink,
  updatePost,
  type EndpointCall,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, someAddress, type Person, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());

type Links = EndpointCall<typeof createReviewLink>['body'];

/** Every caller has a different IP address, so that the rate limits of one test do not affect another. */
const from = (address = someAddress()) => ({ headers: { 'x-forwarded-for': address } });

async function write({ token }: Person, text: string) {
  return (await app.call(createPost, { body: { text } }, { token })).body.data;
}

async function share({ token }: Person, body: Links) {
  const { status, body: answer } = await app.call(createReviewLink, { body }, { token });
  if (status !== 201) throw new Error(`no link: ${JSON.stringify(answer)}`);
  const { id, url } = answer.data;
  return { id, token: url.split('#')[1] ?? '' };
}

const open = async (body: EndpointCall<typeof openReview>['body'], address?: string) =>
  app.call(openReview, { body }, from(address));
const mine = async ({ token }: Person) =>
  (await app.call(listReviewLinks, { query: {} }, { token })).body.data.items;

test('somebody without an account reads, comments and approves, and any change reopens the approval', async () => {
  const author = await app.signUp();
  const hook = {
    url: `${app.sandbox.webUrl}/hooks/review`,
    events: ['approval.decided' as const, 'review.commented' as const],
  };
  const { secret } = (await app.call(createWebhook, { body: hook }, { token: author.token })).body.data;
  await app.sandbox.control.hooks.expect('review', secret);
  const draft = await write(author, 'The first line.\n\nA second passage to talk about.');
  const { token } = await share(author, { postIds: [draft.id], title: 'For Ann' });
  const { data } = (await open({ token })).body;
  const [post] = data.posts;
  if (post === undefined) throw new Error('no post');
  expect(data).toMatchObject({
    title: 'For Ann',
    author: author.name,
    publishedAs: { name: author.name, pictureUrl: null },
  });
  expect(post).toMatchObject({ key: '0', text: draft.text, comments: [], approvals: [] });

  const said = { token, post: '0', name: 'Ann Client' };
  const comment = { ...said, id: randomUUID(), text: 'Say who.', quote: 'passage  to talk' };
  expect((await app.call(commentReview, { body: comment }, from())).status).toBe(200);
  // Sent twice, stored once.
  const again = await app.call(commentReview, { body: comment }, from());
  expect(again.body.data.posts[0]?.comments).toMatchObject([
    { name: 'Ann Client', text: 'Say who.', quote: 'passage  to talk' },
  ]);
  const strange = { ...comment, id: randomUUID(), quote: 'Words that are not there' };
  expect((await app.call(commentReview, { body: strange }, from())).body.code).toBe('review_quote_unknown');

  const approve = async (fingerprint: string) =>
    app.call(approveReview, { body: { ...said, fingerprint } }, from());
  expect((await approve(post.fingerprint)).body.data.posts[0]?.approvals).toMatchObject([
    { name: 'Ann Client', current: true },
  ]);
  await approve(post.fingerprint);
  const told = (await app.call(listNotifications, { query: {} }, { token: author.token })).body.data.items;
  expect(told.map(({ kind, about, title }) => [kind, about, title])).toEqual([
    ['review', 'Ann Client · The first line.', 'A post was approved through your review link'],
    ['review', 'Ann Client · The first line.', 'Someone commented on a post through your review link'],
  ]);
  await app.runDueJobs();
  const deliveries = (await app.sandbox.control.hooks.deliveries('review')).map(({ body }) =>
    z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) }).parse(JSON.parse(body)),
  );
  expect(deliveries.toSorted((a, b) => a.type.localeCompare(b.type))).toMatchObject([
    { type: 'approval.decided', data: { postId: draft.id, decision: 'approved' } },
    { type: 'review.commented', data: { postId: draft.id, commentId: comment.id } },
  ]);

  const change = async (body: Partial<EndpointCall<typeof updatePost>['body']>, version: number) =>
    app.call(updatePost, { params: { id: draft.id }, body: { version, ...body } }, { token: author.token });
  const changed = await change({ text: 'The first line.\n\nAnother passage.' }, draft.version);
  expect(changed.status).toBe(200);
  const [link] = await mine(author);
  expect(link?.posts[0]).toMatchObject({
    postId: draft.id,
    comments: [{ text: 'Say who.' }],
    approvals: [{ name: 'Ann Client', current: false }],
  });
  // The post differs from what Ann read, so the old approval cannot be repeated.
  expect((await approve(post.fingerprint)).body.code).toBe('review_changed');
  // With the original text restored, the approval applies again.
  await change({ text: draft.text }, changed.body.data.version);
  expect((await mine(author))[0]?.posts[0]?.approvals).toMatchObject([{ current: true }]);
  // A different audience makes it a different post.
  await change({ visibility: 'CONNECTIONS' }, changed.body.data.version + 1);
  expect((await mine(author))[0]?.posts[0]?.approvals).toMatchObject([{ current: false }]);
});

test('a reviewer asks for changes to exactly what was shown, which ends their approval until they approve again', async () => {
  const author = await app.signUp();
  const hook = { url: `${app.sandbox.webUrl}/hooks/changes`, events: ['approval.decided' as const] };
  const { secret } = (await app.call(createWebhook, { body: hook }, { token: author.token })).body.data;
  await app.sandbox.control.hooks.expect('changes', secret);
  const draft = await write(author, 'We sell soap.');
  const { token } = await share(author, { postIds: [draft.id] });
  const [post] = (await open({ token })).body.data.posts;
  if (post === undefined) throw new Error('no post');
  const { fingerprint } = post;
  const approve = async (name: string) =>
    app.call(approveReview, { body: { token, post: '0', name, fingerprint } }, from());
  type Wish = Partial<EndpointCall<typeof askReviewChanges>['body']>;
  const ask = async (wish: Wish = {}) => {
    const body = {
      token,
      post: '0',
      name: 'Ann',
      fingerprint,
      note: 'Name it.',
      id: randomUUID(),
    };
    return app.call(askReviewChanges, { body: { ...body, ...wish } }, from());
  };
  await approve('Ann');
  await approve('Ben');
  expect((await ask({ note: ' \n ' })).status).toBe(400);
  expect((await ask({ fingerprint: 'f'.repeat(64) })).body.code).toBe('review_changed');
  const id = randomUUID();
  const asked = await ask({ id });
  // The approval of somebody else stands.
  const shown = {
    approvals: [{ name: 'Ben', current: true }],
    changes: [{ id, name: 'Ann', note: 'Name it.', current: true }],
  };
  expect(asked.body.data.posts).toMatchObject([shown]);
  expect((await mine(author))[0]?.posts).toMatchObject([shown]);
  app.clock.advance(1_000);
  expect((await approve('Ann')).body.data.posts).toMatchObject([
    { approvals: [{ name: 'Ben' }, { name: 'Ann', current: true }], changes: [{ current: false }] },
  ]);
  // The first request, sent again late, does not end the new approval.
  expect((await ask({ id })).body.data.posts[0]?.approvals).toHaveLength(2);
  const told = (await app.call(listNotifications, { query: {} }, { token: author.token })).body.data.items;
  const titles = Map.groupBy(told, ({ title }) => title);
  expect(titles.get('Someone asked for changes to a post through your review link')).toMatchObject([
    { kind: 'review', about: 'Ann · We sell soap.' },
  ]);
  expect(titles.get('A post was approved through your review link')).toHaveLength(3);
  await app.runDueJobs();
  const events = (await app.sandbox.control.hooks.deliveries('changes')).map(({ body }) => body);
  expect(events).toHaveLength(4);
  const [changes] = events.filter((body) => body.includes('"changes-asked"'));
  expect(changes).toContain('"type":"approval.decided"');
  expect(changes).not.toContain('Name it.');

  const body = { version: draft.version, text: 'We sell soap called Sid.' };
  await app.call(updatePost, { params: { id: draft.id }, body }, { token: author.token });
  expect((await ask()).body.code).toBe('review_changed');
});

test('a link opens nothing but its posts: not others, not the account, not for guesses, and not for long', async () => {
  const author = await app.signUp();
  const [shown, hidden] = [await write(author, 'Shown to Ben.'), await write(author, 'Nobody sees this.')];
  const first = await share(author, { postIds: [shown.id], days: 2 });
  const other = await share(author, { postIds: [hidden.id] });
  const opened = await open({ token: first.token });
  const all = JSON.stringify(opened.body);
  for (const secret of [author.email, author.id, author.token, shown.id, hidden.id, hidden.text, other.id])
    expect(all).not.toContain(secret);
  expect(opened.headers.get('cache-control')).toMatch(/no-store/);
  // A comment under one link is not visible under another.
  await app.call(
    commentReview,
    { body: { token: other.token, post: '0', id: randomUUID(), name: 'Cy', text: 'Private words' } },
    from(),
  );
  expect(JSON.stringify((await open({ token: first.token })).body)).not.toContain('Private words');
  // The secret is not a session token, and a session token is not a secret.
  const asSession = await app.call(listReviewLinks, { query: {} }, { token: first.token });
  expect(asSession.status).toBe(401);
  for (const guess of [
    author.token,
    first.id,
    'f'.repeat(64),
    first.token.slice(0, 63),
    "' OR 1=1 --",
    'constructor',
  ])
    expect((await open({ token: guess })).body.code).toBe('review_link_invalid');
  const beyond = { token: first.token, id: randomUUID(), name: 'Ben', text: 'Hello' };
  for (const post of ['1', '-1', '0x0', hidden.id.slice(0, 10)])
    expect((await app.call(commentReview, { body: { ...beyond, post } }, from())).status).toBe(404);
  // A link cannot contain other users' drafts, and other users cannot close it.
  const stranger = await app.signUp();
  const taken = await app.call(
    createReviewLink,
    { body: { postIds: [hidden.id] } },
    { token: stranger.token },
  );
  expect(taken.status).toBe(404);
  const revoke = async (person: Person) =>
    app.call(revokeReviewLink, { params: { id: other.id } }, { token: person.token });
  expect((await revoke(stranger)).status).toBe(404);
  expect((await revoke(author)).status).toBe(200);
  expect((await open({ token: other.token })).body.code).toBe('review_link_invalid');
  app.clock.advance(2 * 86_400_000 + 1);
  expect((await open({ token: first.token })).body.code).toBe('review_link_invalid');
  expect(await mine(author)).toEqual([]);
});

test('a password is asked for everywhere, guessing ends, and the secrets are stored as hashes', async () => {
  const author = await app.signUp();
  const draft = await write(author, 'Behind a password.');
  const { token } = await share(author, { postIds: [draft.id], password: 'opensesame' });
  expect((await open({ token })).body.code).toBe('review_password_needed');
  const mark = { token, post: '0', name: 'Ann', id: randomUUID(), text: 'Hello' };
  expect((await app.call(commentReview, { body: mark }, from())).body.code).toBe('review_password_needed');
  const reader = someAddress();
  expect((await open({ token, password: 'opensesame' }, reader)).status).toBe(200);
  const guesser = someAddress();
  const codes: (string | undefined)[] = [];
  for (let guess = 0; guess < 12; guess += 1)
    codes.push((await open({ token, password: `guess-${guess}` }, guesser)).body.code);
  expect(new Set(codes.slice(0, 10))).toEqual(new Set(['review_password_wrong']));
  expect(codes.at(-1)).toBe('too_many_requests');
  // Someone who knows the password can still open it from elsewhere.
  expect((await open({ token, password: 'opensesame' })).status).toBe(200);
  // The many addresses of one IPv6 network count as one guesser.
  for (let guess = 0; guess < 10; guess += 1)
    await open({ token, password: `guess-${guess}` }, `2001:db8:1:2::${guess + 1}`);
  const neighbour = await open({ token, password: 'opensesame' }, '2001:db8:1:2:3::1');
  expect(neighbour.body.code).toBe('too_many_requests');
  // A link accepts 100 wrong passwords per hour in total, however many networks guess.
  const { pool } = app.context.database;
  const counted = await pool.query<{ points: number }>(
    `SELECT points FROM rate_limits WHERE key LIKE 'review-password-total:%'`,
  );
  expect(counted.rows).toEqual([{ points: 20 }]);
  await pool.query(`UPDATE rate_limits SET points = 100 WHERE key LIKE 'review-password-total:%'`);
  expect((await open({ token, password: 'opensesame' })).body.code).toBe('too_many_requests');
  // Whoever opened it before is not kept out by others.
  expect((await open({ token, password: 'opensesame' }, reader)).status).toBe(200);
  await pool.query(`DELETE FROM rate_limits WHERE key LIKE 'review-password-total:%'`);
  const { rows } = await app.context.database.pool.query<{ all: string }>(
    'SELECT json_agg(review_links)::text AS all FROM review_links',
  );
  expect(rows[0]?.all).not.toContain(token);
  expect(rows[0]?.all).not.toContain('opensesame');
  expect(rows[0]?.all).toContain('$argon2id$');
  const body = { confirmEmail: author.email, password: author.password };
  await app.call(deleteAccount, { body }, { token: author.token });
  await app.runDueJobs();
  expect((await open({ token, password: 'opensesame' })).body.code).toBe('review_link_invalid');
});

import { createHash } from 'node:crypto';
import {
  addSource,
  attachSource,
  confirmClaim,
  createPost,
  editPublished,
  getOrigins,
  openRecord,
  originsFile,
  shareOrigins,
  unshareOrigins,
  updatePost,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personalData } from '../../../app.ts';
import type { TestApp } from '../../../testing/index.ts';
import { readSections } from '../../../testing/sections.ts';
import { exportPostsData } from '../../posts/posts/index.ts';
import { openScene, publish, readPost, signUpAuthor, type Author } from './test-scene.ts';

let app: TestApp;
let who: Author;
beforeAll(async () => {
  app = await openScene();
  who = await signUpAuthor(app);
});
afterAll(() => app.close());

const as = () => ({ token: who.token });
const origins = async (id: string, token = who.token) =>
  (await app.call(getOrigins, { params: { id } }, { token })).body.data;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const talk = `WEBVTT

00:00:04.000 --> 00:00:09.000
We closed the shop in Leeds after the flood took the whole cellar.

00:01:31.000 --> 00:01:38.000
Then 43 neighbours came with buckets and stayed all night.
`;
const model =
  'The flood took our cellar in Leeds. By night, 43 neighbours had come with buckets. Consistency beats intensity.';
const typed = (name: string) => `My aunt ${name} cried when she saw them.`;

/** A draft that a model wrote from a recording, and its author went on with. */
async function draft(name: string): Promise<string> {
  const made = await app.call(createPost, { body: { text: model, changes: [{ by: 'writer' }] } }, as());
  const { id, version } = made.body.data;
  const source = await app.call(
    addSource,
    { body: { kind: 'transcript', text: talk, title: 'Walk home' } },
    as(),
  );
  await app.call(attachSource, { params: { id }, body: { sourceId: source.body.data.id } }, as());
  app.clock.advance(5 * 60_000);
  const text = `${model}\n\n${typed(name)}`;
  await app.call(updatePost, { params: { id }, body: { version, text } }, as());
  return id;
}

it('tells of a draft whose words it has, and leads to the second of a recording', async () => {
  const id = await draft('Ana');
  const found = await origins(id);
  expect(found).toMatchObject({ recordedAt: null, shared: null, comparable: true });
  expect(found.hash).toBe(hashOf(`${model}\n\n${typed('Ana')}`));
  expect(found.sentences.map(({ origin, by, basis }) => [origin, by, basis])).toEqual([
    ['model', 'writer', 'you'],
    ['model', 'writer', 'you'],
    ['model', 'writer', 'nothing'],
    ['typed', 'you', 'you'],
  ]);
  expect(found.sentences.map(({ rests }) => rests.map(({ kind, second }) => [kind, second]))).toEqual([
    [['said', 4]],
    [['said', 4]],
    [],
    [],
  ]);
  expect(found.sources).toEqual([{ kind: 'said', title: 'Walk home', sentences: 2 }]);

  const sentence = 'Consistency beats intensity.';
  await app.call(confirmClaim, { params: { id }, body: { claim: sentence, sentence } }, as());
  expect((await origins(id)).sentences[2]).toMatchObject({ basis: 'you', rests: [{ kind: 'confirmed' }] });

  const stranger = await app.signUp();
  expect((await app.call(getOrigins, { params: { id } }, { token: stranger.token })).status).toBe(404);
  const early = await app.call(shareOrigins, { params: { id }, body: {} }, as());
  expect(early.body.code).toBe('origins_not_recorded');
});

it('keeps the record of what was published, whatever is changed later', async () => {
  const id = await draft('Bea');
  await publish(app, who, id);
  await app.runDueJobs();
  const post = await readPost(app, who, id);
  expect(post.status).toBe('published');
  const recorded = await origins(id);
  expect(recorded.recordedAt).toBe(post.publishedAt);
  expect([recorded.text, recorded.hash]).toEqual([post.text, hashOf(post.text)]);

  const body = { version: post.version, text: 'Another text.' };
  expect((await app.call(editPublished, { params: { id }, body }, as())).status).toBe(202);
  await app.runDueJobs();
  expect((await readPost(app, who, id)).text).toBe('Another text.');
  expect(await origins(id)).toEqual(recorded);

  const file = async (format: 'json' | 'pdf') =>
    app.fetch(`/api/posts/${id}/origins/file?format=${format}`, {
      headers: { authorization: `Bearer ${who.token}` },
    });
  expect(originsFile.files).toContain('application/pdf');
  const json = await (await file('json')).text();
  expect(JSON.parse(json)).toMatchObject({
    sha256: recorded.hash,
    sentences: [{ origin: 'model' }, { rests: [{ second: 4 }] }, {}, { text: typed('Bea'), origin: 'typed' }],
  });
  const pdf = Buffer.from(await (await file('pdf')).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

it('is shared by a link that shows no passages unless asked, and can be ended', async () => {
  const id = await draft('Cleo');
  await publish(app, who, id);
  await app.runDueJobs();
  const share = async (passages: boolean) => {
    const { body } = await app.call(shareOrigins, { params: { id }, body: { passages } }, as());
    return new URL(body.data.url).hash.slice(1);
  };
  const open = (token: string) => app.call(openRecord, { body: { token } });
  expect((await open('0'.repeat(64))).body.code).toBe('record_link_invalid');

  const first = await share(false);
  const { body: shown } = await open(first);
  expect(shown.data).toMatchObject({
    hash: hashOf(shown.data.text),
    sources: [{ title: 'Walk home', sentences: 2 }],
    sentences: [{ rests: [{ title: 'Walk home', passage: null, second: 4 }] }, {}, {}, {}],
  });
  expect(JSON.stringify(shown.data)).not.toContain('stayed all night');

  const second = await share(true);
  expect((await open(first)).body.code).toBe('record_link_invalid');
  expect(JSON.stringify((await open(second)).body.data)).toContain('stayed all night');
  expect((await origins(id)).shared).toMatchObject({ passages: true });
  await app.call(unshareOrigins, { params: { id } }, as());
  expect((await open(second)).body.code).toBe('record_link_invalid');
  expect((await origins(id)).shared).toBeNull();
});

it('is in the download, and goes with the account', async () => {
  const id = await draft('Dora');
  await publish(app, who, id);
  await app.runDueJobs();
  const { db, pool } = app.context.database;
  const data = JSON.stringify(await readSections(db, await exportPostsData(db, who.id)));
  expect(data).toContain(hashOf(`${model}\n\n${typed('Dora')}`));
  const count = async () => {
    const { rows } = await pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM post_origins WHERE user_id = $1',
      [who.id],
    );
    return rows[0]?.count;
  };
  expect(await count()).toBeGreaterThan(0);
  await db.transaction(async (tx) => {
    for (const { erase } of personalData) await erase(tx, who.id, new Date(app.clock.now()));
  });
  expect(await count()).toBe(0);
});

import { randomUUID } from 'node:crypto';
import { createPost, deletePost, getVersion, listVersions, updatePost } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../../testing/index.ts';
import { readSections } from '../../../../testing/sections.ts';
import { exportPostsData } from '../personal-data.ts';
import { versionsOf, type MadeChange } from './rules.ts';

const minute = 60_000;
const paragraph =
  'A paragraph that is long enough to count as a step of its own, since it holds well over two hundred characters and was put in at once, from somewhere else, while nobody typed a word of it by hand in the page.';

describe('what a save adds', () => {
  const last = {
    by: 'you' as const,
    text: 'One line.',
    tab: null,
    beganAt: 0,
    endedAt: minute,
  };
  const saved = (text: string, at: number, changes: MadeChange[] = [], tab: string | null = null) =>
    versionsOf(last, { text, changes, tab, at });

  it('joins typing that goes on, and begins anew after a rest, a big change or in another tab', () => {
    expect(saved('One line. Two.', 2 * minute)).toEqual({ joined: 'One line. Two.', added: [] });
    expect(saved('One line. Two.', 5 * minute).added).toMatchObject([{ by: 'you', text: 'One line. Two.' }]);
    expect(saved(`One line. ${paragraph}`, 2 * minute).added).toHaveLength(1);
    expect(saved('One line. Two.', 2 * minute, [], randomUUID()).added).toMatchObject([{ elsewhere: false }]);
    expect(saved('One line.', 2 * minute)).toEqual({ joined: null, added: [] });
    expect(saved('', 2 * minute)).toEqual({ joined: null, added: [] });
  });

  it('makes one before and one after each change that was not typed', () => {
    const { joined, added } = saved('Three, and typed on.', 2 * minute, [
      { by: 'improvement', detail: 'Shorter', before: 'One line, unsaved.', after: 'Two.' },
      { by: 'chat', detail: 'Say three', after: 'Three.' },
    ]);
    expect(joined).toBe('One line, unsaved.');
    expect(added.map(({ by, text }) => [by, text])).toEqual([
      ['improvement', 'Two.'],
      ['chat', 'Three.'],
      ['you', 'Three, and typed on.'],
    ]);
  });
});

describe('the versions of a post', () => {
  let app: TestApp;
  let who: Person;
  beforeAll(async () => {
    app = await createTestApp();
    who = await app.signUp();
  });
  afterAll(() => app.close());
  const made = async (text: string, more: object = {}) => {
    const { body } = await app.call(createPost, { body: { text, ...more } }, { token: who.token });
    return body.data;
  };
  const versionsFor = async (id: string, token = who.token) =>
    app.call(listVersions, { params: { id }, query: {} }, { token });

  it('are as before where what was typed was taken back', async () => {
    const post = await made('Written first.', { changes: [{ by: 'writer' }] });
    const texts = async () => (await versionsFor(post.id)).body.data.items.map(({ by }) => by);
    const type = async (version: number, text: string) =>
      app.call(updatePost, { params: { id: post.id }, body: { version, text } }, { token: who.token });
    await type(post.version, 'Written first. And more.');
    expect(await texts()).toEqual(['you', 'writer']);
    await type(post.version + 1, 'Written first.');
    expect(await texts()).toEqual(['writer']);
    await type(post.version + 2, 'Written first. And other words.');
    expect(await texts()).toEqual(['you', 'writer']);
  });

  it('are listed with who made them and read one by one', async () => {
    const post = await made('Written first.', { changes: [{ by: 'writer' }] });
    const save = {
      version: post.version,
      text: 'Shorter.',
      changes: [{ by: 'improvement', detail: 'Shorter', before: 'Written first, and typed on.' }],
    } as const;
    const once = () =>
      app.call(
        updatePost,
        { params: { id: post.id }, body: { ...save, changes: [...save.changes] } },
        { token: who.token },
      );
    expect((await once()).status).toBe(200);
    // The answer got lost, and repeating the save adds nothing.
    expect((await once()).status).toBe(200);
    const { items } = (await versionsFor(post.id)).body.data;
    expect(items.map(({ number, by, detail, beginning }) => ({ number, by, detail, beginning }))).toEqual([
      { number: 3, by: 'improvement', detail: 'Shorter', beginning: 'Shorter.' },
      { number: 2, by: 'you', detail: '', beginning: 'Written first, and typed on.' },
      { number: 1, by: 'writer', detail: '', beginning: 'Written first.' },
    ]);
    const versionId = items[1]?.id ?? '';
    const read = await app.call(getVersion, { params: { id: post.id, versionId } }, { token: who.token });
    expect(read.body.data.text).toBe('Written first, and typed on.');
  });

  it('are all kept, however many, and come page by page', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const post = await made('Text 1.', { tab: other });
    const count = 103;
    for (let version = 1; version < count; version += 1) {
      const body = { version, text: `Text ${version + 1}.`, tab: version % 2 === 0 ? other : one };
      await app.call(updatePost, { params: { id: post.id }, body }, { token: who.token });
    }
    const numbers: number[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 4; pages += 1) {
      const query = { limit: 40, ...(cursor === undefined ? {} : { cursor }) };
      const { body } = await app.call(listVersions, { params: { id: post.id }, query }, { token: who.token });
      numbers.push(...body.data.items.map(({ number }) => number));
      cursor = body.data.nextCursor ?? undefined;
      if (cursor === undefined) break;
    }
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => count - index));
  });

  it('tell of another tab', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const post = await made('From one tab.', { tab: one });
    await app.call(
      updatePost,
      { params: { id: post.id }, body: { version: 1, text: 'From one tab and another.', tab: other } },
      { token: who.token },
    );
    expect((await versionsFor(post.id)).body.data.items).toMatchObject([
      { by: 'you', elsewhere: true },
      { by: 'you', elsewhere: false },
    ]);
  });

  it('belong to their author, and go with the post', async () => {
    const post = await made('Nobody else reads this.');
    const stranger = await app.signUp();
    expect((await versionsFor(post.id, stranger.token)).status).toBe(404);
    const { db } = app.context.database;
    const exported = async (id: string) => readSections(db, await exportPostsData(db, id));
    expect(await exported(stranger.id)).toMatchObject({ postVersions: [] });
    await app.call(deletePost, { params: { id: post.id } }, { token: who.token });
    expect((await versionsFor(post.id)).status).toBe(404);
    const kept = async () => JSON.stringify(await exported(who.id));
    expect(await kept()).toContain('Nobody else reads this.');
    app.clock.advance(31 * 24 * 60 * minute);
    await app.runPeriodic('posts-empty-bin');
    expect(await kept()).not.toContain('Nobody else reads this.');
  });
});

import {
  addToQueue,
  copyPicture,
  createCarousel,
  createGraphic,
  createPost,
  editPublished,
  movePosts,
  postCarousel,
  requestPublish,
  runImport,
  schedulePost,
  updatePost,
  type Attachment,
  type Endpoint,
  type EndpointCall,
} from '@limelight/contracts';
import { emptySlide, noBrand } from '@limelight/slides';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestApp } from '../../../testing/index.ts';
import { makeQueue } from '../queues/test-scene.ts';
import {
  feedTexts,
  openScene,
  publish,
  readPost,
  scheduleAt,
  signUpAuthor,
  type Author,
} from './test-scene.ts';

let app: TestApp;
let author: Author;
beforeAll(async () => {
  app = await openScene();
  author = await signUpAuthor(app);
});
afterAll(async () => app.close());

const slide = (id: string, words: { title: string; body?: string }) => ({
  ...emptySlide(id, 'text'),
  kind: 'text' as const,
  ...words,
});
const at = '2031-03-14T10:00';
const ask = async <E extends Endpoint>(endpoint: E, input: EndpointCall<E>) =>
  app.call(endpoint, input, { token: author.token });
const refusal = z.object({ code: z.string(), details: z.object({ reason: z.string() }) });
const named = (answer: { body: unknown }) => {
  const { code, details } = refusal.parse(answer.body);
  return [code, details.reason];
};

type Draft = EndpointCall<typeof createPost>['body'];
const write = async (draft: Partial<Draft>) => {
  const made = await ask(createPost, { body: { text: 'We took fields out.', ...draft } });
  expect(made.status).toBe(201);
  return made.body.data.id;
};

/** Every way to send one post, with the refusal that it answers. */
const ways: Readonly<Record<string, (id: string) => Promise<string[]>>> = {
  publish: async (id) => named(await publish(app, author, id)),
  schedule: async (id) => named(await scheduleAt(app, author, id, at)),
  async remind(id) {
    const body = { at, timeZone: 'UTC', delivery: 'remind' as const };
    return named(await ask(schedulePost, { params: { id }, body }));
  },
  async queue(id) {
    const queue = await makeQueue(app, author, [{ weekday: 1, time: '09:00' }], 'UTC', `Queue ${id}`);
    const { results } = (await ask(addToQueue, { params: { id: queue }, body: { postIds: [id] } })).body.data;
    return named({ body: results[0]?.refusal });
  },
  async moves(id) {
    const { results } = (await ask(movePosts, { body: { moves: [{ id, at }], timeZone: 'UTC' } })).body.data;
    return named({ body: results[0]?.refusal });
  },
  request: async (id) => named(await ask(requestPublish, { body: { postId: id } })),
};

describe.each(Object.entries(ways))('a post with an open gap is refused by %s', (_, send) => {
  it('with the gap by name', async () => {
    for (const gap of ['…', '...', 'how many', 'an example from your work', 'your number', 'name', 'Anzahl'])
      expect(await send(await write({ text: `I led a team of [${gap}] people.` }))).toEqual([
        'open_gap',
        gap,
      ]);
  });
});

const poll: Attachment = {
  kind: 'poll',
  question: 'Which?',
  options: ['One', '[your option]'],
  duration: 'ONE_DAY',
};

describe('a gap around the text', () => {
  it.each<[string, Partial<Draft>]>([
    ['First comment: name of the report', { firstComment: 'Read [name of the report].' }],
    ['Poll: your option', { attachment: poll }],
    [
      'Link: how many',
      {
        attachment: {
          kind: 'link',
          source: 'https://example.com/',
          title: 'Our [how many] fields',
          description: '',
        },
      },
    ],
  ])('is found: %s', async (reason, draft) => {
    const id = await write(draft);
    expect(named(await publish(app, author, id))).toEqual(['open_gap', reason]);
    expect(named(await scheduleAt(app, author, id, at))).toEqual(['open_gap', reason]);
  });

  it('is found on the slides of a carousel, in its caption and in a picture that was drawn', async () => {
    const look = { size: 'portrait', design: 'spotlight', scheme: 'dark', language: 'en' } as const;
    const brand = { ...noBrand, pageNumbers: false };
    const slides = [slide('a', { title: 'Growth' })];
    slides.push(slide('b', { title: 'Why', body: 'We were [how many] people.' }));
    const deck = { ...look, brand, slides, title: 'Growth', caption: 'How we grew.' };
    const post = async (given: object) => {
      const made = await ask(createCarousel, { body: { deck: { ...deck, ...given } } });
      const { id } = made.body.data;
      const answer = await ask(postCarousel, { params: { id }, body: {} });
      return named(await scheduleAt(app, author, answer.body.data.postId, at));
    };
    expect(await post({})).toEqual(['open_gap', 'Slide 2: how many']);
    expect(await post({ caption: 'We grew by […].' })).toEqual(['open_gap', '…']);

    const graphic = {
      ...look,
      brand,
      kind: 'quote' as const,
      fields: { body: 'I hired [how many] people.' },
    };
    const { mediaId } = (await ask(createGraphic, { body: graphic })).body.data;
    const { id: copy } = (await ask(copyPicture, { params: { id: mediaId }, body: {} })).body.data;
    const id = await write({ media: [{ mediaId: copy, altText: 'A quotation' }] });
    expect(named(await publish(app, author, id))).toEqual(['open_gap', 'Picture: how many']);
  });

  it('is not put into a scheduled or a published post', async () => {
    const id = await write({});
    expect((await scheduleAt(app, author, id, at)).status).toBe(200);
    const { version } = await readPost(app, author, id);
    const edit = async (body: object) => ask(updatePost, { params: { id }, body: { version, ...body } });
    expect(named(await edit({ text: 'With [how many].' }))).toEqual(['open_gap', 'how many']);
    expect(named(await edit({ firstComment: '[where?]' }))).toEqual(['open_gap', 'First comment: where?']);
    expect(await readPost(app, author, id)).toMatchObject({ text: 'We took fields out.', firstComment: '' });

    const out = await write({ text: 'It is out.' });
    await publish(app, author, out);
    await app.runDueJobs();
    const body = {
      text: 'It is out in [how many] shops.',
      version: (await readPost(app, author, out)).version,
    };
    expect(named(await ask(editPublished, { params: { id: out }, body }))).toEqual(['open_gap', 'how many']);
  });
});

it('a row of a file is not scheduled with an open gap', async () => {
  const csv = 'text,date,time\nWe are [how many].,2031-03-20,9:30\nWe are [HIRING].,2031-03-20,9:40\n';
  const { rows } = (await ask(runImport, { body: { csv, timeZone: 'UTC' } })).body.data;
  expect(rows.map(({ verdict }) => verdict)).toEqual(['refused', 'schedule']);
  expect(rows[0]?.note).toContain('“how many” is still open');
});

it('a post that was scheduled before it had to be whole is held when its time comes', async () => {
  const ids = [await write({ text: 'Scheduled whole.' }), await write({ text: 'Also whole.' })];
  for (const id of ids) expect((await scheduleAt(app, author, id, at)).status).toBe(200);
  await app.context.database.pool.query('UPDATE posts SET text = $1 WHERE id = $2', ['Is [name]?', ids[0]]);
  app.clock.advance(3 * 86_400_000);
  await app.runDueJobs();
  expect((await readPost(app, author, ids[0] ?? '')).failure?.code).toBe('open_gap');
  expect((await feedTexts(app, author)).filter((text) => text.includes('[name]'))).toEqual([]);
});

it('labels of the author are published as they are', async () => {
  const id = await write({ text: '[HIRING] [EN] Part [1/5]: see the [video], [link in comments]. [1]' });
  expect((await publish(app, author, id)).status).toBe(202);
});

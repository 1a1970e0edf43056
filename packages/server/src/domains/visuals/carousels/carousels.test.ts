import {
  carouselRun,
  carouselSlide,
  carouselVersionLimit,
  changeCarousel,
  connectModel,
  createCarousel,
  deleteCarousel,
  getCarousel,
  getCarouselVersion,
  getPost,
  getRun,
  listCarousels,
  listCarouselVersions,
  postCarousel,
  restoreCarouselVersion,
  tagCarousel,
} from '@limelight/contracts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { heldCredits } from '../../billing/credits/index.ts';
import { engineOf, runToEnd, startRun } from '../../runs/runs/index.ts';
import { carousel, slide as rewriting } from './run.ts';
import { splitIntoSlides } from './split/split-text.ts';

const text = `We cancelled every meeting for a month
What broke, and what we kept.

Our rules:

- Write it down: a decision needs a document
- Answer within a day
- Talk when it is human

63% of planned work was finished

Nobody asked for the meetings back.

Which meeting would you cancel first?`;

let app: TestApp;
let who: Person;
beforeAll(async () => {
  app = await createTestApp();
  who = await app.signUp();
});
afterAll(() => app.close());

async function make(person: Person): Promise<string> {
  const id = await startRun(app.context, carousel, {
    owner: { kind: 'user', userId: person.id },
    input: { source: { kind: 'text', text } },
  });
  await engineOf(app.context).work(carousel, id);
  return id;
}

it('turns a text into slides without a model, keeps changes, and exports a PDF with the text in it', async () => {
  const id = await make(who);
  const { token } = who;
  const read = await app.call(getCarousel, { params: { id } }, { token });
  const { deck, version } = read.body.data;
  expect(deck.slides.map(({ kind }) => kind)).toEqual(['cover', 'list', 'stat', 'text', 'closing']);
  expect(deck.slides[1]).toMatchObject({ title: 'Our rules', items: [{ label: 'Write it down' }, {}, {}] });
  expect(deck.slides[2]).toMatchObject({ figure: '63%', title: 'of planned work was finished' });

  const change = {
    params: { id },
    body: { version, deck: { ...deck, title: 'A quiet month', design: 'swiss' } },
  };
  expect((await app.call(changeCarousel, change, { token })).body.data.version).toBe(version + 1);
  expect((await app.call(changeCarousel, change, { token })).body.code).toBe('carousel_changed');
  const list = await app.call(listCarousels, { query: { search: 'quiet' } }, { token });
  expect(list.body.data.items).toMatchObject([{ id, title: 'A quiet month', slides: 5 }]);

  const heldBefore = await heldCredits(app.context.database.db, who.id, app.clock.now());
  expect(heldBefore).toBe(480);

  const address = (format: string) => `/api/carousels/${id}/export?format=${format}`;
  const headers = { authorization: `Bearer ${token}` };
  const pdf = await app.fetch(address('pdf'), { headers });
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const pages = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), {
    mergePages: false,
  });
  expect(pages.totalPages).toBe(5);
  expect(pages.text[1]).toContain('Answer within a day');
  for (const format of ['png', 'pptx']) {
    const file = new Uint8Array(await (await app.fetch(address(format), { headers })).arrayBuffer());
    expect(String.fromCharCode(...file.slice(0, 2))).toBe('PK');
  }
});

it('becomes a draft with the PDF as a document', async () => {
  const id = await make(who);
  const { token } = who;
  const made = await app.call(postCarousel, { params: { id }, body: {} }, { token });
  const post = await app.call(getPost, { params: { id: made.body.data.postId } }, { token });
  expect(post.body.data.attachment).toEqual({
    kind: 'document',
    title: 'We cancelled every meeting for a month',
  });
  expect(post.body.data.media).toMatchObject([
    { mime: 'application/pdf', pages: 5, name: 'We cancelled every meeting for a month.pdf' },
  ]);
});

const linesOf = (source: string) =>
  splitIntoSlides(source, 8).slides.map(({ kind, figure, title, body }) =>
    [kind, figure, title, body].filter((part) => part !== ''),
  );

it.each([
  'Three rules for hiring. 1. Pair for 60 minutes. 2. Publish the band. 3. Ship on day 2.',
  'Three rules for hiring.\n1. Pair for 60 minutes.\n2. Publish the band.\n3. Ship on day 2.',
  'Three rules for hiring.\n\n1) Pair for 60 minutes.\n\n2) Publish the band.\n\n3) Ship on day 2.',
  'Three rules for hiring. ① Pair for 60 minutes. ② Publish the band. ③ Ship on day 2.',
  'Three rules for hiring.\n1️⃣ Pair for 60 minutes.\n2️⃣ Publish the band.\n3️⃣ Ship on day 2.',
  'Three rules for hiring.\n\n1/3 Pair for 60 minutes.\n\n2/3 Publish the band.\n\n3/3 Ship on day 2.',
  'Three rules for hiring.\n\n#1 Pair for 60 minutes.\n\n#2 Publish the band.\n\n#3 Ship on day 2.',
  'Three rules for hiring.\n1 – Pair for 60 minutes.\n2 – Publish the band.\n3 – Ship on day 2.',
  'Three rules for hiring.\n1 Pair for 60 minutes.\n2 Publish the band.\n3 Ship on day 2.',
  'Three rules for hiring.\n1.Pair for 60 minutes.\n2.Publish the band.\n3.Ship on day 2.',
  'Three rules for hiring.\n\n𝟭. Pair for 60 minutes.\n\n𝟮. Publish the band.\n\n𝟯. Ship on day 2.',
  'Three rules for hiring.\n❶ Pair for 60 minutes.\n❷ Publish the band.\n❸ Ship on day 2.',
  'Three rules for hiring.\n1.\nPair for 60 minutes.\n2.\nPublish the band.\n3.\nShip on day 2.',
  'Three rules for hiring.\n\n1\n\nPair for 60 minutes.\n\n2\n\nPublish the band.\n\n3\n\nShip on day 2.',
  'Three rules for hiring.\nI. Pair for 60 minutes.\nII. Publish the band.\nIII. Ship on day 2.',
  'Three rules for hiring.\na) Pair for 60 minutes.\nb) Publish the band.\nc) Ship on day 2.',
  'Three rules for hiring.\n一、Pair for 60 minutes.\n二、Publish the band.\n三、Ship on day 2.',
  'Three rules for hiring.\n١. Pair for 60 minutes.\n٢. Publish the band.\n٣. Ship on day 2.',
  '## Three rules for hiring.\n\n## 1. Pair for 60 minutes.\n\n**2. Publish the band.**\n\n## 3. Ship on day 2.',
])('makes a slide of each number: %j', (source) => {
  expect(linesOf(source)).toEqual([
    ['cover', 'Three rules for hiring.'],
    ['step', '1', 'Pair for 60 minutes.'],
    ['step', '2', 'Publish the band.'],
    ['step', '3', 'Ship on day 2.'],
  ]);
});

it('keeps a heading with its paragraph, a quotation with its speaker, and before with after', () => {
  const source = [
    'How we hand over',
    'Publish the band\n\nNobody haggles. Nobody guesses.',
    '1. Write it down\n\nA decision needs a document.',
    '"We never lost the patient. We lost the note." — Ward sister, Leeds',
    'A porter in Hull: "I ask twice. Nobody minds."',
    'Before: nine calls a night. Two forms.\n\nAfter: one sheet.',
    'It took a "long. Long" week. Then it held.',
  ].join('\n\n');
  const { slides } = splitIntoSlides(source, 6);
  expect(slides).toMatchObject([
    { kind: 'cover', title: 'How we hand over' },
    { kind: 'text', title: 'Publish the band', body: 'Nobody haggles. Nobody guesses.' },
    { kind: 'step', figure: '1', title: 'Write it down', body: 'A decision needs a document.' },
    {
      kind: 'quote',
      body: 'We never lost the patient. We lost the note.',
      attribution: 'Ward sister, Leeds',
    },
    { kind: 'quote', body: 'I ask twice. Nobody minds.', attribution: 'A porter in Hull' },
    {
      kind: 'before-after',
      columns: [
        { title: 'Before', lines: ['nine calls a night.', 'Two forms.'] },
        { title: 'After', lines: ['one sheet.'] },
      ],
    },
    { kind: 'text', title: 'It took a "long. Long" week.', body: 'Then it held.' },
  ]);
});

it('charges nothing for a text that gives fewer than three slides, and keeps no deck', async () => {
  const person = await app.signUp();
  const { token } = person;
  const before = await heldCredits(app.context.database.db, person.id, app.clock.now());
  const input = { source: { kind: 'text', text: 'We cancelled every meeting. It held.' } } as const;
  const id = await startRun(app.context, carousel, { owner: { kind: 'user', userId: person.id }, input });
  await engineOf(app.context).work(carousel, id);
  const { body } = await app.call(getRun, { params: { id } }, { token });
  expect(body.data).toMatchObject({ status: 'failed', error: { code: 'carousel_source_short' } });
  expect(await heldCredits(app.context.database.db, person.id, app.clock.now())).toBe(before);
  expect((await app.call(listCarousels, { query: {} }, { token })).body.data.items).toEqual([]);
});

it('shows a number alone only where the rest of its line needs no other number', () => {
  const { slides } = splitIntoSlides(
    'Title\n\n5 of 6 converted at once\n\n11 suppliers ring before they come\n\n2025 will be a better year',
    8,
  );
  const middle = slides.filter(({ kind }) => kind !== 'cover' && kind !== 'closing');
  expect(middle.map(({ kind, figure }) => [kind, figure])).toEqual([
    ['text', ''],
    ['stat', '11'],
    ['text', ''],
  ]);
});

it('keeps every word of a text that twenty slides can hold, and counts what they cannot', () => {
  const paragraph = 'Every decision without a document was made twice. '.repeat(90);
  const { slides, leftOut } = splitIntoSlides(`Title\n\n${paragraph}\n\n${paragraph}`, 8);
  expect(leftOut).toBe(0);
  const words = slides.flatMap(({ title, body }) => `${title} ${body}`.split(/\s+/).filter(Boolean));
  expect(words).toHaveLength(1 + 2 * 90 * 8);
  const long = splitIntoSlides(`Title\n\n${`${paragraph}\n\n`.repeat(30)}`, 20);
  expect(long.slides).toHaveLength(20);
  expect(long.leftOut).toBeGreaterThan(50_000);
});

it('is found by its tags', async () => {
  const { token } = await app.signUp();
  const { deck } = (await app.call(getCarousel, { params: { id: await make(who) } }, { token: who.token }))
    .body.data;
  const add = async (title: string, tags: string[]) =>
    (await app.call(createCarousel, { body: { deck: { ...deck, title }, tags } }, { token })).body.data.id;
  const one = await add('One', ['Remote', 'remote', ' ']);
  const two = await add('Two', []);
  const params = { id: two };
  const tagged = await app.call(tagCarousel, { params, body: { tags: ['Hiring', 'REMOTE'] } }, { token });
  expect(tagged.body.data.tags).toEqual(['Hiring', 'REMOTE']);
  const find = async (query: { search?: string; tag?: string }) => {
    const { items, tags } = (await app.call(listCarousels, { query }, { token })).body.data;
    const counted = tags.map(({ name, count }) => `${name.toLowerCase()} ${count}`);
    return { found: items.map(({ id }) => id).toSorted(), tags: counted };
  };
  const tags = ['hiring 1', 'remote 2'];
  expect(await find({ tag: 'remote' })).toEqual({ found: [one, two].toSorted(), tags });
  expect(await find({ tag: 'remote', search: 'one' })).toEqual({ found: [one], tags });
  expect(await find({ search: 'hiri' })).toEqual({ found: [two], tags });
  expect(await find({ tag: 'constructor' })).toEqual({ found: [], tags });
  const stranger = { token: who.token };
  expect((await app.call(tagCarousel, { params, body: { tags: [] } }, stranger)).status).toBe(404);
});

it('belongs to one person', async () => {
  const id = await make(who);
  const stranger = { token: (await app.signUp()).token };
  const call = { params: { id } };
  expect((await app.call(getCarousel, call, stranger)).status).toBe(404);
  expect((await app.call(deleteCarousel, call, stranger)).status).toBe(404);
  expect((await app.call(deleteCarousel, call, { token: who.token })).status).toBe(200);
  expect((await app.call(getCarousel, call, { token: who.token })).status).toBe(404);
});

it('keeps what a carousel was, and brings it back', async () => {
  const id = await make(who);
  const { token } = who;
  const first = (await app.call(getCarousel, { params: { id } }, { token })).body.data;
  let { version } = first;
  const save = async (title: string) => {
    const body = { version, deck: { ...first.deck, title } };
    ({ version } = (await app.call(changeCarousel, { params: { id }, body }, { token })).body.data);
  };
  const versions = async () =>
    (await app.call(listCarouselVersions, { params: { id } }, { token })).body.data.items;
  await save('Two');
  await save('Three');
  expect(await versions()).toMatchObject([{ number: 1, reason: 'edit', title: first.deck.title, slides: 5 }]);
  app.clock.advance(11 * 60_000);
  await save('Four');
  expect((await versions()).map(({ title }) => title)).toEqual(['Three', first.deck.title]);
  const headers = { authorization: `Bearer ${token}` };
  for (const _time of [1, 2]) await app.fetch(`/api/carousels/${id}/export?format=pdf`, { headers });
  expect(await versions()).toMatchObject([{ number: 3, reason: 'export', title: 'Four' }, {}, {}]);
  await save('Five');

  const oldest = (await versions()).at(-1);
  const params = { id, versionId: oldest?.id ?? '' };
  const stranger = { token: (await app.signUp()).token };
  expect((await app.call(getCarouselVersion, { params }, stranger)).status).toBe(404);
  expect((await app.call(restoreCarouselVersion, { params, body: { version } }, stranger)).status).toBe(404);
  expect((await app.call(getCarouselVersion, { params }, { token })).body.data.deck).toEqual(first.deck);
  const stale = { params, body: { version: version - 1 } };
  expect((await app.call(restoreCarouselVersion, stale, { token })).body.code).toBe('carousel_changed');
  const restored = await app.call(restoreCarouselVersion, { params, body: { version } }, { token });
  expect(restored.body.data).toMatchObject({ version: version + 1, deck: first.deck });
  expect((await versions())[0]).toMatchObject({ number: 4, reason: 'restore', title: 'Five' });

  ({ version } = restored.body.data);
  for (let time = 0; time < carouselVersionLimit; time += 1) {
    app.clock.advance(11 * 60_000);
    await save(`Save ${time}`);
  }
  const kept = await versions();
  expect(kept).toHaveLength(carouselVersionLimit);
  expect(kept.at(-1)?.number).toBe(5);
});

it('rewrites a slide with a picture and keeps its kind', async () => {
  const id = await make(who);
  const { token } = who;
  const model = { provider: 'compatible', name: 'writer', purpose: 'text', apiKey: 'key' } as const;
  await app.call(connectModel, { body: { ...model, baseUrl: app.sandbox.modelUrl } }, { token });
  const { deck } = (await app.call(getCarousel, { params: { id } }, { token })).body.data;
  const slide = carouselSlide.parse({ ...deck.slides[0], kind: 'picture', title: 'The old office' });
  const { id: _, picture: __, link: ___, linkLabel: ____, ...words } = slide;
  const answer = { ...words, title: 'Our old office', chart: null };
  await app.sandbox.control.model.order({ kind: 'answer', json: answer });
  const owner = { kind: 'user', userId: who.id } as const;
  const input = { carouselId: id, slide, instruction: '' };
  const signal = new AbortController().signal;
  const { result, charged } = await runToEnd(app.context, rewriting, { owner, input }, signal);
  expect(charged).toBe(5);
  expect(result.slide).toMatchObject({ id: slide.id, kind: 'picture', title: 'Our old office' });
  const kept = await app.call(listCarouselVersions, { params: { id } }, { token });
  expect(kept.body.data.items).toMatchObject([{ number: 1, reason: 'rewrite', slides: 5 }]);

  // A deck from a text is split as without a model when the model's answers cannot be used.
  for (let tries = 0; tries < 2; tries += 1)
    await app.sandbox.control.model.order({ kind: 'answer', text: 'no JSON' });
  const splitId = await make(who);
  const { body } = await app.call(getRun, { params: { id: splitId } }, { token });
  const split = carouselRun.result.parse(body.data.result);
  expect(split.fellBack).toBe(true);
  expect(split.deck.slides.map(({ kind }) => kind)).toEqual(deck.slides.map(({ kind }) => kind));
});

it('marks what a model wrote and the source does not contain, in the deck and in the post that carries it', async () => {
  const person = await app.signUp();
  const { token } = person;
  const model = { provider: 'compatible', name: 'writer', purpose: 'text', apiKey: 'key' } as const;
  await app.call(connectModel, { body: { ...model, baseUrl: app.sandbox.modelUrl } }, { token });
  const blank = {
    eyebrow: '',
    title: '',
    body: '',
    items: [],
    columns: [],
    chart: null,
    figure: '',
    attribution: '',
  };
  const slides = [
    { ...blank, kind: 'cover', title: 'Handovers that hold' },
    { ...blank, kind: 'text', title: 'One sheet', body: 'Counted over 12 weeks, on four wards.' },
    { ...blank, kind: 'quote', body: 'We never lost the patient', attribution: 'Ward sister, Leeds' },
    { ...blank, kind: 'closing', title: 'What holds for you?' },
  ];
  const plan = slides.map(({ kind, title }) => ({ kind, title }));
  const { order } = app.sandbox.control.model;
  await order({ kind: 'answer', json: { title: 'Handovers', slides: plan } });
  await order({ kind: 'answer', json: { slides, caption: 'Nine calls a night.' } });
  const id = await startRun(app.context, carousel, {
    owner: { kind: 'user', userId: person.id },
    input: { source: { kind: 'idea', text: 'Ward handovers on one sheet. Nine calls a night before.' } },
  });
  await engineOf(app.context).work(carousel, id);
  const { deck, version } = (await app.call(getCarousel, { params: { id } }, { token })).body.data;
  const doubts = deck.doubts?.join('\n') ?? '';
  for (const invented of ['12 weeks', 'We never lost the patient']) expect(doubts).toContain(invented);
  expect(doubts).not.toContain('Nine');

  const made = await app.call(postCarousel, { params: { id }, body: {} }, { token });
  const post = await app.call(getPost, { params: { id: made.body.data.postId } }, { token });
  expect(post.body.data.attachment).toMatchObject({ kind: 'document', doubts: deck.doubts });

  // Confirmed or rewritten, nothing is left to check.
  const body = { version, deck: { ...deck, doubts: [] } };
  await app.call(changeCarousel, { params: { id }, body }, { token });
  const again = await app.call(postCarousel, { params: { id }, body: {} }, { token });
  const clean = await app.call(getPost, { params: { id: again.body.data.postId } }, { token });
  expect(clean.body.data.attachment).toEqual({ kind: 'document', title: 'Handovers' });
});

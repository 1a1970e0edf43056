import { createPost, readLinkCard } from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../../testing/index.ts';

let app: TestApp;
let who: Person;
beforeAll(async () => {
  app = await createTestApp();
  who = await app.signUp();
});
afterAll(() => app.close());

const read = async (source: string, person = who) =>
  app.call(readLinkCard, { body: { source } }, { token: person.token });
const page = (path: string) => `${app.sandbox.webUrl}/${path}`;

test('a page with tags gives its words, and its picture as a file of the person’s', async () => {
  const { status, body } = await read(page('articles/harbour-lights?from=here'));
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    source: page('articles/harbour-lights?from=here'),
    title: 'What a harbour’s night shift taught us about hand-overs',
    picture: { mime: 'image/png', width: 1200, height: 627 },
    pictureAltText: 'A lamp over a harbour at dusk',
  });
  expect(body.data.description).toContain('forty minutes to twelve');
  const { picture, ...card } = body.data;
  const file = await app.fetch(picture?.url ?? '');
  expect(file.headers.get('content-type')).toBe('image/png');
  const draft = {
    text: 'Worth reading.',
    media: [{ mediaId: picture?.id ?? '', altText: card.pictureAltText }],
    attachment: { kind: 'link', source: card.source, title: card.title, description: '' } as const,
  };
  const made = await app.call(createPost, { body: draft }, { token: who.token });
  expect(made.body.data.media).toMatchObject([{ id: picture?.id }]);
  const other = await app.signUp();
  expect((await app.call(createPost, { body: draft }, { token: other.token })).status).toBe(404);
});

test('a relative picture is found, and a page without tags or words gives what it has', async () => {
  expect((await read(page('products/desk-lamp'))).body.data).toMatchObject({
    title: 'Lumen Two, a desk lamp that remembers the hour',
    picture: { width: 1200 },
  });
  expect((await read(page('articles/plain-notes'))).body.data).toMatchObject({
    title: 'Notes on quiet meetings',
    picture: null,
    pictureAltText: '',
  });
  expect((await read(page('articles/bare'))).body.data).toMatchObject({ title: '', description: '' });
});

test.each([
  ['huge', 'page_too_large'],
  ['gone', 'page_not_reachable'],
  ['files/report.pdf', 'page_wrong_type'],
  ['to-private', 'page_not_allowed'],
])('%s is refused with %s and nothing of where it led', async (path, code) => {
  const { body } = await read(page(path));
  expect(body).toMatchObject({ code });
  expect(JSON.stringify(body)).not.toContain('169.254');
});

test('an address of this machine or network is refused', async () => {
  for (const source of [`${app.url}/metrics`, 'http://localhost/', 'http://[::1]/', 'http://10.0.0.1/'])
    expect((await read(source)).body).toMatchObject({ code: 'page_not_allowed' });
  expect((await read('ftp://example.com/')).body).toMatchObject({ code: 'invalid_input' });
});

test('more than sixty pages in an hour are too many', async () => {
  const eager = await app.signUp();
  const codes: (string | undefined)[] = [];
  for (let count = 0; count < 61; count += 1) codes.push((await read(page('gone'), eager)).body.code);
  expect(codes.slice(0, 60)).not.toContain('too_many_requests');
  expect(codes[60]).toBe('too_many_requests');
});

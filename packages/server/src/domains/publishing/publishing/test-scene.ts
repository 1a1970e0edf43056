import {
  createPost,
  finishLinkedinConnection,
  getPost,
  listReceipts,
  publishPost,
  schedulePost,
  startLinkedinConnection,
  type Attachment,
  type EndpointData,
  type Post,
} from '@limelight/contracts';
import sharp from 'sharp';
import { z } from 'zod';
import {
  createTestApp,
  createTestClock,
  type Person,
  type TestApp,
  type TestAppOptions,
} from '../../../testing/index.ts';

/** Later than any machine's clock, so that future jobs are also in the future for the queue. */
export const sceneStart = '2031-03-12T09:00:00Z';

/** The app with a sandbox and a clock set to `sceneStart`. */
export async function openScene(options: TestAppOptions = {}): Promise<TestApp> {
  return createTestApp({ clock: createTestClock(sceneStart), ...options });
}

let memberCount = 0;

export interface Author extends Person {
  member: string;
}

export async function connect(app: TestApp, person: Person, member: string, scopes?: string[]) {
  const started = await app.call(startLinkedinConnection, {}, { token: person.token });
  const consent = new URL(started.body.data.url);
  const { code } = await app.sandbox.control.linkedin.authorize({
    member,
    redirectUri: consent.searchParams.get('redirect_uri') ?? '',
    state: consent.searchParams.get('state') ?? '',
    ...(scopes ? { scopes } : {}),
  });
  const body = { code, state: consent.searchParams.get('state') ?? '' };
  return app.call(finishLinkedinConnection, { body }, { token: person.token });
}

export async function signUpAuthor(app: TestApp): Promise<Author> {
  memberCount += 1;
  const person = await app.signUp();
  const { id } = await app.sandbox.control.linkedin.addMember({
    name: `Member ${memberCount}`,
    email: `member-${memberCount}@example.com`,
  });
  const connected = await connect(app, person, id);
  if (connected.status !== 200) throw new Error(`not connected: ${JSON.stringify(connected.body)}`);
  await app.runDueJobs();
  return { ...person, member: id };
}

export async function writePost(
  app: TestApp,
  author: Person,
  text: string,
  mediaId?: string,
  attachment: Attachment | null = null,
): Promise<Post> {
  const media = mediaId === undefined ? [] : [{ mediaId, altText: 'A desk' }];
  const body = { text, media, attachment };
  const made = await app.call(createPost, { body }, { token: author.token });
  if (made.status !== 201) throw new Error(`no post: ${JSON.stringify(made.body)}`);
  return made.body.data;
}

export async function uploadPicture(app: TestApp, author: Person, colour = '#336699'): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'desk.png', { type: 'image/png' }));
  const response = await app.fetch('/api/media', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${author.token}` },
  });
  return z.object({ data: z.object({ id: z.string() }) }).parse(await response.json()).data.id;
}

export async function publish(app: TestApp, author: Person, postId: string) {
  return app.call(publishPost, { params: { id: postId } }, { token: author.token });
}

export async function scheduleAt(app: TestApp, author: Person, postId: string, at: string, timeZone = 'UTC') {
  return app.call(schedulePost, { params: { id: postId }, body: { at, timeZone } }, { token: author.token });
}

export async function readPost(app: TestApp, author: Person, postId: string): Promise<Post> {
  return (await app.call(getPost, { params: { id: postId } }, { token: author.token })).body.data;
}

export async function receipts(
  app: TestApp,
  author: Person,
  postId: string,
): Promise<EndpointData<typeof listReceipts>['items']> {
  return (await app.call(listReceipts, { params: { id: postId }, query: {} }, { token: author.token })).body
    .data.items;
}

/** The member's feed as its readers see it, newest first. */
export async function feedTexts(app: TestApp, author: Author): Promise<string[]> {
  const posts = await app.sandbox.control.linkedin.posts({ member: author.member });
  return posts.map((post) => post.rendered.text);
}

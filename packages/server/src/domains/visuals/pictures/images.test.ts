import { connectModel, getRun, imageRun, listPictures } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { heldCredits } from '../../billing/credits/index.ts';
import { engineOf, startRun } from '../../runs/runs/index.ts';
import { image } from './run.ts';

let app: TestApp;
let who: Person;
beforeAll(async () => {
  app = await createTestApp();
  who = await app.signUp();
  const model = { provider: 'compatible', name: 'painter', purpose: 'image', apiKey: 'key' } as const;
  await app.call(connectModel, { body: { ...model, baseUrl: app.sandbox.modelUrl } }, { token: who.token });
});
afterAll(() => app.close());

async function draw(count: number, prompt = 'An empty meeting room at dusk', from: string | null = null) {
  const owner = { kind: 'user', userId: who.id } as const;
  const input = { prompt, size: 'landscape', count, from };
  const id = await startRun(app.context, image, { owner, input });
  await engineOf(app.context).work(image, id);
  const { data } = (await app.call(getRun, { params: { id } }, { token: who.token })).body;
  const result = imageRun.result.nullable().parse(data.result);
  return { status: data.status, error: data.error?.code ?? null, result };
}
const held = () => heldCredits(app.context.database.db, who.id, app.clock.now());
const library = async () =>
  (await app.call(listPictures, { query: {} }, { token: who.token })).body.data.items;

it('draws pictures into the library and charges for each', async () => {
  const { status, result } = await draw(2);
  expect(status).toBe('done');
  expect(result?.mediaIds).toHaveLength(2);
  expect(await held()).toBe(300);
  expect(await library()).toMatchObject([
    { origin: 'generated', width: 384, height: 256 },
    { origin: 'generated', width: 384, height: 256 },
  ]);
});

it('changes a picture of the library, and names it as the origin', async () => {
  const before = await held();
  const origin = (await library())[0]?.id ?? '';
  const bytesOf = async (id: string) => {
    const { url = '' } = (await library()).find((one) => one.id === id) ?? {};
    return Buffer.from(await (await app.fetch(url)).arrayBuffer());
  };
  const { result } = await draw(1, undefined, origin);
  const made = result?.mediaIds[0] ?? '';
  expect((await library()).find(({ id }) => id === made)).toMatchObject({
    origin: 'generated',
    fromId: origin,
  });
  // The same prompt with a reference picture gives a different result.
  expect((await bytesOf(made)).equals(await bytesOf(origin))).toBe(false);
  expect(await held()).toBe(before - 100);
  const body = { prompt: 'Warmer', from: origin };
  const stranger = { token: (await app.signUp()).token };
  expect((await app.call(imageRun.start, { body }, stranger)).body.code).toBe('not_found');
});

it('says in the provider’s words what was declined, and charges only what was drawn', async () => {
  const before = await held();
  const words = 'Your request was rejected: it names a public figure.';
  await app.sandbox.control.model.order({ kind: 'refusal', text: words });
  const { status, result } = await draw(1);
  expect({ status, result }).toEqual({ status: 'done', result: { mediaIds: [], refused: words, failed: 0 } });
  expect(await held()).toBe(before);
});

it('costs nothing when the provider fails', async () => {
  const before = await held();
  await app.sandbox.control.model.order({ kind: 'error', status: 500, times: 5 });
  expect(await draw(1)).toMatchObject({ status: 'failed', error: 'image_failed', result: null });
  await app.sandbox.control.model.clearOrders();
  expect(await held()).toBe(before);
});

it('needs an image model', async () => {
  const bare = await createTestApp();
  try {
    const { token } = await bare.signUp();
    const response = await bare.call(imageRun.start, { body: { prompt: 'A room' } }, { token });
    expect(response.body.code).toBe('no_image_model');
  } finally {
    await bare.close();
  }
});

it('delivers and charges what was drawn when the model fails at another picture', async () => {
  const before = await held();
  const inLibrary = (await library()).length;
  await app.sandbox.control.model.order({ kind: 'error', status: 429, times: 1 });
  const { status, result } = await draw(2);
  await app.sandbox.control.model.clearOrders();
  expect(status).toBe('done');
  expect(result).toMatchObject({ failed: 1, refused: null });
  expect(result?.mediaIds).toHaveLength(1);
  expect(await held()).toBe(before - 100);
  expect(await library()).toHaveLength(inLibrary + 1);
});

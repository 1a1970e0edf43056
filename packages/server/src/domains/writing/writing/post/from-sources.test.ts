import { addSource, getGeneration, listPostSources } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../../testing/index.ts';
import { generate, textOf } from './test-stream.ts';

let app: TestApp;
let who: Person;
beforeAll(async () => {
  app = await createTestApp();
  who = await app.signUp();
});
afterAll(() => app.close());

async function bringPage() {
  const address = `${app.sandbox.webUrl}/articles/harbour-lights`;
  const { body } = await app.call(addSource, { body: { kind: 'page', address } }, { token: who.token });
  return body.data;
}

describe('an outline with a source', () => {
  it('quotes an article by its title, asks what the author makes of it, and names the page where that is wanted', async () => {
    const source = await bringPage();
    const events = await (await generate(app, who, { idea: '', sourceIds: [source.id], cite: true })).rest();
    const text = textOf(events);
    expect(text).toContain(`From “${source.title}”: “`);
    expect(text).toContain('[What do you make of this?]');
    expect(text.endsWith(`Source: ${source.title}, ${source.address}`)).toBe(true);
  });

  it('lets the idea lead, and quotes what is not the author’s own word for word', async () => {
    const source = await bringPage();
    const idea =
      'Our own hand-over at six takes half an hour and nobody reads the sheet. I stopped it on Monday.';
    const events = await (await generate(app, who, { idea, sourceIds: [source.id] })).rest();
    const [opening = '', quoted = ''] = textOf(events).split('\n\n');
    expect(opening).toBe('Our own hand-over at six takes half an hour and nobody reads the sheet.');
    expect(source.text.replace(/\s+/g, ' ')).toContain(/: “(.*)”$/s.exec(quoted)?.[1] ?? 'nothing');
  });

  it('refuses neither an idea nor a source', async () => {
    expect((await generate(app, who, { idea: ' ' })).response.status).toBe(400);
  });

  it('keeps the sources beside the draft of a reader who has gone', async () => {
    const source = await bringPage();
    const stream = await generate(app, who, { idea: 'Hand-overs', sourceIds: [source.id] });
    stream.leave();
    const kept = async () => {
      const params = { id: stream.id };
      return (await app.call(getGeneration, { params }, { token: who.token })).body.data.postId ?? undefined;
    };
    await expect.poll(kept, { timeout: 10_000 }).toBeDefined();
    const id = (await kept()) ?? '';
    const { body } = await app.call(listPostSources, { params: { id } }, { token: who.token });
    expect(body.data.items.map((one) => one.id)).toEqual([source.id]);
  });
});

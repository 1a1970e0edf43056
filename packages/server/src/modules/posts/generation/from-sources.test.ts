import { addSource, listPostSources, setSourceVoice, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
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

describe('the built-in writer with a source', () => {
  it('tells what matters of an article without an idea, and names the page where that is wanted', async () => {
    const source = await bringPage();
    const body = { idea: '', sourceIds: [source.id], cite: true, length: 'short' as const };
    const events = await (await generate(app, who, body)).rest();
    const text = textOf(events);
    expect(text).toMatch(/harbour|crew/);
    expect(text.length).toBeLessThan(source.text.length / 2);
    expect(text.endsWith(`Source: ${source.title}, ${source.address}`)).toBe(true);
    const done = events.find(({ type }) => type === 'done');
    expect(JSON.stringify(done)).toContain('the rest is left out');
  });

  it('names whose words those of a second source are, also where its title is part of the page that is named', async () => {
    const page = await bringPage();
    const title = page.title.split(' ').slice(0, 2).join(' ');
    const text = `${title}\n\nA round takes forty minutes in most wards.`;
    const session = { token: who.token };
    const { body } = await app.call(addSource, { body: { kind: 'text', text } }, session);
    const { id } = body.data;
    await app.call(setSourceVoice, { params: { id }, body: { own: false, speaker: '' } }, session);
    const sourceIds = [page.id, id];
    const events = await (await generate(app, who, { idea: 'Rounds', sourceIds, cite: true })).rest();
    expect(textOf(events)).toContain(`From “${body.data.title}”: A round takes`);
  });

  it('refuses neither an idea nor a source', async () => {
    expect((await generate(app, who, { idea: ' ' })).response.status).toBe(400);
  });

  it('keeps the sources beside the draft of a reader who has gone', async () => {
    const source = await bringPage();
    const stream = await generate(app, who, { idea: 'Hand-overs', sourceIds: [source.id] });
    stream.leave();
    const kept = async () => {
      const { rows } = await app.context.database.pool.query<{ id: string }>(
        'SELECT id FROM posts WHERE user_id = $1',
        [who.id],
      );
      return rows[0]?.id;
    };
    await expect.poll(kept, { timeout: 10_000 }).toBeDefined();
    const id = (await kept()) ?? '';
    const { body } = await app.call(listPostSources, { params: { id } }, { token: who.token });
    expect(body.data.items.map((one) => one.id)).toEqual([source.id]);
  });

  it('says plainly that a conversation without a finding tells nothing, for nothing', async () => {
    const text = [
      'Asha Rao: How was the holiday?',
      'Tom Beck: Lovely, thanks. Rain.',
      'Asha Rao: Shall we do the budget next week?',
      'Tom Beck: Sure, Tuesday?',
    ].join('\n');
    const { body } = await app.call(addSource, { body: { kind: 'transcript', text } }, { token: who.token });
    expect(body.data).toMatchObject({ own: true, speaker: 'Asha Rao' });
    const credits = async () => (await app.call(userDetails, {}, { token: who.token })).body.data.userUsage;
    const before = await credits();
    const events = await (await generate(app, who, { idea: '', sourceIds: [body.data.id] })).rest();
    expect(events.at(-1)).toMatchObject({ type: 'error', data: { code: 'writer_nothing_told' } });
    expect(await credits()).toBe(before);
  });
});

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
    expect(JSON.stringify(done)).toContain(
      '” the main points are used. Add anything you miss to your notes.',
    );
  });

  it('lets the idea lead, and quotes what is not the author’s own word for word in every draft', async () => {
    const source = await bringPage();
    const idea =
      'Our own hand-over at six takes half an hour and nobody reads the sheet. I stopped it on Monday.';
    const body = { idea, sourceIds: [source.id], cite: true, variants: 3 as const };
    const events = await (await generate(app, who, body)).rest();
    const done = events.at(-1);
    const drafts = done?.type === 'done' ? done.data.variants.map(({ text }) => text) : [];
    expect(drafts.length).toBeGreaterThan(0);
    for (const draft of drafts) {
      const told = draft.split('\n\n');
      const first = told.findIndex((paragraph) => paragraph.startsWith('“'));
      expect(first).toBeGreaterThan(0);
      expect(told.at(-1)).toMatch(/^Source: /);
      for (const paragraph of told.slice(first, -1)) {
        expect(paragraph).toMatch(/^“[^“”]+”$/);
        expect(source.text).toContain(paragraph.slice(1, -1));
      }
      expect(told.slice(0, first).join(' ')).not.toMatch(/harbour|crew/);
      expect(draft).toContain('there were 61, in the ten weeks after there were 19.');
      expect(draft).toContain('writes three lines: what is unfinished');
      expect(draft).not.toMatch(/which line mattered\.(?! It was not)/);
    }
  });

  it('quotes nothing that is never to be said, and says so', async () => {
    const source = await bringPage();
    const body = { idea: '', sourceIds: [source.id], never: ['after midnight'] };
    const events = await (await generate(app, who, body)).rest();
    expect(textOf(events)).not.toContain('after midnight');
    expect(JSON.stringify(events.at(-1))).toContain('it holds ‘after midnight’, which you never want said');
  });

  it('takes the readers that an interview named for the audience, and for no sentence', async () => {
    const idea =
      'We closed the second stall in May. It cost 90 a week.\nNobody asked.\nAudience: market traders who rent';
    const events = await (await generate(app, who, { idea })).rest();
    expect(textOf(events)).not.toMatch(/audience|traders/i);
    expect(JSON.stringify(events.at(-1))).not.toContain('Audience:');
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
    expect(textOf(events)).toContain(
      `From “${body.data.title}”: “A round takes forty minutes in most wards.”`,
    );
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

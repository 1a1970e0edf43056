import { addSource, creditHistory, setSourceVoice } from '@limelight/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type Person, type TestApp } from '../../../../testing/index.ts';
import { reserveCredits } from '../../../billing/credits/index.ts';
import { generate, idea, textOf, type GenerateBody } from './test-stream.ts';

const notes = `${idea} TODO ask Priya before posting. Off the record, the vendor was drunk. ((Ines cried.))`;
const refusalFrame = z.object({ code: z.string() });
const told = [
  'Not sent: ‘TODO ask Priya before posting.’',
  'Not sent: ‘Off the record, the vendor was drunk.’',
  'Not sent: ‘((Ines cried.))’',
];

/** Pasted text counts as the author's own only once they say so. */
async function bringOwn(app: TestApp, { token }: Person, text: string): Promise<string> {
  const { id, own } = (await app.call(addSource, { body: { kind: 'text', text } }, { token })).body.data;
  expect(own).toBe(false);
  await app.call(setSourceVoice, { params: { id }, body: { own: true } }, { token });
  return id;
}

describe('what notes hold for their author alone', () => {
  it('is told and stands in no outline', async () => {
    const app = await createTestApp();
    try {
      const who = await app.signUp();
      const events = await (await generate(app, who, { idea: notes })).rest();
      const done = events.at(-1);
      expect(done?.type === 'done' ? done.data.missing : []).toEqual(expect.arrayContaining(told));
      expect(textOf(events)).not.toMatch(/TODO|drunk|off the record|Ines/);
    } finally {
      await app.close();
    }
  });

  it('is not sent to a model', async () => {
    const app = await createTestApp({ model: 'compatible' });
    try {
      const who = await app.signUp();
      const stream = await generate(app, who, { idea: notes });
      const events = await stream.rest();
      const done = events.at(-1);
      expect(done?.type === 'done' ? done.data.missing : []).toEqual(expect.arrayContaining(told));
      const request = (await app.sandbox.control.model.requests()).at(-1);
      expect(request?.promptText).not.toMatch(/TODO|drunk|Ines /);
    } finally {
      await app.close();
    }
  });

  it('is refused by name and sent nowhere where it is all there is, with a model and without', async () => {
    for (const model of ['compatible', undefined] as const) {
      const app = await createTestApp(model === undefined ? {} : { model });
      try {
        const who = await app.signUp();
        const { response } = await generate(app, who, { idea: 'Off the record, the vendor was drunk.' });
        expect(response.status).toBe(422);
        expect(await response.json()).toMatchObject({ code: 'all_private' });
        expect(model === undefined ? [] : await app.sandbox.control.model.requests()).toEqual([]);
      } finally {
        await app.close();
      }
    }
  });

  it('is refused by that name, and not for want of credits, where nobody would write of it', async () => {
    for (const model of ['compatible', undefined] as const) {
      const app = await createTestApp(model === undefined ? {} : { model });
      try {
        const who = await app.signUp();
        await app.context.database.db.transaction((tx) =>
          reserveCredits(tx, {
            userId: who.id,
            amount: 500,
            action: 'post.generate',
            label: 'All of them',
            idempotencyKey: 'all',
            now: app.clock.now(),
          }),
        );
        const refusal = async (body: GenerateBody) => {
          const stream = await generate(app, who, body);
          const end = (await stream.rest()).at(-1);
          if (end?.type === 'error') return end.data.code;
          return refusalFrame.parse(await stream.response.json()).code;
        };
        const text = 'Off the record, the vendor was drunk.';
        expect(await refusal({ idea: text })).toBe('all_private');
        const sourceIds = [await bringOwn(app, who, text)];
        expect(await refusal({ idea: '', sourceIds })).toBe('all_private');
        // Without a model an outline is free.
        const priced = model === undefined ? [] : [await refusal({ idea })];
        expect(priced).toEqual(model === undefined ? [] : ['insufficient_credits']);
        const { body: held } = await app.call(creditHistory, { query: {} }, { token: who.token });
        expect(held.data.items.filter(({ label }) => label === 'Post written')).toEqual([]);
      } finally {
        await app.close();
      }
    }
  });

  it('is not in the name of an own source either', async () => {
    const app = await createTestApp({ model: 'compatible' });
    try {
      const who = await app.signUp();
      const text =
        'Off the record, the vendor was drunk. We moved the shop to York in May and rent fell by a third.';
      const sourceIds = [await bringOwn(app, who, text)];
      await (await generate(app, who, { idea, sourceIds })).rest();
      const request = (await app.sandbox.control.model.requests()).at(-1);
      expect(request?.promptText).toContain('Notes of the author:');
      expect(request?.promptText).toContain('shop to York');
      expect(request?.promptText).not.toMatch(/vendor|drunk/);
    } finally {
      await app.close();
    }
  });
});

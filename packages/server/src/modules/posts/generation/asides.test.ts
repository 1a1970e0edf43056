import { offerRepair } from '@limelight/contracts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';
import { generate, idea, textOf } from './test-stream.ts';

const notes = `${idea} TODO ask Priya before posting. Off the record, the vendor was drunk. (don’t mention customers)`;
const told = [
  'Left out as a note to yourself: ‘TODO ask Priya before posting’',
  'Left out, since your notes keep it from readers: ‘Off the record, the vendor was drunk’',
];

describe('what notes hold for their author alone', () => {
  it('is told and stands in no draft of the built-in writer', async () => {
    const app = await createTestApp();
    try {
      const who = await app.signUp();
      const events = await (await generate(app, who, { idea: notes })).rest();
      const done = events.at(-1);
      expect(done?.type === 'done' ? done.data.missing : []).toEqual(expect.arrayContaining(told));
      expect(textOf(events)).not.toMatch(/TODO|drunk|off the record|customers/i);
    } finally {
      await app.close();
    }
  });

  it('is not sent to a model, and what they wish unsaid is looked for in its draft', async () => {
    const app = await createTestApp({ model: 'compatible' });
    try {
      const who = await app.signUp();
      const stream = await generate(app, who, { idea: notes });
      const events = await stream.rest();
      const done = events.at(-1);
      expect(done?.type === 'done' ? done.data.missing : []).toEqual(expect.arrayContaining(told));
      const request = (await app.sandbox.control.model.requests()).at(-1);
      expect(request?.promptText).not.toMatch(/TODO|drunk|don’t mention/);
      expect(request?.promptText).toMatch(/must not hold[^<]*<<<DATA[^>]*>>>\ncustomers\n/);
      expect(textOf(events)).toContain('customers');
      const { body } = await app.call(
        offerRepair,
        { params: { id: stream.id }, body: { variant: 0 } },
        { token: who.token },
      );
      expect([...body.data.mended, ...body.data.left]).toContainEqual({
        kind: 'never',
        message: 'It says “customers”, which you never want said',
      });
    } finally {
      await app.close();
    }
  });
});

import { addSource, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/index.ts';
import { generate, idea, type GenerateBody } from './test-stream.ts';

describe.each([{ model: undefined }, { model: 'compatible' as const }])(
  'an idea that is nothing to write of, with the model $model',
  ({ model }) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await createTestApp(model === undefined ? {} : { model });
    });
    afterAll(() => app.close());

    const answer = async (body: GenerateBody) => {
      const who = await app.signUp();
      const stream = await generate(app, who, body);
      const refused: unknown = stream.response.ok ? null : await stream.response.json();
      const end = (await stream.rest()).at(-1)?.type ?? null;
      const { body: details } = await app.call(userDetails, {}, { token: who.token });
      return { refused, end, credits: details.data.userUsage };
    };

    it.each([
      ['…', 'idea_is_no_word'],
      ['https://example.com/blog/one', 'idea_is_address'],
      ['www.example.com', 'idea_is_address'],
    ])('%s is refused as what it is', async (words, code) => {
      expect(await answer({ idea: words })).toMatchObject({ refused: { code }, end: null, credits: 500 });
    });

    it.each(['We moved to York', `${idea} https://example.com/blog/one`, 'Layoffs', 'HTML'])(
      '%s is written of',
      async (words) => {
        expect(await answer({ idea: words })).toMatchObject({ refused: null, end: 'done' });
      },
    );

    it('is no matter where something else tells what to write', async () => {
      const said = await answer({ idea: '…', mustSay: ['We moved the shop to York in May'] });
      expect(said).toMatchObject({ refused: null, end: 'done' });
      const who = await app.signUp();
      const given = { kind: 'text', text: idea } as const;
      const { body } = await app.call(addSource, { body: given }, { token: who.token });
      const stream = await generate(app, who, {
        idea: 'https://example.com/blog/one',
        sourceIds: [body.data.id],
      });
      expect((await stream.rest()).at(-1)?.type).toBe('done');
    });
  },
);

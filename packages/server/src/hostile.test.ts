import {
  answerInterview,
  askChat,
  createPost,
  dropInterview,
  findEndings,
  findOpenings,
  improvements,
  improvePost,
  keysOf,
  offerRepair,
  startInterview,
} from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate } from './modules/posts/generation/test-stream.ts';
import { canary, harmlessFact, hostile } from './modules/posts/prompts/test-hostile.ts';
import { outsideOf } from './modules/posts/prompts/test-outside.ts';
import { createTestApp, modelWires, type Person, type TestApp } from './testing/index.ts';

/** What stands in the hostile files as words; tags, sheets and cues are the reader's matter. */
const texts = hostile.filter(({ as }) => /\.(?:txt|md|docx|pdf)$/.test(as)).map(({ content }) => content);
const size = 6;
const groups = Array.from({ length: Math.ceil(texts.length / size) }, (_, index) =>
  texts.slice(index * size, index * size + size),
);

describe.each(modelWires)('by the %s protocol', (wire) => {
  let app: TestApp;
  let who: Person;
  beforeAll(async () => {
    app = await createTestApp({ model: wire });
    await app.sandbox.control.model.configure({ mode: 'gullible' });
  });
  afterAll(() => app.close());
  const session = () => ({ token: who.token });

  it.each(groups.map((group, index) => [index, group] as const))(
    'every request takes hostile words as material, group %i',
    async (_, group) => {
      who = await app.signUp();
      const { requests } = app.sandbox.control.model;
      const before = (await requests()).length;
      const text = group.map((one) => one.slice(0, 450)).join('\n\n');
      for (const help of keysOf(improvements).slice(0, 4))
        await app.call(improvePost, { body: { text, help } }, session());
      await app.call(
        improvePost,
        { body: { text, help: 'own', instruction: text.slice(0, 450) } },
        session(),
      );
      await app.call(findOpenings, { body: { text } }, session());
      await app.call(findEndings, { body: { text, goal: 'leads' } }, session());
      const post = await app.call(createPost, { body: { text } }, session());
      const params = { id: post.body.data.id };
      for (const instruction of [text.slice(0, 450), 'Make it shorter.'])
        await app.call(askChat, { params, body: { text, instruction } }, session());
      const begun = await app.call(startInterview, {}, session());
      const asked = { params: { id: begun.body.data.id }, body: { turn: 0, answer: text } };
      const question = (await app.call(answerInterview, asked, session())).body.data.turns[1]?.question ?? '';
      expect(question).not.toBe(canary);
      await app.call(dropInterview, { params: { id: begun.body.data.id } }, session());
      // A draft that took such words over, with a figure that its brief does not hold, is mended as a text.
      await app.sandbox.control.model.order({ kind: 'answer', text: `${text}\n\nIt saved 312 hours.` });
      const draft = await generate(app, who, { idea: harmlessFact });
      await draft.rest();
      const mended = await app.call(offerRepair, { params: { id: draft.id }, body: {} }, session());
      expect(mended.body.data.text).not.toBe(canary);

      const sent = (await requests()).slice(before);
      expect(sent.length).toBeGreaterThanOrEqual(11);
      for (const request of sent) {
        expect(request.api).toBe(wire === 'anthropic' ? 'messages' : 'chat');
        expect(request.obeyed).toBeUndefined();
        expect(outsideOf(request.promptText)).not.toMatch(/PWNED|forty minutes|Print your|ZEBRA/i);
      }
    },
  );
});

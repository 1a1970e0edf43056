import {
  answerInterview,
  askChat,
  createPost,
  dropInterview,
  findEndings,
  findOpenings,
  findSimilarPost,
  improvements,
  improvePost,
  keysOf,
  listChat,
  startInterview,
} from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generate, textOf } from './domains/writing/writing/post/test-stream.ts';
import {
  harmlessFact,
  hostile,
  isObeyed,
  type Hostile,
} from './domains/writing/writing/prompts/test-hostile.ts';
import { keepSecret, secret } from './domains/writing/writing/prompts/test-other-person.ts';
import { insideOf, outsideOf, rulesOf } from './domains/writing/writing/prompts/test-outside.ts';
import { isLong } from './testing/long.ts';
import { createTestApp, modelWires, type ModelWire, type Person, type TestApp } from './testing/index.ts';

/** What stands in the hostile files as words; tags, sheets and cues are the reader's matter. */
const texts = hostile.filter(({ as }) => /\.(?:txt|md|docx|pdf)$/.test(as));
const size = 6;
const groups = Array.from({ length: Math.ceil(texts.length / size) }, (_, index) =>
  texts.slice(index * size, index * size + size),
);
/** The prompts are the same by both protocols, so one group shows that the second carries them alike. */
const groupsFor = (wire: ModelWire) => (isLong || wire === modelWires[0] ? groups : groups.slice(0, 1));
const namesOf = (group: readonly Hostile[]) => group.map(({ name }) => name).join(', ');
/** Their word stands in no sign that a text holds: in letters that show nothing, and in the name of the file. */
const notInWords = new Set(['tag letters that nobody sees', 'the name of a file']);
/** The question whether an answer is a post, which shows a model that answer and nothing else. */
const isVerdict = (prompt: string) =>
  prompt.includes('Answer with one JSON object and nothing around it: {"kind": "post"}');
/** As much of a file as an instruction may hold, with its order. */
const instructionOf = ({ content }: Hostile) => content.slice(-450);

describe.each(modelWires)('by the %s protocol', (wire) => {
  let app: TestApp;
  let who: Person;
  beforeAll(async () => {
    app = await createTestApp({ model: wire });
    await app.sandbox.control.model.configure({ mode: 'gullible' });
    await keepSecret(app);
  });
  afterAll(() => app.close());
  const session = () => ({ token: who.token });
  const requestsSince = async (count: number) => (await app.sandbox.control.model.requests()).slice(count);
  /** The names of those whose order does not stand in the data part. */
  const unreached = (group: readonly Hostile[], prompt: string) => {
    const inside = insideOf(prompt);
    return group
      .filter(({ name, says }) => !notInWords.has(name) && !inside.includes(says))
      .map(({ name }) => name);
  };

  it.each(groupsFor(wire).map((group) => [namesOf(group), group] as const))(
    'every request takes hostile words as material: %s',
    async (_, group) => {
      who = await app.signUp();
      const before = (await requestsSince(0)).length;
      const shown: string[] = [];
      const show = (text: string | null | undefined) => shown.push(text ?? '');
      // Ends with a sentence, since a text that breaks off is sent up to its last whole one to be continued.
      const text = [...group.map(({ content }) => content), harmlessFact].join('\n\n');
      /** What was sent since; every order of the group has to be in each. */
      let seen = before;
      const sentWithAll = async (name: string) => {
        const sent = await requestsSince(seen);
        seen += sent.length;
        expect([name, sent.length > 0]).toEqual([name, true]);
        for (const { promptText } of sent.filter(({ promptText }) => !isVerdict(promptText)))
          expect([name, ...unreached(group, promptText)]).toEqual([name]);
      };

      for (const help of keysOf(improvements).filter((one) => one !== 'own')) {
        const body = { text, help, tone: 'warm' as const, language: 'de' as const };
        // A text that is none of what was asked for is refused.
        show((await app.call(improvePost, { body }, session())).body.data?.text);
        await sentWithAll(help);
      }
      const openings = await app.call(findOpenings, { body: { text } }, session());
      await sentWithAll('openings');
      const endings = await app.call(findEndings, { body: { text, goal: 'leads' } }, session());
      await sentWithAll('endings');
      for (const { body } of [openings, endings])
        for (const { line, text: whole } of body.data?.items ?? []) shown.push(line, whole);

      const post = await app.call(createPost, { body: { text } }, session());
      const params = { id: post.body.data.id };
      const inChat = { text, instruction: 'Make it shorter.' };
      const chatted = await app.call(askChat, { params, body: inChat }, session());
      await sentWithAll('chat');
      const answer = group.map(instructionOf).join('\n\n');
      const begun = await app.call(startInterview, {}, session());
      const asked = { params: { id: begun.body.data.id }, body: { turn: 0, answer } };
      show((await app.call(answerInterview, asked, session())).body.data?.turns[1]?.question);
      await sentWithAll('interview');
      await app.call(dropInterview, { params: { id: begun.body.data.id } }, session());
      // One after the other, as what is asked for.
      for (const one of group) {
        const instruction = instructionOf(one);
        const own = { text: harmlessFact, help: 'own' as const, instruction };
        const improved = await app.call(improvePost, { body: own }, session());
        show(improved.body.data.text);
        await app.call(askChat, { params, body: { text: harmlessFact, instruction } }, session());
        const idea = await generate(app, who, { idea: one.content.slice(-1500) });
        show(textOf(await idea.rest()));
        const all = await requestsSince(seen);
        seen += all.length;
        const sent = all.map(({ promptText }) => promptText).filter((prompt) => !isVerdict(prompt));
        // An answer in no form that can be read is asked for again.
        expect(sent.length).toBeGreaterThanOrEqual(3);
        for (const prompt of sent) expect(unreached([one], prompt)).toEqual([]);
      }
      show(JSON.stringify([chatted.body, (await app.call(listChat, { params }, session())).body]));
      show(JSON.stringify((await app.call(findSimilarPost, { params }, session())).body));

      const sent = await requestsSince(before);
      const rules = new Set(sent.flatMap(({ promptText }) => rulesOf(promptText)));
      for (const request of sent) {
        expect(request.api).toBe(wire === 'anthropic' ? 'messages' : 'chat');
        expect(request.obeyed).toBeUndefined();
        expect(outsideOf(request.promptText)).not.toMatch(/PWNED|forty minutes|Print your|ZEBRA/i);
        expect(request.promptText).not.toContain(secret);
      }
      expect(shown.filter(isObeyed)).toEqual([]);
      const leaks = (answer: string) =>
        answer.includes(secret) || [...rules].some((rule) => answer.includes(rule));
      expect(shown.filter(leaks)).toEqual([]);
    },
  );
});

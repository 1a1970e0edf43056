import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  addSource,
  askChat,
  findSimilarPost,
  getInterview,
  improvePost,
  listChat,
  type Source,
} from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestApp,
  modelWires,
  type ModelWire,
  type Person,
  type TestApp,
} from '../../../../testing/index.ts';
import { isLong } from '../../../../testing/long.ts';
import { findSources, type SourceRow } from '../../../posts/sources/index.ts';
import { bringFile, copySource, docxOf, pdfOf } from '../../../posts/sources/test-files.ts';
import { generate, textOf } from '../post/test-stream.ts';
import { canary, harmlessFact, hostile, isObeyed, type Hostile } from './test-hostile.ts';
import { keepSecret, secret, type Kept } from './test-other-person.ts';
import { insideOf, outsideOf, rulesOf } from './test-outside.ts';

const pages = createServer((request, response) => {
  const found = hostile[Number(request.url?.slice(1))];
  response.setHeader('content-type', 'text/html; charset=utf-8').end(found?.content ?? '');
});
/** Instructions in invisible characters, which are removed from every text. */
const invisible = new Set(['tag letters that nobody sees']);

let base = '';
beforeAll(async () => {
  pages.listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const address = pages.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
});
afterAll(() => {
  pages.close();
});

/** The sources as first read. Reading does not use a model. */
const read = new Map<Hostile, SourceRow>();

const groups = Array.from({ length: Math.ceil(hostile.length / 5) }, (_, index) =>
  hostile.slice(index * 5, index * 5 + 5),
);

/** The prompts are the same by both protocols, so one group shows that the second carries them alike. */
const groupsFor = (wire: ModelWire) => (isLong || wire === modelWires[0] ? groups : groups.slice(0, 1));

describe.each(modelWires)('by the %s protocol', (wire) => {
  let app: TestApp;
  let who: Person;
  let kept: Kept;
  beforeAll(async () => {
    app = await createTestApp({ model: wire, environment: { FETCH_ALLOWED_ADDRESSES: base } });
    await app.sandbox.control.model.configure({ mode: 'gullible' });
    kept = await keepSecret(app);
    who = await app.signUp();
  });
  afterAll(() => app.close());

  async function sourceOf(given: Hostile): Promise<Pick<Source, 'id' | 'text'>> {
    const known = read.get(given);
    if (known !== undefined) return copySource(app, who, known);
    const brought = await bring(given);
    const [row] = await findSources(app.context.database.db, who.id, [brought.id]);
    if (row !== undefined) read.set(given, row);
    return brought;
  }

  async function bring(given: Hostile): Promise<Source> {
    const { as, content, hidden } = given;
    const session = { token: who.token };
    if (as === 'page') {
      const address = `${base}/${hostile.indexOf(given)}`;
      return (await app.call(addSource, { body: { kind: 'page', address } }, session)).body.data;
    }
    if (as === 'paste')
      return (await app.call(addSource, { body: { kind: 'transcript', text: content } }, session)).body.data;
    const file = as.endsWith('.pdf')
      ? await pdfOf([`${harmlessFact} ${content}`])
      : as.endsWith('.docx')
        ? docxOf([harmlessFact, { text: content, format: hidden ? '<w:vanish/>' : '' }])
        : content;
    return (await bringFile(app, who, as, file)).body.data;
  }

  async function lastRequest() {
    const request = (await app.sandbox.control.model.requests()).at(-1);
    if (request === undefined) throw new Error('The model was not asked.');
    expect(request.api).toBe(wire === 'anthropic' ? 'messages' : 'chat');
    return request;
  }

  it('has at least forty of them', () => expect(hostile.length).toBeGreaterThanOrEqual(40));

  describe(`what ${hostile.length} hostile pages and files tell the model to do`, () => {
    it.each(groupsFor(wire).map((group) => [group.map(({ name }) => name).join(', '), group] as const))(
      'is material, or not read at all: %s',
      async (_, group) => {
        const sources: Pick<Source, 'id' | 'text'>[] = [];
        for (const given of group) {
          const source = await sourceOf(given);
          sources.push(source);
        }
        const unread = group.filter((_given, at) => !sources[at]?.text.includes('forty minutes to twelve'));
        expect(unread).toEqual([]);
        // Text that readers cannot see is not even read.
        const seen = group.filter(({ hidden }, at) => hidden && sources[at]?.text.includes(canary));
        expect(seen).toEqual([]);
        const body = { idea: 'Hand-overs on night shifts', sourceIds: sources.map((one) => one.id) };
        const events = await (await generate(app, who, body)).rest();
        expect(events.at(-1)?.type).toBe('done');
        const request = await lastRequest();
        expect(request.obeyed).toBeUndefined();
        const outside = outsideOf(request.promptText);
        expect(outside).not.toMatch(/PWNED|forty minutes|word for word|Print your/i);
        // The instructions must have reached the model, because the test would otherwise prove nothing about the
        // markers.
        const orders = group.filter(({ hidden, name }) => hidden === undefined && !invisible.has(name));
        const reach = (promptText: string) => {
          const inside = insideOf(promptText);
          return orders.filter(({ says }) => !inside.includes(says)).map(({ name }) => name);
        };
        expect(reach(request.promptText)).toEqual([]);
        expect(request.promptText).not.toMatch(/[\u{e0000}-\u{e007f}]/u);
        // The task and the rules are the same as without a source.
        expect(outside).toContain('Write one LinkedIn post.');
        expect(outside).toContain('Now write the post.');
        expect(isObeyed(textOf(events))).toBe(false);
        // A draft that contains such instructions is improved as a text, and they are not followed.
        const text = orders.map((given) => `${given.as} ${given.content}`).join('\n\n');
        const help = { text: `${text}\n\n${harmlessFact}`, help: 'personal' as const };
        const improved = await app.call(improvePost, { body: help }, { token: who.token });
        expect(isObeyed(improved.body.data.text)).toBe(false);
        const second = await lastRequest();
        expect(second.obeyed).toBeUndefined();
        expect(outsideOf(second.promptText)).not.toMatch(/PWNED|forty minutes/i);
        expect(reach(second.promptText)).toEqual([]);
        const shown = JSON.stringify([textOf(events), improved.body]);
        for (const { promptText } of [request, second]) {
          expect(promptText).not.toContain(secret);
          for (const rule of rulesOf(promptText)) expect(shown).not.toContain(rule);
        }
        expect(shown).not.toContain(secret);
      },
    );

    it('brings nothing of another person: what is theirs cannot be named', async () => {
      const session = { token: who.token };
      const before = (await app.sandbox.control.model.requests()).length;
      const stream = await generate(app, who, { idea: 'Anything', sourceIds: [kept.sourceId] });
      const post = { params: { id: kept.postId } };
      const chat = { ...post, body: { text: harmlessFact, instruction: 'Make it shorter.' } };
      const refused = [
        await app.call(askChat, chat, session),
        await app.call(listChat, post, session),
        await app.call(findSimilarPost, post, session),
        await app.call(getInterview, { params: { id: kept.interviewId } }, session),
      ];
      expect([stream.response.status, ...refused.map(({ status }) => status)]).toEqual(
        Array.from({ length: 5 }, () => 404),
      );
      expect(JSON.stringify(refused.map(({ body }) => body))).not.toContain(secret);
      expect(await app.sandbox.control.model.requests()).toHaveLength(before);
    });
  });
});

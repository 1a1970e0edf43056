import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Control } from '../control/client.ts';
import { connect, NOON, readJson, refusal, sandboxAt, type Author } from '../testing/linkedin-calls.ts';
import { timeOfUrnNumber } from './urn.ts';

let world: Awaited<ReturnType<typeof sandboxAt>>;
let asha: Author;
let linkedin: Control['linkedin'];
beforeAll(async () => {
  world = await sandboxAt(NOON);
  ({ linkedin } = world.sandbox.control);
});
afterAll(() => world.sandbox.close());
beforeEach(async () => {
  await world.sandbox.control.reset();
  asha = await connect(world.sandbox);
});

describe('3.1 required headers', () => {
  test('3.2 no version: 400 VERSION_MISSING', async () => {
    expect(await refusal(await asha.create('x', {}, { 'linkedin-version': undefined }))).toMatchObject({
      status: 400,
      code: 'VERSION_MISSING',
    });
  });

  test.each(['202510', '202610', '209912'])('3.2 version %s: 426 with the day appended', async (version) => {
    const answer = await refusal(await asha.create('x', {}, { 'linkedin-version': version }));
    expect(answer).toMatchObject({ status: 426, code: 'NONEXISTENT_VERSION' });
    expect(answer.message).toContain(`${version}01 is not active`);
  });

  test('3.2 the versions that live are a setting, and nothing announces a sunset', async () => {
    const before = await asha.create('still here');
    expect(before.status).toBe(201);
    expect([...before.headers.keys()].filter((name) => /sunset|deprecation/.test(name))).toEqual([]);
    await linkedin.configure({ oldestVersion: '202610', newestVersion: '202612' });
    expect((await asha.create('now gone')).status).toBe(426);
    expect((await asha.create('newer', {}, { 'linkedin-version': '202611' })).status).toBe(201);
  });

  test('the protocol version and the type of the body', async () => {
    expect((await asha.create('x', {}, { 'x-restli-protocol-version': undefined })).status).toBe(400);
    expect((await asha.create('x', {}, { 'x-restli-protocol-version': '1.0.0' })).status).toBe(400);
    expect((await asha.create('x', {}, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  test('URNs in a path are percent-encoded, colons too', async () => {
    const urn = await asha.publish('to be edited');
    const raw = await asha.call('DELETE', `/rest/posts/${urn}`, undefined, { 'x-restli-method': 'DELETE' });
    expect(await refusal(raw)).toMatchObject({ status: 400, message: 'Syntax exception in path variables' });
    expect((await asha.remove(urn)).status).toBe(204);
  });
});

describe('3.3 create', () => {
  test.each(['author', 'commentary', 'visibility', 'distribution', 'lifecycleState'])(
    '%s is required',
    async (name) => {
      const draft = asha.draft('x');
      delete draft[name];
      const answer = await refusal(await asha.call('POST', '/rest/posts', draft));
      expect(answer.status).toBe(422);
      expect(answer.message).toContain(`ERROR :: /${name} :: field is required but not found`);
    },
  );

  test('unknown fields are refused, each on its line', async () => {
    const answer = await refusal(
      await asha.create('x', { mood: 'happy', content: { media: { id: 'urn:li:image:x', width: 1 } } }),
    );
    expect(answer.status).toBe(422);
    expect(answer.message.trim().split('\n')).toEqual([
      'ERROR :: /content/media/width :: unrecognized field found but not allowed',
      'ERROR :: /mood :: unrecognized field found but not allowed',
    ]);
  });

  test('a body that is no JSON object: 400 ILLEGAL_ARGUMENT', async () => {
    for (const body of ['{"author":', '[]', 'null', '']) {
      expect(await refusal(await asha.call('POST', '/rest/posts', body))).toMatchObject({
        status: 400,
        code: 'ILLEGAL_ARGUMENT',
        message: 'Request body could not be converted to data map',
      });
    }
  });

  test('the author is a person, and the one whose token it is', async () => {
    const jonas = await connect(world.sandbox, 'demo-jonas');
    expect(await refusal(await asha.create('x', { author: 'urn:li:organization:1' }))).toMatchObject({
      status: 400,
      code: 'INVALID_URN_TYPE',
    });
    expect(await refusal(await asha.create('x', { author: 'me' }))).toMatchObject({
      status: 400,
      code: 'INVALID_URN_ID',
    });
    const other = await refusal(await asha.create('x', { author: jonas.author }));
    expect(other).toMatchObject({ status: 403, code: 'ACCESS_DENIED', serviceErrorCode: 100 });
    expect(other.message).toContain('partnerApiPostsExternal.CREATE.20260901');
  });

  test.each([
    [{ lifecycleState: 'DRAFT' }],
    [{ visibility: 'CONTAINER' }],
    [{ distribution: { feedDistribution: 'NONE', targetEntities: [], thirdPartyDistributionChannels: [] } }],
    [
      {
        distribution: {
          feedDistribution: 'MAIN_FEED',
          targetEntities: [{}],
          thirdPartyDistributionChannels: [],
        },
      },
    ],
  ])('%j is not for members', async (changed) => {
    expect(await refusal(await asha.create('x', changed))).toMatchObject({
      status: 400,
      code: 'INVALID_VALUE_FOR_FIELD',
    });
  });

  test('blank text: INVALID_VALUE_BLANK_FIELD', async () => {
    for (const text of ['', ' \n'])
      expect(await refusal(await asha.create(text))).toMatchObject({
        status: 400,
        code: 'INVALID_VALUE_BLANK_FIELD',
      });
  });

  test('content is exactly one kind', async () => {
    const both = { article: { source: 'https://example.com', title: 't' }, poll: {} };
    expect((await asha.create('x', { content: both })).status).toBe(422);
    expect((await asha.create('x', { content: {} })).status).toBe(422);
  });

  test.each(['PUBLIC', 'CONNECTIONS', 'LOGGED_IN'])('visibility %s is kept', async (visibility) => {
    const urn = await asha.publish(`for ${visibility}`, { visibility });
    expect((await linkedin.findPost(urn))?.visibility).toBe(visibility);
  });
});

describe('3.4 article', () => {
  const article = (fields: Record<string, unknown>) => ({
    content: { article: { source: 'https://example.com/a', title: 'A title', ...fields } },
  });

  test('the card is what was sent and nothing more', async () => {
    const urn = await asha.publish('read this', article({ description: 'short' }));
    expect((await linkedin.findPost(urn))?.content).toEqual({
      kind: 'article',
      source: 'https://example.com/a',
      title: 'A title',
      description: 'short',
    });
  });

  test.each([
    [{ title: undefined }, 'MISSING_FIELD'],
    [{ title: 'x'.repeat(400) }, 'FIELD_LENGTH_TOO_LONG'],
    [{ description: 'x'.repeat(4086) }, 'FIELD_LENGTH_TOO_LONG'],
    [{ source: 'example' }, 'INVALID_VALUE_FOR_FIELD'],
    [{ thumbnail: 'urn:li:image:none' }, 'INVALID_IMAGE_ID'],
    [{ thumbnail: 'https://example.com/a.png' }, 'INVALID_URN_ID'],
  ])('%#', async (fields, code) => {
    expect(await refusal(await asha.create('x', article(fields)))).toMatchObject({ status: 400, code });
  });

  test('source is required by the schema', async () => {
    expect((await asha.create('x', article({ source: undefined }))).status).toBe(422);
  });
});

describe('3.4 poll', () => {
  const poll = (fields: Record<string, unknown> = {}, settings: Record<string, unknown> = {}) => ({
    content: {
      poll: {
        question: 'Which?',
        options: [{ text: 'One' }, { text: 'Two' }],
        settings: {
          duration: 'THREE_DAYS',
          voteSelectionType: 'SINGLE_VOTE',
          isVoterVisibleToAuthor: true,
          ...settings,
        },
        ...fields,
      },
    },
  });

  test('is kept, and cannot be edited', async () => {
    const urn = await asha.publish('vote', poll());
    expect((await linkedin.findPost(urn))?.content).toEqual({
      kind: 'poll',
      question: 'Which?',
      options: ['One', 'Two'],
      duration: 'THREE_DAYS',
    });
    expect((await asha.edit(urn, { commentary: 'vote again' })).status).toBe(400);
  });

  const options = (count: number, text = 'o') => ({
    options: Array.from({ length: count }, (_, index) => ({ text: `${text}${index}` })),
  });
  test.each([
    [options(1), {}],
    [options(5), {}],
    [options(2, 'x'.repeat(30)), {}],
    [{ question: 'x'.repeat(141) }, {}],
    [{}, { isVoterVisibleToAuthor: false }],
    [{}, { voteSelectionType: 'MULTIPLE_VOTE' }],
  ])('%j %j is refused', async (fields, settings) => {
    expect((await asha.create('vote', poll(fields, settings))).status).toBe(400);
  });

  test('at the limits it is accepted', async () => {
    const longest = {
      question: 'x'.repeat(140),
      options: Array.from({ length: 4 }, (_, index) => ({ text: `${index}`.padEnd(30, 'x') })),
    };
    expect((await asha.create('vote', poll(longest, { duration: 'FOURTEEN_DAYS' }))).status).toBe(201);
    expect((await asha.create('vote', poll({}, { duration: 'TWO_DAYS' }))).status).toBe(422);
  });
});

describe('3.4 reshare', () => {
  test('names a post by share or activity URN and excludes content', async () => {
    const original = await asha.publish('the original');
    const activity = (await linkedin.findPost(original))?.activityUrn ?? '';
    const jonas = await connect(world.sandbox, 'demo-jonas');
    for (const parent of [original, activity]) {
      const urn = await jonas.publish(`what ${parent} said`, { reshareContext: { parent } });
      expect((await linkedin.findPost(urn))?.resharedUrn).toBe(original);
    }
    const content = { article: { source: 'https://example.com', title: 't' } };
    expect((await jonas.create('x', { reshareContext: { parent: original }, content })).status).toBe(400);
    expect((await jonas.create('x', { reshareContext: { parent: 'urn:li:share:1' } })).status).toBe(404);
  });

  test('an author may disable it', async () => {
    const original = await asha.publish('mine alone', { isReshareDisabledByAuthor: true });
    expect((await asha.create('again', { reshareContext: { parent: original } })).status).toBe(403);
  });
});

describe('3.5 commentary', () => {
  test('is created with 201 although it is cut; both texts are recorded', async () => {
    const urn = await asha.publish('We grew (a lot) this year');
    expect(await linkedin.findPost(urn)).toMatchObject({
      commentary: 'We grew (a lot) this year',
      rendered: { text: 'We grew ', cut: true },
    });
  });

  test('a mention needs the first, last or full name', async () => {
    const mention = (name: string) => asha.publish(`Thanks @[${name}](${asha.author}) and ${name}`);
    for (const name of ['Asha', 'Verma', 'Asha Verma']) {
      expect((await linkedin.findPost(await mention(name)))?.rendered.marks).toHaveLength(1);
    }
    expect((await linkedin.findPost(await mention('asha')))?.rendered).toMatchObject({
      text: 'Thanks asha and asha',
      marks: [],
    });
  });

  test('3000 UTF-16 units of the unescaped text', async () => {
    expect((await asha.create('x'.repeat(2998) + '😀')).status).toBe(201);
    expect((await asha.create('\\('.repeat(3000))).status).toBe(201);
    expect(await refusal(await asha.create('x'.repeat(2999) + '😀'))).toMatchObject({
      status: 400,
      code: 'FIELD_LENGTH_TOO_LONG',
    });
  });

  test('the stricter reading counts the escapes too', async () => {
    await linkedin.configure({ commentaryCounted: 'raw' });
    expect((await asha.create('\\('.repeat(1501))).status).toBe(400);
  });
});

describe('3.6 success', () => {
  test('201, an empty body, and the URN in x-restli-id', async () => {
    const response = await asha.create('hello');
    expect(response.status).toBe(201);
    expect(await response.text()).toBe('');
    expect(response.headers.get('x-restli-id')).toMatch(/^urn:li:share:\d{19}$/);
  });

  test('the number tells the time, grows, and differs from the activity number', async () => {
    const numbers: bigint[] = [];
    for (let index = 0; index < 20; index += 1) {
      const post = await linkedin.findPost(await asha.publish(`number ${index}`));
      const number = post?.urn.split(':').at(-1) ?? '0';
      numbers.push(BigInt(number));
      expect(timeOfUrnNumber(number)).toBe(world.now());
      expect(post?.activityUrn.split(':').at(-1)).not.toBe(number);
      if (index % 3 === 0) world.pass(1);
    }
    expect(numbers.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(numbers);
    expect(new Set(numbers).size).toBe(20);
  });

  test('a ugcPost URN is possible', async () => {
    await linkedin.configure({ postUrnKind: 'ugcPost' });
    expect(await asha.publish('other kind')).toMatch(/^urn:li:ugcPost:\d+$/);
  });
});

test('5.5 a duplicate is 422 in the recorded shape, with the URN it is a duplicate of', async () => {
  const urn = await asha.publish('said once');
  const response = await asha.create('said once');
  expect(response.status).toBe(422);
  const body = await readJson(response);
  expect(String(body['message'])).toMatch(new RegExp(`Content is a duplicate of ${urn}$`));
  expect(body).toMatchObject({
    errorDetailType: 'com.linkedin.common.error.BadRequest',
    errorDetails: {
      inputErrors: [{ code: 'DUPLICATE_POST', description: 'Duplicate post is detected', input: {} }],
    },
  });
});

test('5.5 duplicates are per author, per window, and outlive a delete', async () => {
  const urn = await asha.publish('said once');
  const jonas = await connect(world.sandbox, 'demo-jonas');
  expect((await jonas.create('said once')).status).toBe(201);
  expect((await asha.create('said twice')).status).toBe(201);
  await asha.remove(urn);
  expect((await asha.create('said once')).status).toBe(422);
  world.pass(10 * 60_000);
  expect((await asha.create('said once')).status).toBe(201);
});

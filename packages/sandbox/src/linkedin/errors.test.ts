import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Control } from '../control/client.ts';
import type { FaultOrder } from '../http/faults.ts';
import { connect, readJson, refusal, sandboxAt, type Author } from '../testing/linkedin-calls.ts';
import { png } from '../testing/files.ts';

let world: Awaited<ReturnType<typeof sandboxAt>>;
let control: Control;
let asha: Author;
beforeAll(async () => {
  world = await sandboxAt();
  ({ control } = world.sandbox);
});
afterAll(() => world.sandbox.close());
beforeEach(async () => {
  await control.reset();
  asha = await connect(world.sandbox);
});

const texts = async () => (await control.linkedin.posts()).map(({ rendered }) => rendered.text);
const order = (fault: Partial<FaultOrder> & Pick<FaultOrder, 'kind'>) =>
  control.faults.add({ operation: 'linkedin.post.create', ...fault });

describe('5.2 401 codes', () => {
  test.each([
    ['an unknown token', 'Bearer nothing', 65600, 'INVALID_ACCESS_TOKEN'],
    ['no header', undefined, 65604, 'EMPTY_ACCESS_TOKEN'],
    ['no token', 'Bearer ', 65604, 'EMPTY_ACCESS_TOKEN'],
  ])('%s', async (_name, authorization, serviceErrorCode, code) => {
    expect(await refusal(await asha.create('x', {}, { authorization }))).toMatchObject({
      status: 401,
      serviceErrorCode,
      code,
    });
  });

  test('a header that is not Bearer', async () => {
    expect(await refusal(await asha.create('x', {}, { authorization: 'Basic YTpi' }))).toMatchObject({
      status: 401,
      message: 'Unknown authentication schema',
      code: undefined,
    });
  });

  test('65601 after the member withdrew consent, 65602 after the end', async () => {
    await control.linkedin.expire('demo-asha');
    expect(await refusal(await asha.create('x'))).toMatchObject({
      status: 401,
      serviceErrorCode: 65602,
      code: 'EXPIRED_ACCESS_TOKEN',
    });
    await control.linkedin.revoke('asha.verma@example.com');
    expect(await refusal(await asha.create('x'))).toMatchObject({
      status: 401,
      serviceErrorCode: 65601,
      code: 'REVOKED_ACCESS_TOKEN',
    });
  });

  test('a token lives 60 days', async () => {
    world.pass(5_184_000_000 - 1);
    expect((await asha.create('last moment')).status).toBe(201);
    world.pass(1);
    expect((await asha.create('too late')).status).toBe(401);
  });

  test('on order for a good token', async () => {
    await order({ kind: 'unauthorized', code: 'REVOKED_ACCESS_TOKEN' });
    expect(await refusal(await asha.create('x'))).toMatchObject({ serviceErrorCode: 65601 });
    expect((await asha.create('x')).status).toBe(201);
  });
});

describe('5.7 429', () => {
  test('150 calls per member and UTC day; every versioned call counts', async () => {
    for (let index = 0; index < 75; index += 1) {
      await asha.initialize('image');
      expect((await asha.create(`post ${index}`)).status).toBe(201);
    }
    const response = await asha.create('one too many');
    expect(response.headers.has('retry-after')).toBe(false);
    expect(await refusal(response)).toEqual({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      serviceErrorCode: 101,
      message: 'Resource level throttle MEMBER DAY limit for calls to this resource is reached.',
    });
    const jonas = await connect(world.sandbox, 'demo-jonas');
    expect((await jonas.create('not my quota')).status).toBe(201);
    world.pass(12 * 3_600_000);
    expect((await asha.create('the next day')).status).toBe(201);
  });

  test('a day for the whole app', async () => {
    await control.linkedin.configure({ appCallsPerDay: 1 });
    await asha.create('one');
    const jonas = await connect(world.sandbox, 'demo-jonas');
    expect((await refusal(await jonas.create('two'))).message).toContain('APPLICATION DAY');
  });

  test('userinfo has a day of its own', async () => {
    await control.linkedin.configure({ userinfoCallsPerDay: 1, memberCallsPerDay: 0 });
    const ask = () =>
      fetch(`${world.sandbox.linkedinApiUrl}/v2/userinfo`, {
        headers: { authorization: `Bearer ${asha.token}` },
      });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
  });

  test('on order, with the window named or not, with Retry-After or not', async () => {
    await order({ kind: 'rate-limit', scope: 'APPLICATION', window: 'MINUTE', retryAfterSeconds: 30 });
    await order({ kind: 'rate-limit', omitWindow: true });
    const first = await asha.create('x');
    expect(first.headers.get('retry-after')).toBe('30');
    expect((await refusal(first)).message).toContain('APPLICATION MINUTE');
    expect((await refusal(await asha.create('x'))).message).toBe(
      'Resource level throttle limit for calls to this resource is reached.',
    );
    expect(await texts()).toEqual([]);
  });
});

describe('5.8 failures before and after the effect', () => {
  test.each([500, 502, 503, 504])('%s before: nothing was created', async (status) => {
    await order({ kind: 'status', status });
    expect((await asha.create('x')).status).toBe(status);
    expect(await texts()).toEqual([]);
  });

  test('5xx after: the post exists, and a repeat names it', async () => {
    await order({ kind: 'status', status: 500, phase: 'after' });
    expect((await asha.create('ambiguous')).status).toBe(500);
    const [post] = await control.linkedin.posts();
    expect((await refusal(await asha.create('ambiguous'))).message).toContain(post?.urn);
  });

  test.each([
    ['before', []],
    ['after', ['dropped']],
  ] as const)('a connection dropped %s the effect', async (phase, expected) => {
    await order({ kind: 'drop', phase });
    await expect(asha.create('dropped')).rejects.toThrow('fetch failed');
    expect(await texts()).toEqual(expected);
    const [request] = await control.linkedin.requests('linkedin.post.create');
    expect(request).toMatchObject({
      outcome: 'dropped',
      fault: { kind: 'drop', phase },
      member: 'demo-asha',
    });
    expect(request?.created !== undefined).toBe(phase === 'after');
  });

  test('an answer that never comes', async () => {
    await order({ kind: 'hang', phase: 'after' });
    const abandoned = new AbortController();
    const answer = fetch(`${world.sandbox.linkedinApiUrl}/rest/posts`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${asha.token}`,
        'linkedin-version': '202609',
        'x-restli-protocol-version': '2.0.0',
        'content-type': 'application/json',
      },
      body: JSON.stringify(asha.draft('waiting')),
      signal: abandoned.signal,
    });
    await expect.poll(texts, { timeout: 10_000 }).toEqual(['waiting']);
    abandoned.abort();
    await expect(answer).rejects.toThrow('abort');
  });

  test('a slow answer arrives, unharmed', async () => {
    await order({ kind: 'delay', delayMs: 40 });
    const started = performance.now();
    expect((await asha.create('slow')).status).toBe(201);
    expect(performance.now() - started).toBeGreaterThanOrEqual(39);
  });

  test('3.6 an answer without x-restli-id', async () => {
    await order({ kind: 'no-id' });
    const response = await asha.create('nameless');
    expect([response.status, response.headers.get('x-restli-id'), response.headers.get('location')]).toEqual([
      201,
      null,
      null,
    ]);
    expect(await texts()).toEqual(['nameless']);
  });

  test('5.1 edge failures are HTML or empty', async () => {
    await order({ kind: 'html' });
    await order({ kind: 'empty', status: 504 });
    const page = await asha.create('x');
    expect([page.status, page.headers.get('content-type'), (await page.text()).slice(0, 6)]).toEqual([
      502,
      'text/html',
      '<html>',
    ]);
    const bare = await asha.create('x');
    expect([bare.status, await bare.text()]).toEqual([504, '']);
  });

  test('5.5 409 CONFLICT', async () => {
    await order({ kind: 'conflict' });
    expect(await refusal(await asha.create('x'))).toMatchObject({ status: 409, code: 'CONFLICT' });
  });

  test('a body that breaks off', async () => {
    await control.faults.add({ operation: 'linkedin.image.initialize', kind: 'cut-body' });
    await expect(asha.initialize('image')).rejects.toThrow('terminated');
  });

  test('5.1 every answer can be traced', async () => {
    const response = await asha.create('x');
    for (const name of ['x-li-uuid', 'x-li-fabric', 'x-li-request-id'])
      expect(response.headers.get(name)).toBeTruthy();
  });
});

describe('orders', () => {
  test('times, skip, and one member only', async () => {
    await order({ kind: 'status', status: 503, times: 2, skip: 1, member: 'demo-asha' });
    const jonas = await connect(world.sandbox, 'demo-jonas');
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      statuses.push((await jonas.create(`j${index}`)).status, (await asha.create(`a${index}`)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 503, 201, 503, 201, 201]);
    expect(await control.faults.list()).toEqual([]);
  });

  test('a share of the requests, the same for the same seed', async () => {
    const run = async () => {
      await control.reset();
      const author = await connect(world.sandbox);
      await order({ kind: 'status', status: 503, times: null, probability: 0.3, seed: 7 });
      const hits: boolean[] = [];
      for (let index = 0; index < 60; index += 1)
        hits.push((await author.create(`p${index}`)).status === 503);
      return hits;
    };
    const first = await run();
    expect(await run()).toEqual(first);
    expect(first.filter(Boolean).length).toBeGreaterThan(8);
    expect(first.filter(Boolean).length).toBeLessThan(30);
  });

  test('by method, path and body', async () => {
    await control.faults.add({
      kind: 'status',
      status: 503,
      method: 'POST',
      path: '/rest/posts$',
      bodyIncludes: 'strike me',
    });
    expect((await asha.create('leave me')).status).toBe(201);
    expect((await asha.create('strike me')).status).toBe(503);
  });

  test('media that turn out slow or broken', async () => {
    await control.faults.add({
      operation: 'linkedin.upload',
      kind: 'slow-media',
      delayMs: 9000,
      member: 'demo-asha',
    });
    await control.faults.add({ operation: 'linkedin.upload', kind: 'failed-media' });
    const slow = await asha.initialize('image');
    expect((await asha.put(slow.uploadUrl, png())).status).toBe(201);
    const broken = await asha.initialize('image');
    expect((await asha.put(broken.uploadUrl, png())).status).toBe(201);
    const post = await asha.publish('slow', { content: { media: { id: slow.urn } } });
    expect((await control.linkedin.findPost(post))?.lifecycleState).toBe('PUBLISH_REQUESTED');
    expect(
      await refusal(await asha.create('broken', { content: { media: { id: broken.urn } } })),
    ).toMatchObject({ code: 'MEDIA_ASSET_PROCESSING_FAILED' });
  });

  test('an upload whose answer is lost can be repeated', async () => {
    await control.faults.add({ operation: 'linkedin.upload', kind: 'drop', phase: 'after' });
    const { urn, uploadUrl } = await asha.initialize('image');
    await expect(asha.put(uploadUrl, png())).rejects.toThrow('fetch failed');
    expect((await asha.put(uploadUrl, png())).status).toBe(201);
    expect((await asha.create('x', { content: { media: { id: urn } } })).status).toBe(201);
  });

  test('the token endpoint and userinfo meet them too', async () => {
    await control.faults.add({ operation: 'linkedin.token', kind: 'status', status: 429 });
    await control.faults.add({ operation: 'linkedin.userinfo', kind: 'unauthorized', times: 2 });
    expect(
      (await fetch(`${world.sandbox.linkedinUrl}/oauth/v2/accessToken`, { method: 'POST' })).status,
    ).toBe(429);
    const ask = () =>
      fetch(`${world.sandbox.linkedinApiUrl}/v2/userinfo`, {
        headers: { authorization: `Bearer ${asha.token}` },
      });
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([401, 401, 200]);
  });

  test('one that is not understood is refused', async () => {
    const response = await fetch(`${world.sandbox.url}/control/faults`, {
      method: 'POST',
      body: JSON.stringify({ kind: 'drop', tmies: 2 }),
    });
    expect(response.status).toBe(400);
  });
});

describe('the record', () => {
  test('holds each create as received, without the token, and what it made', async () => {
    const urn = await asha.publish('for the record');
    await asha.create('for the record');
    const [first, second] = await control.linkedin.requests('linkedin.post.create');
    expect(first).toMatchObject({
      method: 'POST',
      path: '/linkedin-api/rest/posts',
      status: 201,
      created: urn,
      outcome: 'answered',
      at: world.now(),
    });
    expect(first?.headers['linkedin-version']).toBe('202609');
    expect(JSON.parse(first?.body ?? '')).toEqual(asha.draft('for the record'));
    expect(second).toMatchObject({ status: 422 });
    expect(second).not.toHaveProperty('created');
    expect(JSON.stringify([first, second])).not.toContain(asha.token);
  });

  test('a page of another origin may not use the control path', async () => {
    const response = await fetch(`${world.sandbox.url}/control/reset`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(response.status).toBe(403);
    expect((await readJson(response))['message']).toBeTruthy();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jpeg, pdf, png } from '../testing/files.ts';
import { connect, NOON, readJson, refusal, sandboxAt, type Author } from '../testing/linkedin-calls.ts';
import { inspectImage } from './inspect-image.ts';
import { LINKEDIN_DEFAULTS } from './settings.ts';

// Documented behaviour that no other test covers. The README lists all of it with the tests.

let world: Awaited<ReturnType<typeof sandboxAt>>;
let asha: Author;
beforeAll(async () => {
  world = await sandboxAt(NOON);
});
afterAll(() => world.sandbox.close());
beforeEach(async () => {
  await world.sandbox.control.reset();
  asha = await connect(world.sandbox);
});

const article = (fields: Record<string, unknown>) => ({
  content: { article: { source: 'https://example.com/a', title: 'A title', ...fields } },
});

async function visit(clientId: string, redirectUri: string): Promise<number> {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state: 'one',
    scope: 'openid',
  });
  const answer = await fetch(`${world.sandbox.linkedinUrl}/oauth/v2/authorization?${query.toString()}`, {
    redirect: 'manual',
  });
  return answer.status;
}

describe('1.1 redirect URLs', () => {
  test('are HTTPS even when another form was registered; only loopback is excepted', async () => {
    await world.sandbox.control.linkedin.addApp({
      clientId: 'careless',
      clientSecret: 'secret',
      scopes: ['openid'],
      redirectUris: ['http://app.example.com/cb', 'http://127.0.0.1:3000/cb'],
    });
    expect(await visit('careless', 'http://app.example.com/cb')).toBe(401);
    expect(await visit('careless', 'http://127.0.0.1:3000/cb')).toBe(200);
  });

  test('are absolute: a path alone is none', async () => {
    expect(await visit('demo-client', '/cb')).toBe(401);
  });
});

describe('3.4 article', () => {
  test('the longest title, description and alt text that are allowed', async () => {
    const fields = {
      title: 'x'.repeat(399),
      description: 'y'.repeat(4085),
      thumbnailAltText: 'z'.repeat(4085),
    };
    expect((await asha.create('at the limits', article(fields))).status).toBe(201);
    const beyond = await refusal(
      await asha.create('beyond', article({ thumbnailAltText: 'z'.repeat(4086) })),
    );
    expect(beyond).toMatchObject({ status: 400, code: 'FIELD_LENGTH_TOO_LONG' });
  });

  test('the card stays empty where nothing was sent: nothing is fetched from the address', async () => {
    const urn = await asha.publish('bare', article({}));
    expect(await world.sandbox.control.linkedin.findPost(urn)).toMatchObject({
      content: { kind: 'article', source: 'https://example.com/a', title: 'A title' },
    });
  });

  test('plain texts are never little text: escapes in a title would show', async () => {
    const urn = await asha.publish('escaped', article({ title: 'A \\(b\\)' }));
    const found = await world.sandbox.control.linkedin.findPost(urn);
    expect(found?.content).toMatchObject({ title: 'A \\(b\\)' });
  });
});

describe('3.3 create', () => {
  test('there is no scheduled time and no idempotency key', async () => {
    for (const field of ['scheduledPublishTime', 'idempotencyKey', 'publishedAt']) {
      const answer = await refusal(await asha.create('later', { [field]: '2026-12-01T09:00:00Z' }));
      expect(answer).toMatchObject({ status: 422 });
      expect(answer.message).toContain(`/${field} :: unrecognized field found but not allowed`);
    }
  });

  test('celebrations and sponsored carousels are not for members', async () => {
    for (const content of [{ celebration: {} }, { carousel: {} }])
      expect((await asha.create('no', { content })).status).toBe(400);
  });
});

describe('3.9 delete', () => {
  test('an activity URN, as in a copied link, is not taken as a post', async () => {
    const urn = await asha.publish('mine');
    const activity = (await world.sandbox.control.linkedin.findPost(urn))?.activityUrn ?? '';
    expect(await refusal(await asha.remove(activity))).toMatchObject({
      status: 400,
      code: 'INVALID_URN_TYPE',
    });
  });
});

describe('4.1 images', () => {
  test('fewer than 36,152,320 pixels', () => {
    expect(inspectImage(jpeg(5120, 7060)).fault).toBeUndefined();
    expect(inspectImage(jpeg(5120, 7061)).fault).toBeDefined();
  });

  test('initialize answers an end in milliseconds and an address below /dms-uploads/ of the site', async () => {
    const { expiresAt, uploadUrl, urn } = await asha.initialize('image');
    expect(urn).toMatch(/^urn:li:image:/);
    expect(expiresAt).toBeGreaterThan(NOON);
    expect(expiresAt).toBeLessThan(NOON + 7 * 86_400_000);
    expect(uploadUrl.startsWith(`${world.sandbox.linkedinUrl}/dms-uploads/`)).toBe(true);
  });

  test('the PUT answers 201 with an empty body', async () => {
    const { uploadUrl } = await asha.initialize('image');
    const answer = await asha.put(uploadUrl, png());
    expect([answer.status, await answer.text()]).toEqual([201, '']);
  });
});

describe('4.2 documents', () => {
  test('at most 100,000,000 bytes, and one PUT with the bearer', async () => {
    expect(LINKEDIN_DEFAULTS.documentMaxBytes).toBe(100_000_000);
    const { uploadUrl } = await asha.initialize('document');
    expect((await asha.put(uploadUrl, pdf(2), { authorization: '' })).status).toBe(401);
    const answer = await asha.put(uploadUrl, pdf(2));
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBeNull();
  });
});

describe('5.7 quotas', () => {
  test('150 requests per member and 100,000 per application and UTC day', () => {
    expect(LINKEDIN_DEFAULTS).toMatchObject({ memberCallsPerDay: 150, appCallsPerDay: 100_000 });
  });

  test('no header tells how much is left', async () => {
    const answer = await asha.create('counted');
    expect([...answer.headers.keys()].filter((name) => /ratelimit|retry-after/i.test(name))).toEqual([]);
  });
});

describe('5.1 bodies', () => {
  test('a refusal by validation names the field, the code and the words', async () => {
    const body = await readJson(await asha.create('x', article({ title: 'x'.repeat(400) })));
    expect(body).toMatchObject({
      status: 400,
      errorDetails: { inputErrors: [{ code: 'FIELD_LENGTH_TOO_LONG' }] },
    });
  });
});

import {
  createPost,
  endpointName,
  endpoints,
  envelope,
  errorCatalogue,
  isErrorCode,
  logout,
  refusal,
  saveProfileData,
  type Endpoint,
} from '@limelight/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf, type RawCall } from './testing/arbitrary.ts';
import { isLong } from './testing/long.ts';
import { createTestApp, pathOf, someAddress, type Person, type TestApp } from './testing/index.ts';

/** The same calls in every run; a failure names it with the path to the call that failed. Another number draws others. */
const seed = 20_261_122;
const runs = isLong ? 20 : 6;
/** For calls that differ little: of an endpoint that takes nothing, and of what is refused at the door. */
const fewRuns = Math.ceil(runs / 4);
const takesNothing = ({ params, query, body }: Endpoint) => !params && !query && !body;
/** A call of these may leave the caller without a session. */
const endsSessions = new Set(['logout', 'deleteAccount']);
const marker = 'kept-private-by-somebody-else';

let app: TestApp;
let victim: { person: Person; postId: string };
/** Bearers that are only ever refused: of somebody signed in, sent as a cookie, and of a session that was ended. */
let bearers: { live: string; ended: string };

beforeAll(async () => {
  app = await createTestApp();
  const person = await app.signUp({ name: 'Victim Person', email: `${marker}@example.com` });
  const { body } = await app.call(createPost, { body: { text: marker } }, { token: person.token });
  await app.call(saveProfileData, { body: { headline: marker } }, { token: person.token });
  victim = { person, postId: body.data.id };
  const [live, ended] = [(await app.signUp()).token, (await app.signUp()).token];
  await app.call(logout, {}, { token: ended });
  bearers = { live, ended };
});
afterAll(() => app.close());

/** A value as it can stand in an address. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '-');
  return text.toWellFormed().slice(0, 2000) || '-';
}

async function send(
  endpoint: Endpoint,
  call: RawCall,
  token: string | null,
): Promise<{ status: number; text: string; type: string }> {
  const wellFormed = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, inAddress(value)]));
  const response = await app.fetch(
    pathOf(endpoint, { params: wellFormed(call.params), query: wellFormed(call.query) }),
    {
      redirect: 'manual',
      method: endpoint.method,
      headers: {
        'x-forwarded-for': someAddress(),
        ...(call.contentType === '' ? {} : { 'content-type': call.contentType }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(call.body === undefined || endpoint.method === 'GET'
        ? {}
        : { body: new TextEncoder().encode(call.body) }),
    },
  );
  return {
    status: response.status,
    text: await response.text(),
    type: response.headers.get('content-type') ?? '',
  };
}

/** A draft of the caller's, so that what comes behind the door of ownership is called badly too. */
async function ownPost(token: string): Promise<string> {
  const { body } = await app.call(createPost, { body: { text: 'Mine' } }, { token });
  return body.data.id;
}

/** What is wrong with an answer that is not the contract's success or one of its refusals, or is somebody else's. */
function faultOf(
  endpoint: Endpoint,
  { status, text, type }: { status: number; text: string; type: string },
): string | null {
  if (text.includes(marker)) return 'tells what belongs to another person';
  if (status === endpoint.status) {
    if (endpoint.answer !== 'json') return type.includes('application/json') ? 'answers with JSON' : null;
    return envelope(endpoint.response).safeParse(JSON.parse(text)).error?.message ?? null;
  }
  const { code } = refusal.parse(JSON.parse(text));
  if (!isErrorCode(code) || !endpoint.errors.includes(code)) return `refuses with ${code}`;
  if (code === 'internal_error') return 'fails';
  return errorCatalogue[code].status === status ? null : `refuses with ${code} and the status ${status}`;
}

const named = (some: readonly Endpoint[]) =>
  some.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const guarded = endpoints.filter(({ access }) => access === 'session');

describe.each(named(endpoints))('%s', (_, endpoint) => {
  it('keeps its contract whatever is sent', async () => {
    let token: string | null = null;
    await fc.assert(
      fc.asyncProperty(callsOf(endpoint), fc.boolean(), async (call, own) => {
        if (endpoint.access === 'session' && token === null) token = (await app.signUp()).token;
        const params =
          own && token !== null && endpoint.path.startsWith('/posts/:id')
            ? { id: await ownPost(token) }
            : call.params;
        const answer = await send(endpoint, { ...call, params }, token);
        expect(faultOf(endpoint, answer)).toBeNull();
        if (answer.status === 401 || endsSessions.has(endpointName(endpoint))) token = null;
      }),
      { seed, numRuns: takesNothing(endpoint) ? fewRuns : runs },
    );
  });
});

describe.each(named(guarded))('%s, behind its session', (_, endpoint) => {
  it('takes the bearer alone as proof', async () => {
    const none: RawCall = {
      params: { id: victim.postId },
      query: {},
      body: '{}',
      contentType: 'application/json',
    };
    const path = pathOf(endpoint, none);
    const init = { method: endpoint.method, ...(endpoint.method === 'GET' ? {} : { body: '{}' }) };
    const cookie = await app.fetch(path, {
      ...init,
      headers: { cookie: `token=${bearers.live}`, 'content-type': 'application/json' },
    });
    expect(cookie.status).toBe(401);
    const unknown = await send(endpoint, none, 'x'.repeat(43));
    expect([unknown.status, refusal.parse(JSON.parse(unknown.text)).code]).toEqual([401, 'session_required']);
  });
  it('tells a session that was ended from one that never was', async () => {
    const ended = await send(
      endpoint,
      { params: { id: victim.postId }, query: {}, body: '{}', contentType: 'application/json' },
      bearers.ended,
    );
    expect(ended.status).toBe(401);
  });
});

describe.each(named(guarded.filter(({ params }) => params !== undefined)))(
  '%s, of another person',
  (_, endpoint) => {
    it('does not know another person’s things', async () => {
      const { token } = await app.signUp();
      await fc.assert(
        fc.asyncProperty(callsOf(endpoint), async (call) => {
          const answer = await send(endpoint, { ...call, params: { id: victim.postId } }, token);
          expect(answer.status).not.toBe(endpoint.status);
          expect(faultOf(endpoint, answer)).toBeNull();
        }),
        { seed, numRuns: fewRuns },
      );
    });
  },
);

import { getVoice, listPosts, publishPost, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionRoute } from '../../../../platform/http/index.ts';
import { createTestApp, type Person, type TestApp } from '../../../../testing/index.ts';
import { guarded } from './guard.ts';
import { insideOf, sessionFor } from './inside.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signUp();
});
afterAll(() => app.close());

it('knows the person, while nothing of it lets anybody in from outside', async () => {
  const seen: { bearer: string; during: number }[] = [];
  const routes = () => [
    sessionRoute(listPosts, async ({ session, headers }) => {
      const bearer = headers.get('authorization') ?? '';
      const outside = await app.fetch('/api/user/details', { headers: { authorization: bearer } });
      seen.push({ bearer, during: outside.status });
      expect(session).toMatchObject({ userId: person.id, grant: null });
      return { data: { items: [], nextCursor: null } };
    }),
  ];
  const inside = insideOf(routes)(app.context);
  const session = await sessionFor(app.context, person.id, person.id);
  const api = inside.apiFor(session, 'test');
  expect((await api.call(listPosts, { query: {} })).items).toEqual([]);
  await api.call(listPosts, { query: {} });
  const [first, second] = seen;
  expect(seen.map(({ during }) => during)).toEqual([401, 401]);
  expect(first?.bearer).not.toBe(second?.bearer);
  for (const { bearer } of seen)
    expect((await app.call(userDetails, {}, { token: bearer.slice('Bearer '.length) })).status).toBe(401);
});

it('opens nothing in a turn that only happens when the person presses, whatever a tool says of itself', async () => {
  const never = async () => Promise.reject(new Error('It went through.'));
  const api = guarded({ call: never, open: never }, 0);
  await expect(api.call(publishPost, { params: { id: person.id } })).rejects.toThrow('presses');
  await expect(api.call(getVoice, { query: {} })).rejects.toThrow('It went through.');
});

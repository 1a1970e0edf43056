import { createPost, schedulePost, updatePost, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from './domains/publishing/publishing/test-scene.ts';
import { generate } from './domains/writing/writing/post/test-stream.ts';
import { createTestApp, type Person, type TestApp } from './testing/index.ts';
import { roundTripsOf, type RoundTrips } from './testing/round-trips.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp({ model: true });
  person = await app.signUp();
  const { id } = await app.sandbox.control.linkedin.addMember({
    name: 'Asha Rao',
    email: 'asha@example.com',
  });
  await connect(app, person, id);
  await app.runDueJobs();
});
afterAll(async () => app.close());

/**
 * What a request asks of the database, by round trip, when that is more than `most`; otherwise nothing. The request is
 * made once before, for what is prepared once per process.
 */
async function beyond(
  most: { trips: number; statements: number },
  request: () => Promise<{ status: number }>,
): Promise<RoundTrips> {
  await request();
  const trips = await roundTripsOf(app.context.database.pool, async () => {
    const { status } = await request();
    if (status >= 300) throw new Error(`answered ${status}`);
  });
  return trips.length > most.trips || trips.flat().length > most.statements ? trips : [];
}

const draft = async () =>
  (await app.call(createPost, { body: { text: 'First words' } }, { token: person.token })).body.data;

it('reads the account', async () => {
  const more = await beyond({ trips: 2, statements: 3 }, async () =>
    app.call(userDetails, {}, { token: person.token }),
  );
  expect(more).toEqual([]);
});

it('creates a draft', async () => {
  const body = { text: 'First words' };
  const more = await beyond({ trips: 5, statements: 8 }, async () =>
    app.call(createPost, { body }, { token: person.token }),
  );
  expect(more).toEqual([]);
});

it('saves a draft', async () => {
  let { id, version } = await draft();
  const more = await beyond({ trips: 4, statements: 8 }, async () => {
    const change = { params: { id }, body: { version, text: `Words ${version}` } };
    const reply = await app.call(updatePost, change, { token: person.token });
    ({ id, version } = reply.body.data);
    return reply;
  });
  expect(more).toEqual([]);
});

it('schedules a post', async () => {
  const { id } = await draft();
  let days = 1;
  const more = await beyond({ trips: 7, statements: 14 }, async () => {
    days += 1;
    const at = new Date(app.clock.now() + days * 86_400_000).toISOString();
    return app.call(schedulePost, { params: { id }, body: { at, timeZone: 'UTC' } }, { token: person.token });
  });
  expect(more).toEqual([]);
});

it('writes a post, from the request to its last word', async () => {
  const more = await beyond({ trips: 13, statements: 47 }, async () => {
    const stream = await generate(app, person);
    expect((await stream.rest()).at(-1)?.type).toBe('done');
    return stream.response;
  });
  expect(more).toEqual([]);
});

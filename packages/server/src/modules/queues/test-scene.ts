import {
  createPost,
  createQueue,
  finishLinkedinConnection,
  schedulePost,
  startLinkedinConnection,
  type Endpoint,
  type EndpointCall,
  type WeeklySlot,
} from '@limelight/contracts';
import { createTestApp, createTestClock, type Person, type TestApp } from '../../testing/index.ts';

/** Later than any machine's clock, so that jobs of the future are in the future for the queue as well. */
export const sceneStart = '2031-03-12T09:00:00Z';

export async function openScene(): Promise<TestApp> {
  return createTestApp({ clock: createTestClock(sceneStart) });
}

/** Somebody with an account and a connected LinkedIn member of their own. */
export async function signUpAuthor(app: TestApp): Promise<Person> {
  const person = await app.signUp();
  const { id } = await app.sandbox.control.linkedin.addMember({ name: 'Some Member', email: person.email });
  const started = await app.call(startLinkedinConnection, {}, { token: person.token });
  const consent = new URL(started.body.data.url);
  const { code } = await app.sandbox.control.linkedin.authorize({
    member: id,
    redirectUri: consent.searchParams.get('redirect_uri') ?? '',
    state: consent.searchParams.get('state') ?? '',
  });
  const body = { code, state: consent.searchParams.get('state') ?? '' };
  const connected = await app.call(finishLinkedinConnection, { body }, { token: person.token });
  if (connected.status !== 200) throw new Error(`not connected: ${JSON.stringify(connected.body)}`);
  return person;
}

/** Gives a plan without the limits of the free one, for a day. */
export async function givePlan(app: TestApp, person: Person): Promise<void> {
  await app.context.database.pool.query("UPDATE users SET plan = 'Pro', plan_expires_at = $2 WHERE id = $1", [
    person.id,
    new Date(app.clock.now() + 86_400_000),
  ]);
}

export async function writePost(app: TestApp, person: Person, text: string): Promise<string> {
  const made = await app.call(createPost, { body: { text } }, { token: person.token });
  return made.body.data.id;
}

export async function scheduled(
  app: TestApp,
  person: Person,
  text: string,
  at: string,
  timeZone = 'UTC',
): Promise<string> {
  const id = await writePost(app, person, text);
  const answer = await app.call(
    schedulePost,
    { params: { id }, body: { at, timeZone } },
    { token: person.token },
  );
  if (answer.status !== 200) throw new Error(`not scheduled: ${JSON.stringify(answer.body)}`);
  return id;
}

/** Makes a call as this person and hands back its data; a refusal fails the test. */
export async function ask<E extends Endpoint>(
  app: TestApp,
  person: Person,
  endpoint: E,
  input: EndpointCall<E>,
) {
  const answer = await app.call(endpoint, input, { token: person.token });
  if (answer.status !== endpoint.status) {
    throw new Error(`${endpoint.name} was refused: ${JSON.stringify(answer.body)}`);
  }
  return answer.body.data;
}

/** A queue of this person; its id. */
export async function makeQueue(
  app: TestApp,
  person: Person,
  slots: WeeklySlot[],
  timeZone = 'UTC',
  name = 'Main',
): Promise<string> {
  const { queues } = await ask(app, person, createQueue, { body: { name, slots, timeZone } });
  const made = queues.find((queue) => queue.name === name);
  if (made === undefined) throw new Error('The queue that was made is not told.');
  return made.id;
}

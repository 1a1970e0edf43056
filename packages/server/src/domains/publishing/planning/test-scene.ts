import {
  createPost,
  endpointName,
  schedulePost,
  type Endpoint,
  type EndpointCall,
} from '@limelight/contracts';
import { connect } from '../publishing/test-scene.ts';
import { createTestApp, createTestClock, type Person, type TestApp } from '../../../testing/index.ts';

/** Later than any machine's clock, so that future jobs are also in the future for the queue. */
export const sceneStart = '2031-03-12T09:00:00Z';

export async function openScene(): Promise<TestApp> {
  return createTestApp({ clock: createTestClock(sceneStart) });
}

export async function signUpAuthor(app: TestApp): Promise<Person> {
  const person = await app.signUp();
  const { id } = await app.sandbox.control.linkedin.addMember({ name: 'Some Member', email: person.email });
  const connected = await connect(app, person, id);
  if (connected.status !== 200) throw new Error(`not connected: ${JSON.stringify(connected.body)}`);
  return person;
}

/** Gives a user a plan without the free plan's limits, for a day. */
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

/** Makes a call as this user and returns its data. A refusal fails the test. */
export async function ask<E extends Endpoint>(
  app: TestApp,
  person: Person,
  endpoint: E,
  input: EndpointCall<E>,
) {
  const answer = await app.call(endpoint, input, { token: person.token });
  if (answer.status !== endpoint.status) {
    throw new Error(`${endpointName(endpoint)} was refused: ${JSON.stringify(answer.body)}`);
  }
  return answer.body.data;
}

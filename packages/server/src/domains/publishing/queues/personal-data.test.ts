import { addEvergreen, changeQueueSettings, getQueues, publishPost } from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import { eraseQueuesData, exportQueuesData } from './personal-data.ts';
import { ask, openScene, signUpAuthor, writePost } from '../planning/test-scene.ts';
import { makeQueue } from './test-scene.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openScene();
});
afterAll(async () => app.close());

async function furnished(name: string) {
  const person = await signUpAuthor(app);
  const queueId = await makeQueue(app, person, [{ weekday: 1, time: '09:00' }], 'UTC', name);
  const daysOff = [{ from: '2031-08-01', to: '2031-08-02', label: `Away from ${name}` }];
  await ask(app, person, changeQueueSettings, { body: { daysOff } });
  const postId = await writePost(app, person, `Out under ${name}.`);
  await ask(app, person, publishPost, { params: { id: postId } });
  await app.runDueJobs();
  await ask(app, person, addEvergreen, { params: { id: queueId }, body: { postId } });
  return { person, queueId, postId };
}

test('a person gets their queues, days off and pool, and erasing leaves nothing of them and all of others', async () => {
  const { db } = app.context.database;
  const mine = await furnished('Mine');
  const other = await furnished('Other');
  const data = await exportQueuesData(db, mine.person.id);
  expect(data).toMatchObject({
    queues: [{ id: mine.queueId, name: 'Mine' }],
    queueSettings: { daysOff: [{ label: 'Away from Mine' }] },
    evergreen: [{ queueId: mine.queueId, postId: mine.postId }],
  });
  expect(JSON.stringify(data)).not.toContain('Other');
  await db.transaction(async (tx) => eraseQueuesData(tx, mine.person.id));
  expect(await exportQueuesData(db, mine.person.id)).toEqual({
    queues: [],
    queueSettings: null,
    evergreen: [],
  });
  const { queues } = await ask(app, other.person, getQueues, {});
  expect(queues[0]).toMatchObject({ name: 'Other', evergreen: { poolSize: 1 } });
});

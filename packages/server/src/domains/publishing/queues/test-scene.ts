import { createQueue, type WeeklySlot } from '@limelight/contracts';
import type { Person, TestApp } from '../../../testing/index.ts';
import { ask } from '../planning/test-scene.ts';

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

import type { Context } from '../../../../context.ts';
import { notifyAll } from '../../../accounts/notifications/index.ts';
import { takeDueReminders } from '../repository/people.ts';
import { plainName } from '../rules/plain-name.ts';

const atOnce = 200;

/** Sends due reminders, except about people who have opted out. */
export async function tellReminders(context: Context): Promise<void> {
  const now = new Date(context.clock.now());
  for (let more = true; more;) {
    more = await context.database.db.transaction(async (tx) => {
      const due = await takeDueReminders(tx, now, atOnce);
      const open = due.filter(({ optedOut }) => !optedOut);
      await notifyAll(
        context,
        tx,
        open.map(({ id, userId, name, position, company, remindAt }) => ({
          userId,
          kind: 'reminder' as const,
          key: `person-reminder:${id}:${remindAt?.getTime() ?? 0}`,
          title: 'Reminder: get in touch',
          about: [plainName(name), position, company].filter((part) => part !== '').join(', '),
          path: `/dashboard/people?person=${id}`,
        })),
      );
      return due.length === atOnce;
    });
  }
}

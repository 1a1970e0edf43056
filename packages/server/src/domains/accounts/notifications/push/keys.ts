import type { Context } from '../../../../context.ts';
import { findKeys, insertKeys } from '../repository/push.ts';

/** The identity of this installation towards push services (VAPID, RFC 8292). */
export interface PushKeys {
  subject: string;
  publicKey: string;
  privateKey: string;
}

const name = 'vapid';
const purpose = 'push-key';

/** Uses the configured keys, or else those in the database, which are created on first use. */
export async function pushKeysOf({ config, clock, database, secrets }: Context): Promise<PushKeys> {
  const subject = config.VAPID_SUBJECT ?? `mailto:${config.SUPPORT_EMAIL}`;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  if (publicKey !== undefined && privateKey !== undefined) return { subject, publicKey, privateKey };
  const { db } = database;
  let row = await findKeys(db, name);
  if (row === null) {
    const { generateVAPIDKeys } = await import('web-push').then((module) => module.default);
    const made = generateVAPIDKeys();
    const privateSealed = secrets.seal(made.privateKey, purpose);
    await insertKeys(db, {
      name,
      publicKey: made.publicKey,
      privateSealed,
      createdAt: new Date(clock.now()),
    });
    // Another process may have inserted its pair first.
    row = await findKeys(db, name);
  }
  if (row === null) throw new Error('The push keys were not kept.');
  return { subject, publicKey: row.publicKey, privateKey: secrets.open(row.privateSealed, purpose) };
}

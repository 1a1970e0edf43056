import { brand } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { findKeys, insertKeys } from './repository.ts';

/** By which push services know this installation (VAPID, RFC 8292). */
export interface PushKeys {
  subject: string;
  publicKey: string;
  privateKey: string;
}

const name = 'vapid';
const purpose = 'push-key';

/** Those of the configuration, else those of the database, which are made when they are first needed. */
export async function pushKeysOf({ config, clock, database, secrets }: Context): Promise<PushKeys> {
  const subject = config.VAPID_SUBJECT ?? `mailto:${brand.supportEmail}`;
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
    // Another process may have been first.
    row = await findKeys(db, name);
  }
  if (row === null) throw new Error('The push keys were not kept.');
  return { subject, publicKey: row.publicKey, privateKey: secrets.open(row.privateSealed, purpose) };
}

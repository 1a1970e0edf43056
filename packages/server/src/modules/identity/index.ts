import type { Context } from '../../context.ts';
import type { Module } from '../../module.ts';
import { identityRoutes } from './routes.ts';
import { identityJobs } from './jobs.ts';
import { identityHandlers } from './handlers.ts';
import type { Connection, Tx } from '../../platform/db/index.ts';
import { findUser, findUserByEmail, lockUser, type User } from './repository.ts';
import { normalizeEmail } from './rules.ts';

export { eraseIdentity, exportIdentityData } from './service/erase.ts';
export { postDeletionNotice, postMail } from './service/mail.ts';
export type { SignInHooks } from './service/oauth.ts';
export { confirmPassword } from './service/password.ts';
export { checkPassword, hashPassword } from './password-hash.ts';
export { describeDevice, isOperator, normalizeEmail } from './rules.ts';
export { createResolveSession } from './service/session.ts';
export { findUserOverview, listEndedPlans, setPlan, type User, type UserOverview } from './repository.ts';
export { moveWelcome } from './welcome/repository.ts';

/** Null when there is no such user, or the account was deleted. */
export async function getUser(connection: Connection, userId: string): Promise<User | null> {
  return findUser(connection, userId);
}

/** The person with this e-mail address, however it is written; null for none. */
export async function findUserNamed(connection: Connection, email: string): Promise<User | null> {
  return findUserByEmail(connection, normalizeEmail(email));
}

/** The same, and nobody else changes or deletes the account until the transaction ends. */
export async function getUserForChange(tx: Tx, userId: string): Promise<User | null> {
  return lockUser(tx, userId);
}

/** `hooks` connect signing in with what stands above this module. */
export function identityModule(hooks: (context: Context) => Parameters<typeof identityRoutes>[1]): Module {
  return {
    name: 'identity',
    routes: (context) => identityRoutes(context, hooks(context)),
    jobs: identityJobs,
    handlers: identityHandlers,
  };
}

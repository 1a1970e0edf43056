import type { Context } from '../../../context.ts';
import type { Module } from '../../../module.ts';
import { identityRoutes } from './routes.ts';
import { identityJobs } from './jobs.ts';
import { identityHandlers } from './handlers.ts';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { findUser, findUserByEmail, lockUser, type User } from './repository.ts';
import { normalizeEmail } from './rules.ts';

export { eraseIdentity, exportIdentityData } from './service/erase.ts';
export { postDeletionNotice, postMail } from './service/mail.ts';
export type { SignInHooks } from './service/oauth.ts';
export { confirmPassword } from './service/password.ts';
export { checkPassword, hashPassword } from './password-hash.ts';
export { describeDevice, isOperator, normalizeEmail } from './rules.ts';
export { createResolveSession } from './service/session.ts';
export {
  findUserOverview,
  listEndedPlans,
  listUsers,
  setPlan,
  type User,
  type UserOverview,
} from './repository.ts';
export { moveWelcome } from './welcome/repository.ts';

export async function getUser(connection: Connection, userId: string): Promise<User | null> {
  return findUser(connection, userId);
}

/** Finds a user by e-mail address, ignoring case. */
export async function findUserNamed(connection: Connection, email: string): Promise<User | null> {
  return findUserByEmail(connection, normalizeEmail(email));
}

export async function getUserForChange(tx: Tx, userId: string): Promise<User | null> {
  return lockUser(tx, userId);
}

/** `hooks` let modules that depend on this one take part in signing in. */
export function identityModule(hooks: (context: Context) => Parameters<typeof identityRoutes>[1]): Module {
  return {
    name: 'identity',
    routes: (context) => identityRoutes(context, hooks(context)),
    jobs: identityJobs,
    handlers: identityHandlers,
  };
}

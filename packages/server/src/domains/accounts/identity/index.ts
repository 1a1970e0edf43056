import type { Context } from '../../../context.ts';
import type { IdentityHooks, Module } from '../../../module.ts';
import { identityRoutes } from './routes.ts';
import { identityHandlers } from './handlers.ts';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { findUser, findUserByEmail, lockUser, type User } from './repository/identity.ts';
import { normalizeEmail } from './rules.ts';

export { eraseIdentity, exportIdentityData } from './service/erase.ts';
export { postDeletionNotice, postMail } from './service/mail.ts';
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
} from './repository/identity.ts';
export { moveWelcome } from './repository/welcome.ts';

export async function getUser(connection: Connection, userId: string): Promise<User | null> {
  return findUser(connection, userId);
}

/** Finds a user by email address, ignoring case. */
export async function findUserNamed(connection: Connection, email: string): Promise<User | null> {
  return findUserByEmail(connection, normalizeEmail(email));
}

export async function getUserForChange(tx: Tx, userId: string): Promise<User | null> {
  return lockUser(tx, userId);
}

/** Calls each module's part of a step, in the order of the modules. */
function joinHooks(
  context: Context,
  modules: readonly IdentityHooks[],
): Parameters<typeof identityRoutes>[1] {
  return {
    async onSignUp(tx, person) {
      const greetings: string[] = [];
      for (const { onSignUp } of modules) greetings.push((await onSignUp?.(context, tx, person)) ?? '');
      return greetings.filter((greeting) => greeting !== '');
    },
    async onVerified(tx, person) {
      for (const { onVerified } of modules) await onVerified?.(context, tx, person);
    },
    async onNewPassword(tx, userId) {
      for (const { onNewPassword } of modules) await onNewPassword?.(tx, userId);
    },
    async onLinkedinSignIn(tx, userId, grant) {
      for (const { onLinkedinSignIn } of modules) await onLinkedinSignIn?.(context, tx, userId, grant);
    },
    async onTakeover(tx, person) {
      for (const { onTakeover, onVerified } of modules) {
        await onTakeover?.(context, tx, person.userId);
        await onVerified?.(context, tx, person);
      }
    },
  };
}

/** `modules` lists those that take part in signing up and signing in. */
export function identityModule(modules: () => readonly IdentityHooks[]): Module {
  return {
    name: 'identity',
    routes: (context) => identityRoutes(context, joinHooks(context, modules())),
    handlers: identityHandlers,
  };
}

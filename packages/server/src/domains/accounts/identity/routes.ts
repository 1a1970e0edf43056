import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, pageIn, route, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { presentSession, presentUser } from './present.ts';
import { endSessions, listLiveSessions, updateUser } from './repository/identity.ts';
import { changeEmail, resendVerification, verifyEmail, type VerifiedHooks } from './service/email.ts';
import { login, logout } from './service/login.ts';
import { finishSignIn, startSignIn, type SignInHooks } from './service/oauth.ts';
import {
  changePassword,
  forgotPassword,
  resetPassword,
  type PasswordHooks,
  type TakeoverHooks,
} from './service/password.ts';
import { signUp } from './service/sign-up.ts';

export function identityRoutes(
  context: Context,
  hooks: SignInHooks & TakeoverHooks & PasswordHooks & VerifiedHooks,
): Route[] {
  const { db } = context.database;
  const now = () => new Date(context.clock.now());
  return [
    route(contract.signUp, async (call) => {
      const { token, user, message } = await signUp(context, call.body, hooks, call);
      return { data: { token, user: presentUser(user) }, message };
    }),
    route(contract.login, async (call) => {
      const { token, user } = await login(context, call.body, call);
      return { data: { token, user: presentUser(user) } };
    }),
    sessionRoute(contract.logout, async ({ session }) => {
      await logout(context, session.userId, session.id);
      return { data: {}, message: 'You have been successfully logged out.' };
    }),
    route(contract.oauthStart, async (call) => ({ data: await startSignIn(context, call.body, call) })),
    route(contract.oauthFinish, async (call) => {
      const { token, user, next } = await finishSignIn(context, call.body, hooks, call);
      return { data: { token, user: presentUser(user), next } };
    }),

    route(contract.verifyEmail, async (call) => {
      const user = await verifyEmail(context, call.body.token, hooks, call);
      return { data: { email: user.email }, message: 'Email address verified.' };
    }),
    sessionRoute(contract.resendVerification, async ({ session }) => {
      const user = await resendVerification(context, session.userId);
      return { data: {}, message: `We sent a new link to ${user.email}.` };
    }),
    sessionRoute(contract.changeEmail, async ({ session, body }) => {
      await changeEmail(context, session, body);
      return { data: {}, message: `We sent a link to ${body.email}. Your address changes when you open it.` };
    }),

    route(contract.forgotPassword, async (call) => {
      await forgotPassword(context, call.body.email, call);
      return {
        data: {},
        message: 'If this address has an account, we sent it a link to set a new password.',
      };
    }),
    route(contract.resetPassword, async (call) => {
      await resetPassword(context, call.body, hooks, call);
      return { data: {}, message: 'Your new password is set. Log in with it.' };
    }),
    sessionRoute(contract.changePassword, async ({ session, body }) => {
      await changePassword(context, session, body, hooks);
      return {
        data: {},
        message:
          'Password changed. You’re signed out everywhere else, and your API tokens and apps are disconnected.',
      };
    }),

    sessionRoute(contract.changeName, async ({ session, body }) => {
      const user = await db.transaction((tx) => updateUser(tx, session.userId, { name: body.name }));
      if (user === null) throw new AppError('session_ended');
      return { data: presentUser(user), message: 'Name changed.' };
    }),
    sessionRoute(contract.listSessions, async ({ session, query }) => {
      const { rows, nextCursor } = pageIn(await listLiveSessions(db, session.userId, now()), query);
      return { data: { items: rows.map((row) => presentSession(row, session.id)), nextCursor } };
    }),
    sessionRoute(contract.endSession, async ({ session, params }) => {
      const ended = await endSessions(db, session.userId, { reason: 'ended', now: now(), only: params.id });
      if (ended === 0) throw new AppError('not_found');
      return { data: {}, message: 'Session ended.' };
    }),
    sessionRoute(contract.endOtherSessions, async ({ session }) => {
      const ended = await endSessions(db, session.userId, {
        reason: 'ended',
        now: now(),
        except: session.id,
      });
      return {
        data: { ended },
        message: ended === 1 ? 'One session ended.' : `${ended} sessions ended.`,
      };
    }),
  ];
}

import {
  answerInterview,
  currentInterview,
  dropInterview,
  finishInterview,
  getInterview,
  startInterview,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { presentInterview } from './present.ts';
import { findInterview } from './repository.ts';
import { answer, current, drop, finish, start } from './service.ts';

export function interviewsRoutes(context: Context): Route[] {
  return [
    sessionRoute(currentInterview, async ({ session }) => {
      const row = await current(context, session.userId);
      return { data: { interview: row === null ? null : presentInterview(row) } };
    }),
    sessionRoute(getInterview, async ({ session, params }) => {
      const row = await findInterview(context.database.db, session.userId, params.id);
      if (row === null) throw new AppError('not_found');
      return { data: presentInterview(row) };
    }),
    sessionRoute(startInterview, async ({ session }) => ({
      data: presentInterview(await start(context, session.userId)),
    })),
    sessionRoute(answerInterview, async ({ session, params, body, signal }) => ({
      data: presentInterview(await answer(context, session.userId, params.id, body, signal)),
    })),
    sessionRoute(finishInterview, async ({ session, params }) => ({
      data: presentInterview(await finish(context, session.userId, params.id)),
    })),
    sessionRoute(dropInterview, async ({ session, params }) => {
      await drop(context, session.userId, params.id);
    }),
  ];
}

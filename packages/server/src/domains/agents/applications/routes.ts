import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  AppError,
  fileAnswer,
  rawSessionRoute,
  sessionRoute,
  type Route,
} from '../../../platform/http/index.ts';
import { removeApplication } from './repository.ts';
import { applicationFile, editApplication, readApplication, readApplications } from './service.ts';

export function applicationsRoutes(context: Context): Route[] {
  return [
    sessionRoute(contract.listApplications, async ({ session, query }) => ({
      data: await readApplications(context, session.userId, query),
    })),
    sessionRoute(contract.getApplication, async ({ session, params }) => ({
      data: await readApplication(context, session.userId, params.id),
    })),
    sessionRoute(contract.changeApplication, async ({ session, params, body }) => ({
      data: await editApplication(context, session.userId, { id: params.id, ...body }),
    })),
    sessionRoute(contract.deleteApplication, async ({ session, params }) => {
      if (!(await removeApplication(context.database.db, session.userId, params.id)))
        throw new AppError('not_found');
    }),
    rawSessionRoute(contract.applicationFile, async ({ session, params, query }) => {
      const { bytes, ...file } = await applicationFile(context, session.userId, { id: params.id, ...query });
      return fileAnswer(bytes, file);
    }),
  ];
}

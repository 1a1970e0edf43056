import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { PersonalData } from '../../../module.ts';
import { sharingConnection } from '../../../platform/db/index.ts';
import { AppError, rawRoute, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { creditTotalsQuery, type OverviewTotals } from '../../billing/credits/index.ts';
import { findUserOverview, isOperator, moveWelcome } from '../../accounts/identity/index.ts';
import {
  emptyProfile,
  findProfile,
  presentImported,
  presentProfile,
  saveProfile,
} from '../../memory/author/index.ts';
import { findImportedProfile } from '../../library/imports/index.ts';
import { mayManageModels, originOf } from '../../runs/models/index.ts';
import { findPayingWith } from '../../teams/teams/index.ts';
import { hasTemplate } from '../../library/templates/index.ts';
import { presentDetails } from './present.ts';
import { deleteFavorite, insertFavorite, listFavorites } from './repository.ts';
import { deleteAccount } from './service/delete.ts';
import { openExport, startExport } from './service/export.ts';

export function accountRoutes(context: Context, stored: readonly PersonalData[]): Route[] {
  const { clock, database } = context;
  const { db, pool } = database;
  const now = () => new Date(clock.now());
  return [
    sessionRoute(contract.userDetails, async (call) => {
      const { session } = call;
      const connection = sharingConnection(pool);
      const [user, totals] = await Promise.all([
        findUserOverview(connection, session.userId),
        connection.query<OverviewTotals>(creditTotalsQuery(session.userId, clock.now())),
      ]);
      if (user === null) throw new AppError('session_ended');
      const rights = {
        managesModels: mayManageModels(context.config, { ...user, ...originOf(call) }),
        isOperator: isOperator(context.config, user),
      };
      const { held = 0, granted = 0, payerId = null } = totals.rows[0] ?? {};
      const payingWith = payerId === null ? null : await findPayingWith(context, session.userId);
      const credits = { held, granted, payingWith };
      return { data: presentDetails(user, credits, rights) };
    }),

    sessionRoute(contract.saveWelcome, async ({ session, body }) => {
      await moveWelcome(db, session.userId, body.step);
      const user = await findUserOverview(pool, session.userId);
      return { data: { welcomeStep: user?.welcomeStep ?? null } };
    }),

    sessionRoute(contract.getProfileData, async ({ session }) => ({
      data: presentProfile(await findProfile(db, session.userId)),
    })),
    sessionRoute(contract.getImportedProfile, async ({ session }) => ({
      data: presentImported(await findImportedProfile(db, session.userId)),
    })),
    sessionRoute(contract.saveProfileData, async ({ session, body }) => {
      const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      const row = await saveProfile(db, session.userId, { change, empty: emptyProfile, now: now() });
      return { data: presentProfile(row), message: 'Profile saved.' };
    }),

    sessionRoute(contract.userConfig, async ({ session }) => ({
      data: { favoriteTemplateIds: await listFavorites(db, session.userId) },
    })),
    sessionRoute(contract.addFavorite, async ({ session, body }) => {
      if (!(await hasTemplate(db, session.userId, body.favoriteTemplateId))) throw new AppError('not_found');
      await insertFavorite(db, session.userId, body.favoriteTemplateId, now());
      return {
        data: { favoriteTemplateIds: await listFavorites(db, session.userId) },
        message: 'Added to your favourites.',
      };
    }),
    sessionRoute(contract.removeFavorite, async ({ session, body }) => {
      await deleteFavorite(db, session.userId, body.favoriteTemplateId);
      return {
        data: { favoriteTemplateIds: await listFavorites(db, session.userId) },
        message: 'Removed from your favourites.',
      };
    }),

    sessionRoute(contract.exportData, async ({ session }) => ({
      data: await startExport(context, session.userId),
    })),
    rawRoute(contract.downloadExport, async ({ query }) => openExport(context, stored, query)),
    sessionRoute(contract.deleteAccount, async ({ session, body }) => {
      await deleteAccount(context, stored, session, body);
      return { data: {}, message: 'Your account was deleted.' };
    }),
  ];
}

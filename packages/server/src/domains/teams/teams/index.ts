import type { Context } from '../../../context.ts';
import type { Module } from '../../../module.ts';
import { handleJob, type JobHandler } from '../../../platform/queue.ts';
import { invitationJob, sweepJob } from './jobs.ts';
import { eraseTeams, eraseTeamsAndInvitations, exportTeams } from './personal-data.ts';
import { dropLostShares } from './repository/posts.ts';
import { teamRoutes } from './routes.ts';
import { describersOf, type Describers, type ItemDescriber } from './service/describe-items.ts';
import type { Scheduling } from './service/end-shares.ts';
import { mailInvitation } from './service/invitations.ts';
import { dropLostItems } from './service/items.ts';

export { forgetPlanner, listGated, lockShare } from './repository/posts.ts';
export { requireTeamRight } from './service/access.ts';
export { teamOfText, teamsOwnedBy } from './repository/text-team.ts';
export { findPayingWith } from './service/credits.ts';
export type { ItemDescriber } from './service/describe-items.ts';
export {
  endItemSharing,
  findOwnerOf,
  listSharedItems,
  moveItemSharing,
  recordItemEdit,
  requireOwner,
  type SharedItem,
} from './service/item-access.ts';
export { findTeamObstacle, isApproved, requireApproved } from './service/gate.ts';

const teamHandlers = (context: Context, describers: Describers): readonly JobHandler[] => [
  handleJob({ job: invitationJob, concurrency: 2, run: async (order) => mailInvitation(context, order) }),
  handleJob({
    job: sweepJob,
    cron: '41 * * * *',
    async run() {
      const { database } = context;
      await dropLostShares(database.db, 500);
      await dropLostItems(database.db, describers);
    },
  }),
];

/**
 * `scheduling` is passed in because publishing depends on this module, to ask whether a post is approved. `items` are
 * described by the modules that own them, which depend on this module to find out with whom they are shared.
 */
export const teamsModule = (scheduling: Scheduling, items: readonly ItemDescriber[]): Module => {
  const describers = describersOf(items);
  return {
    name: 'teams',
    routes: (context) => teamRoutes(context, scheduling, describers),
    handlers: (context) => teamHandlers(context, describers),
    async onTakeover(context, tx, userId) {
      // Publishing, which takes part after this, also locks the plan.
      await scheduling.lockPerson(tx, userId);
      await eraseTeams(tx, userId, new Date(context.clock.now()));
    },
    personalData: { export: exportTeams, erase: eraseTeamsAndInvitations },
  };
};

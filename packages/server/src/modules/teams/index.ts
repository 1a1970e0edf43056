import type { Context } from '../../context.ts';
import type { Module } from '../../module.ts';
import { handleJob, type JobHandler } from '../../platform/queue.ts';
import { invitationJob, sweepJob, teamJobs } from './jobs.ts';
import { eraseTeamsAndInvitations, exportTeams } from './personal-data.ts';
import { dropLostShares } from './repository/posts.ts';
import { forgetInvitations } from './repository/teams.ts';
import { teamRoutes } from './routes.ts';
import type { Scheduling } from './service/end-shares.ts';
import { mailInvitation } from './service/invitations.ts';

export { eraseTeams } from './personal-data.ts';
export { forgetPlanner, listGated, lockShare } from './repository/posts.ts';
export { findPayingWith } from './service/credits.ts';
export { inheritApproval } from './service/inherit.ts';
export { findTeamObstacle, isApproved, requireApproved } from './service/gate.ts';

const forgottenMs = 30 * 86_400_000;

const teamHandlers = (context: Context): readonly JobHandler[] => [
  handleJob({ job: invitationJob, concurrency: 2, run: async (order) => mailInvitation(context, order) }),
  handleJob({
    job: sweepJob,
    concurrency: 1,
    cron: '41 * * * *',
    async run() {
      const { clock, database } = context;
      await forgetInvitations(database.db, new Date(clock.now() - forgottenMs));
      await dropLostShares(database.db, 500);
    },
  }),
];

/** `scheduling` is passed in because publishing depends on this module, to ask whether a post is approved. */
export const teamsModule = (scheduling: Scheduling): Module => ({
  name: 'teams',
  routes: (context) => teamRoutes(context, scheduling),
  jobs: teamJobs,
  handlers: teamHandlers,
  personalData: { export: exportTeams, erase: eraseTeamsAndInvitations },
});

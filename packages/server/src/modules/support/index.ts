import type { Module } from '../../module.ts';
import { supportRoutes } from './routes.ts';
import { supportJobs } from './jobs.ts';
import { supportHandlers } from './handlers.ts';
import { exportSupportData, eraseSupportData } from './personal-data.ts';
export { readTicketFile } from './service/files.ts';
export {
  answerAsTeam,
  closeAsTeam,
  deleteAsTeam,
  teamTicket,
  teamTickets,
  type TeamView,
} from './service/team.ts';

export const supportModule: Module = {
  name: 'support',
  routes: supportRoutes,
  jobs: supportJobs,
  handlers: supportHandlers,
  personalData: { export: exportSupportData, erase: eraseSupportData },
};

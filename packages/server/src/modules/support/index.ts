export { supportHandlers } from './handlers.ts';
export { supportJobs } from './jobs.ts';
export { eraseSupportData, exportSupportData } from './personal-data.ts';
export { supportRoutes } from './routes.ts';
export { readTicketFile } from './service/files.ts';
export {
  answerAsTeam,
  closeAsTeam,
  deleteAsTeam,
  teamTicket,
  teamTickets,
  type TeamView,
} from './service/team.ts';

import type { Context } from '../../../context.ts';
import type { Module } from '../../../module.ts';
import type { MailReceiver } from './service/inbound.ts';
import { supportRoutes } from './routes.ts';
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

export type { MailReceiver } from './service/inbound.ts';

/** `receivers` handle emails to addresses that do not belong to tickets. */
export function supportModule(receivers: (context: Context) => readonly MailReceiver[]): Module {
  return {
    name: 'support',
    routes: (context) => supportRoutes(context, receivers(context)),
    handlers: supportHandlers,
    personalData: { export: exportSupportData, erase: eraseSupportData },
  };
}

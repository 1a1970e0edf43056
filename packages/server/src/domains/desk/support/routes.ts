import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  AppError,
  rawRoute,
  readBody,
  route,
  sessionRoute,
  type Route,
} from '../../../platform/http/index.ts';
import { presentFile } from './present.ts';
import { countUnread } from './repository.ts';
import { giveChallenge, takeContact } from './service/contact.ts';
import { keepTicketFile } from './service/files.ts';
import { takeMail, type MailReceiver } from './service/inbound.ts';
import { openFile, readOwnTicket, readOwnTickets } from './service/read.ts';
import { answerTicket, markRead, openTicket, setClosed } from './service/write.ts';

const fileLimit = { name: 'ticket-file', points: 60, perSeconds: 3600 } as const;
/** The usual size limit of mail servers. */
const mailBytes = 30 * 1024 * 1024;

export function supportRoutes(context: Context, receivers: readonly MailReceiver[]): Route[] {
  return [
    sessionRoute(contract.listTickets, async ({ session, query }) => ({
      data: await readOwnTickets(context, session.userId, query),
    })),
    sessionRoute(contract.openTicket, async ({ session, body }) => {
      const id = await openTicket(context, session.userId, body);
      return { data: await readOwnTicket(context, session.userId, id), message: 'Question sent.' };
    }),
    sessionRoute(contract.getTicket, async ({ session, params }) => ({
      data: await readOwnTicket(context, session.userId, params.id),
    })),
    sessionRoute(contract.answerTicket, async ({ session, params, body }) => {
      await answerTicket(context, session.userId, params.id, body);
      return { data: await readOwnTicket(context, session.userId, params.id) };
    }),
    sessionRoute(contract.readTicket, async ({ session, params }) => {
      await markRead(context, session.userId, params.id);
    }),
    sessionRoute(contract.closeTicket, async ({ session, params }) => {
      await setClosed(context, session.userId, params.id, true);
      return { data: await readOwnTicket(context, session.userId, params.id) };
    }),
    sessionRoute(contract.reopenTicket, async ({ session, params }) => {
      await setClosed(context, session.userId, params.id, false);
      return { data: await readOwnTicket(context, session.userId, params.id) };
    }),
    sessionRoute(contract.unreadTickets, async ({ session }) => ({
      data: { count: await countUnread(context.database.db, session.userId) },
    })),
    sessionRoute(contract.uploadTicketFile, async ({ session, file }) => {
      if (file === null) throw new AppError('ticket_file_invalid');
      await context.limits.take(fileLimit, session.userId);
      const bytes = new Uint8Array(await file.arrayBuffer());
      return {
        data: presentFile(context, await keepTicketFile(context, session.userId, { name: file.name, bytes })),
      };
    }),
    rawRoute(contract.ticketFileContent, async ({ params, query }) => openFile(context, params.id, query)),

    route(contract.contactChallenge, async () => ({ data: giveChallenge(context) })),
    route(contract.sendContact, async ({ body, address }) => {
      await takeContact(context, body, address);
      return { data: {}, message: 'Message sent.' };
    }),
    rawRoute(contract.inboundMail, async ({ headers }, http) => {
      const raw = await readBody(http.req.raw, mailBytes);
      const signature = headers.get('x-mail-signature') ?? '';
      const end = await takeMail(context, raw, { signature, receivers });
      return new Response(end, { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
    }),
  ];
}

import { z } from 'zod';
import {
  ticketFileByteLimit,
  ticketFileLimit,
  ticketFileTypes,
  ticketStates,
  ticketSubjectLimit,
  ticketTextLimit,
  ticketTopics,
} from './catalog/support.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, empty, id, keysOf, line, pageQuery, timestamp } from './fields.ts';

export const ticketTopic = z.enum(keysOf(ticketTopics));
const ticketState = z.enum(ticketStates);
const withoutNul = (value: string) => !value.includes('\u0000');

const subject = line(ticketSubjectLimit).pipe(z.string().min(1, 'Say in a few words what it is about.'));
const messageText = z
  .string()
  .trim()
  .min(1, 'Write what you want to ask.')
  .max(ticketTextLimit, 'Use at most 10,000 characters.')
  .refine(withoutNul, 'Remove the invisible control character.');
const files = z.array(id).max(ticketFileLimit, `You can attach up to ${ticketFileLimit} files.`).default([]);

export const ticketFile = z.object({
  id,
  name: z.string(),
  mime: z.enum(keysOf(ticketFileTypes)),
  bytes: z.number().int(),
  /** Signed and short-lived. Request the ticket again to get a new one. */
  url: z.string(),
});
export type TicketFile = z.infer<typeof ticketFile>;

const ticketHead = {
  id,
  /** The ticket number, as in 'ticket 12'. */
  number: z.number().int(),
  topic: ticketTopic,
  subject: z.string(),
  state: ticketState,
  /** True when we answered and the person has not looked since. */
  unread: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
};
export const ticketSummary = z.object(ticketHead);
export type TicketSummary = z.infer<typeof ticketSummary>;

export const ticketMessage = z.object({
  id,
  from: z.enum(['person', 'team']),
  via: z.enum(['page', 'mail', 'form', 'terminal']),
  text: z.string(),
  files: z.array(ticketFile),
  at: timestamp,
});
export type TicketMessage = z.infer<typeof ticketMessage>;

export const ticket = z.object({
  ...ticketHead,
  /** Oldest first. */
  messages: z.array(ticketMessage),
  /** Whether replies to our mails are added to the ticket. */
  answerableByMail: z.boolean(),
});
export type Ticket = z.infer<typeof ticket>;

const byId = z.object({ id });

export const listTickets = defineEndpoint({
  name: 'listTickets',
  summary: 'The person’s tickets, latest first',
  method: 'GET',
  path: '/support/tickets',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(ticketSummary), nextCursor: z.string().nullable() }),
});

export const openTicket = defineEndpoint({
  name: 'openTicket',
  summary: 'Open a support ticket; upload its files first',
  method: 'POST',
  path: '/support/tickets',
  body: z.object({ topic: ticketTopic, subject, text: messageText, files }),
  response: ticket,
  status: 201,
  errors: ['ticket_file_missing'],
});

export const getTicket = defineEndpoint({
  name: 'getTicket',
  summary: 'One ticket with its conversation',
  method: 'GET',
  path: '/support/tickets/:id',
  params: byId,
  response: ticket,
  errors: ['not_found'],
});

export const answerTicket = defineEndpoint({
  name: 'answerTicket',
  summary: 'Reply to a ticket; this reopens a closed one',
  method: 'POST',
  path: '/support/tickets/:id/messages',
  params: byId,
  body: z.object({ text: messageText, files }),
  response: ticket,
  status: 201,
  errors: ['not_found', 'ticket_file_missing', 'ticket_full'],
});

export const readTicket = defineEndpoint({
  name: 'readTicket',
  summary: 'Mark the replies in a ticket as seen',
  method: 'POST',
  path: '/support/tickets/:id/read',
  params: byId,
  body: empty,
  response: empty,
  errors: ['not_found'],
});

export const closeTicket = defineEndpoint({
  name: 'closeTicket',
  summary: 'Close a ticket; repeating this is harmless',
  method: 'POST',
  path: '/support/tickets/:id/close',
  params: byId,
  body: empty,
  response: ticket,
  errors: ['not_found'],
});

export const reopenTicket = defineEndpoint({
  name: 'reopenTicket',
  summary: 'Reopen a closed ticket',
  method: 'POST',
  path: '/support/tickets/:id/reopen',
  params: byId,
  body: empty,
  response: ticket,
  errors: ['not_found'],
});

export const unreadTickets = defineEndpoint({
  name: 'unreadTickets',
  summary: 'How many tickets have an unread reply',
  method: 'GET',
  path: '/support/unread',
  response: z.object({ count: z.number().int() }),
});

export const uploadTicketFile = defineEndpoint({
  name: 'uploadTicketFile',
  summary: 'Upload one file for a message (form part `file`): a picture, a PDF or plain text',
  method: 'POST',
  path: '/support/files',
  bodyFormat: 'form',
  bodyLimit: ticketFileByteLimit + 64 * 1024,
  body: z.object({ file: z.unknown().optional() }),
  response: ticketFile,
  status: 201,
  errors: ['ticket_file_invalid', 'ticket_file_too_large'],
});

export const ticketFileContent = defineEndpoint({
  name: 'ticketFileContent',
  summary: 'A file of a ticket, at a signed address',
  method: 'GET',
  path: '/support/files/:id/content',
  access: 'signed',
  params: byId,
  query: z.object({ expires: z.coerce.number().int(), signature: z.string().max(200) }),
  response: z.unknown(),
  answer: 'file',
  errors: ['not_found', 'signature_invalid'],
});

export const contactChallenge = defineEndpoint({
  name: 'contactChallenge',
  summary: 'What the contact form needs before it can be sent',
  method: 'GET',
  path: '/support/contact',
  access: 'none',
  response: z.object({
    /** Valid for one message, starting some seconds after it was issued. */
    challenge: z.string(),
    /** The number of leading zero bits that SHA-256 of `challenge.nonce` must have. */
    bits: z.number().int(),
  }),
});

export const sendContact = defineEndpoint({
  name: 'sendContact',
  summary: 'Send the contact form, for people without an account; we reply by mail',
  method: 'POST',
  path: '/support/contact',
  access: 'none',
  bodyLimit: 64 * 1024,
  body: z.object({
    /** Unlike account names, it can contain full stops and hyphens. */
    name: line(50).pipe(z.string().min(2, 'Write your name.')),
    email,
    subject,
    text: messageText,
    challenge: z.string().max(200),
    nonce: z.string().max(20),
    /** A honeypot, which people do not see and leave empty. */
    website: z.string().max(1000).default(''),
  }),
  response: empty,
  errors: ['contact_challenge_invalid', 'contact_too_soon', 'mail_not_configured'],
});

export const inboundMail = defineEndpoint({
  name: 'inboundMail',
  summary: 'Receive a mail as it arrived (message/rfc822), signed over the raw body',
  method: 'POST',
  path: '/webhooks/mail',
  access: 'none',
  response: z.unknown(),
  answer: 'file',
  errors: ['not_found', 'signature_invalid', 'inbound_mail_not_configured', 'mail_unreadable'],
});

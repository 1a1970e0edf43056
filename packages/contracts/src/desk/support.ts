import { z } from 'zod';
import {
  ticketFileByteLimit,
  ticketFileLimit,
  ticketFileTypes,
  ticketStates,
  ticketSubjectLimit,
  ticketTextLimit,
  ticketTopics,
} from '../catalog/support.ts';
import { GET, POST } from '../endpoint.ts';
import { email, empty, id, keysOf, line, pageQuery, timestamp } from '../fields.ts';

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
  /** Whether replies to our emails are added to the ticket. */
  answerableByMail: z.boolean(),
});
export type Ticket = z.infer<typeof ticket>;

export const listTickets = GET('/support/tickets', {
  summary: 'The person’s tickets, latest first',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(ticketSummary), nextCursor: z.string().nullable() }),
});

export const openTicket = POST('/support/tickets', {
  summary: 'Open a support ticket; upload its files first',
  body: z.object({ topic: ticketTopic, subject, text: messageText, files }),
  response: ticket,
  status: 201,
  errors: ['ticket_file_missing'],
});

export const getTicket = GET('/support/tickets/:id', {
  summary: 'One ticket with its conversation',
  response: ticket,
});

export const answerTicket = POST('/support/tickets/:id/messages', {
  summary: 'Reply to a ticket; this reopens a closed one',
  body: z.object({ text: messageText, files }),
  response: ticket,
  status: 201,
  errors: ['ticket_file_missing', 'ticket_full'],
});

export const readTicket = POST('/support/tickets/:id/read', {
  summary: 'Mark the replies in a ticket as seen',
  body: empty,
});

export const closeTicket = POST('/support/tickets/:id/close', {
  summary: 'Close a ticket; repeating this is harmless',
  body: empty,
  response: ticket,
});

export const reopenTicket = POST('/support/tickets/:id/reopen', {
  summary: 'Reopen a closed ticket',
  body: empty,
  response: ticket,
});

export const unreadTickets = GET('/support/unread', {
  summary: 'How many tickets have an unread reply',
  response: z.object({ count: z.number().int() }),
});

export const uploadTicketFile = POST('/support/files', {
  summary: 'Upload one file for a message (form part `file`): a picture, a PDF or plain text',
  bodyFormat: 'form',
  bodyLimit: ticketFileByteLimit + 64 * 1024,
  body: z.object({ file: z.unknown().optional() }),
  response: ticketFile,
  status: 201,
  errors: ['ticket_file_invalid', 'ticket_file_too_large'],
});

export const ticketFileContent = GET('/support/files/:id/content', {
  summary: 'A file of a ticket, at a signed address',
  access: 'signed',
  query: z.object({ expires: z.coerce.number().int(), signature: z.string().max(200) }),
  response: z.unknown(),
  answer: 'file',
  files: ['*/*'],
  errors: ['signature_invalid'],
});

export const contactChallenge = GET('/support/contact', {
  summary: 'What the contact form needs before it can be sent',
  access: 'none',
  response: z.object({
    /** Valid for one message, starting some seconds after it was issued. */
    challenge: z.string(),
    /** The number of leading zero bits that SHA-256 of `challenge.nonce` must have. */
    bits: z.number().int(),
  }),
});

export const sendContact = POST('/support/contact', {
  summary: 'Send the contact form, for people without an account; we reply by email',
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
  errors: ['contact_challenge_invalid', 'contact_too_soon', 'mail_not_configured'],
});

export const inboundMail = POST('/webhooks/mail', {
  summary: 'Receive an email as it arrived (message/rfc822), signed over the raw body',
  access: 'none',
  response: z.unknown(),
  answer: 'file',
  files: ['text/plain'],
  errors: [
    'not_found',
    'signature_invalid',
    'inbound_mail_not_configured',
    'mail_unreadable',
    'writer_queue_full',
  ],
});

import { brand, supportHours, ticketTopics, type TicketTopic } from '@limelight/contracts';
import type { MailContent } from '../../../../platform/mail-layout.ts';
import { replyMark } from './mail-text.ts';

interface Told {
  number: number;
  subject: string;
  text: string;
  /** True when replies to the email are added to the ticket. */
  answerable: boolean;
  fileNames: readonly string[];
}

const mark = (answerable: boolean) => (answerable ? [replyMark] : []);
const withFiles = (names: readonly string[]) => (names.length === 0 ? [] : [`Attached: ${names.join(', ')}`]);

/** The team's answer to the user. `page` is null for somebody without an account. */
export function answerMail(told: Told, page: string | null): MailContent {
  const ways = [
    ...(told.answerable ? ['Reply to this email'] : []),
    ...(page === null ? [] : [told.answerable ? 'or on the page' : 'Reply on the page']),
  ].join(', ');
  return {
    subject: `Re: ${told.subject} [ticket ${told.number}]`,
    before: [...mark(told.answerable), told.text, ...withFiles(told.fileNames)],
    button: page === null ? null : { label: 'Open the conversation', url: page },
    after: [ways === '' ? `To continue, write to ${brand.supportEmail}.` : `${ways}.`],
  };
}

export function teamMail(
  told: Told & { from: string; topic: TicketTopic; isFirst: boolean; plan: string | null },
): MailContent {
  const who = told.plan === null ? `${told.from}, without an account` : `${told.from}, ${told.plan}`;
  return {
    subject: `${told.isFirst ? '' : 'Re: '}${told.subject} [ticket ${told.number}]`,
    before: [
      ...mark(told.answerable),
      `${who} · ${ticketTopics[told.topic]}`,
      told.text,
      ...withFiles(told.fileNames),
    ],
    button: null,
    after: [
      `${told.answerable ? 'Reply to this email, or use' : 'Use'}: npm run operator -- tickets answer ${told.number} --text "…"`,
    ],
  };
}

/**
 * The confirmation that a message from the contact form arrived. It repeats nothing of the message, so that it cannot
 * be abused to send text.
 */
export function acknowledgementMail(number: number): MailContent {
  return {
    subject: `Your message has arrived [ticket ${number}]`,
    before: [
      `Thank you for writing to ${brand.name}. A real person will read your message and reply to this address within ${supportHours.emailHours} hours on working days.`,
    ],
    button: null,
    after: [
      'If you did not write to us, someone else entered this address. Ignore this email, and you will not hear from us again.',
    ],
  };
}

import type { TestApp } from '../../testing/index.ts';

export interface ReceivedMail {
  subject: string;
  text: string;
  html: string;
  /** The token of its link, if it has one. */
  token: string;
}

/** Sends what is due and gives everything an address has received, the oldest first. */
export async function mailsTo(app: TestApp, address: string): Promise<ReceivedMail[]> {
  await app.runDueJobs();
  const received = await app.sandbox.control.mailbox.mails();
  return received
    .filter((mail) => mail.envelopeTo.some((recipient) => recipient.toLowerCase() === address.toLowerCase()))
    .map(({ subject, text, html }) => ({ subject, text, html, token: /[?&]token=([\w.%-]+)/.exec(text)?.[1] ?? '' }))
    .toReversed();
}

/** The newest mail to an address. */
export async function lastMailTo(app: TestApp, address: string): Promise<ReceivedMail> {
  const mail = (await mailsTo(app, address)).at(-1);
  if (mail === undefined) throw new Error('no mail arrived');
  return mail;
}

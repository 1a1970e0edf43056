import type { TestApp } from '../../testing/index.ts';

export interface ReceivedMail {
  subject: string;
  text: string;
  /** The token of its link, if it has one. */
  token: string;
}

/** Sends what is due and gives everything an address has received, the oldest first. */
export async function mailsTo(app: TestApp, address: string): Promise<ReceivedMail[]> {
  await app.runDueJobs();
  return app.sandbox.mails
    .filter((mail) => mail.to.toLowerCase() === address.toLowerCase())
    .map(({ subject, text }) => ({ subject, text, token: /[?&]token=([\w.%-]+)/.exec(text)?.[1] ?? '' }));
}

/** The newest mail to an address. */
export async function lastMailTo(app: TestApp, address: string): Promise<ReceivedMail> {
  const mail = (await mailsTo(app, address)).at(-1);
  if (mail === undefined) throw new Error('no mail arrived');
  return mail;
}

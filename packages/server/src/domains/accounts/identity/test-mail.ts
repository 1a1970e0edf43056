export interface ReceivedMail {
  subject: string;
  text: string;
  html: string;
  token: string;
}

interface MailingApp {
  runDueJobs(): Promise<number>;
  sandbox: {
    control: {
      mailbox: {
        mails(): Promise<readonly { envelopeTo: string[]; subject: string; text: string; html: string }[]>;
      };
    };
  };
}

/** Sends pending mails and returns everything the address has received, oldest first. */
export async function mailsTo(app: MailingApp, address: string): Promise<ReceivedMail[]> {
  await app.runDueJobs();
  const received = await app.sandbox.control.mailbox.mails();
  return received
    .filter((mail) => mail.envelopeTo.some((recipient) => recipient.toLowerCase() === address.toLowerCase()))
    .map(({ subject, text, html }) => ({
      subject,
      text,
      html,
      token: /[#&]token=([\w.%-]+)/.exec(text)?.[1] ?? '',
    }))
    .toReversed();
}

export async function lastMailTo(app: MailingApp, address: string): Promise<ReceivedMail> {
  const mail = (await mailsTo(app, address)).at(-1);
  if (mail === undefined) throw new Error('no mail arrived');
  return mail;
}

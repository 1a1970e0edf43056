import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatMoney, refundHours } from '@limelight/contracts';
import type { Context } from '../context.ts';
import { personalData } from '../app.ts';
import { deleteAccountFor, exportFor } from '../domains/shell/account/index.ts';
import { audit, listAuditEntries, type Act } from '../domains/accounts/audit/index.ts';
import { grantCredits, heldCredits } from '../domains/billing/credits/index.ts';
import { findUserNamed, type User } from '../domains/accounts/identity/index.ts';
import { catalogueFaults, purchaseNamed, refundPurchase } from '../domains/billing/payments/index.ts';
import { agentCommands } from './agents.ts';
import { CommandError, instant, reasonOf, refuseStrays, text, type Command, type Given } from './command.ts';
import { backupCommands } from './backup.ts';
import { couponCommands } from './coupons.ts';
import { modelCommands } from './models.ts';
import { reportCommands } from './reports.ts';
import { ticketCommands } from './tickets.ts';

async function person(context: Context, email: string | undefined): Promise<User> {
  if (email === undefined) throw new CommandError('Give the email address of the account.');
  const user = await findUserNamed(context.database.db, email);
  if (user === null) throw new CommandError(`There is no account with the email address ${email}.`);
  return user;
}

/** Every command by its words. */
export const commands: Readonly<Record<string, Command>> = {
  ...backupCommands,
  ...couponCommands,
  ...reportCommands,
  ...agentCommands,
  ...modelCommands,
  grant: {
    usage: 'EMAIL CREDITS --reason TEXT [--until DATE]',
    about: 'gives credits; the person reads the reason in their history',
    async run(context, actor, given) {
      const [email, amount = ''] = given.words;
      const reason = text(given, 'reason');
      if (reason === null || reason.length > 200)
        throw new CommandError('Give a --reason of at most 200 characters.');
      if (!/^\d{1,7}$/.test(amount) || Number(amount) === 0)
        throw new CommandError('CREDITS must be a whole number from 1 to 9999999.');
      const { id: userId } = await person(context, email);
      const now = context.clock.now();
      const expiresAt = instant(given, 'until');
      if (expiresAt !== null && expiresAt.getTime() <= now)
        throw new CommandError('--until is in the past, so the credits would expire at once.');
      await context.database.db.transaction(async (tx) => {
        const grant = { userId, amount: Number(amount), expiresAt, now };
        await grantCredits(tx, { ...grant, label: reason, source: `operator:${randomUUID()}` });
        const details = { amount: Number(amount), reason };
        await audit(tx, { actor, action: 'credits.grant', subject: userId, details, now });
      });
      return `Granted ${Number(amount)} credits to ${email ?? ''}.`;
    },
  },
  refund: {
    usage: 'INVOICE|ORDER|PAYMENT|ID [--late]',
    about: `cancels a purchase and sends the money back; after ${refundHours} hours only with --late`,
    async run(context, actor, { words: [name = ''], options }) {
      const purchaseId = await purchaseNamed(context, name);
      if (purchaseId === null)
        throw new CommandError(
          'There is no such purchase. Give its invoice (LL/26-27/000001), order (order_…), payment (pay_…) or own id.',
        );
      const done = await refundPurchase(context, { purchaseId, actor, late: options['late'] === true });
      if (done === 'too-late')
        throw new CommandError(`The ${refundHours} hours are over. Use --late to refund it anyway.`);
      if (done === 'in-use')
        throw new CommandError(
          'Work in progress is using credits from this purchase. Try again when it has finished.',
        );
      if (typeof done === 'string')
        throw new CommandError('This purchase was not paid or was already refunded.');
      const sum = formatMoney(done.amountMinor, done.currency);
      return `Refunded ${sum} and removed ${done.creditsTaken} credits.`;
    },
  },
  'user find': {
    usage: 'EMAIL',
    about: 'shows id, name, plan and credits of an account',
    async run(context, actor, { words: [email] }) {
      const user = await person(context, email);
      const now = context.clock.now();
      await audit(context.database.db, { actor, action: 'user.find', subject: user.id, now });
      const held = await heldCredits(context.database.db, user.id, now);
      const plan = `${user.plan ?? 'Starter'}${user.planExpiresAt ? ` until ${user.planExpiresAt.toISOString()}` : ''}`;
      const verified = user.emailVerifiedAt === null ? 'not verified' : 'verified';
      return [user.id, `${user.name} <${user.email}>, ${verified}`, plan, `${held} credits`].join('\n');
    },
  },
  'user export': {
    usage: 'EMAIL FILE',
    about: 'writes everything stored about a person to a ZIP file',
    async run(context, actor, { words: [email, file] }) {
      if (file === undefined) throw new CommandError('Name the file to write.');
      const user = await person(context, email);
      const archive = await exportFor(context, personalData, user.id);
      if (archive === null) throw new CommandError('There is no such account.');
      await pipeline(Readable.from(archive), createWriteStream(file, { mode: 0o600, flags: 'wx' })).catch(
        (error: unknown) => {
          throw new CommandError(`${file} could not be written: ${reasonOf(error)}.`);
        },
      );
      await audit(context.database.db, {
        actor,
        action: 'user.export',
        subject: user.id,
        now: context.clock.now(),
      });
      return `Everything stored about this person is in ${file}.`;
    },
  },
  'user delete': {
    usage: 'EMAIL --yes',
    about: 'deletes an account with all its data and notifies its owner by email',
    async run(context, actor, { words: [email], options }) {
      const user = await person(context, email);
      if (options['yes'] !== true) throw new CommandError('This cannot be undone. Add --yes to confirm.');
      await deleteAccountFor(context, personalData, user.id, actor);
      return 'Account deleted.';
    },
  },
  ...ticketCommands,
  audit: {
    usage: '[SUBJECT]',
    about:
      'shows the last hundred actions, or those for one account or purchase (by id) or one coupon (by code)',
    async run(context, _actor, { words: [subject = null] }) {
      const entries = await listAuditEntries(context.database.db, { subject, limit: 100 });
      if (entries.length === 0) return 'No entries.';
      return entries
        .map(({ at, actor, action, subject: of, details }) =>
          [at.toISOString(), actor, action, of, JSON.stringify(details)].join('\t'),
        )
        .join('\n');
    },
  },
  catalogue: {
    usage: '',
    about: 'checks prices and credits of everything on sale',
    async run() {
      const faults = catalogueFaults();
      if (faults.length > 0) throw new CommandError(faults.join('\n'));
      return 'The catalogue is in order.';
    },
  },
};

/** The commands whose name begins with `first`, or all of them. */
export function usage(first = ''): string {
  const named = Object.entries(commands).filter(([name]) => name === first || name.startsWith(`${first} `));
  const shown = named.length > 0 ? named : Object.entries(commands);
  const lines = shown.map(
    ([name, command]) => `  ${`${name} ${command.usage}`.trimEnd()}\n      ${command.about}`,
  );
  return `npm run operator -- COMMAND\n\n${lines.join('\n')}\n\nDATE is 2026-12-31 for its first moment, or 2026-12-31T18:00Z; both in UTC.`;
}

/** Does what the words say; the answer is for the terminal. Throws `CommandError`. */
export async function runCommand(context: Context, actor: Act['actor'], given: Given): Promise<string> {
  const [first = '', second = ''] = given.words;
  const long = commands[`${first} ${second}`];
  const command = long ?? commands[first];
  if (command === undefined)
    throw new CommandError(`There is no command '${given.words.join(' ')}'.\n\n${usage(first)}`);
  const own = { ...given, words: given.words.slice(long === undefined ? 1 : 2) };
  refuseStrays(long === undefined ? first : `${first} ${second}`, command, own);
  return command.run(context, actor, own);
}

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { currencies, formatMoney, isProductKey, minorUnits, type Currency } from '@limelight/contracts';
import type { Context } from '../context.ts';
import { deleteAccountFor, exportFor } from '../modules/account/index.ts';
import { audit, listAuditEntries, type Act } from '../modules/audit/index.ts';
import { grantCredits, heldCredits } from '../modules/credits/index.ts';
import { findUserNamed, type User } from '../modules/identity/index.ts';
import {
  allCoupons,
  catalogueFaults,
  createCoupon,
  purchaseNamed,
  refundPurchase,
  stopCoupon,
} from '../modules/payments/index.ts';
import { CommandError, count, instant, list, money, text, type Command, type Given } from './command.ts';
import { ticketCommands } from './tickets.ts';

const isCurrency = (value: string): value is Currency => currencies.some((currency) => currency === value);

async function person(context: Context, email: string | undefined): Promise<User> {
  const user = await findUserNamed(context.database.db, email ?? '');
  if (user === null) throw new CommandError('There is no account with this e-mail address.');
  return user;
}

/** Every command by its words. */
export const commands: Readonly<Record<string, Command>> = {
  'coupon create': {
    usage:
      'CODE (--percent N | --inr N --usd N) [--products a,b] [--currencies INR] [--from DATE] [--until DATE] [--total N] [--per-person N]',
    async run(context, actor, given) {
      const [percent, offInr, offUsd] = [count(given, 'percent'), money(given, 'inr'), money(given, 'usd')];
      if ((percent === null) === (offInr === null && offUsd === null) || (percent ?? 0) > 100)
        throw new CommandError('Give either --percent from 1 to 100, or --inr, --usd or both.');
      const [code = ''] = given.words;
      const made = await createCoupon(
        context,
        {
          code,
          percent,
          offInr,
          offUsd,
          products: list(given, 'products', isProductKey),
          currencies: list(given, 'currencies', isCurrency),
          startsAt: instant(given, 'from'),
          endsAt: instant(given, 'until'),
          limitTotal: count(given, 'total'),
          limitPerPerson: count(given, 'per-person'),
        },
        actor,
      );
      if (!made) throw new CommandError('There is a coupon with this code already.');
      return `Coupon ${code.toUpperCase()} is made.`;
    },
  },
  'coupon stop': {
    usage: 'CODE',
    async run(context, actor, { words: [code = ''] }) {
      if (!(await stopCoupon(context, code.toUpperCase(), actor)))
        throw new CommandError('There is no such coupon.');
      return `Coupon ${code.toUpperCase()} is stopped.`;
    },
  },
  'coupon list': {
    usage: '',
    async run(context) {
      const coupons = await allCoupons(context);
      const off = (minor: number | null, currency: Currency) =>
        minor === null ? [] : [formatMoney(minor, currency)];
      return coupons
        .map((coupon) =>
          [
            coupon.code,
            coupon.percent === null
              ? [...off(coupon.offInr, 'INR'), ...off(coupon.offUsd, 'USD')].join(' / ')
              : `${coupon.percent}%`,
            coupon.products?.join(',') ?? 'everything',
            coupon.disabledAt === null ? 'open' : 'stopped',
          ].join('\t'),
        )
        .join('\n');
    },
  },
  grant: {
    usage: 'EMAIL CREDITS --reason TEXT [--until DATE]',
    async run(context, actor, given) {
      const [email, amount = ''] = given.words;
      const reason = text(given, 'reason');
      if (reason === null || reason.length > 200)
        throw new CommandError('Give a --reason of at most 200 characters.');
      if (!/^\d{1,7}$/.test(amount) || Number(amount) === 0)
        throw new CommandError('CREDITS must be a whole number.');
      const { id: userId } = await person(context, email);
      const now = context.clock.now();
      await context.database.db.transaction(async (tx) => {
        const grant = { userId, amount: Number(amount), expiresAt: instant(given, 'until'), now };
        await grantCredits(tx, { ...grant, label: reason, source: `operator:${randomUUID()}` });
        const details = { amount: Number(amount), reason };
        await audit(tx, { actor, action: 'credits.grant', subject: userId, details, now });
      });
      return `${amount} credits are granted.`;
    },
  },
  refund: {
    usage: 'INVOICE|ORDER|PAYMENT|ID [--late]   (--late: also after 48 hours)',
    async run(context, actor, { words: [name = ''], options }) {
      const purchaseId = await purchaseNamed(context, name);
      if (purchaseId === null) throw new CommandError('There is no such purchase.');
      const done = await refundPurchase(context, { purchaseId, actor, late: options['late'] === true });
      if (done === 'too-late')
        throw new CommandError('The 48 hours are over. --late refunds it all the same.');
      if (typeof done === 'string') throw new CommandError('This purchase is not paid, or was refunded.');
      return `${done.amountMinor / minorUnits} goes back, ${done.creditsTaken} credits are taken back.`;
    },
  },
  'user find': {
    usage: 'EMAIL',
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
    async run(context, actor, { words: [email, file] }) {
      if (file === undefined) throw new CommandError('Name the file to write.');
      const user = await person(context, email);
      const archive = await exportFor(context, user.id);
      if (archive === null) throw new CommandError('There is no such account.');
      await pipeline(Readable.from(archive), createWriteStream(file, { mode: 0o600, flags: 'wx' }));
      await audit(context.database.db, {
        actor,
        action: 'user.export',
        subject: user.id,
        now: context.clock.now(),
      });
      return `Everything kept about this person is in ${file}.`;
    },
  },
  'user delete': {
    usage: 'EMAIL --yes',
    async run(context, actor, { words: [email], options }) {
      const user = await person(context, email);
      if (options['yes'] !== true) throw new CommandError('This cannot be taken back. Add --yes.');
      await deleteAccountFor(context, user.id, actor);
      return 'The account is deleted.';
    },
  },
  ...ticketCommands,
  audit: {
    usage: '[SUBJECT]',
    async run(context, _actor, { words: [subject = null] }) {
      const entries = await listAuditEntries(context.database.db, { subject, limit: 100 });
      return entries
        .map(({ at, actor, action, subject: of, details }) =>
          [at.toISOString(), actor, action, of, JSON.stringify(details)].join('\t'),
        )
        .join('\n');
    },
  },
  catalogue: {
    usage: '',
    async run() {
      const faults = catalogueFaults();
      if (faults.length > 0) throw new CommandError(faults.join('\n'));
      return 'The catalogue is in order.';
    },
  },
};

export function usage(): string {
  const lines = Object.entries(commands).map(([name, command]) => `  ${name} ${command.usage}`.trimEnd());
  return `npm run operator -- COMMAND\n\n${lines.join('\n')}`;
}

/** Does what the words say; the answer is for the terminal. Throws `CommandError`. */
export async function runCommand(context: Context, actor: Act['actor'], given: Given): Promise<string> {
  const [first = '', second = ''] = given.words;
  const long = commands[`${first} ${second}`];
  const command = long ?? commands[first];
  if (command === undefined) throw new CommandError(usage());
  return command.run(context, actor, { ...given, words: given.words.slice(long === undefined ? 1 : 2) });
}

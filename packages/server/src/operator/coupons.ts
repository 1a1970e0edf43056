import { couponLimit, currencies, formatMoney, productKeys, type Currency } from '@limelight/contracts';
import {
  createCoupon,
  listCouponUses,
  stopCoupon,
  type CouponUses,
} from '../domains/billing/payments/index.ts';
import { CommandError, count, instant, list, money, type Command } from './command.ts';

/** A code as the page takes it: upper case, without what an email or an address would break. */
function codeOf(word: string | undefined): string {
  const code = (word ?? '').trim().toUpperCase();
  if (!/^[A-Z\d_-]+$/.test(code) || code.length > couponLimit)
    throw new CommandError(`CODE has 1 to ${couponLimit} letters, digits, - or _.`);
  return code;
}

const day = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

function stateOf({ disabledAt, startsAt, endsAt }: CouponUses, now: number): string {
  if (disabledAt !== null) return 'stopped';
  if (startsAt !== null && startsAt.getTime() > now) return `from ${day(startsAt)} UTC`;
  if (endsAt === null) return 'open';
  return endsAt.getTime() > now ? `open until ${day(endsAt)} UTC` : 'over';
}

function lineOf(coupon: CouponUses, now: number): string {
  const off = (minor: number | null, currency: Currency) =>
    minor === null ? [] : [formatMoney(minor, currency)];
  const { limitTotal, limitPerPerson, used, reserved } = coupon;
  const inAmounts = coupon.offUsd === null ? 'INR' : coupon.offInr === null ? 'USD' : null;
  const only = coupon.percent === null ? inAmounts : null;
  return [
    coupon.code,
    coupon.percent === null
      ? [...off(coupon.offInr, 'INR'), ...off(coupon.offUsd, 'USD')].join(' / ')
      : `${coupon.percent}%`,
    coupon.products?.join(',') ?? 'everything',
    coupon.currencies?.join(',') ?? only ?? 'every currency',
    stateOf(coupon, now),
    `used ${used}${limitTotal === null ? '' : ` of ${limitTotal}`}${reserved > 0 ? `, ${reserved} held` : ''}`,
    ...(limitPerPerson === null ? [] : [`${limitPerPerson} a person`]),
  ].join('\t');
}

export const couponCommands: Readonly<Record<string, Command>> = {
  'coupon create': {
    usage:
      'CODE (--percent N | --inr N --usd N) [--products a,b] [--currencies INR] [--from DATE] [--until DATE] [--total N] [--per-person N]',
    about: 'creates a coupon: a percentage, or an amount off in one or both currencies',
    async run(context, actor, given) {
      const code = codeOf(given.words[0]);
      const [percent, offInr, offUsd] = [count(given, 'percent'), money(given, 'inr'), money(given, 'usd')];
      if ((percent === null) === (offInr === null && offUsd === null) || (percent ?? 0) > 100)
        throw new CommandError('Give either --percent from 1 to 100, or --inr, --usd or both.');
      if (offInr === 0 || offUsd === 0) throw new CommandError('An amount off is more than 0.');
      const [startsAt, endsAt] = [instant(given, 'from'), instant(given, 'until')];
      if (endsAt !== null && endsAt.getTime() <= Math.max(startsAt?.getTime() ?? 0, context.clock.now()))
        throw new CommandError('--until must be in the future, and after --from.');
      const inCurrencies = list(given, 'currencies', currencies);
      const amounts = [...(offInr === null ? [] : ['INR']), ...(offUsd === null ? [] : ['USD'])];
      if (percent === null && inCurrencies?.some((currency) => !amounts.includes(currency)))
        throw new CommandError('--currencies names one that has no amount off. Give --inr, --usd or both.');
      const made = await createCoupon(
        context,
        {
          code,
          percent,
          offInr,
          offUsd,
          products: list(given, 'products', productKeys),
          currencies: inCurrencies,
          startsAt,
          endsAt,
          limitTotal: count(given, 'total'),
          limitPerPerson: count(given, 'per-person'),
        },
        actor,
      );
      if (!made) throw new CommandError(`Coupon ${code} already exists. Choose another code.`);
      return `Coupon ${code} created.`;
    },
  },
  'coupon stop': {
    usage: 'CODE',
    about: 'stops a coupon; orders that already use it keep it',
    async run(context, actor, { words: [word] }) {
      const code = codeOf(word);
      if (!(await stopCoupon(context, code, actor)))
        throw new CommandError(`There is no coupon ${code}. \`coupon list\` shows those there are.`);
      return `Coupon ${code} stopped.`;
    },
  },
  'coupon list': {
    usage: '',
    about: 'lists every coupon, what it applies to and how often it was used',
    async run(context) {
      const coupons = await listCouponUses(context);
      if (coupons.length === 0) return 'No coupons.';
      return coupons.map((coupon) => lineOf(coupon, context.clock.now())).join('\n');
    },
  },
};

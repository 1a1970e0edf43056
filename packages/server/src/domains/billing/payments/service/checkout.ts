import { randomUUID } from 'node:crypto';
import {
  brand,
  creditsOf,
  defaultDuration,
  listPrice,
  productOf,
  products,
  type Currency,
  type Duration,
  type EndpointData,
  type checkout as checkoutEndpoint,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { RazorpayClient } from '../../../../integrations/razorpay/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { audit } from '../../../accounts/audit/index.ts';
import { getUserForChange, type User } from '../../../accounts/identity/index.ts';
import {
  findBilling,
  findOpenOrder,
  insertPurchase,
  listOpenWithCoupon,
  updatePurchase,
  type PurchaseRow,
} from '../repository/purchases.ts';
import { findCoupon, type CouponRow } from '../repository/coupons.ts';
import { lapseMs, nextCheck } from '../rules/calendar.ts';
import { monthsOf, quote } from '../rules/price.ts';
import { releaseCoupon, reserveCoupon } from './coupon.ts';
import { settleLocked } from './settle.ts';

/** The input of `checkout`, with the currency that the server chose for the user's country. */
export interface Wanted {
  product: string;
  month: Duration | null;
  coupon: string | null;
  currency: Currency;
}

type Opened = EndpointData<typeof checkoutEndpoint>;

/** A repeated request within this time gets the same order. */
const reuseMs = lapseMs / 2;

interface Prepared {
  purchase: PurchaseRow;
  user: User;
  settled: boolean;
}

/** Lapses this user's earlier orders that reserve the coupon. Only one can be open at a time. */
async function replaceHolders(tx: Tx, userId: string, couponId: string, now: number): Promise<void> {
  for (const held of await listOpenWithCoupon(tx, userId, couponId)) {
    await updatePurchase(tx, held.id, { state: 'lapsed' });
    await releaseCoupon(tx, couponId, { userId, purchaseId: held.id }, now);
  }
}

async function knownCoupon(tx: Tx, code: string | null): Promise<CouponRow | null> {
  if (code === null || code === '') return null;
  const coupon = await findCoupon(tx, code);
  if (coupon === null) throw new AppError('coupon_invalid');
  return coupon;
}

/** Records the order before the provider is asked: buyer, product, price and the reserved coupon. */
async function prepare(context: Context, userId: string, wanted: Wanted): Promise<Prepared> {
  const product = productOf(wanted.product);
  if (product === null || products[product].notSold !== null)
    throw new AppError(
      'product_not_on_sale',
      product === null ? undefined : { reason: products[product].notSold },
    );
  const now = context.clock.now();
  return context.database.db.transaction(async (tx) => {
    const user = await getUserForChange(tx, userId);
    if (user === null) throw new AppError('session_ended');
    if (user.emailVerifiedAt === null) throw new AppError('email_unverified');
    const billing = await findBilling(tx, userId);
    if (billing === null) throw new AppError('billing_missing');
    const currency = billing.currency ?? wanted.currency;
    const months = monthsOf(product, wanted.month, defaultDuration);
    const coupon = await knownCoupon(tx, wanted.coupon);
    const listMinor = listPrice(product, months, currency) ?? 0;
    const same = { product, months, currency, listMinor, couponId: coupon?.id ?? null };
    const open = await findOpenOrder(tx, userId, same, new Date(now - reuseMs));
    if (open !== null) {
      // The address may have changed since.
      await updatePurchase(tx, open.id, { billing });
      return { purchase: { ...open, billing }, user, settled: false };
    }
    if (coupon !== null) await replaceHolders(tx, userId, coupon.id, now);
    const price = quote(product, months, currency, coupon);
    if (price === null) throw new AppError(coupon === null ? 'product_not_on_sale' : 'coupon_invalid');
    const purchase: PurchaseRow = {
      id: randomUUID(),
      userId,
      product,
      months,
      credits: creditsOf(product, months),
      currency,
      ...price,
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      state: 'open',
      orderId: null,
      paymentId: null,
      billing,
      createdAt: new Date(now),
      paidAt: null,
      nextCheckAt: nextCheck(new Date(now), 0),
      checks: 0,
    };
    await insertPurchase(tx, purchase);
    const holder = { userId, purchaseId: purchase.id };
    if (coupon !== null && !(await reserveCoupon(tx, coupon.id, holder, now)))
      throw new AppError('coupon_invalid');
    await audit(tx, { actor: 'person', action: 'purchase.open', subject: purchase.id, now });
    // There is nothing to pay, so the same transaction settles the order without the provider.
    const settled =
      purchase.amountMinor === 0 &&
      (await settleLocked(context, tx, { purchase, buyer: user, payment: null })) === 'settled';
    return { purchase, user, settled };
  });
}

async function orderFor(context: Context, razorpay: RazorpayClient, purchase: PurchaseRow): Promise<string> {
  if (purchase.orderId !== null) return purchase.orderId;
  const { amountMinor, currency, id } = purchase;
  let made = await razorpay.createOrder({ amountMinor, currency, receipt: id });
  if (made.kind === 'unavailable') {
    const found = await razorpay.findOrder(id);
    if (found.kind === 'success' && found.value !== null) made = { kind: 'success', value: found.value };
  }
  if (made.kind !== 'success') {
    const why = made.kind === 'rejected' ? made.code : made.reason;
    context.log.error({ purchaseId: id, why }, 'an order could not be made');
    throw new AppError('payments_unavailable');
  }
  if (made.value.amount !== amountMinor || made.value.currency !== currency) {
    context.log.error({ purchaseId: id, orderId: made.value.id }, 'an order has another sum than asked for');
    throw new AppError('payments_unavailable');
  }
  await updatePurchase(context.database.db, id, { orderId: made.value.id });
  return made.value.id;
}

/** Creates an order at the server's price. If nothing is left to pay, it is delivered at once. */
export async function openCheckout(context: Context, userId: string, wanted: Wanted): Promise<Opened> {
  const { razorpay } = context;
  if (razorpay === null) throw new AppError('payments_not_configured');
  const { purchase, user, settled } = await prepare(context, userId, wanted);
  const product = products[purchase.product];
  const months = purchase.months === 1 ? '1 month' : `${purchase.months} months`;
  return {
    id: settled ? purchase.id : await orderFor(context, razorpay, purchase),
    amount: purchase.amountMinor,
    currency: purchase.currency,
    settled,
    keyId: razorpay.keyId,
    scriptUrl: razorpay.scriptUrl,
    name: brand.name,
    description: product.kind === 'plan' ? `${product.name}, ${months}` : product.name,
    prefill: { name: user.name, email: user.email },
  };
}

import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { rawRoute, readBody, route, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { currencyFor } from '../../accounts/telemetry/index.ts';
import { findBilling, saveBilling } from './repository/purchases.ts';
import { cancelOwnPurchase, quoteRefund } from './service/cancel.ts';
import { openCheckout } from './service/checkout.ts';
import { confirmPayment, readOrder, reportFailure } from './service/confirm.ts';
import { openInvoice, readCoupon, readOptions, readPayments } from './service/history.ts';
import { takeEvent } from './service/webhook.ts';

const checkoutLimit = { name: 'checkout', points: 30, perSeconds: 600 } as const;
/** Prevents guessing coupon codes. */
const couponLimit = { name: 'coupon', points: 20, perSeconds: 600 } as const;
const statusLimit = { name: 'payment-status', points: 120, perSeconds: 600 } as const;
const webhookBytes = 256 * 1024;

export function paymentsRoutes(context: Context): Route[] {
  const { clock, database, limits } = context;
  const { db } = database;
  return [
    route(contract.paymentOptions, async () => ({ data: readOptions(context) })),
    sessionRoute(contract.getBilling, async ({ session, ...call }) => {
      const billing = await findBilling(db, session.userId);
      return { data: { billing, currency: billing?.currency ?? (await currencyFor(context, call)) } };
    }),
    sessionRoute(contract.saveBilling, async ({ session, body, ...call }) => {
      await saveBilling(db, session.userId, body, new Date(clock.now()));
      const currency = body.currency ?? (await currencyFor(context, call));
      return { data: { billing: body, currency }, message: 'Billing address saved.' };
    }),

    sessionRoute(contract.checkout, async ({ session, body, ...call }) => {
      await limits.take(checkoutLimit, session.userId);
      const coupon = body.coupon === '' ? null : (body.coupon ?? null);
      if (coupon !== null) await limits.take(couponLimit, session.userId);
      const currency = await currencyFor(context, call);
      const wanted = { product: body.product, month: body.month ?? null, coupon, currency };
      return { data: await openCheckout(context, session.userId, wanted) };
    }),
    sessionRoute(contract.paymentStatus, async ({ session, body }) => {
      await limits.take(statusLimit, session.userId);
      if ('signature' in body) {
        const data = await confirmPayment(context, session.userId, body);
        return data.status === 'paid' ? { data, message: 'Payment Successful!' } : { data };
      }
      const error = 'error' in body ? body.error : body;
      return { data: await reportFailure(context, session.userId, error) };
    }),
    sessionRoute(contract.orderStatus, async ({ session, query }) => {
      await limits.take(statusLimit, session.userId);
      return { data: await readOrder(context, session.userId, query.orderId) };
    }),
    rawRoute(contract.paymentWebhook, async ({ headers }, http) => {
      await takeEvent(context, await readBody(http.req.raw, webhookBytes), headers);
      return new Response('ok', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
    }),

    sessionRoute(contract.paymentHistory, async ({ session, body }) => ({
      data: await readPayments(context, session.userId, body),
    })),
    sessionRoute(contract.refundQuote, async ({ session, query }) => ({
      data: await quoteRefund(context, session.userId, query.purchaseId),
    })),
    sessionRoute(contract.cancelPurchase, async ({ session, body }) => {
      await limits.take(statusLimit, session.userId);
      return {
        data: await cancelOwnPurchase(context, session.userId, body),
        message: 'Purchase cancelled.',
      };
    }),
    rawRoute(contract.invoiceFile, async ({ query }) => openInvoice(context, query)),
    sessionRoute(contract.checkCoupon, async ({ session, body, ...call }) => {
      await limits.take(couponLimit, session.userId);
      const here = await currencyFor(context, call);
      const data = await readCoupon(context, session.userId, body.coupon, here);
      return { data, message: `Coupon code ${data.coupon} applied successfully` };
    }),
  ];
}

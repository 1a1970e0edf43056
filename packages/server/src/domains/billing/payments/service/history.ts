import {
  invoiceFile,
  listPrice,
  products,
  type Currency,
  type Duration,
  type EndpointData,
  type ProductKey,
  type checkCoupon,
  type paymentHistory,
  type paymentOptions,
  productKeys,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import {
  AppError,
  byCreation,
  existing,
  fileAnswer,
  pageOf,
  readCursor,
  requireSigned,
  signedAddress,
} from '../../../../platform/http/index.ts';
import { invoicePdf } from '../invoice-pdf.ts';
import { presentPayment } from '../present.ts';
import { findInvoice, listInvoicesOf } from '../repository/invoices.ts';
import { listPayments, listRefunds } from '../repository/purchases.ts';
import { quote } from '../rules/price.ts';
import { couponProducts, usableCoupon } from './coupon.ts';

const addressLifeMs = 15 * 60_000;
const signedPath = (id: string) => `${invoiceFile.path}?id=${id}`;

/** The user's payments, with links to the documents that are valid for a quarter of an hour. */
export async function readPayments(
  context: Context,
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<EndpointData<typeof paymentHistory>> {
  const { db } = context.database;
  const read = await listPayments(db, userId, readCursor(cursor), limit + 1);
  const { rows, nextCursor } = pageOf(read, limit, byCreation);
  const ids = rows.map(({ id }) => id);
  const [refunds, documents] = await Promise.all([listRefunds(db, ids), listInvoicesOf(db, ids)]);
  const expires = Math.floor((context.clock.now() + addressLifeMs) / 1000);
  const address = (id: string) => signedAddress(context, signedPath(id), expires);
  return { items: rows.map((row) => presentPayment(row, { refunds, documents, address })), nextCursor };
}

/** Opens a document by its signed link. Refuses with `signature_invalid` and `not_found`. */
export async function openInvoice(
  context: Context,
  query: { id: string; expires: number; signature: string },
): Promise<Response> {
  requireSigned(context, signedPath(query.id), query);
  const invoice = existing(await findInvoice(context.database.db, query.id));
  const name = `${invoice.kind}-${invoice.number.replaceAll('/', '-')}.pdf`;
  return fileAnswer(await invoicePdf(invoice, context.config.SUPPORT_EMAIL), {
    type: 'application/pdf',
    name,
  });
}

/** The products on sale here. Without a payment provider there are none. */
export function readOptions(context: Context): EndpointData<typeof paymentOptions> {
  const { razorpay } = context;
  const closed = razorpay === null ? 'Payments are not configured on this server.' : null;
  return {
    configured: razorpay !== null,
    keyId: razorpay?.keyId ?? null,
    scriptUrl: razorpay?.scriptUrl ?? null,
    products: productKeys.map((product) => {
      const reason = products[product].notSold ?? closed;
      return { product, onSale: reason === null, reason };
    }),
  };
}

/**
 * The prices with a coupon that this user can use. It has to apply to something in the currency of their country or in
 * dollars, which everybody can choose. Refuses with `coupon_invalid`.
 */
export async function readCoupon(
  context: Context,
  userId: string,
  code: string,
  here: Currency,
): Promise<EndpointData<typeof checkCoupon>> {
  const coupon = await usableCoupon(context.database.db, code, userId, context.clock.now());
  if (coupon === null) throw new AppError('coupon_invalid');
  const goodFor = { INR: couponProducts(coupon, 'INR'), USD: couponProducts(coupon, 'USD') };
  if (goodFor[here].length === 0 && goodFor.USD.length === 0) throw new AppError('coupon_invalid');
  const price = (product: ProductKey, months: Duration, of: Currency) =>
    quote(product, months, of, coupon)?.amountMinor ?? listPrice(product, months, of) ?? 0;
  const perDuration = (product: ProductKey, of: Currency) => ({
    1: price(product, 1, of),
    6: price(product, 6, of),
    12: price(product, 12, of),
  });
  const plan = (product: ProductKey) => ({
    INR: perDuration(product, 'INR'),
    USD: perDuration(product, 'USD'),
  });
  const once = (product: ProductKey) => ({ INR: price(product, 1, 'INR'), USD: price(product, 1, 'USD') });
  return {
    coupon: coupon.code,
    products: goodFor,
    discountedPrice: {
      p_pro: plan('p_pro'),
      p_pre: plan('p_pre'),
      p_pre_credit: once('p_pre_credit'),
      p_cr5000: once('p_cr5000'),
      p_cr2500: once('p_cr2500'),
      p_linkedin_analysis: once('p_linkedin_analysis'),
      p_custom_ai_agent: once('p_custom_ai_agent'),
    },
  };
}

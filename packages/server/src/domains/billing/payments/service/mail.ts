import type { Context } from '../../../../context.ts';
import type { Mail } from '../../../../platform/mail.ts';
import { renderMail, type MailContent } from '../../../../platform/mail-layout.ts';
import { products } from '@limelight/contracts';
import { getUser } from '../../../accounts/identity/index.ts';
import { invoicePdf } from '../invoice-pdf.ts';
import { paymentMailJob } from '../jobs.ts';
import { findCreditNoteOf, findInvoiceOf, type InvoiceRow } from '../repository/invoices.ts';
import {
  findPurchase,
  findRefund,
  listEndingTerms,
  listTerms,
  takeEndTold,
  type PurchaseRow,
} from '../repository/purchases.ts';
import {
  planEndsMail,
  receiptMail,
  refundFailedMail,
  refundMail,
  tellDaysBeforeEnd,
} from '../rules/mails.ts';
import { chainEnd } from '../rules/plan.ts';
import { lineOf } from './invoice.ts';

const dayMs = 86_400_000;
/** The limit of notifications per run. The next run sends the rest. */
const batch = 500;

interface PaymentMail {
  kind: 'receipt' | 'refund' | 'refund-failed' | 'plan-ends';
  id: string;
}

async function attached(
  document: InvoiceRow | null,
  supportEmail: string,
): Promise<Pick<Mail, 'attachments'>> {
  if (document === null) return {};
  const name = `${document.kind}-${document.number.replaceAll('/', '-')}.pdf`;
  return {
    attachments: [{ name, mime: 'application/pdf', bytes: await invoicePdf(document, supportEmail) }],
  };
}

const boughtOf = (purchase: PurchaseRow) => ({
  ...purchase,
  line: lineOf(purchase.product, purchase.months, purchase.credits),
});

interface Composed {
  purchase: PurchaseRow;
  content: MailContent;
  document: InvoiceRow | null;
  /** Distinguishes emails of one kind about the same subject. */
  mark?: string;
}

async function composeReceipt(context: Context, purchaseId: string): Promise<Composed | null> {
  const { db } = context.database;
  const purchase = await findPurchase(db, purchaseId);
  // A purchase that was cancelled in the meantime gets a different email.
  if (purchase?.state !== 'paid') return null;
  const product = products[purchase.product];
  const terms = product.kind === 'plan' ? await listTerms(db, purchase.userId) : [];
  const planEnd = product.kind === 'plan' ? chainEnd(terms, product.plan) : null;
  const document = await findInvoiceOf(db, purchase.id);
  const page = `${context.config.PUBLIC_URL}/dashboard/payments`;
  const content = receiptMail(boughtOf(purchase), { planEnd, number: document?.number ?? null, page });
  return { purchase, content, document };
}

async function composeRefund(context: Context, refundId: string, failed: boolean): Promise<Composed | null> {
  const { db } = context.database;
  const refund = await findRefund(db, refundId);
  const purchase = refund && (await findPurchase(db, refund.purchaseId));
  if (!purchase) return null;
  const page = `${context.config.PUBLIC_URL}/dashboard/payments`;
  const undeliverable = refund.reason === 'undeliverable';
  const bought = boughtOf(purchase);
  if (failed) return { purchase, content: refundFailedMail(bought, undeliverable, page), document: null };
  const document = await findCreditNoteOf(db, refundId);
  const content = refundMail(
    bought,
    { ...refund, undeliverable },
    { number: document?.number ?? null, page },
  );
  return { purchase, content, document };
}

async function composeEnd(context: Context, purchaseId: string): Promise<Composed | null> {
  const { db } = context.database;
  const purchase = await findPurchase(db, purchaseId);
  if (purchase === null) return null;
  const terms = await listTerms(db, purchase.userId);
  const term = terms.find((one) => one.purchaseId === purchaseId);
  // The plan was extended or cancelled since.
  if (term === undefined || chainEnd(terms, term.plan)?.getTime() !== term.endTold?.getTime()) return null;
  const page = `${context.config.PUBLIC_URL}/dashboard/pricing`;
  return {
    purchase,
    content: planEndsMail(term.plan, term.endsAt, page),
    document: null,
    mark: `.${term.endsAt.getTime()}`,
  };
}

function compose(context: Context, { kind, id }: PaymentMail): Promise<Composed | null> {
  switch (kind) {
    case 'receipt':
      return composeReceipt(context, id);
    case 'refund':
    case 'refund-failed':
      return composeRefund(context, id, kind === 'refund-failed');
    case 'plan-ends':
      return composeEnd(context, id);
  }
}

/**
 * Sends an email about a payment with its current data. The transaction that changed the payment also queued the job,
 * so there is exactly one. A retry has the same Message-ID.
 */
export async function sendPaymentMail(context: Context, told: PaymentMail): Promise<void> {
  const { database, mailer } = context;
  if (!mailer.configured) return;
  const composed = await compose(context, told);
  const user = composed && (await getUser(database.db, composed.purchase.userId));
  if (!composed || user === null) return;
  await mailer.send({
    to: user.email,
    messageId: `${told.id}.${told.kind}${composed.mark ?? ''}`,
    ...renderMail(composed.content),
    ...(await attached(composed.document, context.config.SUPPORT_EMAIL)),
  });
}

/** Notifies users whose plan ends within days and is not followed by another term, once per end. */
export async function noticePlanEnds(context: Context): Promise<void> {
  const { clock, database, mailer, queue } = context;
  if (!mailer.configured) return;
  const after = new Date(clock.now());
  const before = new Date(clock.now() + tellDaysBeforeEnd * dayMs);
  for (const term of await listEndingTerms(database.db, { after, before, limit: batch })) {
    await database.db.transaction(async (tx) => {
      if (await takeEndTold(tx, term))
        await queue.enqueue(tx, paymentMailJob, { kind: 'plan-ends', id: term.purchaseId });
    });
  }
}

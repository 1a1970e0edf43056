import { products, type ProductKey } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { grantCredits, moveLapse, takeBackCredits } from '../../credits/index.ts';
import { getUserForChange, setPlan } from '../../../accounts/identity/index.ts';
import {
  insertTerm,
  listPurchases,
  listTerms,
  ownsProduct,
  updateTerm,
  type PurchaseRow,
  type TermRow,
} from '../repository/purchases.ts';
import { chainEnd, dueMonths, nextGrant, planAt, rechain, spanOf } from '../rules/plan.ts';

/** The prefix of the source of all credits of a purchase. */
export const creditSource = (purchaseId: string) => `purchase:${purchaseId}:`;

const moveLabel = 'Credits extended to the new end of the plan';
const premium: ProductKey = 'p_pre_credit';

/** Grants the months that are due, once each, and limits all credits of a plan to its end. */
async function grantDue(tx: Tx, userId: string, terms: readonly TermRow[], now: number): Promise<void> {
  const at = new Date(now);
  for (const term of terms.filter(({ cancelledAt }) => cancelledAt === null)) {
    const end = chainEnd(terms, term.plan);
    const due = dueMonths(term, at);
    for (const month of due) {
      if (term.creditsPerMonth === 0) continue;
      await grantCredits(tx, {
        userId,
        amount: term.creditsPerMonth,
        label: `${term.plan}, month ${month + 1} of ${term.months}`,
        source: `${creditSource(term.purchaseId)}${month + 1}`,
        expiresAt: end,
        now,
      });
    }
    const granted = term.granted + due.length;
    if (due.length > 0)
      await updateTerm(tx, term.purchaseId, { granted, nextGrantAt: nextGrant(term, granted) });
    if (granted > 0)
      await moveLapse(tx, {
        userId,
        sourcePrefix: creditSource(term.purchaseId),
        expiresAt: end,
        label: moveLabel,
        now,
      });
  }
}

/**
 * Brings the plan and the monthly credits of a user in line with their purchases at this instant. Can be repeated at
 * any time. The user's row must be locked.
 */
export async function alignPlan(tx: Tx, userId: string, now: number): Promise<void> {
  await grantDue(tx, userId, await listTerms(tx, userId), now);
  const terms = await listTerms(tx, userId);
  const plan = planAt(terms, await ownsProduct(tx, userId, premium), new Date(now));
  await setPlan(tx, userId, plan);
}

export async function deliver(tx: Tx, purchase: PurchaseRow, now: number): Promise<void> {
  const { userId, product: key, months } = purchase;
  const product = products[key];
  const at = new Date(now);
  if (product.kind === 'credits')
    await grantCredits(tx, {
      userId,
      amount: purchase.credits,
      label: product.name,
      source: `${creditSource(purchase.id)}1`,
      expiresAt: null,
      now,
    });
  if (product.kind === 'plan') {
    const span = spanOf(await listTerms(tx, userId), product.plan, months, at);
    await insertTerm(tx, {
      purchaseId: purchase.id,
      userId,
      plan: product.plan,
      months,
      creditsPerMonth: product.creditsPerMonth,
      boughtAt: at,
      ...span,
      granted: 0,
      nextGrantAt: span.startsAt,
      cancelledAt: null,
      endTold: null,
    });
  }
  await alignPlan(tx, userId, now);
}

/**
 * Ends what a purchase delivered: its term, and the plan unless another term continues it. The refund takes its
 * credits.
 */
export async function withdraw(tx: Tx, purchase: PurchaseRow, now: number): Promise<void> {
  const terms = await listTerms(tx, purchase.userId);
  const own = terms.find(({ purchaseId }) => purchaseId === purchase.id);
  if (own !== undefined && own.cancelledAt === null) {
    const at = new Date(now);
    await updateTerm(tx, own.purchaseId, { cancelledAt: at, nextGrantAt: null });
    const left = terms.map((term) => (term === own ? { ...term, cancelledAt: at } : term));
    for (const term of rechain(left, own.plan, at)) {
      await updateTerm(tx, term.purchaseId, {
        startsAt: term.startsAt,
        endsAt: term.endsAt,
        nextGrantAt: nextGrant(term, term.granted),
      });
    }
  }
  await alignPlan(tx, purchase.userId, now);
}

/** Reverts `withdraw` after a refund failed. */
export async function reinstate(tx: Tx, purchase: PurchaseRow, now: number): Promise<void> {
  const own = (await listTerms(tx, purchase.userId)).find(({ purchaseId }) => purchaseId === purchase.id);
  if (own !== undefined) {
    const nextGrantAt = nextGrant(own, own.granted);
    await updateTerm(tx, own.purchaseId, { cancelledAt: null, nextGrantAt });
  }
  await alignPlan(tx, purchase.userId, now);
}

/**
 * The sweep's work for one user: due months, an expired plan, and credits of a refunded purchase that were returned
 * because the work that had reserved them did not need them.
 */
export async function followPlan(context: Context, userId: string): Promise<void> {
  const now = context.clock.now();
  await context.database.db.transaction(async (tx) => {
    if ((await getUserForChange(tx, userId)) === null) return;
    await alignPlan(tx, userId, now);
    for (const purchase of await listPurchases(tx, userId)) {
      if (purchase.state !== 'refunded') continue;
      await takeBackCredits(tx, {
        userId,
        sourcePrefix: creditSource(purchase.id),
        most: purchase.credits,
        label: `Refund: ${products[purchase.product].name}`,
        now,
      });
    }
  });
}

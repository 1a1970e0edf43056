import { signUpCredits, unverifiedCredits } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { mustVerifyEmail } from '../../../platform/config/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { findLot } from './repository/credits.ts';
import { creditMailbox, freeSource } from './rules.ts';
import { grantCredits } from './service.ts';

/** The ledger keeps this hash after an account is deleted, so that each mailbox gets free credits only once. */
const mailboxOf = ({ secrets }: Context, email: string) =>
  secrets.hash(creditMailbox(email), 'sign-up-credits');

/**
 * Grants the free credits, unless the mailbox already received them; before the address is verified, only a part.
 * Returns a sentence that says which.
 */
export async function grantSignUpCredits(
  context: Context,
  tx: Tx,
  { userId, email, verified, now }: { userId: string; email: string; verified: boolean; now: Date },
): Promise<string> {
  const isPart = !verified && mustVerifyEmail(context.config);
  const amount = isPart ? unverifiedCredits : signUpCredits;
  const granted = await grantCredits(tx, {
    userId,
    amount,
    label: 'Free credits at sign-up',
    source: freeSource + mailboxOf(context, email),
    expiresAt: null,
    now: now.getTime(),
  });
  if (!granted) return 'This address has already received its free credits.';
  if (!isPart) return `You have ${amount} free credits.`;
  return `You have ${amount} free credits, and ${signUpCredits - amount} more once your address is verified.`;
}

/** Grants what was held back at sign-up, unless another account had the free credits of this mailbox. */
export async function grantVerifiedCredits(
  context: Context,
  tx: Tx,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  const first = await findLot(tx, { userId, sourcePrefix: freeSource });
  const mailbox = mailboxOf(context, email);
  const ofMailbox = await findLot(tx, { sourcePrefix: freeSource + mailbox });
  if (first?.amount !== unverifiedCredits || (ofMailbox !== null && ofMailbox.userId !== userId)) return;
  await grantCredits(tx, {
    userId,
    amount: signUpCredits - unverifiedCredits,
    label: 'Free credits for a verified address',
    source: `${freeSource}verified:${mailbox}`,
    expiresAt: null,
    now: now.getTime(),
  });
}

import {
  contactProofBits,
  type EndpointData,
  type EndpointInput,
  type contactChallenge,
  type sendContact as sendEndpoint,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError, limitedNetwork } from '../../../../platform/http/index.ts';
import { normalizeEmail } from '../../../accounts/identity/index.ts';
import { ticketMailJob } from '../jobs.ts';
import { listMessages } from '../repository.ts';
import { challengeLifeSeconds, judgeChallenge, newChallenge } from '../rules/challenge.ts';
import { startTicket } from './write.ts';

const addressLimit = { name: 'contact-address', points: 10, perSeconds: 3600 } as const;
const onceLimit = { name: 'contact-once', points: 1, perSeconds: challengeLifeSeconds } as const;
/** The limit of confirmations that can be sent to one mailbox by people who enter its address. */
const acknowledgementLimit = { name: 'contact-mailbox', points: 2, perSeconds: 86_400 } as const;

export function giveChallenge(context: Context): EndpointData<typeof contactChallenge> {
  return { challenge: newChallenge(context.secrets, context.clock.now()), bits: contactProofBits };
}

const isRefusal = (error: unknown) => error instanceof AppError && error.code === 'too_many_requests';

/** Takes a point under a limit. False when none is left. */
async function takes(
  context: Context,
  rule: Parameters<Context['limits']['take']>[0],
  key: string,
): Promise<boolean> {
  try {
    await context.limits.take(rule, context.secrets.hash(key, 'limit'));
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/**
 * Stores a contact form message as a ticket of a visitor. A bot that fills in the hidden field is told that it
 * succeeded, but nothing is stored. Refuses with `contact_challenge_invalid`, `contact_too_soon` and
 * `mail_not_configured` (without email nobody could be answered).
 */
export async function takeContact(
  context: Context,
  { website, challenge, nonce, name, email, subject, text }: EndpointInput<typeof sendEndpoint>['body'],
  address: string,
): Promise<void> {
  const { clock, database, limits, mailer, queue, secrets } = context;
  if (!mailer.configured) throw new AppError('mail_not_configured');
  await limits.take(addressLimit, secrets.hash(limitedNetwork(address), 'limit'));
  if (website !== '') return;
  const judged = judgeChallenge(secrets, { challenge, nonce }, clock.now());
  if (judged === 'early') throw new AppError('contact_too_soon');
  if (judged === 'stale' || !(await takes(context, onceLimit, challenge)))
    throw new AppError('contact_challenge_invalid');
  const acknowledge = await takes(context, acknowledgementLimit, normalizeEmail(email));
  await database.db.transaction(async (tx) => {
    const first = { via: 'form', text, files: [] } as const;
    const visitor = { name, email };
    const ticket = await startTicket(context, tx, { userId: null, visitor, topic: 'other', subject, first });
    const [message] = await listMessages(tx, [ticket.id]);
    if (acknowledge && message !== undefined)
      await queue.enqueue(tx, ticketMailJob, { messageId: message.id, to: 'acknowledgement' });
  });
}

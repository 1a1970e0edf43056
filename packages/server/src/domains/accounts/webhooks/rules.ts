import { webhookFailingDays } from '@limelight/contracts';
import type { WebhookDelivery } from '../../../integrations/signed-webhooks/index.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The delay after each failure: nine attempts in about two days. */
const backOffMs = [
  10_000,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  6 * hourMs,
  14 * hourMs,
  24 * hourMs,
] as const;

/** The consequence of an attempt. `gone`: the receiver wants no more deliveries (410). */
export type NextStep =
  | { kind: 'delivered' }
  | { kind: 'again'; afterMs: number }
  | { kind: 'failed' }
  | { kind: 'gone' };

/** The next step after the `tries`-th attempt of a series (from 1). A time requested by the receiver is respected. */
export function nextStep(delivery: WebhookDelivery, tries: number): NextStep {
  if (delivery.state === 'delivered') return { kind: 'delivered' };
  if (delivery.state === 'refused' && delivery.status === 410) return { kind: 'gone' };
  if (delivery.state === 'not-allowed' || delivery.state === 'too-large') return { kind: 'failed' };
  const wait = backOffMs[tries - 1];
  if (wait === undefined) return { kind: 'failed' };
  const asked = delivery.state === 'refused' ? (delivery.retryAfterSeconds ?? 0) * 1000 : 0;
  return { kind: 'again', afterMs: Math.max(wait, Math.min(asked, 24 * hourMs)) };
}

/** Attempts of a series are at most a day apart, so failures with a longer pause between them are not one outage. */
const outagePauseMs = 36 * hourMs;

/** The start of the outage to which a failure belongs. `lastAttemptAt` is that of the attempt before it. */
export function outageStart(failingSince: Date | null, lastAttemptAt: Date | null, now: Date): Date {
  const pauseMs = now.getTime() - (lastAttemptAt?.getTime() ?? 0);
  return failingSince === null || pauseMs > outagePauseMs ? now : failingSince;
}

/** True when a webhook that has failed since `failingSince` is disabled. */
export function hasFailedTooLong(failingSince: Date | null, nowMs: number): boolean {
  return failingSince !== null && nowMs - failingSince.getTime() >= webhookFailingDays * 24 * hourMs;
}

const justNowMs = 10_000;
/** A delivery that is overdue by more than this has lost its job. */
const lostAfterMs = 5 * minuteMs;

/** True when a delivery is about to be sent, or was attempted a moment ago. */
export function isUnderWay(
  delivery: { status: string; lastAttemptAt: Date | null; nextAttemptAt: Date | null },
  nowMs: number,
): boolean {
  if (delivery.status !== 'waiting') return false;
  const due = nowMs - (delivery.nextAttemptAt?.getTime() ?? 0);
  const tried = nowMs - (delivery.lastAttemptAt?.getTime() ?? 0);
  return (due >= 0 && due < lostAfterMs) || tried < justNowMs;
}

export function describe(delivery: WebhookDelivery): { answerStatus: number | null; answer: string } {
  switch (delivery.state) {
    case 'delivered':
    case 'refused':
      return { answerStatus: delivery.status, answer: delivery.answer };
    case 'not-allowed':
      return { answerStatus: null, answer: 'This address is not public, or does not use https.' };
    case 'too-large':
      return { answerStatus: null, answer: 'The message was too large to send.' };
    case 'unreachable':
      return { answerStatus: null, answer: unreachable[delivery.reason] };
  }
}

const unreachable = {
  name: 'No server with that name was found.',
  timeout: 'The server did not answer in time.',
  connection: 'The connection failed.',
} as const;

import {
  brand,
  formatMoney,
  products,
  refundHours,
  supportHours,
  type Currency,
  type ProductKey,
} from '@limelight/contracts';
import type { MailContent } from '../../../../platform/mail-layout.ts';

const day = (at: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
const count = (credits: number) => credits.toLocaleString('en');

/** The number of days before its end that a plan's owner is notified. */
export const tellDaysBeforeEnd = 3;

interface Bought {
  product: ProductKey;
  /** The description on the invoice, such as "Pro, 6 months, 36,000 credits in all". */
  line: string;
  credits: number;
  amountMinor: number;
  currency: Currency;
}

function gives({ product: key, credits }: Bought, planEnd: Date | null): string[] {
  const product = products[key];
  switch (product.kind) {
    case 'credits':
      return [
        `${count(credits)} credits were added to your account. They never expire.`,
        ...(product.plan === null ? [] : [`${product.plan} is yours, with no expiry.`]),
      ];
    case 'plan':
      return [
        `You get ${count(product.creditsPerMonth)} credits each month, starting now.`,
        ...(planEnd === null
          ? []
          : [`${product.plan} lasts until ${day(planEnd)}. Nothing renews automatically.`]),
      ];
    case 'service':
      return [];
  }
}

export function receiptMail(
  bought: Bought,
  { planEnd, number, page }: { planEnd: Date | null; number: string | null; page: string },
): MailContent {
  const price =
    bought.amountMinor === 0 ? 'nothing to pay' : formatMoney(bought.amountMinor, bought.currency);
  return {
    subject: `Your receipt: ${products[bought.product].name}`,
    before: ['Thank you. Your purchase is complete.', `${bought.line}: ${price}`, ...gives(bought, planEnd)],
    button: { label: 'Payments and invoices', url: page },
    after: [
      ...(number === null ? [] : [`Invoice ${number} is attached.`]),
      ...(bought.amountMinor === 0
        ? []
        : [
            `You can cancel within ${refundHours} hours on the “Payments and invoices” page. The refund is reduced by the share of the credits you have used.`,
          ]),
    ],
  };
}

/** The notice that a purchase was cancelled and refunded, or that nothing could be delivered for a payment. */
export function refundMail(
  bought: Bought,
  refund: { amountMinor: number; creditsTaken: number; undeliverable: boolean },
  { number, page }: { number: string | null; page: string },
): MailContent {
  const { name } = products[bought.product];
  const sum = formatMoney(refund.amountMinor, bought.currency);
  const taken =
    refund.creditsTaken === 0
      ? []
      : [`${count(refund.creditsTaken)} unused credits were removed from your account.`];
  const why = refund.undeliverable
    ? `We could not deliver ${name}, so we are refunding your payment in full.`
    : `Your purchase of ${name} is cancelled.`;
  const nothing =
    bought.amountMinor === 0
      ? 'You paid nothing for it, so there is no refund.'
      : 'All of its credits were used, so there is no refund.';
  const money =
    refund.amountMinor === 0
      ? nothing
      : `${sum} will be refunded to your original payment method within 5-7 working days. Your bank may take a few more days to show it.`;
  return {
    subject: refund.amountMinor === 0 ? `${name} is cancelled` : `Your refund: ${sum}`,
    before: [why, money, ...taken],
    button: { label: 'Payments and invoices', url: page },
    after: number === null ? [] : [`Credit note ${number} is attached.`],
  };
}

export function refundFailedMail(bought: Bought, undeliverable: boolean, page: string): MailContent {
  return {
    subject: 'Your refund did not go through',
    before: [
      `The payment provider could not return your payment for ${products[bought.product].name}.`,
      ...(undeliverable
        ? []
        : ['Until then, the purchase remains active and its credits are back in your account.']),
    ],
    button: { label: 'Payments and invoices', url: page },
    after: [
      `Write to ${brand.supportEmail}, and we will find another way. ${supportHours.days}, ${supportHours.time}.`,
    ],
  };
}

export function planEndsMail(plan: string, end: Date, page: string): MailContent {
  return {
    subject: `${plan} ends on ${day(end)}`,
    before: [
      `Your ${plan} plan ends on ${day(end)}. You will not be charged automatically.`,
      'The plan’s credits expire with it. Your other credits, drafts and scheduled posts stay.',
    ],
    button: { label: `Extend ${plan}`, url: page },
    after: ['If you buy it again before that day, the new months start when the current ones end.'],
  };
}

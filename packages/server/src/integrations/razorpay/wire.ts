import { z } from 'zod';

export const orderId = z.string().regex(/^order_[A-Za-z0-9]{14}$/);
export const paymentId = z.string().regex(/^pay_[A-Za-z0-9]{14}$/);
export const refundId = z.string().regex(/^rfnd_[A-Za-z0-9]{14}$/);
/** The SDK's types and old responses also contain amounts as strings. */
const amount = z.coerce.number().int().min(0);

export const orderReply = z.object({
  id: orderId,
  amount,
  currency: z.string(),
  receipt: z.string().nullish(),
  status: z.string(),
});
export type RazorpayOrder = z.infer<typeof orderReply>;

export const paymentReply = z.object({
  id: paymentId,
  amount,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: z.string().nullish(),
  captured: z.boolean().nullish(),
  amount_refunded: amount.nullish(),
  error_code: z.string().nullish(),
  error_description: z.string().nullish(),
  error_source: z.string().nullish(),
  error_step: z.string().nullish(),
  error_reason: z.string().nullish(),
});
export type RazorpayPayment = z.infer<typeof paymentReply>;

export const refundReply = z.object({
  id: refundId,
  amount,
  payment_id: paymentId,
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.string().nullish(),
});
export type RazorpayRefund = z.infer<typeof refundReply>;

export const collection = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });

export const errorReply = z.object({
  error: z.object({ code: z.string().catch(''), description: z.string().catch('') }),
});

const entity = <T extends z.ZodType>(value: T) => z.object({ entity: value }).optional();

/** The relevant part of an event: the order or payment it is about, and the error of a failed attempt. */
export const eventBody = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: entity(
      z.object({
        id: paymentId,
        order_id: z.string().nullish(),
        error_code: z.string().nullish(),
        error_description: z.string().nullish(),
        error_source: z.string().nullish(),
        error_step: z.string().nullish(),
        error_reason: z.string().nullish(),
      }),
    ),
    order: entity(z.object({ id: orderId })),
    refund: entity(z.object({ id: refundId, payment_id: paymentId })),
  }),
});
export type RazorpayEvent = z.infer<typeof eventBody>;

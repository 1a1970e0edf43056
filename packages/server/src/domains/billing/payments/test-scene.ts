import { randomUUID } from 'node:crypto';
import { checkout, paymentStatus, saveBilling, userDetails, type Billing } from '@limelight/contracts';
import { razorpayHookSecret } from '../../../testing/environment.ts';
import {
  createTestApp,
  type Person,
  type Reply,
  type TestApp,
  type TestAppOptions,
} from '../../../testing/index.ts';
import { coupons } from './tables.ts';

export const fromIndia = { 'x-forwarded-for': '103.21.124.10' };
export const fromAbroad = { 'x-forwarded-for': '8.8.8.8' };

export const inDelhi: Billing = {
  country: 'IN',
  state: 'Delhi',
  taxNumber: null,
  name: null,
  address: null,
  currency: null,
};

export interface Shop {
  app: TestApp;
  /** A user with a verified email address and a billing address. */
  buyer(given?: { billing?: Partial<Billing>; verified?: boolean }): Promise<Person>;
  order(
    person: Person,
    body: { product: string; month?: 1 | 6 | 12; coupon?: string },
    headers?: Record<string, string>,
  ): Promise<Reply<typeof checkout>>;
  pay(orderId: string): Promise<{ razorpayOrderId: string; razorpayPaymentId: string; signature: string }>;
  holds(person: Person): Promise<{ plan: string | null; until: string | null; credits: number }>;
  confirm(
    person: Person,
    body: { razorpayOrderId: string; razorpayPaymentId: string; signature: string },
  ): Promise<Reply<typeof paymentStatus>>;
  coupon(given: Partial<typeof coupons.$inferInsert> & { code: string }): Promise<void>;
  close(): Promise<void>;
}

/** The app with a simulated provider, which sends its events when the test asks it to. */
export async function openShop(options: TestAppOptions = {}): Promise<Shop> {
  const app = await createTestApp(options);
  const { razorpay } = app.sandbox.control;
  await razorpay.configure({
    webhookUrl: `${app.url}/api/payment/webhook`,
    webhookSecret: razorpayHookSecret,
    webhookSending: 'manual',
  });
  return {
    app,
    order: async ({ token }, body, headers = fromIndia) => app.call(checkout, { body }, { token, headers }),
    async buyer({ billing = {}, verified = true } = {}) {
      const person = await app.signUp();
      if (verified)
        await app.context.database.pool.query('UPDATE users SET email_verified_at = $1 WHERE id = $2', [
          new Date(app.clock.now()),
          person.id,
        ]);
      await app.call(saveBilling, { body: { ...inDelhi, ...billing } }, { token: person.token });
      return person;
    },
    async pay(orderId) {
      const { response } = await razorpay.pay({ orderId });
      return {
        razorpayOrderId: response.razorpay_order_id,
        razorpayPaymentId: response.razorpay_payment_id,
        signature: response.razorpay_signature,
      };
    },
    async holds(person) {
      const asked = await app.call(userDetails, {}, { token: person.token });
      // The clock may have passed the end of the session.
      const { body } =
        asked.status === 401 ? await app.call(userDetails, {}, { token: await app.login(person) }) : asked;
      return { plan: body.data.plan, until: body.data.planExpTime, credits: body.data.userUsage };
    },
    confirm: async ({ token }, body) => app.call(paymentStatus, { body }, { token }),
    async coupon(given) {
      await app.context.database.db.insert(coupons).values({
        id: randomUUID(),
        createdAt: new Date(app.clock.now()),
        ...given,
      });
    },
    close: () => app.close(),
  };
}

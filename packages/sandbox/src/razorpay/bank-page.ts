import { redirect, type Answer } from '../http/answer.ts';
import { form, type Call } from '../http/router.ts';
import { html, type Markup } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import { moneyText } from './currencies.ts';
import { failure } from './failures.ts';
import { authorizePayment, failPayment } from './lifecycle.ts';
import { paymentNamed } from './named.ts';
import type { Payment } from './records.ts';
import type { RazorpayState } from './state.ts';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  'frame-ancestors http: https:',
].join('; ');

/** Closes the window of the bank's page. Checkout learns the result from the provider. */
export const CLOSE_SCRIPT = 'window.close();\n';

/** The page of the bank: a one-time password for cards, two buttons otherwise. */
export function bankPage(state: RazorpayState, { params, query }: Call): Answer {
  return asking(paymentNamed(state, params['id']), query.get('in') === 'frame');
}

export function answerBank(state: RazorpayState, call: Call): Answer {
  const payment = paymentNamed(state, call.params['id']);
  const inFrame = call.query.get('in') === 'frame';
  if (payment.status !== 'created') return over(payment, inFrame);
  const fields = form(call) ?? new URLSearchParams();
  const password = fields.get('otp') ?? '';
  if (fields.get('decision') !== 'success') {
    failPayment(state, payment, failure(payment.plannedReason ?? 'payment_failed'));
  } else if (payment.method === 'card' && !/^\d{1,10}$/.test(password)) {
    return asking(payment, inFrame, 'Enter 4 to 10 digits; fewer than 4 fail.');
  } else if (payment.method === 'card' && password.length < 4) {
    failPayment(state, payment, failure('incorrect_otp'));
  } else {
    authorizePayment(state, payment);
  }
  return over(paymentNamed(state, payment.id), inFrame);
}

function asking(payment: Payment, inFrame: boolean, fault?: string): Answer {
  if (payment.status !== 'created') return over(payment, inFrame);
  const { amount, currency, method } = payment;
  return bankDocument(
    html`<h1>Your bank</h1>
      <p class="card">Confirm the payment of <strong>${moneyText(amount, currency)}</strong>.</p>
      ${fault === undefined ? '' : html`<p class="card" role="alert">${fault}</p>`}
      <form method="post" action="/razorpay/v1/bank/${payment.id}?in=${inFrame ? 'frame' : 'popup'}">
        ${method === 'card' ? password() : ''}
        <div class="actions">
          <button type="submit" name="decision" value="success">
            ${method === 'card' ? 'Confirm payment' : 'Success'}
          </button>
          <button type="submit" name="decision" value="failure" class="quiet" formnovalidate>Failure</button>
        </div>
      </form>`,
    fault === undefined ? 200 : 422,
  );
}

function password(): Markup {
  return html`<div class="field">
    <label for="otp">One-time password</label>
    <p class="soft" id="otp-hint">Any 4 to 10 digits succeed, fewer fail.</p>
    <input
      type="text"
      id="otp"
      name="otp"
      inputmode="numeric"
      autocomplete="off"
      aria-describedby="otp-hint"
      required
    />
  </div>`;
}

/** Within the overlay checkout continues. A separate window closes. */
function over(payment: Payment, inFrame: boolean): Answer {
  if (inFrame) return redirect(`/razorpay/v1/checkout/public?resume=${payment.id}`);
  const refused = payment.status === 'failed';
  return bankDocument(
    html`<h1>${refused ? 'Payment refused' : 'Payment confirmed'}</h1>
      <p class="card" role="status">You can close this window and go back to the shop.</p>`,
    200,
    '/razorpay/v1/bank/close.js',
  );
}

function bankDocument(body: Markup, status: number, script?: string): Answer {
  return page({
    title: 'Bank — Razorpay stand-in',
    standsFor: 'a bank of Razorpay’s test mode',
    status,
    body,
    headers: { 'content-security-policy': POLICY },
    ...(script === undefined ? {} : { script }),
  });
}

import { readPackageFile } from '../files.ts';
import type { Answer } from '../http/answer.ts';
import { runWithFault, type Fault } from '../http/faults.ts';
import { ALREADY_SENT, header, type Call, type Handled, type Router } from '../http/router.ts';
import { answerBank, bankPage, CLOSE_SCRIPT } from './bank-page.ts';
import { cancelPayment, createPayment, paymentStatus, preferences } from './checkout.ts';
import { errorAnswer, Refusal } from './errors.ts';
import { framePage } from './frame-page.ts';
import { lapse } from './lapse.ts';
import { changeOrder, createOrder, fetchOrder, listOrderPayments, listOrders } from './orders.ts';
import { capture, fetchPayment, listPayments } from './payments.ts';
import { changeRefund, createRefund, fetchRefund, listRefunds } from './refunds.ts';
import type { RazorpayState } from './state.ts';

const API = '/razorpay/v1';

type Operation = (state: RazorpayState, call: Call) => Answer;

/** Mounts `/razorpay/v1`: the API, which needs the account's key, and checkout, which is open to browsers. */
export function mountRazorpay(router: Router, state: RazorpayState): void {
  mountApi(router, state);
  mountCheckout(router, state);
}

function mountApi(router: Router, state: RazorpayState): void {
  const api = (method: string, path: string, name: string, run: Operation) =>
    router.add(method, API + path, (call) =>
      meetRazorpay(state, call, name, () => {
        authenticate(state, call);
        return run(state, call);
      }),
    );
  api('POST', '/orders', 'order.create', createOrder);
  api('GET', '/orders', 'order.list', listOrders);
  api('GET', '/orders/:id', 'order.read', fetchOrder);
  api('PATCH', '/orders/:id', 'order.update', changeOrder);
  api('GET', '/orders/:id/payments', 'order.payments', listOrderPayments);
  api('GET', '/payments', 'payment.list', listPayments);
  api('GET', '/payments/:id', 'payment.read', fetchPayment);
  api('POST', '/payments/:id/capture', 'payment.capture', capture);
  api('POST', '/payments/:id/refund', 'refund.create', createRefund);
  api('GET', '/payments/:id/refunds', 'refund.list', listRefunds);
  api('GET', '/payments/:id/refunds/:refund', 'refund.read', fetchRefund);
  api('GET', '/refunds', 'refund.list', listRefunds);
  api('GET', '/refunds/:refund', 'refund.read', fetchRefund);
  api('PATCH', '/refunds/:refund', 'refund.update', changeRefund);
}

function mountCheckout(router: Router, state: RazorpayState): void {
  const open = (method: string, path: string, name: string, run: Operation) =>
    router.add(method, API + path, (call) => meetRazorpay(state, call, name, () => run(state, call)));
  open('GET', '/checkout.js', 'checkout.script', () =>
    asset('text/javascript', readPackageFile('browser/checkout.js')),
  );
  open('GET', '/checkout/public', 'checkout.frame', framePage);
  open('GET', '/preferences', 'checkout.preferences', preferences);
  open('POST', '/payments/create/ajax', 'payment.create', createPayment);
  open('GET', '/payments/:id/status', 'payment.status', paymentStatus);
  open('POST', '/payments/:id/cancel', 'payment.cancel', cancelPayment);
  open('GET', '/bank/:id', 'bank.page', bankPage);
  open('POST', '/bank/:id', 'bank.answer', answerBank);
  router.add('GET', `${API}/checkout/frame.js`, () =>
    asset('text/javascript', readPackageFile('browser/frame.js')),
  );
  router.add('GET', `${API}/checkout/frame.css`, () =>
    asset('text/css', readPackageFile('browser/frame.css')),
  );
  router.add('GET', `${API}/bank/close.js`, () => asset('text/javascript', CLOSE_SCRIPT));
}

function asset(type: string, body: string): Answer {
  return {
    status: 200,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' },
    body,
  };
}

function authenticate(state: RazorpayState, call: Call): void {
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/.exec(header(call, 'authorization') ?? '')?.[1];
  const pair = encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString('utf8');
  if (pair === `${state.keyId}:${state.keySecret}`) return;
  throw new Refusal(
    pair === undefined ? 'Please provide your api key for authentication purposes.' : 'Authentication failed',
    { status: Number(state.settings.badCredentials), source: 'NA', step: 'NA', reason: 'NA' },
  );
}

/** Records the request as `razorpay.` + `name`, applies an ordered fault, and converts refusals to answers. */
export async function meetRazorpay(
  state: RazorpayState,
  call: Call,
  name: string,
  run: () => Answer,
): Promise<Handled> {
  lapse(state);
  const record = state.requests.open(call, `razorpay.${name}`, state.now());
  const fault = state.faults.take({ operation: record.operation, call, memberNames: [] });
  if (fault !== undefined) record.fault = { id: fault.id, kind: fault.kind, phase: fault.phase ?? 'before' };
  const work = (): Answer => {
    const answer = answerOf(run);
    const created = /"(?:payment_)?id":"((?:order|pay|rfnd)_\w{14})"/.exec(String(answer.body))?.[1];
    if (answer.status < 300 && created !== undefined && name.endsWith('.create')) record.created = created;
    return answer;
  };
  call.outgoing.once('close', () => {
    if (!call.outgoing.writableFinished) record.outcome = 'dropped';
  });
  const handled = fault === undefined ? work() : await runWithFault(fault, call, work, translateFault);
  if (handled === ALREADY_SENT || call.outgoing.destroyed) {
    record.outcome = 'dropped';
    return handled;
  }
  record.outcome = 'answered';
  record.status = handled.status;
  record.answeredAt = state.now();
  return handled;
}

function answerOf(run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

/** Razorpay's own answers for faults that have one. */
function translateFault(fault: Fault): Answer | undefined {
  const nothing = { source: 'NA', step: 'NA', reason: 'NA' };
  switch (fault.kind) {
    case 'rate-limit':
      return errorAnswer('Request failed because of too many requests. Retry later.', {
        status: 429,
        ...nothing,
      });
    case 'unauthorized':
      return errorAnswer('Authentication failed', { status: 401, ...nothing });
    case 'conflict':
      return errorAnswer('Another request with the same idempotency key is in progress', {
        status: 409,
        ...nothing,
      });
    case 'status': {
      if (fault.body !== undefined) return undefined;
      const status = fault.status ?? 500;
      const code = fault.code ?? (status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR');
      return errorAnswer('We are facing some trouble completing your request at the moment.', {
        status,
        code,
        ...nothing,
      });
    }
    default:
      return undefined;
  }
}

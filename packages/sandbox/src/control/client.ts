import type { Fault, FaultOrder } from '../http/faults.ts';
import type { HookDelivery } from '../hooks/state.ts';
import type { HubFault, HubRequest, ListedModel } from '../hub/state.ts';
import type { RequestRecord } from '../http/request-log.ts';
import type { App, Asset, Comment, Grant, Member, Post } from '../linkedin/records.ts';
import type { LinkedInSettings } from '../linkedin/settings.ts';
import type { Mail, MailFault } from '../mailbox/state.ts';
import type { Behaviour, ModelSettings } from '../model/settings.ts';
import type { ModelRequest } from '../model/state.ts';
import type { OllamaFault, OllamaRequest, OllamaSettings } from '../ollama/state.ts';
import type { PushMessage } from '../push/state.ts';
import type { presentOrder, presentPayment, presentRefund } from '../razorpay/present.ts';
import type { Delivery } from '../razorpay/records.ts';
import type { RazorpaySettings } from '../razorpay/settings.ts';
import type { CheckoutResponse } from '../razorpay/signature.ts';
import type { SpeechRequest, SpeechSettings } from '../speech/state.ts';
import type { WebhookFaultOrder } from '../razorpay/webhook-faults.ts';
import type { PayOrder } from './razorpay.ts';

type Lifecycle = 'PUBLISHED' | 'PUBLISH_REQUESTED' | 'PUBLISH_FAILED';
export type MemberOrder = Partial<Omit<Member, 'name'>> & { name: string };
export type TokenOrder = { member: string; clientId?: string; scopes?: string[]; lifetimeSeconds?: number };
export type AuthorizeOrder = {
  member: string;
  redirectUri: string;
  state: string;
  clientId?: string;
  scopes?: string[];
};
export type GoogleAuthorizeOrder = {
  authorizationUrl: string;
  email: string;
  name: string;
  emailVerified?: boolean;
};

/** As on the wire: amounts in minor units, times in seconds. */
export type RazorpayOrder = ReturnType<typeof presentOrder>;
export type RazorpayPayment = ReturnType<typeof presentPayment>;
export type RazorpayRefund = ReturnType<typeof presentRefund>;
type Paid = { payment: RazorpayPayment; response: CheckoutResponse };
export type { PayOrder } from './razorpay.ts';

export type Control = ReturnType<typeof connectControl>;

/**
 * A client for the control path of the sandbox at `url`, used from the same or another process. A refused order throws
 * with the reason.
 */
export function connectControl(url: string) {
  const send = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${url}/control${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`Sandbox control ${method} ${path}: ${response.status} ${await response.text()}`);
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- both ends are one program, whose types these are
    const value: T = JSON.parse(await response.text());
    return value;
  };
  const query = (fields: Record<string, string | number | boolean | undefined>) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) search.set(name, String(value));
    return search.size === 0 ? '' : `?${search.toString()}`;
  };
  return {
    /** Deletes posts, members, tokens, emails, faults and records, and restores the initial settings. */
    reset: () => send<{ ok: true }>('POST', '/reset'),
    faults: {
      add: (order: FaultOrder) => send<Fault>('POST', '/faults', order),
      list: () => send<Fault[]>('GET', '/faults'),
      clear: () => send<{ ok: true }>('DELETE', '/faults'),
    },
    linkedin: {
      settings: () => send<LinkedInSettings>('GET', '/linkedin/settings'),
      configure: (change: Partial<LinkedInSettings>) =>
        send<LinkedInSettings>('PATCH', '/linkedin/settings', change),
      addApp: (app: App) => send<App>('POST', '/linkedin/apps', app),
      members: () => send<(Member & { subjects: Record<string, string> })[]>('GET', '/linkedin/members'),
      addMember: (order: MemberOrder) =>
        send<Member & { subjects: Record<string, string> }>('POST', '/linkedin/members', order),
      /** Issues a token without the consent page. */
      issueToken: (order: TokenOrder) => send<Grant & { subject: string }>('POST', '/linkedin/tokens', order),
      tokens: () => send<Grant[]>('GET', '/linkedin/tokens'),
      /** Gives a member's consent without the page. `location` is the address the browser would return to. */
      authorize: (order: AuthorizeOrder) =>
        send<{ code: string; location: string }>('POST', '/linkedin/authorize', order),
      /**
       * Ends the member's tokens as if they had withdrawn their consent (65601). `member` is an id, email, name or
       * subject.
       */
      revoke: (member: string) => send<{ changed: number }>('POST', '/linkedin/revoke', { member }),
      /** Expires the member's tokens now (65602). */
      expire: (member: string) => send<{ changed: number }>('POST', '/linkedin/expire', { member }),
      clearQuotas: () => send<{ ok: true }>('POST', '/linkedin/quotas/clear'),
      /** Newest first. Deleted posts only with `deleted`. */
      posts: (filter: { member?: string; deleted?: boolean; offset?: number; limit?: number } = {}) =>
        send<(Post & { lifecycleState: Lifecycle })[]>('GET', `/linkedin/posts${query(filter)}`),
      postCount: async () => (await send<{ count: number }>('GET', '/linkedin/posts/count')).count,
      findPost: async (urn: string) =>
        (
          await send<{ post: (Post & { lifecycleState: Lifecycle }) | null }>(
            'GET',
            `/linkedin/posts/find${query({ urn })}`,
          )
        ).post ?? undefined,
      comments: (urn: string) => send<Comment[]>('GET', `/linkedin/comments${query({ urn })}`),
      assets: () => send<Asset[]>('GET', '/linkedin/assets'),
      /** Every received request, oldest first, optionally of one operation. */
      requests: (operation?: string) =>
        send<RequestRecord[]>('GET', `/linkedin/requests${query({ operation })}`),
    },
    google: {
      authorize: (order: GoogleAuthorizeOrder) =>
        send<{ location: string }>('POST', '/google/authorize', order),
      requests: () => send<RequestRecord[]>('GET', '/google/requests'),
    },
    razorpay: {
      settings: () => send<RazorpaySettings>('GET', '/razorpay/settings'),
      configure: (change: Partial<RazorpaySettings>) =>
        send<RazorpaySettings>('PATCH', '/razorpay/settings', change),
      /** Oldest first, like the other lists. */
      orders: () => send<RazorpayOrder[]>('GET', '/razorpay/orders'),
      payments: (orderId?: string) =>
        send<RazorpayPayment[]>('GET', `/razorpay/payments${query({ orderId })}`),
      refunds: () => send<RazorpayRefund[]>('GET', '/razorpay/refunds'),
      /** Pays an order without a browser. `response` is what checkout would pass to the page. */
      pay: (order: PayOrder) => send<Paid>('POST', '/razorpay/pay', order),
      authorize: (paymentId: string) => send<Paid>('POST', '/razorpay/authorize', { paymentId }),
      fail: (paymentId: string, reason?: string) =>
        send<Paid>('POST', '/razorpay/fail', { paymentId, ...(reason === undefined ? {} : { reason }) }),
      settleRefund: (refundId: string, outcome: 'processed' | 'failed') =>
        send<RazorpayRefund>('POST', '/razorpay/refunds/settle', { refundId, outcome }),
      /** Every event, oldest first, with its delivery attempts. */
      deliveries: () => send<Delivery[]>('GET', '/razorpay/deliveries'),
      /**
       * Sends events at once and waits for the answers: all that are pending, or the given ones in that order even if
       * they were sent or lost before.
       */
      sendWebhooks: (events?: string[]) =>
        send<Delivery[]>('POST', '/razorpay/deliveries/send', events === undefined ? {} : { events }),
      orderWebhookFault: (fault: WebhookFaultOrder) =>
        send<{ ok: true }>('POST', '/razorpay/webhook-faults', fault),
      webhookFaults: () => send<WebhookFaultOrder[]>('GET', '/razorpay/webhook-faults'),
      clearWebhookFaults: () => send<{ ok: true }>('DELETE', '/razorpay/webhook-faults'),
      /** Every received request, oldest first, optionally of one operation. */
      requests: (operation?: string) =>
        send<RequestRecord[]>('GET', `/razorpay/requests${query({ operation })}`),
    },
    push: {
      /** Adds a browser that subscribes with this key. Returns the endpoint for its messages. */
      subscribe: (applicationServerKey: string) =>
        send<{ id: string; endpoint: string; keys: { p256dh: string; auth: string } }>(
          'POST',
          '/push/browsers',
          {
            applicationServerKey,
          },
        ),
      /** Removes the browser, whose endpoint answers 410 from now on. */
      leave: (id: string) => send<{ ok: true }>('POST', '/push/leave', { id }),
      fail: (statuses: number[]) => send<{ ok: true }>('POST', '/push/faults', { statuses }),
      messages: () => send<PushMessage[]>('GET', '/push/messages'),
      refusals: () => send<string[]>('GET', '/push/refusals'),
    },
    speech: {
      configure: (change: Partial<SpeechSettings>) =>
        send<SpeechSettings>('PATCH', '/speech/settings', change),
      /** Every request with a form, rejected ones included, oldest first. */
      requests: () => send<SpeechRequest[]>('GET', '/speech/requests'),
    },
    jobBoards: {
      /** Every request received, oldest first. */
      requests: () => send<RequestRecord[]>('GET', '/job-boards/requests'),
    },
    hooks: {
      /** Adds a secret that the receiver called `name` accepts. */
      expect: (name: string, secret: string) =>
        send<{ ok: true }>('POST', '/hooks/secrets', { name, secret }),
      forget: (name: string) => send<{ ok: true }>('DELETE', `/hooks/secrets${query({ name })}`),
      /** The received deliveries, including rejected ones, oldest first. */
      deliveries: (name: string) => send<HookDelivery[]>('GET', `/hooks/deliveries${query({ name })}`),
    },
    model: {
      settings: () => send<ModelSettings>('GET', '/model/settings'),
      configure: (change: Partial<ModelSettings>) => send<ModelSettings>('PATCH', '/model/settings', change),
      /** Sets how a coming request is answered. Orders are used up in turn. */
      order: (behaviour: Behaviour) => send<{ ok: true }>('POST', '/model/behaviours', behaviour),
      clearOrders: () => send<{ ok: true }>('DELETE', '/model/behaviours'),
      requests: () => send<ModelRequest[]>('GET', '/model/requests'),
    },
    ollama: {
      configure: (change: Partial<OllamaSettings>) =>
        send<OllamaSettings>('PATCH', '/ollama/settings', change),
      fault: (fault: OllamaFault) => send<{ ok: true }>('POST', '/ollama/faults', fault),
      clearFaults: () => send<{ ok: true }>('DELETE', '/ollama/faults'),
      requests: () => send<OllamaRequest[]>('GET', '/ollama/requests'),
    },
    hub: {
      /** Sets a fault for coming requests for weights. */
      fault: (fault: HubFault) => send<{ ok: true }>('POST', '/hub/faults', fault),
      clearFaults: () => send<{ ok: true }>('DELETE', '/hub/faults'),
      requests: () => send<HubRequest[]>('GET', '/hub/requests'),
      catalogue: () => send<ListedModel[]>('GET', '/hub/catalogue'),
    },
    mailbox: {
      /** Newest first, optionally for one recipient. */
      mails: (to?: string) => send<Mail[]>('GET', `/mailbox/mails${query({ to })}`),
      clear: () => send<{ ok: true }>('DELETE', '/mailbox/mails'),
      fault: (fault: MailFault) => send<{ ok: true }>('POST', '/mailbox/faults', fault),
      clearFaults: () => send<{ ok: true }>('DELETE', '/mailbox/faults'),
    },
  };
}

export { startSandbox, type Sandbox, type SandboxOptions } from './start.ts';
export {
  connectControl,
  type AuthorizeOrder,
  type Control,
  type GoogleAuthorizeOrder,
  type MemberOrder,
  type PayOrder,
  type RazorpayOrder,
  type RazorpayPayment,
  type RazorpayRefund,
  type TokenOrder,
} from './control/client.ts';
export { drawFrom } from './draw.ts';
export type { Fault, FaultOrder } from './http/faults.ts';
export type { RequestRecord } from './http/request-log.ts';
export type { HookDelivery } from './hooks/state.ts';
export type { HubFault, HubRequest, ListedModel } from './hub/state.ts';
export { tinyModel, type TinyModel } from './hub/tiny-model.ts';
export type { App, Asset, Comment, Grant, Member, Post, PostContent, Rendered } from './linkedin/records.ts';
export type { LinkedInSettings } from './linkedin/settings.ts';
export type { Mail, MailFault } from './mailbox/state.ts';
export type { Behaviour, ModelSettings } from './model/settings.ts';
export type { ModelRequest } from './model/state.ts';
export type { OllamaFault, OllamaRequest } from './ollama/state.ts';
export type { Delivery } from './razorpay/records.ts';
export type { RazorpaySettings } from './razorpay/settings.ts';
export type { CheckoutResponse } from './razorpay/signature.ts';
export type { WebhookFaultOrder } from './razorpay/webhook-faults.ts';
export type { SpeechRequest, SpeechSettings } from './speech/state.ts';
export { onePagePdf } from './web/pdf.ts';

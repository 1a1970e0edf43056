export { startSandbox, type Sandbox, type SandboxOptions } from './start.ts';
export {
  connectControl,
  type AuthorizeOrder,
  type Control,
  type GoogleAuthorizeOrder,
  type MemberOrder,
  type TokenOrder,
} from './control/client.ts';
export type { Fault, FaultOrder } from './http/faults.ts';
export type { RequestRecord } from './http/request-log.ts';
export type { App, Asset, Comment, Grant, Member, Post, PostContent, Rendered } from './linkedin/records.ts';
export type { LinkedInSettings } from './linkedin/settings.ts';
export type { Mail, MailFault } from './mailbox/state.ts';
export type { Behaviour, ModelSettings } from './model/settings.ts';
export type { ModelRequest } from './model/state.ts';

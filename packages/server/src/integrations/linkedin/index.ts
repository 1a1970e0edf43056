export {
  createLinkedinClient,
  type AssetKind,
  type AssetStatus,
  type IssuedToken,
  type LinkedinClient,
  type LinkedinGrant,
  type Upload,
  type Userinfo,
} from './client.ts';
export type {
  CallResult,
  CreateResult,
  LinkedinFailure,
  RateLimit,
  Success,
  Trace,
  UnknownOutcome,
} from './errors.ts';
export type { AttachedAsset, NewPost } from './payload.ts';
export { isSunsetNear, versionSunset } from './version.ts';

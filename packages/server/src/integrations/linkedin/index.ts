export { createLinkedinClient } from './client.ts';
export { emptyTrace } from './errors.ts';
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
export type {
  AssetKind,
  AssetStatus,
  IssuedToken,
  LinkedinClient,
  LinkedinGrant,
  Upload,
  Userinfo,
} from './types.ts';
export { isSunsetNear, versionSunset } from './version.ts';

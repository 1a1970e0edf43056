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
export type { AttachedAsset, NewPost, PostContent } from './payload.ts';
export type {
  AssetKind,
  AssetStatus,
  FirstComment,
  IssuedToken,
  LinkedinClient,
  LinkedinGrant,
  PostMetric,
  Upload,
  Userinfo,
  VideoUpload,
} from './types.ts';
export { isSunsetNear, versionSunset } from './version.ts';

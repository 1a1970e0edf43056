export { createLinkedinClient } from './client.ts';
export { emptyTrace } from './errors.ts';
export type { CallResult, CreateResult, LinkedinFailure, RateLimit, Trace } from './errors.ts';
export type { AttachedAsset, PostContent } from './payload.ts';
export type { LinkedinClient, LinkedinGrant, PostMetric, VideoUpload } from './types.ts';
export { isSunsetNear, versionSunset } from './version.ts';

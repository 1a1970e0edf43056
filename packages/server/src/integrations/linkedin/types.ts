import type { CallResult, CreateResult } from './errors.ts';
import type { NewPost } from './payload.ts';

/** A token as issued. Its lifetime is counted from the exchange. */
export interface IssuedToken {
  accessToken: string;
  scopes: string[];
  expiresInSeconds: number;
}

export interface Userinfo {
  subject: string;
  name: string;
  email: string | null;
  emailVerified: boolean;
  pictureUrl: string | null;
}

export interface LinkedinGrant extends Userinfo {
  accessToken: string;
  scopes: string[];
  expiresAt: Date;
}

export type AssetKind = 'image' | 'document';

/** A video upload, with a separate address for each byte range. */
export interface VideoUpload {
  urn: string;
  uploadToken: string;
  expiresAtMs: number | null;
  /** Both byte positions are inclusive. */
  parts: { uploadUrl: string; firstByte: number; lastByte: number }[];
}

export interface FirstComment {
  postUrn: string;
  actorUrn: string;
  text: string;
}

export interface Upload {
  urn: string;
  uploadUrl: string;
  expiresAtMs: number | null;
}

/** `unreadable`: this token may not read the status (403), which is usual for self-serve applications. */
export type AssetStatus = 'waiting' | 'processing' | 'available' | 'failed' | 'unreadable';

export type PostMetric = 'IMPRESSION' | 'MEMBERS_REACHED' | 'REACTION' | 'COMMENT' | 'RESHARE';

export interface LinkedinClient {
  version: string;
  versionSunsetAt: Date;
  /** The address of LinkedIn's consent page, which returns to `/linkedin/callback` with this `state`. */
  consentUrl(state: string): string;
  exchange(code: string): Promise<CallResult<IssuedToken>>;
  /** With `fresh`, a 401 is retried for some seconds, because a new token may be refused at first. */
  userinfo(accessToken: string, options?: { fresh?: boolean }): Promise<CallResult<Userinfo>>;
  /** Combines the exchange and the first userinfo call. `nowMs` is the start of the token's lifetime. */
  grant(code: string, nowMs: number): Promise<CallResult<LinkedinGrant>>;
  /** The exact bytes of the request body for `createPost`. */
  postBytes(post: NewPost): Uint8Array;
  /** Sends these bytes once. `maySend` is called once connected, right before the first byte. */
  createPost(
    accessToken: string,
    bytes: Uint8Array,
    maySend: () => boolean,
  ): Promise<CreateResult<{ urn: string | null }>>;
  initializeUpload(accessToken: string, kind: AssetKind, ownerUrn: string): Promise<CallResult<Upload>>;
  /** Uploads the bytes. Only addresses on the configured LinkedIn site are allowed. */
  upload(
    accessToken: string,
    uploadUrl: string,
    bytes: Uint8Array,
    contentType: string,
  ): Promise<CallResult<null>>;
  initializeVideo(accessToken: string, ownerUrn: string, bytes: number): Promise<CallResult<VideoUpload>>;
  /** Uploads one range and returns its ETag. Only addresses on the configured LinkedIn site are allowed. */
  uploadPart(uploadUrl: string, bytes: Uint8Array): Promise<CallResult<string>>;
  /** `etags` are those of all parts in order. */
  finalizeVideo(
    accessToken: string,
    video: Pick<VideoUpload, 'urn' | 'uploadToken'>,
    etags: readonly string[],
  ): Promise<CallResult<null>>;
  /** Can be repeated. */
  updateText(accessToken: string, urn: string, text: string): Promise<CallResult<null>>;
  /** Can be repeated. A post that does not exist counts as deleted. */
  deletePost(accessToken: string, urn: string): Promise<CallResult<null>>;
  comment(
    accessToken: string,
    comment: FirstComment,
    form: 'v2' | 'rest',
  ): Promise<CreateResult<{ urn: string | null }>>;
  /** The current figure of a post. Null for a URN that the API does not accept; 403 without approval for it. */
  postMetric(accessToken: string, urn: string, metric: PostMetric): Promise<CallResult<number | null>>;
  assetStatus(accessToken: string, urn: string): Promise<CallResult<AssetStatus>>;
  /** A member's picture. Only LinkedIn's own hosts are allowed. */
  picture(url: string): Promise<CallResult<Uint8Array>>;
  permalink(urn: string): string;
}

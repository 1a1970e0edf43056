import type { CallResult, CreateResult } from './errors.ts';
import type { NewPost } from './payload.ts';

/** A token as just issued; the end is counted from the exchange. */
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

/** Who somebody is at LinkedIn and what they allowed. */
export interface LinkedinGrant extends Userinfo {
  accessToken: string;
  scopes: string[];
  expiresAt: Date;
}

/** What goes up in one piece. */
export type AssetKind = 'image' | 'document';

/** A video on its way: each range goes to an address of its own. */
export interface VideoUpload {
  urn: string;
  /** May be empty. */
  uploadToken: string;
  expiresAtMs: number | null;
  /** Both ends belong to the range. */
  parts: { uploadUrl: string; firstByte: number; lastByte: number }[];
}

export interface FirstComment {
  postUrn: string;
  actorUrn: string;
  /** Plain text. */
  text: string;
}

export interface Upload {
  urn: string;
  uploadUrl: string;
  expiresAtMs: number | null;
}

/** `unreadable`: this token may not ask (403), which is usual for self-serve applications. */
export type AssetStatus = 'waiting' | 'processing' | 'available' | 'failed' | 'unreadable';

/** What members' post analytics count of a post. */
export type PostMetric = 'IMPRESSION' | 'MEMBERS_REACHED' | 'REACTION' | 'COMMENT' | 'RESHARE';

export interface LinkedinClient {
  version: string;
  versionSunsetAt: Date;
  /** LinkedIn's consent page for the one list of scopes; comes back to `/linkedin/callback` with this `state`. */
  consentUrl(state: string): string;
  exchange(code: string): Promise<CallResult<IssuedToken>>;
  /** With `fresh` a 401 is tried again for some seconds: a token just issued may be refused at first. */
  userinfo(accessToken: string, options?: { fresh?: boolean }): Promise<CallResult<Userinfo>>;
  /** The exchange and the first userinfo in one; `nowMs` is the time the token's end is counted from. */
  grant(code: string, nowMs: number): Promise<CallResult<LinkedinGrant>>;
  /** The exact bytes that `createPost` would send. */
  postBytes(post: NewPost): Uint8Array;
  /** Sends these bytes once. `maySend` is asked when the connection stands, right before the first byte. */
  createPost(
    accessToken: string,
    bytes: Uint8Array,
    maySend: () => boolean,
  ): Promise<CreateResult<{ urn: string | null }>>;
  initializeUpload(accessToken: string, kind: AssetKind, ownerUrn: string): Promise<CallResult<Upload>>;
  /** Puts the bytes, only to an address on the configured LinkedIn site. */
  upload(
    accessToken: string,
    uploadUrl: string,
    bytes: Uint8Array,
    contentType: string,
  ): Promise<CallResult<null>>;
  initializeVideo(accessToken: string, ownerUrn: string, bytes: number): Promise<CallResult<VideoUpload>>;
  /** Puts one range, only to an address on the configured LinkedIn site; the answer is its ETag. */
  uploadPart(uploadUrl: string, bytes: Uint8Array): Promise<CallResult<string>>;
  /** `etags` of all parts in order. */
  finalizeVideo(
    accessToken: string,
    video: Pick<VideoUpload, 'urn' | 'uploadToken'>,
    etags: readonly string[],
  ): Promise<CallResult<null>>;
  /** May be repeated. */
  updateText(accessToken: string, urn: string, text: string): Promise<CallResult<null>>;
  /** May be repeated; a post that is not there counts as deleted. */
  deletePost(accessToken: string, urn: string): Promise<CallResult<null>>;
  /** Sends once. */
  comment(
    accessToken: string,
    comment: FirstComment,
    form: 'v2' | 'rest',
  ): Promise<CreateResult<{ urn: string | null }>>;
  /** How often a post met this so far. Null for a URN that the interface does not take; 403 without approval for it. */
  postMetric(accessToken: string, urn: string, metric: PostMetric): Promise<CallResult<number | null>>;
  assetStatus(accessToken: string, urn: string): Promise<CallResult<AssetStatus>>;
  /** A member's picture, only from LinkedIn's own hosts. */
  picture(url: string): Promise<CallResult<Uint8Array>>;
  permalink(urn: string): string;
}

import {
  isArrayOf,
  isBoolean,
  isEither,
  isNumber,
  isOneOf,
  isShape,
  isString,
  type Guarded,
} from '../guards.ts';

export const isMember = isShape(
  {
    id: isString,
    name: isString,
    givenName: isString,
    familyName: isString,
    headline: isString,
    emailVerified: isBoolean,
    country: isString,
    language: isString,
  },
  { email: isString },
);
/** A person who can sign in. A member without `email` does not share it. */
export type Member = Guarded<typeof isMember>;

export const isApp = isShape(
  {
    clientId: isString,
    clientSecret: isString,
    scopes: isArrayOf(isString),
    redirectUris: isArrayOf(isString),
  },
  { refreshTokens: isBoolean },
);
/** A registered application. Without `redirectUris` any https or loopback address is accepted. */
export type App = Guarded<typeof isApp>;

export const isGrant = isShape(
  {
    token: isString,
    memberId: isString,
    clientId: isString,
    scopes: isArrayOf(isString),
    createdAt: isNumber,
    expiresAt: isNumber,
    revoked: isBoolean,
  },
  { refreshToken: isString, refreshExpiresAt: isNumber },
);
/** An access token and its grant. Times are in epoch ms. */
export type Grant = Guarded<typeof isGrant>;

export const isAsset = isShape(
  {
    urn: isString,
    kind: isOneOf('image', 'document', 'video'),
    memberId: isString,
    uploadExpiresAt: isNumber,
    /** SHA-256 of the content, empty before the upload. */
    blob: isString,
    type: isString,
    byteLength: isNumber,
    /** The time in epoch ms at which processing ends, 0 before the upload. */
    readyAt: isNumber,
    processingMs: isNumber,
    failed: isBoolean,
  },
  {
    failure: isString,
    parts: isArrayOf(isShape({ token: isString, firstByte: isNumber, lastByte: isNumber, blob: isString })),
    uploadToken: isString,
    /** Part of the upload URL of an image or document. */
    putToken: isString,
  },
);
export type Asset = Guarded<typeof isAsset>;

const isImageUse = isShape({ id: isString, altText: isString });
const isContent = isEither(
  isEither(
    isShape({ kind: isOneOf('images'), images: isArrayOf(isImageUse) }, { title: isString }),
    isShape({ kind: isOneOf('document', 'video'), id: isString, title: isString }),
  ),
  isEither(
    isShape(
      { kind: isOneOf('article'), source: isString, title: isString },
      { description: isString, thumbnail: isString, thumbnailAltText: isString },
    ),
    isShape({ kind: isOneOf('poll'), question: isString, options: isArrayOf(isString), duration: isString }),
  ),
);
export type PostContent = Guarded<typeof isContent>;

const isMark = isShape({
  start: isNumber,
  length: isNumber,
  kind: isOneOf('hashtag', 'mention'),
  target: isString,
});
export const isRendered = isShape({ text: isString, cut: isBoolean, marks: isArrayOf(isMark) });
/** Little text as readers see it. Offsets are in UTF-16 units. `target` is a tag's word or a mention's URN. */
export type Rendered = Guarded<typeof isRendered>;

export const isPost = isShape(
  {
    urn: isString,
    activityUrn: isString,
    memberId: isString,
    author: isString,
    clientId: isString,
    commentary: isString,
    rendered: isRendered,
    visibility: isString,
    reshareDisabled: isBoolean,
    createdAt: isNumber,
    lastModifiedAt: isNumber,
    edited: isBoolean,
    deleted: isBoolean,
    requestId: isNumber,
  },
  { content: isContent, resharedUrn: isString },
);
/** A published post. A deleted one stays with `deleted` set. */
export type Post = Guarded<typeof isPost>;

export const isComment = isShape(
  { id: isString, urn: isString, postUrn: isString, memberId: isString, text: isString, createdAt: isNumber },
  { image: isString },
);
export type Comment = Guarded<typeof isComment>;

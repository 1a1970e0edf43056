import { isBoolean, isNumber, isOneOf, isShape, isString, type Guarded } from '../guards.ts';

const fields = {
  tokenLifetimeSeconds: isNumber,
  codeLifetimeSeconds: isNumber,
  /** How long a new, valid token is answered with 401 REVOKED_ACCESS_TOKEN. */
  freshTokenRaceMs: isNumber,
  /** The newest and oldest supported version of the versioned API, `YYYYMM`. */
  newestVersion: isString,
  oldestVersion: isString,
  duplicateWindowMs: isNumber,
  memberCallsPerDay: isNumber,
  appCallsPerDay: isNumber,
  userinfoCallsPerDay: isNumber,
  /** True when upload PUTs count towards the daily quota. */
  countUploads: isBoolean,
  /** Whether w_member_social allows `GET /rest/{images,documents,videos}/{urn}`. */
  mediaStatus: isOneOf('forbidden', 'readable'),
  mediaProcessingMs: isNumber,
  /** The answer to a post whose media are still being processed. */
  postWithProcessingMedia: isOneOf('accept', 'refuse'),
  /** When unsuitable files are rejected: after the PUT (status PROCESSING_FAILED) or in its answer (415, 422). */
  unsuitableUpload: isOneOf('processing', 'immediate'),
  imageMaxBytes: isNumber,
  documentMaxBytes: isNumber,
  videoMinBytes: isNumber,
  uploadUrlLifetimeSeconds: isNumber,
  blankCommentaryWithContent: isOneOf('accept', 'refuse'),
  /** What the limit of 3000 is counted on: the text as readers see it, or with escapes. */
  commentaryCounted: isOneOf('rendered', 'raw'),
  unknownReshareParent: isOneOf('accept', 'refuse'),
  restComments: isOneOf('forbidden', 'accept'),
  v2Comments: isOneOf('forbidden', 'accept'),
  /** How long the comment thread of a new post answers 404. */
  commentThreadDelayMs: isNumber,
  postUrnKind: isOneOf('share', 'ugcPost', 'mixed'),
  /** Whether the application is approved for members' post analytics. */
  memberAnalytics: isOneOf('forbidden', 'granted'),
};

export type LinkedInSettings = Guarded<typeof isLinkedInSettings>;

const isLinkedInSettings = isShape(fields);
export const isLinkedInSettingsChange = isShape({}, fields);

export const LINKEDIN_DEFAULTS: LinkedInSettings = {
  tokenLifetimeSeconds: 5_184_000,
  codeLifetimeSeconds: 1800,
  freshTokenRaceMs: 0,
  newestVersion: '202609',
  oldestVersion: '202511',
  duplicateWindowMs: 600_000,
  memberCallsPerDay: 150,
  appCallsPerDay: 100_000,
  userinfoCallsPerDay: 100_000,
  countUploads: false,
  mediaStatus: 'forbidden',
  mediaProcessingMs: 0,
  postWithProcessingMedia: 'accept',
  unsuitableUpload: 'processing',
  imageMaxBytes: 10_000_000,
  documentMaxBytes: 100_000_000,
  videoMinBytes: 75_000,
  uploadUrlLifetimeSeconds: 3600,
  blankCommentaryWithContent: 'accept',
  commentaryCounted: 'rendered',
  unknownReshareParent: 'refuse',
  restComments: 'forbidden',
  v2Comments: 'accept',
  commentThreadDelayMs: 0,
  postUrnKind: 'share',
  memberAnalytics: 'forbidden',
};

import { isBoolean, isNumber, isOneOf, isShape, isString, type Guarded } from '../guards.ts';

const fields = {
  tokenLifetimeSeconds: isNumber,
  codeLifetimeSeconds: isNumber,
  /** For so long after its issue a good token answers 401 REVOKED_ACCESS_TOKEN. */
  freshTokenRaceMs: isNumber,
  /** Newest and oldest version of the versioned API that answer, `YYYYMM`. */
  newestVersion: isString,
  oldestVersion: isString,
  duplicateWindowMs: isNumber,
  memberCallsPerDay: isNumber,
  appCallsPerDay: isNumber,
  userinfoCallsPerDay: isNumber,
  /** Whether upload PUTs count against the day's calls. */
  countUploads: isBoolean,
  /** Whether `GET /rest/{images,documents,videos}/{urn}` may be read with w_member_social. */
  mediaStatus: isOneOf('forbidden', 'readable'),
  mediaProcessingMs: isNumber,
  /** What a post meets whose media is still processing. */
  postWithProcessingMedia: isOneOf('accept', 'refuse'),
  /** When unsuitable bytes are noticed: after the PUT (status PROCESSING_FAILED) or by its answer (415, 422). */
  unsuitableUpload: isOneOf('processing', 'immediate'),
  imageMaxBytes: isNumber,
  documentMaxBytes: isNumber,
  videoMinBytes: isNumber,
  uploadUrlLifetimeSeconds: isNumber,
  blankCommentaryWithContent: isOneOf('accept', 'refuse'),
  /** What the 3000 are counted on: the text as readers see it, or with the escapes. */
  commentaryCounted: isOneOf('rendered', 'raw'),
  unknownReshareParent: isOneOf('accept', 'refuse'),
  restComments: isOneOf('forbidden', 'accept'),
  v2Comments: isOneOf('forbidden', 'accept'),
  /** For so long after a post its comment thread answers 404. */
  commentThreadDelayMs: isNumber,
  postUrnKind: isOneOf('share', 'ugcPost', 'mixed'),
  /** Whether the application was approved for members' post analytics. */
  memberAnalytics: isOneOf('forbidden', 'granted'),
};

/** What a test or a demo may change about the stand-in for LinkedIn. */
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

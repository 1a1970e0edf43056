import { errorCatalogue } from '@limelight/contracts';

/** The messages about posts that were not published as planned, by code. */
const sentences = {
  unconfirmed:
    'LinkedIn did not answer after the post was sent, so it may or may not be there. Check your LinkedIn feed, then tell us.',
  still_unconfirmed:
    'LinkedIn refused the post this time, and we still don’t know whether the first attempt succeeded. Check your LinkedIn feed, then tell us.',
  duplicate_post:
    'LinkedIn says you published the same content a short time ago. Change the text or wait ten minutes.',
  access_denied:
    'LinkedIn does not allow this connection to post. Reconnect from your Profile page and allow posting.',
  too_long: errorCatalogue.post_too_long.message,
  blank: 'LinkedIn does not accept posts without text. Write something and publish again.',
  picture_failed: 'LinkedIn could not use the attached file. Attach another one and publish again.',
  picture_missing: 'A file of this post is no longer here. Add it again and publish again.',
  repost_gone: 'The post you wanted to repost no longer exists, or its author does not allow reposts.',
  rejected: 'LinkedIn refused the post.',
  rate_limited: 'LinkedIn is limiting your posts for now. The post will be published at the time shown.',
  unavailable: 'LinkedIn could not be reached. We will try again at the time shown.',
  restored:
    'This server was restored from a backup, so the post may already be on LinkedIn. Check your LinkedIn feed, then publish the post or choose another time.',
  restored_sending:
    'This server was restored from a backup that was made while the post was being sent. Check your LinkedIn feed, then tell us.',
  late: 'The post could not be published on time. Publish it now or choose another time.',
  approval_required:
    'Its workspace requires approval, and the post was not approved in time as it is now. Ask for approval, then publish it or choose another time.',
  open_gap:
    'A gap in square brackets was still open. Fill it or delete it, then publish the post or choose another time.',
  consent_withdrawn:
    'A teammate scheduled this post, and you no longer let others schedule your posts. Publish it or choose another time yourself.',
  remind: 'It is time to post this by hand. Copy the text, post it on LinkedIn, then mark it as posted.',
  delayed: 'The post could not be published on time. It will be published at the time shown.',
  paused: 'You have paused everything. The post is on hold until you resume.',
  queue_paused: 'Its queue is paused. The post is on hold until you resume.',
  reconnect: errorCatalogue.linkedin_reconnect.message,
  not_connected: errorCatalogue.linkedin_not_connected.message,
  no_scope: errorCatalogue.linkedin_scope_missing.message,
  post_gone: 'The post is no longer on LinkedIn.',
  change_unavailable: 'LinkedIn could not be reached. Try again later.',
  version_gone_change:
    'LinkedIn no longer supports the API version set on this server. Try again once it is updated.',
  operator:
    'LinkedIn no longer supports the API version set on this server. The post will be published once it is updated.',
} as const;

export type PublishingCode = keyof typeof sentences;

export interface Failure {
  code: PublishingCode;
  message: string;
}

/** `detail` is LinkedIn's own wording, where it helps. */
export function failureOf(code: PublishingCode, detail?: string): Failure {
  const message = sentences[code];
  return { code, message: detail ? `${message} LinkedIn says: ${detail}` : message };
}

export function rejectionOf(refusal: { status: number; code: string; message: string }): Failure {
  const { status, code, message } = refusal;
  // Nothing else named in a create can be missing, and only a repost can be forbidden by another author.
  if (status === 404 || (status === 403 && /reshare/i.test(message))) return failureOf('repost_gone');
  if (status === 403) return failureOf('access_denied');
  if (code === 'FIELD_LENGTH_TOO_LONG') return failureOf('too_long');
  if (code === 'INVALID_VALUE_BLANK_FIELD') return failureOf('blank');
  if (code === 'PICTURE_MISSING') return failureOf('picture_missing');
  if (
    code === 'MEDIA_ASSET_PROCESSING_FAILED' ||
    code === 'INVALID_IMAGE_ID' ||
    code === 'INVALID_VIDEO_ID' ||
    status === 413 ||
    status === 415
  ) {
    return failureOf('picture_failed');
  }
  return failureOf('rejected', message || code);
}

import { errorCatalogue } from '@limelight/contracts';

/** The messages about posts that were not published as planned, by code. */
const sentences = {
  unconfirmed:
    'LinkedIn did not answer after the post was sent, so it may or may not be there. Look at your feed, then tell us.',
  still_unconfirmed:
    'LinkedIn refused the post this time, and it is still not known whether the first try went through. Look at your feed, then tell us.',
  duplicate_post:
    'LinkedIn says you published the same content a short time ago. Change the text or wait ten minutes.',
  access_denied:
    'LinkedIn does not allow this connection to post. Reconnect from your Profile page and allow posting.',
  too_long: errorCatalogue.post_too_long.message,
  blank: 'LinkedIn takes no post without text. Write something and publish again.',
  picture_failed:
    'LinkedIn could not use the file that goes with the post. Use another one and publish again.',
  picture_missing: 'A file of this post is no longer here. Add it again and publish again.',
  repost_gone: 'The post you wanted to repost is not there, or its author does not allow it.',
  rejected: 'LinkedIn refused the post.',
  rate_limited: 'LinkedIn takes no more posts from you for now. The post goes out at the time shown.',
  unavailable: 'LinkedIn could not be reached. The post is tried again at the time shown.',
  late: 'The post could not go out at its time. Publish it now or choose another time.',
  remind: 'It is time to post this by hand. Copy the text, post it on LinkedIn, then say that you did.',
  delayed: 'The post could not go out at its time. It goes out at the time shown.',
  paused: 'You have paused everything. The post waits until you resume.',
  queue_paused: 'Its queue is paused. The post waits until you resume.',
  reconnect: errorCatalogue.linkedin_reconnect.message,
  not_connected: errorCatalogue.linkedin_not_connected.message,
  no_scope: errorCatalogue.linkedin_scope_missing.message,
  post_gone: 'The post is not on LinkedIn any more.',
  change_unavailable: 'LinkedIn could not be reached. Try again later.',
  version_gone_change:
    'LinkedIn no longer serves the version of its API set on this server. Try again once that is changed.',
  operator:
    'LinkedIn no longer serves the version of its API set on this server. The post goes out once that is changed.',
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

import { accessTokenErrors } from './accounts/access-token-errors.ts';
import { agentErrors } from './agents/agent-errors.ts';
import { briefErrors } from './posts/brief-errors.ts';
import { copilotErrors } from './shell/copilot-errors.ts';
import { carouselErrors } from './visuals/carousel-errors.ts';
import { helpErrors } from './desk/help-errors.ts';
import { importErrors } from './library/import-errors.ts';
import { memoryErrors } from './memory/memory-errors.ts';
import { modelErrors } from './runs/model-errors.ts';
import { notificationErrors } from './accounts/notification-errors.ts';
import { paymentErrors } from './billing/payment-errors.ts';
import { peopleErrors } from './library/people-errors.ts';
import { recordingErrors } from './memory/recording-errors.ts';
import { resultErrors } from './publishing/result-errors.ts';
import { originErrors } from './posts/origin-errors.ts';
import { reviewErrors } from './teams/review-errors.ts';
import { savedErrors } from './library/saved-errors.ts';
import { signInErrors } from './accounts/sign-in-errors.ts';
import { sourceErrors } from './posts/source-errors.ts';
import { teamErrors } from './teams/team-errors.ts';
import { webhookErrors } from './accounts/webhook-errors.ts';
import { writerFailures } from './writing/writer-errors.ts';
import type { Refusal } from './refusal.ts';

export { creditErrors } from './billing/credit-errors.ts';
export { writerErrors } from './writing/writer-errors.ts';

/**
 * Every named refusal, with its HTTP status and a message that says what to do. The server responds with `{
 * message, code, details? }`; all other failures are `internal_error`.
 */
export const errorCatalogue = {
  invalid_input: {
    status: 400,
    message: 'Some fields are not valid. Please check the highlighted fields.',
  },
  malformed_request: {
    status: 400,
    message: 'The request could not be read. Reload the page and try again.',
  },
  payload_too_large: {
    status: 413,
    message: 'That is too large. Send less text or a smaller file.',
  },
  unsupported_media_type: {
    status: 415,
    message: 'That content type is not supported here. Send JSON, or a form where the endpoint expects one.',
  },
  not_found: { status: 404, message: 'We could not find that. It may have been deleted.' },
  method_not_allowed: {
    status: 405,
    message: 'That address does not support this kind of request. Check the method in the API reference.',
  },
  too_many_requests: { status: 429, message: 'Too many attempts. Wait a moment and try again.' },
  internal_error: { status: 500, message: 'Something went wrong. Please try again later.' },
  disk_full: {
    status: 503,
    message: 'The server’s disk is full, so nothing can be saved. Keep this page open and try again later.',
  },
  unavailable: { status: 503, message: 'The service is not available right now. Try again in a moment.' },
  session_required: { status: 401, message: 'Please log in to continue. Your work is kept in this browser.' },
  session_ended: { status: 401, message: 'Your session has ended. Please log in again.' },
  wrong_credentials: {
    status: 400,
    message: 'That email and password do not match. Check both and try again.',
  },
  wrong_password: {
    status: 400,
    message: 'That is not your current password. Try again, or log out and reset it.',
  },
  email_taken: { status: 409, message: 'There is already an account with this email. Log in instead.' },
  token_invalid: { status: 400, message: 'This link has expired or was already used. Request a new one.' },
  email_unverified: {
    status: 403,
    message: 'Confirm your email address first. Open the link in the email we sent you.',
  },
  already_verified: {
    status: 409,
    message: 'Your email address is already verified. There is nothing left to do.',
  },
  confirmation_mismatch: {
    status: 400,
    message: 'That is not the email address of this account. Type it to confirm.',
  },
  ...signInErrors,
  run_active: { status: 409, message: 'This run has not ended yet. Wait for it or cancel it first.' },
  run_cancelled: { status: 409, message: 'You cancelled this. Nothing was charged.' },
  run_failed: {
    status: 500,
    message: 'Something went wrong while this was running. Nothing was charged. Try again.',
  },
  insufficient_credits: {
    status: 402,
    message: 'You do not have enough credits for this. Buy more under Plans and credits.',
  },
  request_in_progress: {
    status: 409,
    message: 'This is already being done. Wait for the first request to finish.',
  },
  answer_lost: {
    status: 409,
    message:
      'This request was already started, but its answer was lost. Reload and check before you repeat it.',
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This request key was already used for something else. Send a new key.',
  },
  version_conflict: {
    status: 409,
    message: 'This post was changed somewhere else. Compare both texts and choose.',
  },
  post_locked: {
    status: 409,
    message: 'This post can no longer be changed here. It is being published or is on LinkedIn already.',
  },
  post_scheduled: {
    status: 409,
    message: 'This post is already scheduled. Move it back to drafts first, or wait until it goes out.',
  },
  post_empty: { status: 400, message: 'There is nothing to publish yet. Write a few words first.' },
  post_too_long: {
    status: 400,
    message: 'This post is longer than LinkedIn allows. Shorten it to 3,000 characters.',
  },
  open_gap: {
    status: 422,
    message: 'Fill in the highlighted gap first. Answer the question in square brackets, or delete it.',
  },
  post_unfinished: {
    status: 400,
    message: 'An attachment is not finished. Complete what is marked in the editor.',
  },
  post_not_published: {
    status: 409,
    message: 'This post is not on LinkedIn. Reload the page to see its state.',
  },
  post_id_unknown: {
    status: 409,
    message: 'LinkedIn did not give us the ID of this post. Edit or delete it on LinkedIn itself.',
  },
  post_change_running: {
    status: 409,
    message: 'The last change to this post is still being sent. Try again in a moment.',
  },
  post_poll_fixed: {
    status: 409,
    message: 'Posts with a poll can’t be edited after publishing. Delete the post and publish a new one.',
  },
  post_not_unconfirmed: {
    status: 409,
    message: 'This post is no longer waiting for you. Reload the page to see its state.',
  },
  post_not_reminded: {
    status: 409,
    message: 'This post is not set up for posting by hand. Reload the page to see its state.',
  },
  post_not_scheduled: {
    status: 409,
    message: 'This post is not scheduled. Reload the page to see its state.',
  },
  schedule_in_past: { status: 400, message: 'That time has passed. Choose a time in the future.' },
  schedule_time_missing: {
    status: 400,
    message: 'That time does not exist on that day: the clocks go forward. Choose an earlier or later one.',
  },
  schedule_limit: {
    status: 409,
    message:
      'The free plan allows ten scheduled posts at a time. Wait until one is published, or choose a plan.',
  },
  calendar_note_limit: { status: 409, message: 'You have 1,000 calendar notes. Delete some to add others.' },
  queue_limit: { status: 409, message: 'You have ten queues. Delete one to make room.' },
  queue_name_taken: { status: 409, message: 'You already have a queue with this name. Choose another name.' },
  queue_paused: { status: 409, message: 'This queue is paused. Resume it first, then delete it.' },
  spread_too_tight: {
    status: 409,
    message: 'Not all posts fit. Choose more days, longer hours or a smaller gap.',
  },
  too_similar: {
    status: 409,
    message: 'This is almost the same as another of your posts. Change the text or choose another post.',
  },
  slot_taken: { status: 409, message: 'This slot is no longer free. Choose another one.' },
  evergreen_full: {
    status: 409,
    message: 'This queue already repeats 100 posts. Remove one of them first.',
  },
  evergreen_resting: {
    status: 409,
    message: 'This post was published too recently to be repeated then. Choose a later time.',
  },
  queue_missing: {
    status: 409,
    message: 'You have no posting times yet. Choose some, or open the draft and pick a time there.',
  },
  queue_full: {
    status: 409,
    message: 'This queue has no free slot within a year. Add more weekly times.',
  },
  draft_limit: {
    status: 409,
    message: 'You have 2,000 unpublished posts. Delete some to make room.',
  },
  media_invalid: {
    status: 422,
    message: 'We could not read that picture. Use a JPG, PNG, GIF or WebP file.',
  },
  media_too_large: { status: 413, message: 'That picture is too large. Use one of at most 10 MB.' },
  media_in_use: {
    status: 409,
    message: 'That picture belongs to another post. Upload it again to use it here.',
  },
  media_unfit: {
    status: 400,
    message:
      'That file cannot be attached to this kind of post. Choose another file, or remove the other attachment.',
  },
  document_invalid: {
    status: 422,
    message: 'We could not read that document. Use a PDF without a password.',
  },
  document_too_large: {
    status: 413,
    message: 'That document is too large for LinkedIn. Use one of at most 100 MB and 300 pages.',
  },
  video_unfit: {
    status: 422,
    message:
      'LinkedIn does not accept this video. Use an MP4 of 75 KB to 500 MB, three seconds to 30 minutes long.',
  },
  upload_part_unfit: {
    status: 409,
    message:
      'That piece does not match what was uploaded so far. Ask how much has arrived and continue from there.',
  },
  page_not_allowed: {
    status: 400,
    message: 'We can’t read pages on private networks. Use a link that anyone can open.',
  },
  page_not_reachable: {
    status: 422,
    message: 'That page could not be read. Check the address, or continue without it.',
  },
  page_too_large: { status: 422, message: 'That page or picture is too large to read. Continue without it.' },
  page_wrong_type: {
    status: 422,
    message: 'There is no readable page or picture at that address. Check it, or continue without it.',
  },
  claims_unconfirmed: {
    status: 409,
    message:
      'This post makes claims that no source supports. Open it, and confirm or remove the marked claims first.',
  },
  ...sourceErrors,
  linkedin_not_configured: {
    status: 503,
    message: 'LinkedIn is not configured on this server. Ask its operator to set it up.',
  },
  linkedin_not_connected: {
    status: 409,
    message: 'Connect LinkedIn to publish. You can do that on your Profile page.',
  },
  linkedin_reconnect: {
    status: 409,
    message: 'Your LinkedIn token has expired. Please reconnect from Profile page.',
  },
  linkedin_state_invalid: {
    status: 400,
    message: 'This LinkedIn sign-in was not started here, or took too long. Start again.',
  },
  linkedin_refused: { status: 400, message: 'LinkedIn did not confirm the connection. Start again.' },
  linkedin_scope_missing: {
    status: 409,
    message: 'LinkedIn did not grant permission to post. Connect again and allow it.',
  },
  linkedin_unavailable: {
    status: 503,
    message: 'LinkedIn is not responding right now. Try again in a few minutes.',
  },
  ...writerFailures,
  ...helpErrors,
  ...memoryErrors,
  ...modelErrors,
  ...peopleErrors,
  ...notificationErrors,
  ...recordingErrors,
  ...resultErrors,
  ...originErrors,
  ...reviewErrors,
  ...savedErrors,
  ...teamErrors,
  ...webhookErrors,
  snippet_limit: { status: 409, message: 'You have 100 snippets. Delete one first.' },
  snippet_name_taken: {
    status: 409,
    message: 'You already have a snippet with this name. Choose another one.',
  },
  ...accessTokenErrors,
  ...agentErrors,
  ...briefErrors,
  ...carouselErrors,
  ...copilotErrors,
  ...importErrors,
  voice_rules_full: {
    status: 409,
    message: 'This voice already has 20 rules. Delete one, then accept the suggestion.',
  },
  voice_limit: {
    status: 409,
    message:
      'The free plan includes one voice. With a paid plan you can keep nine more, for your company and clients.',
  },
  voice_unavailable: {
    status: 409,
    message:
      'The voice of this draft is no longer available. It was deleted, or is no longer shared with you. Choose another voice and try again. You were not charged.',
  },
  voice_posts_missing: {
    status: 409,
    message: 'A voice needs at least five posts. Import or paste more of them first.',
  },
  claims_unchecked: {
    status: 422,
    message:
      'The claims of this post could not be checked in time. Shorten the post or its sources, or allow unconfirmed claims in the settings.',
  },
  interview_done: { status: 409, message: 'This interview has ended. Start another one.' },
  interview_empty: { status: 409, message: 'Answer one of the questions first. A few words are enough.' },
  template_limit: { status: 409, message: 'You have 100 templates of your own. Delete one to make room.' },
  template_name_taken: {
    status: 409,
    message: 'You already have a template with this name. Choose another name.',
  },
  generation_cancelled: {
    status: 409,
    message: 'Writing was stopped. What was written so far is in your draft.',
  },
  mail_not_configured: {
    status: 503,
    message: 'This server is not set up to send email. Ask its operator to set it up.',
  },
  signature_invalid: { status: 403, message: 'This address has expired. Reload the page to get a new one.' },
  ...paymentErrors,
  ticket_file_invalid: {
    status: 422,
    message: 'We could not read that file. Use a JPG, PNG, GIF or WebP picture, a PDF, or plain text.',
  },
  ticket_file_too_large: { status: 413, message: 'That file is too large. Use one of at most 10 MB.' },
  ticket_file_missing: { status: 409, message: 'A file is no longer here. Remove it and add it again.' },
  ticket_full: {
    status: 409,
    message: 'This conversation is full. Open a new ticket to continue.',
  },
  contact_challenge_invalid: {
    status: 409,
    message: 'This form has expired or was already sent. Send it again.',
  },
  contact_too_soon: { status: 409, message: 'That was too quick. Wait a few seconds and send it again.' },
  inbound_mail_not_configured: {
    status: 503,
    message: 'Receiving email is not configured on this server. Ask its operator to set it up.',
  },
  mail_unreadable: { status: 422, message: 'This email cannot be read. Send it again as a plain message.' },
} as const satisfies Record<string, Refusal>;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes: readonly ErrorCode[] = Object.keys(errorCatalogue).filter(isErrorCode);

export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(errorCatalogue, value);
}

/** The codes that any endpoint can return. */
export const commonErrors = [
  'invalid_input',
  'malformed_request',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_requests',
  'internal_error',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** The codes that any endpoint with a session can return. */
export const sessionErrors = [
  'session_required',
  'session_ended',
  'token_unknown',
  'token_not_allowed',
  'token_scope_missing',
] as const satisfies readonly ErrorCode[];

/** The codes that any write with an `Idempotency-Key` can return. */
export const idempotencyErrors = [
  'request_in_progress',
  'answer_lost',
  'idempotency_key_reused',
] as const satisfies readonly ErrorCode[];

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
import { refusals } from './refusal.ts';

export { creditErrors } from './billing/credit-errors.ts';
export { writerErrors } from './writing/writer-errors.ts';

/**
 * Every named refusal, with its HTTP status and a message that says what to do. The server responds with `{
 * message, code, details? }`; all other failures are `internal_error`.
 */
export const errorCatalogue = {
  ...refusals(400, {
    invalid_input: 'Some fields are not valid. Please check the highlighted fields.',
    malformed_request: 'The request could not be read. Reload the page and try again.',
    wrong_credentials: 'That email and password do not match. Check both and try again.',
    wrong_password: 'That is not your current password. Try again, or log out and reset it.',
    token_invalid: 'This link has expired or was already used. Request a new one.',
    confirmation_mismatch: 'That is not the email address of this account. Type it to confirm.',
    post_empty: 'There is nothing to publish yet. Write a few words first.',
    post_too_long: 'This post is longer than LinkedIn allows. Shorten it to 3,000 characters.',
    post_unfinished: 'An attachment is not finished. Complete what is marked in the editor.',
    schedule_in_past: 'That time has passed. Choose a time in the future.',
    schedule_time_missing:
      'That time does not exist on that day: the clocks go forward. Choose an earlier or later one.',
    media_unfit:
      'That file cannot be attached to this kind of post. Choose another file, or remove the other attachment.',
    page_not_allowed: 'We can’t read pages on private networks. Use a link that anyone can open.',
    linkedin_state_invalid: 'This LinkedIn sign-in was not started here, or took too long. Start again.',
    linkedin_refused: 'LinkedIn did not confirm the connection. Start again.',
  }),
  ...refusals(401, {
    session_required: 'Please log in to continue. Your work is kept in this browser.',
    session_ended: 'Your session has ended. Please log in again.',
  }),
  ...refusals(402, {
    insufficient_credits: 'You do not have enough credits for this. Buy more under Plans and credits.',
  }),
  ...refusals(403, {
    email_unverified: 'Confirm your email address first. Open the link in the email we sent you.',
    signature_invalid: 'This address has expired. Reload the page to get a new one.',
  }),
  ...refusals(404, {
    not_found: 'We could not find that. It may have been deleted.',
  }),
  ...refusals(405, {
    method_not_allowed:
      'That address does not support this kind of request. Check the method in the API reference.',
  }),
  ...refusals(409, {
    email_taken: 'There is already an account with this email. Log in instead.',
    already_verified: 'Your email address is already verified. There is nothing left to do.',
    run_active: 'This run has not ended yet. Wait for it or cancel it first.',
    run_cancelled: 'You cancelled this. Nothing was charged.',
    request_in_progress: 'This is already being done. Wait for the first request to finish.',
    answer_lost:
      'This request was already started, but its answer was lost. Reload and check before you repeat it.',
    version_conflict: 'This post was changed somewhere else. Compare both texts and choose.',
    post_locked: 'This post can no longer be changed here. It is being published or is on LinkedIn already.',
    post_scheduled:
      'This post is already scheduled. Move it back to drafts first, or wait until it goes out.',
    post_not_published: 'This post is not on LinkedIn. Reload the page to see its state.',
    post_id_unknown: 'LinkedIn did not give us the ID of this post. Edit or delete it on LinkedIn itself.',
    post_change_running: 'The last change to this post is still being sent. Try again in a moment.',
    post_poll_fixed:
      'Posts with a poll can’t be edited after publishing. Delete the post and publish a new one.',
    post_not_unconfirmed: 'This post is no longer waiting for you. Reload the page to see its state.',
    post_not_reminded: 'This post is not set up for posting by hand. Reload the page to see its state.',
    post_not_scheduled: 'This post is not scheduled. Reload the page to see its state.',
    schedule_limit:
      'The free plan allows ten scheduled posts at a time. Wait until one is published, or choose a plan.',
    calendar_note_limit: 'You have 1,000 calendar notes. Delete some to add others.',
    queue_limit: 'You have ten queues. Delete one to make room.',
    queue_name_taken: 'You already have a queue with this name. Choose another name.',
    queue_paused: 'This queue is paused. Resume it first, then delete it.',
    spread_too_tight: 'Not all posts fit. Choose more days, longer hours or a smaller gap.',
    too_similar: 'This is almost the same as another of your posts. Change the text or choose another post.',
    slot_taken: 'This slot is no longer free. Choose another one.',
    evergreen_full: 'This queue already repeats 100 posts. Remove one of them first.',
    evergreen_resting: 'This post was published too recently to be repeated then. Choose a later time.',
    queue_missing: 'You have no posting times yet. Choose some, or open the draft and pick a time there.',
    queue_full: 'This queue has no free slot within a year. Add more weekly times.',
    draft_limit: 'You have 2,000 unpublished posts. Delete some to make room.',
    media_in_use: 'That picture belongs to another post. Upload it again to use it here.',
    upload_part_unfit:
      'That piece does not match what was uploaded so far. Ask how much has arrived and continue from there.',
    claims_unconfirmed:
      'This post makes claims that no source supports. Open it, and confirm or remove the marked claims first.',
    linkedin_not_connected: 'Connect LinkedIn to publish. You can do that on your Profile page.',
    linkedin_reconnect: 'Your LinkedIn token has expired. Please reconnect from Profile page.',
    linkedin_scope_missing: 'LinkedIn did not grant permission to post. Connect again and allow it.',
    snippet_limit: 'You have 100 snippets. Delete one first.',
    snippet_name_taken: 'You already have a snippet with this name. Choose another one.',
    voice_rules_full: 'This voice already has 20 rules. Delete one, then accept the suggestion.',
    voice_limit:
      'The free plan includes one voice. With a paid plan you can keep nine more, for your company and clients.',
    voice_unavailable:
      'The voice of this draft is no longer available. It was deleted, or is no longer shared with you. Choose another voice and try again. You were not charged.',
    voice_posts_missing: 'A voice needs at least five posts. Import or paste more of them first.',
    interview_done: 'This interview has ended. Start another one.',
    interview_empty: 'Answer one of the questions first. A few words are enough.',
    template_limit: 'You have 100 templates of your own. Delete one to make room.',
    template_name_taken: 'You already have a template with this name. Choose another name.',
    generation_cancelled: 'Writing was stopped. What was written so far is in your draft.',
    ticket_file_missing: 'A file is no longer here. Remove it and add it again.',
    ticket_full: 'This conversation is full. Open a new ticket to continue.',
    contact_challenge_invalid: 'This form has expired or was already sent. Send it again.',
    contact_too_soon: 'That was too quick. Wait a few seconds and send it again.',
  }),
  ...refusals(413, {
    payload_too_large: 'That is too large. Send less text or a smaller file.',
    media_too_large: 'That picture is too large. Use one of at most 10 MB.',
    document_too_large: 'That document is too large for LinkedIn. Use one of at most 100 MB and 300 pages.',
    ticket_file_too_large: 'That file is too large. Use one of at most 10 MB.',
  }),
  ...refusals(415, {
    unsupported_media_type:
      'That content type is not supported here. Send JSON, or a form where the endpoint expects one.',
  }),
  ...refusals(422, {
    idempotency_key_reused: 'This request key was already used for something else. Send a new key.',
    open_gap: 'Fill in the highlighted gap first. Answer the question in square brackets, or delete it.',
    media_invalid: 'We could not read that picture. Use a JPG, PNG, GIF or WebP file.',
    document_invalid: 'We could not read that document. Use a PDF without a password.',
    video_unfit:
      'LinkedIn does not accept this video. Use an MP4 of 75 KB to 500 MB, three seconds to 30 minutes long.',
    page_not_reachable: 'That page could not be read. Check the address, or continue without it.',
    page_too_large: 'That page or picture is too large to read. Continue without it.',
    page_wrong_type:
      'There is no readable page or picture at that address. Check it, or continue without it.',
    claims_unchecked:
      'The claims of this post could not be checked in time. Shorten the post or its sources, or allow unconfirmed claims in the settings.',
    ticket_file_invalid:
      'We could not read that file. Use a JPG, PNG, GIF or WebP picture, a PDF, or plain text.',
    mail_unreadable: 'This email cannot be read. Send it again as a plain message.',
  }),
  ...refusals(429, {
    too_many_requests: 'Too many attempts. Wait a moment and try again.',
  }),
  ...refusals(500, {
    internal_error: 'Something went wrong. Please try again later.',
    run_failed: 'Something went wrong while this was running. Nothing was charged. Try again.',
  }),
  ...refusals(503, {
    disk_full: 'The server’s disk is full, so nothing can be saved. Keep this page open and try again later.',
    unavailable: 'The service is not available right now. Try again in a moment.',
    linkedin_not_configured: 'LinkedIn is not configured on this server. Ask its operator to set it up.',
    linkedin_unavailable: 'LinkedIn is not responding right now. Try again in a few minutes.',
    mail_not_configured: 'This server is not set up to send email. Ask its operator to set it up.',
    inbound_mail_not_configured:
      'Receiving email is not configured on this server. Ask its operator to set it up.',
  }),
  ...signInErrors,
  ...sourceErrors,
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
  ...accessTokenErrors,
  ...agentErrors,
  ...briefErrors,
  ...carouselErrors,
  ...copilotErrors,
  ...importErrors,
  ...paymentErrors,
};

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

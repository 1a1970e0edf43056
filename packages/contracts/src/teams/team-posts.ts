import { z } from 'zod';
import { teamSharesLimit, teamStates } from '../catalog/teams.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { contentErrors } from '../posts/refusals.ts';
import { freeText, id, idList, localDateTime, pageQuery, postText, timestamp, timeZone } from '../fields.ts';
import { attachment } from '../posts/post-content.ts';
import { postStatus, visibility } from '../posts/posts.ts';
import {
  publishedAs,
  reviewApproval,
  reviewCommentLimit,
  reviewedPost,
  reviewQuoteLimit,
} from './review-links.ts';

export const teamState = z.enum(teamStates);

const member = z.object({ id: id.nullable(), name: z.string() });

/** A comment on a shared post, a reply to one, or a suggestion that replaces a passage. */
export const teamComment = z.object({
  id,
  /** Set for replies. */
  parentId: id.nullable(),
  /** `id` is null if the account was deleted. */
  by: member,
  text: z.string(),
  /** The exact passage, or null for the whole post. */
  quote: z.string().nullable(),
  /** Where the passage starts in the current text, in UTF-16 units. Null if it is no longer in the text. */
  position: z.number().int().nullable(),
  /** The suggested replacement of the passage, or null for a comment. */
  replacement: z.string().nullable(),
  decision: z.enum(['accepted', 'refused']).nullable(),
  resolvedBy: z.string().nullable(),
  resolvedAt: timestamp.nullable(),
  mentions: z.array(member),
  at: timestamp,
});
export type TeamComment = z.infer<typeof teamComment>;

const overview = {
  id,
  author: z.object({ id, name: z.string() }),
  /** The first line of the text. */
  title: z.string(),
  state: teamState,
  /** True if the post was changed after somebody approved it. */
  reopened: z.boolean(),
  status: postStatus,
  scheduledAt: timestamp.nullable(),
  timeZone: z.string().nullable(),
  openCount: z.number().int(),
  sharedAt: timestamp,
};

export const teamPostOverview = z.object(overview);
export type TeamPostOverview = z.infer<typeof teamPostOverview>;

export const teamPost = z.object({
  ...overview,
  team: z.object({ id, name: z.string(), requiresApproval: z.boolean() }),
  publishedAs,
  text: z.string(),
  visibility,
  media: reviewedPost.shape.media,
  attachment: attachment.nullable(),
  firstComment: z.string(),
  version: z.number().int(),
  /** Identifies the content for an approval. It changes with anything that would be published. */
  fingerprint: z.string(),
  approvals: z.array(reviewApproval),
  /** The reason why scheduled publishing failed, or null. */
  failure: z.string().nullable(),
  comments: z.array(teamComment),
  members: z.array(z.object({ id, name: z.string() })),
  /** The actions currently allowed to the caller. */
  may: z.object({
    edit: z.boolean(),
    comment: z.boolean(),
    decide: z.boolean(),
    approve: z.boolean(),
    askReview: z.boolean(),
    schedule: z.boolean(),
    unshare: z.boolean(),
    release: z.boolean(),
  }),
});
export type TeamPost = z.infer<typeof teamPost>;

const seen = { version: z.number().int().min(1).max(2_147_483_647) };

export const listTeamPosts = GET('/teams/:id/posts', {
  summary: 'The posts that are shared with a workspace, the last shared first',
  query: z.object({ ...pageQuery, cursor: id.optional() }),
  response: z.object({ items: z.array(teamPostOverview), nextCursor: z.string().nullable() }),
});

export const shareTeamPost = POST('/teams/:id/posts', {
  summary: 'Share one’s own post with a workspace',
  body: z.object({ postId: id }),
  response: teamPost,
  status: 201,
  errors: ['team_role_missing', 'team_post_elsewhere'],
});

export const listTeamShares = GET('/team-posts', {
  summary: 'Which of these own posts belong to a workspace',
  query: z.object({ posts: idList(teamSharesLimit) }),
  response: z.object({
    items: z.array(
      z.object({
        postId: id,
        teamId: id,
        team: z.string(),
        /** False for a post that was unshared but still needs the approval of this workspace. */
        shared: z.boolean(),
      }),
    ),
  }),
});

export const getTeamPost = GET('/team-posts/:id', {
  summary: 'One shared post with its approvals, comments and suggestions',
  response: teamPost,
});

export const editTeamPost = PATCH('/team-posts/:id', {
  summary: 'Change the text of a shared post; `version` is the one it was made from',
  body: z.object({ ...seen, text: postText }),
  response: teamPost,
  errors: ['team_role_missing', 'team_consent_missing', 'version_conflict', 'post_locked', ...contentErrors],
});

export const unshareTeamPost = DELETE('/team-posts/:id', {
  summary: 'Unshare a post; where approval is required, it still needs approval until an owner releases it',
  errors: ['team_role_missing'],
});

export const releaseTeamPost = POST('/team-posts/:id/release', {
  summary: 'Release a post from a workspace, so that it no longer needs its approval; only owners can',
  errors: ['team_role_missing'],
});

export const heldTeamPost = z.object({
  postId: id,
  author: z.object({ id, name: z.string() }),
  unsharedAt: timestamp,
});

export const listHeldTeamPosts = GET('/teams/:id/held-posts', {
  summary: 'The posts that were unshared but still need approval, the last shared first; only for owners',
  query: z.object({ ...pageQuery, cursor: id.optional() }),
  response: z.object({ items: z.array(heldTeamPost), nextCursor: z.string().nullable() }),
  errors: ['team_role_missing'],
});

export const askTeamReview = POST('/team-posts/:id/review', {
  summary: 'Ask the approvers of the workspace to look at a post',
  response: teamPost,
  errors: ['team_role_missing', 'post_locked'],
});

export const approveTeamPost = POST('/team-posts/:id/approval', {
  summary: 'Approve a shared post, exactly as it was shown',
  body: z.object({ fingerprint: z.string().max(100) }),
  response: teamPost,
  errors: ['team_role_missing', 'team_own_approval', 'team_post_changed', 'post_locked'],
});

const words = (limit: number) =>
  freeText(limit)
    .transform((value) => value.trim())
    .pipe(z.string().min(1, 'Write something first.'));

export const askTeamChanges = POST('/team-posts/:id/changes', {
  summary: 'Ask for changes; every approval of the post ends',
  body: z.object({ note: words(reviewCommentLimit) }),
  response: teamPost,
  errors: ['team_role_missing', 'team_comments_full', 'post_locked'],
});

export const commentTeamPost = POST('/team-posts/:id/comments', {
  summary: 'Comment on a shared post or a passage of it, answer a comment, or suggest other words',
  body: z.object({
    /** Generated by the page, so that sending a comment again does not add it twice. */
    id,
    /** Can be empty for a suggestion. */
    text: freeText(reviewCommentLimit).transform((value) => value.trim()),
    parentId: id.nullable().default(null),
    quote: freeText(reviewQuoteLimit).nullable().default(null),
    position: z.number().int().min(0).max(20_000).default(0),
    replacement: freeText(reviewCommentLimit).nullable().default(null),
    mentions: z.array(id).max(20).default([]),
  }),
  response: teamPost,
  errors: ['team_role_missing', 'team_passage_changed', 'team_comments_full'],
});

export const resolveTeamComment = POST('/team-posts/:id/comments/:commentId/resolve', {
  summary: 'Resolve a comment with its replies, or open it again',
  body: z.object({ resolved: z.boolean() }),
  response: teamPost,
  errors: ['team_role_missing'],
});

export const deleteTeamComment = DELETE('/team-posts/:id/comments/:commentId', {
  summary: 'Delete one’s own comment; one with replies stays without its words',
  response: teamPost,
});

export const decideTeamSuggestion = POST('/team-posts/:id/comments/:commentId/decide', {
  summary: 'Accept a suggestion, which puts its words into the text, or refuse it',
  body: z.object({ ...seen, accept: z.boolean() }),
  response: teamPost,
  errors: [...editTeamPost.errors, 'team_passage_changed', 'team_suggestion_decided'],
});

export const scheduleTeamPost = POST('/team-posts/:id/schedule', {
  reach: 'others',
  summary: 'Schedule a shared post to its author’s LinkedIn: by the author, or with their standing consent',
  body: z.object({ ...seen, at: z.union([timestamp, localDateTime]), timeZone }),
  response: teamPost,
  errors: [
    'team_role_missing',
    'team_consent_missing',
    'approval_required',
    'version_conflict',
    'post_locked',
    ...contentErrors,
    'schedule_in_past',
    'schedule_time_missing',
    'schedule_limit',
    'linkedin_not_configured',
    'linkedin_not_connected',
  ],
});

export const unscheduleTeamPost = POST('/team-posts/:id/unschedule', {
  summary: 'Make a scheduled shared post a draft again: by the author, or with their standing consent',
  response: teamPost,
  errors: ['team_role_missing', 'team_consent_missing', 'post_not_scheduled', 'post_locked'],
});

import { z } from 'zod';
import { DELETE, GET, POST } from '../endpoint.ts';
import { id, line, timestamp } from '../fields.ts';
import { mediaMime } from '../posts/media.ts';
import { attachment } from '../posts/post-content.ts';
import { visibility } from '../posts/posts.ts';

export const reviewPostLimit = 20;
export const reviewLinkLimit = 100;
export const reviewDaysLimit = 60;
export const reviewCommentLimit = 2_000;
export const reviewQuoteLimit = 400;

const withoutNul = (value: string) => !value.includes('\u0000');
const nulMessage = 'Remove the invisible control character.';
const name = line(80).refine((value) => value !== '', 'Enter your name.');
const written = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most.toLocaleString('en')} characters.`)
    .refine(withoutNul, nulMessage);

export const reviewComment = z.object({
  id,
  name: z.string(),
  text: z.string(),
  /** The quoted passage; null for a comment on the whole post. */
  quote: z.string().nullable(),
  at: timestamp,
});
export type ReviewComment = z.infer<typeof reviewComment>;

export const reviewApproval = z.object({
  name: z.string(),
  at: timestamp,
  /** False when the text or media changed after the approval. */
  current: z.boolean(),
});
export type ReviewApproval = z.infer<typeof reviewApproval>;

export const reviewChange = z.object({
  id,
  name: z.string(),
  note: z.string(),
  at: timestamp,
  /** False when the text or media changed after the request, or when the same reviewer approved the post since. */
  current: z.boolean(),
});
export type ReviewChange = z.infer<typeof reviewChange>;

/** Who readers on LinkedIn will see as the author: the connected member, or else the account's name. */
export const publishedAs = z.object({ name: z.string(), pictureUrl: z.string().nullable() });

const said = {
  comments: z.array(reviewComment),
  approvals: z.array(reviewApproval),
  changes: z.array(reviewChange),
};

export const reviewedPost = z.object({
  key: z.string(),
  text: z.string(),
  visibility,
  media: z.array(
    z.object({
      mime: mediaMime,
      url: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      pages: z.number().int().nullable(),
      altText: z.string(),
    }),
  ),
  attachment: attachment.nullable(),
  firstComment: z.string(),
  scheduledAt: timestamp.nullable(),
  timeZone: z.string().nullable(),
  /**
   * The version that an approval or a request for changes applies to. It changes with the text, the media and everything else that is
   * published.
   */
  fingerprint: z.string(),
  ...said,
});
export type ReviewedPost = z.infer<typeof reviewedPost>;

const review = z.object({
  title: z.string(),
  author: z.string(),
  publishedAs,
  expiresAt: timestamp,
  posts: z.array(reviewedPost),
});
export type Review = z.infer<typeof review>;

const linkPost = z.object({ postId: id, title: z.string(), ...said });

const reviewLink = z.object({
  id,
  title: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
  hasPassword: z.boolean(),
  openedAt: timestamp.nullable(),
  posts: z.array(linkPost),
});
export type ReviewLink = z.infer<typeof reviewLink>;

export const listReviewLinks = GET('/review-links', {
  summary: 'Your review links that are open, with what was said of each post',
  query: z.object({ postId: id.optional() }),
  response: z.object({ items: z.array(reviewLink) }),
});

export const createReviewLink = POST('/review-links', {
  reach: 'others',
  summary: 'Make a link by which people without an account read, comment on and approve drafts',
  body: z.object({
    postIds: z
      .array(id)
      .min(1, 'Choose at least one post.')
      .max(reviewPostLimit, `Choose at most ${reviewPostLimit} posts.`)
      .refine((ids) => new Set(ids).size === ids.length, 'Each post can be in the link once.'),
    title: line(120).default(''),
    days: z.number().int().min(1).max(reviewDaysLimit).default(14),
    /** Null for a link without a password. */
    password: z
      .string()
      .min(6, 'Use at least 6 characters.')
      .max(128, 'Use at most 128 characters.')
      .nullable()
      .default(null),
  }),
  /** The only response that contains the address, since only a hash of its secret is stored. */
  response: z.object({ id, url: z.url() }),
  status: 201,
  errors: ['not_found', 'review_link_limit'],
});

export const revokeReviewLink = DELETE(
  '/review-links/:id',
  'Close a review link for good; comments and approvals stay with the posts until it is deleted',
);

const key = {
  token: z.string().min(1).max(200),
  password: z.string().max(128).optional(),
};
const refusals = ['review_link_invalid', 'review_password_needed', 'review_password_wrong'] as const;

export const openReview = POST('/review/open', {
  summary: 'What a review link shows; the secret travels in the body, so that no log keeps it',
  access: 'none',
  kind: 'read',
  body: z.object(key),
  response: review,
  errors: refusals,
});

export const commentReview = POST('/review/comments', {
  summary: 'Comment on a post of a review link, or on a passage of it',
  access: 'none',
  body: z.object({
    ...key,
    post: z.string().max(10),
    /** Chosen by the page, so that a comment sent twice is stored once. */
    id,
    name,
    text: written(reviewCommentLimit).refine((value) => value !== '', 'Write a comment.'),
    quote: written(reviewQuoteLimit).nullable().default(null),
  }),
  response: review,
  errors: [...refusals, 'not_found', 'review_quote_unknown', 'review_full'],
});

export const approveReview = POST('/review/approvals', {
  summary: 'Approve a post of a review link, exactly as it was shown',
  access: 'none',
  body: z.object({ ...key, post: z.string().max(10), name, fingerprint: z.string().max(100) }),
  response: review,
  errors: [...refusals, 'not_found', 'review_changed', 'review_full'],
});

export const askReviewChanges = POST('/review/changes', {
  summary:
    'Ask for changes to a post of a review link, exactly as it was shown; ends one’s own approval of it',
  access: 'none',
  body: z.object({
    ...key,
    post: z.string().max(10),
    /** Chosen by the page, so that a request sent twice is stored once. */
    id,
    name,
    note: written(reviewCommentLimit).refine((value) => value !== '', 'Write what should change.'),
    fingerprint: z.string().max(100),
  }),
  response: review,
  errors: [...refusals, 'not_found', 'review_changed', 'review_full'],
});

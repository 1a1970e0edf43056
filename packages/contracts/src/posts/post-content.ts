import { z } from 'zod';
import {
  documentTitleLimit,
  firstCommentLimit,
  linkDescriptionLimit,
  linkTitleLimit,
  pollDurations,
  pollOptionLimit,
  pollQuestionLimit,
  postImageLimit,
} from '../catalog/linkedin.ts';
import { altTextCharacterLimit } from '../catalog/writing.ts';
import { id, keysOf, webAddress } from '../fields.ts';
import type { MediaKind } from './media.ts';

const withoutNul = (value: string) => !value.includes('\u0000');

/** Titles, questions and options are plain text at LinkedIn. */
function plainLine(max: number, what: string) {
  return z
    .string()
    .max(max, `${what}: use at most ${max} characters.`)
    .refine(withoutNul, 'Remove the invisible control character.');
}

export const pollDuration = z.enum(keysOf(pollDurations));

export const sharedPostUrn = z.string().regex(/^urn:li:(share|ugcPost|activity):\d{1,25}$/);

/**
 * The attachment of a post other than pictures. The files are in `media`: exactly one for a document or video, at
 * most one (the picture) for a link, and none for a poll or repost. Without an attachment, `media` contains up to
 * 20 pictures. Drafts can be incomplete, for example a poll without options; publishing requires the rest.
 */
export const attachment = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('document'),
    title: plainLine(documentTitleLimit, 'Title'),
    /** Claims of the document that are in no source, for the author to check. */
    doubts: z.array(plainLine(500, 'Claim')).max(60).optional(),
  }),
  z.object({ kind: z.literal('video'), title: plainLine(documentTitleLimit, 'Title') }),
  z.object({
    kind: z.literal('link'),
    source: webAddress,
    title: plainLine(linkTitleLimit, 'Title'),
    description: plainLine(linkDescriptionLimit, 'Description'),
  }),
  z.object({
    kind: z.literal('poll'),
    question: plainLine(pollQuestionLimit, 'Question'),
    options: z.array(plainLine(pollOptionLimit, 'Option')).max(4, 'A poll has at most four options.'),
    duration: pollDuration,
  }),
  z.object({ kind: z.literal('repost'), urn: sharedPostUrn }),
]);
export type Attachment = z.infer<typeof attachment>;
export type AttachmentKind = Attachment['kind'];

/** A comment below one's own post, as plain text. */
export const firstComment = z
  .string()
  .max(firstCommentLimit, 'A comment can have at most 1,250 characters.')
  .refine(withoutNul, 'Remove the invisible control character.');

/**
 * The result of the first comment after publishing. It is attempted once: if LinkedIn refuses it, or may have
 * accepted it without confirming, the state is `by-hand` and the person posts it.
 */
export const commentStanding = z.object({
  state: z.enum(['waiting', 'posted', 'by-hand']),
  reason: z.enum(['not-permitted', 'refused', 'unknown', 'no-id', 'late']).nullable(),
});

const mediaInput = z.object({
  mediaId: id,
  altText: z
    .string()
    .max(altTextCharacterLimit)
    .refine(withoutNul, 'Remove the invisible control character.')
    .default(''),
});
export const mediaList = z
  .array(mediaInput)
  .max(postImageLimit, `A post can have up to ${postImageLimit} pictures.`);

/** Explains why these files cannot be combined with the attachment, or returns null when they can. */
export function mediaFault(kind: AttachmentKind | null, files: readonly MediaKind[]): string | null {
  const only = (wanted: MediaKind) => files.every((file) => file === wanted);
  switch (kind) {
    case null:
      return only('image') ? null : 'Only pictures can be attached on their own.';
    case 'document':
      return files.length <= 1 && only('document')
        ? null
        : 'A document post can have one PDF and nothing else.';
    case 'video':
      return files.length <= 1 && only('video') ? null : 'A video post can have one MP4 and nothing else.';
    case 'link':
      return files.length <= 1 && only('image') ? null : 'A link can have one picture at most.';
    case 'poll':
      return files.length === 0 ? null : 'A poll cannot have files.';
    case 'repost':
      return files.length === 0 ? null : 'A repost cannot have files.';
  }
}

/** The words of a post that readers see. */
export interface SeenWords {
  text: string;
  attachment: Attachment | null;
  firstComment: string;
  media: readonly { altText: string }[];
}

/** Everything of a post that is written out for readers, with the place where its author finds it; null for the text. */
export function wordsOfPost(post: SeenWords): { place: string | null; words: string }[] {
  const { text, attachment, firstComment, media } = post;
  return [
    { place: null, words: text },
    ...wordsOfAttachment(attachment),
    { place: 'First comment', words: firstComment },
    ...media.map(({ altText }) => ({ place: 'Alt text', words: altText })),
  ];
}

function wordsOfAttachment(given: Attachment | null): { place: string; words: string }[] {
  switch (given?.kind) {
    case 'document':
    case 'video':
      return [{ place: 'Title', words: given.title }];
    case 'link':
      return [given.title, given.description].map((words) => ({ place: 'Link', words }));
    case 'poll':
      return [given.question, ...given.options].map((words) => ({ place: 'Poll', words }));
    case 'repost':
    case undefined:
      return [];
  }
}

/** Explains what an attachment lacks for publishing, or returns null when it is complete. */
export function attachmentFault(given: Attachment | null, fileCount: number): string | null {
  if (given === null) return null;
  switch (given.kind) {
    case 'document':
      if (fileCount === 0) return 'Add the PDF of this post.';
      return given.title.trim() === '' ? 'Give the document a title. LinkedIn requires one.' : null;
    case 'video':
      return fileCount === 0 ? 'Add the video of this post.' : null;
    case 'link':
      return given.title.trim() === '' ? 'Give the link a title. LinkedIn requires one.' : null;
    case 'poll':
      return pollFault(given);
    case 'repost':
      return null;
  }
}

function pollFault({ question, options }: Extract<Attachment, { kind: 'poll' }>): string | null {
  if (question.trim() === '') return 'Add a question.';
  const written = options.map((option) => option.trim());
  if (written.length < 2 || written.some((option) => option === ''))
    return 'Give the poll two to four options, none of them empty.';
  return new Set(written.map((option) => option.toLowerCase())).size < written.length
    ? 'Two options of the poll are the same.'
    : null;
}

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
} from './catalog/linkedin.ts';
import { altTextCharacterLimit } from './catalog/writing.ts';
import { id, keysOf, webAddress } from './fields.ts';
import type { MediaKind } from './media.ts';

const withoutNul = (value: string) => !value.includes('\u0000');

/** A line that LinkedIn shows as it stands: titles, questions and options are plain text there. */
function plainLine(max: number, what: string) {
  return z
    .string()
    .max(max, `${what}: use at most ${max} characters.`)
    .refine(withoutNul, 'Remove the invisible control character.');
}

export const pollDuration = z.enum(keysOf(pollDurations));

/** The post a repost is about, by LinkedIn's name for it. */
export const sharedPostUrn = z.string().regex(/^urn:li:(share|ugcPost|activity):\d{1,25}$/);

/**
 * What goes with a text beside pictures. The files themselves stand in `media`: a document and a video have exactly one,
 * a link at most one (its picture), a poll and a repost none. Without an attachment, `media` holds up to 20 pictures.
 * Drafts may be unfinished (a poll without options yet); publishing asks for the rest.
 */
export const attachment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('document'), title: plainLine(documentTitleLimit, 'Title') }),
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

/** A comment under one's own post, plain text. */
export const firstComment = z
  .string()
  .max(firstCommentLimit, 'A comment holds 1,250 characters at most.')
  .refine(withoutNul, 'Remove the invisible control character.');

/**
 * What became of the first comment once the post is out. It is sent as best effort: what LinkedIn does not take from us,
 * or may have taken without saying so, is `by-hand`, and the person puts it there.
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
  .max(postImageLimit, `Up to ${postImageLimit} pictures can go with a post.`);

/** Whether these files can go with that attachment; the reason in words, or null when they can. */
export function mediaFault(kind: AttachmentKind | null, files: readonly MediaKind[]): string | null {
  const only = (wanted: MediaKind) => files.every((file) => file === wanted);
  switch (kind) {
    case null:
      return only('image') ? null : 'Only pictures can go with a post as they are.';
    case 'document':
      return files.length <= 1 && only('document')
        ? null
        : 'A document post carries one PDF and nothing else.';
    case 'video':
      return files.length <= 1 && only('video') ? null : 'A video post carries one MP4 and nothing else.';
    case 'link':
      return files.length <= 1 && only('image') ? null : 'A link carries one picture at most.';
    case 'poll':
      return files.length === 0 ? null : 'A poll carries no files.';
    case 'repost':
      return files.length === 0 ? null : 'A repost carries no files.';
  }
}

/** What an attachment lacks before LinkedIn takes it, in words; null when it is whole. */
export function attachmentFault(given: Attachment | null, fileCount: number): string | null {
  if (given === null) return null;
  switch (given.kind) {
    case 'document':
      if (fileCount === 0) return 'Add the PDF of this post.';
      return given.title.trim() === '' ? 'Give the document a title: LinkedIn asks for one.' : null;
    case 'video':
      return fileCount === 0 ? 'Add the video of this post.' : null;
    case 'link':
      return given.title.trim() === '' ? 'Give the link a title: LinkedIn asks for one.' : null;
    case 'poll':
      return pollFault(given);
    case 'repost':
      return null;
  }
}

function pollFault({ question, options }: Extract<Attachment, { kind: 'poll' }>): string | null {
  if (question.trim() === '') return 'Write the question of the poll.';
  const written = options.map((option) => option.trim());
  if (written.length < 2 || written.some((option) => option === ''))
    return 'Give the poll two to four options, none of them empty.';
  return new Set(written.map((option) => option.toLowerCase())).size < written.length
    ? 'Two options of the poll are the same.'
    : null;
}

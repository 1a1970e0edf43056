import {
  attachment,
  mediaFile,
  mediaMimes,
  type Attachment,
  type MediaKind,
  type Post,
} from '@limelight/contracts';
import { z } from 'zod';

/** A file attached to a post, usually a picture. */
export const picture = mediaFile.extend({ altText: z.string() });
export type Picture = z.infer<typeof picture>;

export type Visibility = Post['visibility'];

export const draftContent = z.object({
  text: z.string(),
  /** The files of the post. `attachment` says what they are for. */
  pictures: z.array(picture).readonly(),
  attachment: attachment.nullable(),
  firstComment: z.string(),
  visibility: z.enum(['PUBLIC', 'CONNECTIONS']),
});
export type DraftContent = z.infer<typeof draftContent>;

export const emptyContent: DraftContent = {
  text: '',
  pictures: [],
  attachment: null,
  firstComment: '',
  visibility: 'PUBLIC',
};

export function kindOf(file: Picture): MediaKind {
  return mediaMimes[file.mime];
}

type SavedContent = Pick<Post, 'text' | 'media' | 'attachment' | 'firstComment' | 'visibility'>;

export function contentOf(post: SavedContent): DraftContent {
  const { text, media: pictures, attachment, firstComment, visibility } = post;
  return { text, pictures, attachment, firstComment, visibility };
}

/** A key of an attachment that is independent of the order of its fields. */
function attachmentKey(attachment: Attachment | null): string {
  return JSON.stringify(
    attachment === null ? null : Object.entries(attachment).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** True when both contents would be saved the same. A picture's newly signed address makes no difference. */
export function sameContent(a: DraftContent, b: DraftContent): boolean {
  return (
    a.text === b.text &&
    a.visibility === b.visibility &&
    a.firstComment === b.firstComment &&
    attachmentKey(a.attachment) === attachmentKey(b.attachment) &&
    a.pictures.length === b.pictures.length &&
    a.pictures.every(
      (one, index) => one.id === b.pictures[index]?.id && one.altText === b.pictures[index].altText,
    )
  );
}

export function isWorthKeeping(content: DraftContent): boolean {
  return content.text.trim() !== '' || content.pictures.length > 0 || content.attachment !== null;
}

export function toBody(content: DraftContent) {
  return {
    text: content.text,
    media: content.pictures.map((one) => ({ mediaId: one.id, altText: one.altText })),
    attachment: content.attachment,
    firstComment: content.firstComment,
    visibility: content.visibility,
  };
}

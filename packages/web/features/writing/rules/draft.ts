import { mediaFile, type Post } from '@limelight/contracts';
import { z } from 'zod';

/** A picture that stands with the text. */
export const picture = mediaFile.extend({ altText: z.string() });
export type Picture = z.infer<typeof picture>;

export type Visibility = Post['visibility'];

/** What is saved of a post. */
export interface DraftContent {
  text: string;
  pictures: readonly Picture[];
  visibility: Visibility;
}

export const emptyContent: DraftContent = { text: '', pictures: [], visibility: 'PUBLIC' };

export function contentOf(post: Pick<Post, 'text' | 'media' | 'visibility'>): DraftContent {
  return { text: post.text, pictures: post.media, visibility: post.visibility };
}

/** Whether two contents would be saved as the same; an address of a picture that was signed anew changes nothing. */
export function sameContent(a: DraftContent, b: DraftContent): boolean {
  return (
    a.text === b.text &&
    a.visibility === b.visibility &&
    a.pictures.length === b.pictures.length &&
    a.pictures.every(
      (one, index) => one.id === b.pictures[index]?.id && one.altText === b.pictures[index].altText,
    )
  );
}

/** Whether there is something that a draft is worth making for. */
export function isWorthKeeping(content: DraftContent): boolean {
  return content.text.trim() !== '' || content.pictures.length > 0;
}

/** The content as the calls take it. */
export function toBody(content: DraftContent) {
  return {
    text: content.text,
    media: content.pictures.map((one) => ({ mediaId: one.id, altText: one.altText })),
    visibility: content.visibility,
  };
}

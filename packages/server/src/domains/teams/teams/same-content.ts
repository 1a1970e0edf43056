import { nearestTo } from '@limelight/post-text';
import type { PostWithMedia } from '../../posts/posts/index.ts';
import { fingerprintOf } from '../review-links/index.ts';

/** What readers would see of a post, and what a workspace decides on. */
export type SentPost = Pick<
  PostWithMedia,
  'id' | 'userId' | 'text' | 'visibility' | 'attachment' | 'firstComment' | 'media'
>;

/** A post that a workspace has to approve, with every text that it has had since it was shared. */
export interface BoundPost {
  post: SentPost;
  texts: readonly string[];
  /** Whether it is approved as it is. */
  approved: boolean;
}

/** The bytes of a file, however often it was uploaded or copied. */
const fileKey = ({ id, fileId, hash }: PostWithMedia['media'][number]) => hash ?? fileId ?? id;

/** The fingerprint regardless of the ids of files, which differ in a copy. */
const contentOf = (post: SentPost): string =>
  fingerprintOf({ ...post, media: post.media.map((file) => ({ id: fileKey(file), altText: file.altText })) });

const share = <T>(one: readonly T[], other: readonly T[]) => one.some((item) => other.includes(item));
const carouselsOf = ({ media }: SentPost) => media.flatMap(({ madeFrom }) => madeFrom ?? []);

/** Texts of very different lengths have too few words in common. */
const mayBeNear = (text: string) => (other: string) =>
  other.length <= 4 * text.length && text.length <= 4 * other.length;

function isNearly(post: SentPost, { post: other, texts, approved }: BoundPost): boolean {
  const near = texts.filter(mayBeNear(post.text)).map((text) => ({ text }));
  return (
    nearestTo(post.text, near) !== null ||
    share(carouselsOf(post), carouselsOf(other)) ||
    (!approved && share(post.media.map(fileKey), other.media.map(fileKey)))
  );
}

/**
 * The post of a workspace that this one equals or nearly equals, by its text, a file or its carousel; null if there is
 * none, or if the workspace approved exactly this content. A file is free once a post with it is approved.
 */
export function heldBy(post: SentPost, bound: readonly BoundPost[]): string | null {
  const content = contentOf(post);
  if (bound.some((other) => other.approved && contentOf(other.post) === content)) return null;
  return bound.find((other) => isNearly(post, other))?.post.id ?? null;
}

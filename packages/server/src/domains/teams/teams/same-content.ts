import { wordsOfPost } from '@limelight/contracts';
import type { PostWithMedia } from '../../posts/posts/index.ts';
import { fingerprintOf } from '../review-links/index.ts';
import { readWords, saysSame } from './same-words.ts';

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

/** The words of a post that may be sent: all of them, and those of its text alone. */
const readSaid = (post: SentPost) => ({
  all: readWords(
    wordsOfPost(post)
      .map(({ words }) => words)
      .join('\n'),
  ),
  text: readWords(post.text),
});

function isNearly(post: SentPost, said: ReturnType<typeof readSaid>, bound: BoundPost): boolean {
  const { post: other, texts, approved } = bound;
  // Comments and cards may be the same below every post of an author, so only a text that repeats them counts.
  const besides = wordsOfPost(other).filter(({ place }) => place !== null);
  return (
    texts.some((text) => saysSame(said.all, text)) ||
    share(carouselsOf(post), carouselsOf(other)) ||
    (!approved &&
      (besides.some(({ words }) => saysSame(said.text, words)) ||
        share(post.media.map(fileKey), other.media.map(fileKey))))
  );
}

/**
 * The post of a workspace that this one equals or nearly equals, by its words, wherever they stand, a file or its carousel;
 * null if there is none, or if the workspace approved exactly this content. A file is free once a post with it is approved.
 */
export function heldBy(post: SentPost, bound: readonly BoundPost[]): string | null {
  const content = contentOf(post);
  if (bound.some((other) => other.approved && contentOf(other.post) === content)) return null;
  const said = readSaid(post);
  return bound.find((other) => isNearly(post, said, other))?.post.id ?? null;
}

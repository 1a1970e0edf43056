import { createPost, type Post } from '@limelight/contracts';
import { call } from './client.ts';

/**
 * Makes a draft with the same text. Attachments belong to one post and are not copied: true when the original has some.
 */
export async function duplicatePost(post: Post): Promise<boolean> {
  const { text, visibility, firstComment, brief, engine, ownWords, media } = post;
  const made = { ...(brief && { brief }), ...(engine && { engine }), ...(ownWords && { ownWords }) };
  await call(createPost, { body: { text, visibility, firstComment, ...made } });
  return media.length > 0;
}

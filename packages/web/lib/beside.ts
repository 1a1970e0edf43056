import { keep } from './keep.ts';

/** Where this browser keeps what was brought for a post beside its words. */
export const besidePrefix = 'aside:';

/** The post is deleted for good: what was brought for it goes too. */
export function forgetBeside(postId: string): void {
  keep.remove(besidePrefix + postId);
}

import {
  addEvergreen,
  deletePost,
  publishPost,
  restorePost,
  type Post,
  type Queue,
} from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';
import { duplicatePost } from '../../lib/duplicate-post.ts';
import { notices } from '../../lib/notices.ts';
import { postsKey } from './api.ts';

export interface PostActions {
  publish: (post: Post) => Promise<void>;
  remove: (post: Post) => Promise<void>;
  duplicate: (post: Post) => Promise<void>;
  /** Adds a published post to a queue as evergreen content. */
  repeat: (post: Post, queue: Pick<Queue, 'id' | 'name'>) => Promise<void>;
}

/** The actions on a post in a list. Afterwards the lists are reloaded. */
export function usePostActions(): PostActions {
  const client = useQueryClient();
  const act = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (isApiError(error)) return false;
      throw error;
    } finally {
      await client.invalidateQueries({ queryKey: postsKey });
    }
  };
  return {
    publish: async (post) => {
      await act(async () => {
        await call(publishPost, { params: { id: post.id } }, { successMessage: 'Sending to LinkedIn.' });
      });
    },
    duplicate: async (post) => {
      await act(async () => {
        const files = await duplicatePost(post);
        notices.success(files ? 'Duplicated as a draft, without its files.' : 'Duplicated as a draft.');
      });
    },
    repeat: async (post, queue) => {
      await act(async () => {
        await call(
          addEvergreen,
          { params: { id: queue.id }, body: { postId: post.id } },
          { successMessage: `Added to the evergreen posts of ${queue.name}.` },
        );
      });
    },
    remove: async (post) => {
      await act(async () => {
        await call(deletePost, { params: { id: post.id } });
        const words =
          post.status === 'scheduled' ? 'Post deleted. It will not be published.' : 'Draft deleted.';
        notices.success(words, {
          label: 'Undo',
          run: () => {
            void act(async () => {
              await call(
                restorePost,
                { params: { id: post.id } },
                { successMessage: 'Restored as a draft.' },
              );
            });
          },
        });
      });
    },
  };
}

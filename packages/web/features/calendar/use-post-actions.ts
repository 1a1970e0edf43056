import {
  deletePost,
  publishPost,
  restorePost,
  schedulePost,
  unschedulePost,
  type Post,
} from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';
import { formatSlot } from '../../lib/format.ts';
import { notices } from '../../lib/notices.ts';
import { postsKey } from './api.ts';

export interface PostActions {
  /** Moves a scheduled post to a clock reading (`YYYY-MM-DDTHH:mm`) in a zone; resolves to false when it was refused. */
  move: (post: Post, at: string, timeZone: string) => Promise<boolean>;
  publish: (post: Post) => Promise<void>;
  unschedule: (post: Post) => Promise<void>;
  remove: (post: Post) => Promise<void>;
}

/** What can be done with a post in a list. A refusal shows the server's sentence; afterwards the lists are read again. */
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
    move: (post, at, timeZone) =>
      act(async () => {
        const { data, message } = await call(
          schedulePost,
          { params: { id: post.id }, body: { at, timeZone } },
          { fullResponse: true },
        );
        const back = post.scheduledAt;
        const zone = post.timeZone ?? timeZone;
        notices.success(message ?? `Moved to ${formatSlot(data.scheduledAt ?? at, timeZone, Date.now())}.`, {
          label: 'Undo',
          run: () => {
            if (back === null) return;
            void act(async () => {
              await call(schedulePost, { params: { id: post.id }, body: { at: back, timeZone: zone } });
            });
          },
        });
      }),
    publish: async (post) => {
      await act(async () => {
        await call(publishPost, { params: { id: post.id } }, { successMessage: 'On its way to LinkedIn.' });
      });
    },
    unschedule: async (post) => {
      await act(async () => {
        await call(unschedulePost, { params: { id: post.id } }, { successMessage: 'It is a draft again.' });
      });
    },
    remove: async (post) => {
      await act(async () => {
        await call(deletePost, { params: { id: post.id } });
        notices.success('Deleted. It will not be sent.', {
          label: 'Undo',
          run: () => {
            void act(async () => {
              await call(
                restorePost,
                { params: { id: post.id } },
                { successMessage: 'It is back, as a draft.' },
              );
            });
          },
        });
      });
    },
  };
}

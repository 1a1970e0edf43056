import { deletePost, labelPosts, restorePost, type Post } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { duplicatePost } from '../../../lib/duplicate-post.ts';
import { notices } from '../../../lib/notices.ts';
import type { LabelAction } from '../../../ui/label-dialog.tsx';

/** The number of calls that succeeded. A refused call has already shown its notice. */
async function countDone(calls: readonly (() => Promise<unknown>)[]): Promise<number> {
  let done = 0;
  for (const one of calls) {
    try {
      await one();
      done += 1;
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }
  return done;
}

/** What can be done with the posts of a list. Afterwards every list is loaded again. */
export function usePosts() {
  const client = useQueryClient();
  const [working, setWorking] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: ['posts'] });
  const restore = async (ids: readonly string[]) => {
    setWorking(true);
    const done = await countDone(ids.map((id) => async () => call(restorePost, { params: { id } })));
    setWorking(false);
    await refresh();
    if (done > 0) notices.success(done === 1 ? 'Restored as a draft.' : `${done} posts restored as drafts.`);
  };
  return {
    working,
    restore,
    async remove(posts: readonly Pick<Post, 'id' | 'status'>[]) {
      const ids = posts.map(({ id }) => id);
      setWorking(true);
      const done = await countDone(ids.map((id) => async () => call(deletePost, { params: { id } })));
      setWorking(false);
      await refresh();
      if (done === 0) return;
      const moved = done === 1 ? 'Moved to Deleted.' : `${done} posts moved to Deleted.`;
      const scheduled = posts.filter(({ status }) => status === 'scheduled').length;
      const kept =
        scheduled === 0
          ? ''
          : scheduled === 1
            ? ' It will not be published.'
            : ' They will not be published.';
      notices.success(`${moved}${kept}`, {
        label: 'Undo',
        run: () => void restore(ids),
      });
    },
    async label(ids: readonly string[], action: LabelAction) {
      setWorking(true);
      await countDone([async () => call(labelPosts, { body: { ids: [...ids], action } })]);
      setWorking(false);
      await refresh();
    },
    async duplicate(post: Post) {
      let files = false;
      const done = await countDone([
        async () => {
          files = await duplicatePost(post);
        },
      ]);
      if (done === 0) return;
      notices.success(files ? 'Duplicated as a draft, without its files.' : 'Duplicated as a draft.');
      await refresh();
    },
  };
}

import { listPosts, type Post } from '@limelight/contracts';
import { unpublishedPostLimit } from '@limelight/contracts/catalog';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';

const pageSize = 100;

const readPage = async (cursor: string | undefined, signal: AbortSignal) =>
  call(
    listPosts,
    { query: { status: 'draft', limit: pageSize, ...(cursor === undefined ? {} : { cursor }) } },
    { showError: false, signal },
  );

/** Every unfinished post. The key starts like that of every post list, so that changing a post reloads it. */
export const draftsQuery = queryOptions({
  queryKey: ['posts', 'drafts'],
  async queryFn({ signal }) {
    const drafts: Post[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await readPage(cursor, signal);
      drafts.push(...items);
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined && drafts.length < unpublishedPostLimit);
    return drafts;
  },
});

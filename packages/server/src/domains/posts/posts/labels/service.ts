import {
  distinct,
  tagLimit,
  type EndpointData,
  type EndpointInput,
  type labelPosts,
  type listPostLabels,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { listLabels, lockTags, setFolder, setTags } from '../repository/labels.ts';

type Action = EndpointInput<typeof labelPosts>['body']['action'];

function changed(tags: readonly string[], action: Exclude<Action, { kind: 'move' }>): string[] {
  if (action.kind === 'add-tags') return distinct([...tags, ...action.tags]).slice(0, tagLimit);
  const gone = new Set(action.tags.map((tag) => tag.toLowerCase()));
  return tags.filter((tag) => !gone.has(tag.toLowerCase()));
}

/** Tags posts of a user or moves them to a folder. Returns the number of posts. */
export async function labelAll(
  context: Context,
  userId: string,
  { ids, action }: EndpointInput<typeof labelPosts>['body'],
): Promise<number> {
  return context.database.db.transaction(async (tx) => {
    const rows = await lockTags(tx, userId, ids);
    if (action.kind === 'move') {
      if (rows.length > 0)
        await setFolder(
          tx,
          rows.map(({ id }) => id),
          action.folder,
        );
    } else for (const { id, tags } of rows) await setTags(tx, id, changed(tags, action));
    return rows.length;
  });
}

const byName = (one: string, other: string) => one.localeCompare(other);

export async function readLabels(
  context: Context,
  userId: string,
): Promise<EndpointData<typeof listPostLabels>> {
  const { folders, tags } = await listLabels(context.database.db, userId);
  return { folders: folders.toSorted(byName), tags: distinct(tags).toSorted(byName) };
}

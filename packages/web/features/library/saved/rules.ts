import { keysOf, savedSorts } from '@limelight/contracts';
import { savedKinds } from '@limelight/contracts/catalog';
import { pageSize, type SavedQuery } from './api.ts';

export const kinds = keysOf(savedKinds);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The filters in the address. Unknown values are ignored. */
export function queryIn(search: URLSearchParams): SavedQuery {
  const q = search.get('q')?.slice(0, 200) ?? '';
  const kind = kinds.find((one) => one === search.get('kind'));
  const sort = savedSorts.find((one) => one === search.get('sort'));
  const [tag, folder] = [search.get('tag') ?? '', search.get('folder') ?? ''];
  const sharedFolder = uuid.test(search.get('shared') ?? '') ? search.get('shared') : null;
  const page = Math.max(1, Math.min(200, Number.parseInt(search.get('page') ?? '1', 10) || 1));
  return {
    ...(q.trim() === '' ? {} : { q }),
    ...(kind === undefined ? {} : { kind }),
    ...(tag === '' ? {} : { tag: tag.slice(0, 100) }),
    ...(sharedFolder !== null ? { sharedFolder } : folder === '' ? {} : { folder: folder.slice(0, 100) }),
    ...(sort === undefined ? {} : { sort }),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  };
}

export const isFiltered = ({ q, kind, tag, folder, sharedFolder }: SavedQuery): boolean =>
  [q, kind, tag, folder, sharedFolder].some((value) => value !== undefined);

import type { SavedItem } from '@limelight/contracts';
import type { SavedRow } from './repository.ts';

export function presentSaved({
  userId: _owner,
  deletedAt: _deleted,
  createdAt,
  updatedAt,
  ...row
}: SavedRow): SavedItem {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

import type { Source } from '@limelight/contracts';
import type { SourceRow } from './repository.ts';
import { isOwn } from './rules.ts';

export function presentSource({ userId: _owner, createdAt, own, ...row }: SourceRow): Source {
  return { ...row, own: isOwn({ own, kind: row.kind }), createdAt: createdAt.toISOString() };
}

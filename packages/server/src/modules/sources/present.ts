import type { Source } from '@limelight/contracts';
import type { SourceRow } from './repository.ts';

export function presentSource({ userId: _owner, createdAt, ...row }: SourceRow): Source {
  return { ...row, createdAt: createdAt.toISOString() };
}

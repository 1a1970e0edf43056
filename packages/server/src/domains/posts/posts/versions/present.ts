import type { Version } from '@limelight/contracts';
import type { VersionRow } from '../repository/versions.ts';
import { beginningOf } from './rules.ts';

export function presentVersion(row: VersionRow): Version {
  const { id, number, by, detail, engine, elsewhere, text, endedAt } = row;
  return {
    id,
    number,
    by,
    detail,
    engine,
    elsewhere,
    length: text.length,
    beginning: beginningOf(text),
    at: endedAt.toISOString(),
  };
}

import type { Version } from '@limelight/contracts';
import type { Dated } from '../../../../platform/http/index.ts';
import type { VersionRow } from '../repository/versions.ts';
import { beginningOf } from './rules.ts';

export function presentVersion(row: VersionRow): Dated<Version> {
  return { ...row, length: row.text.length, beginning: beginningOf(row.text), at: row.endedAt };
}

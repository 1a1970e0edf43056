import { createHash } from 'node:crypto';

/** A hash of a text, used to detect concurrent changes. */
export const textVersion = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Whether saving `next`, which was based on `version`, would overwrite changes its writer has not seen. */
export const overwrites = (
  current: string,
  { next, version }: { next: string | undefined; version: string | undefined },
): boolean =>
  next !== undefined && version !== undefined && next !== current && version !== textVersion(current);

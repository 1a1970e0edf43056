import { createHash } from 'node:crypto';

/** Names a text as it is now: a change that was made from another one is noticed. */
export const textVersion = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Whether saving `next`, made from the text of `version`, would overwrite words that its writer has not seen. */
export const overwrites = (
  current: string,
  { next, version }: { next: string | undefined; version: string | undefined },
): boolean =>
  next !== undefined && version !== undefined && next !== current && version !== textVersion(current);

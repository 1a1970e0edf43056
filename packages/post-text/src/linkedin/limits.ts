import { toLittleText } from './little-text.ts';
import type { Mention } from './runs.ts';

/** LinkedIn's limit for a post, in UTF-16 units. */
export const POST_LIMIT = 3000;

/** The length as LinkedIn counts it: in UTF-16 units, so most emoji count as two. */
export function countUnits(text: string): number {
  return text.length;
}

/**
 * `raw` and `escaped` are UTF-16 units of the post as typed and as sent. `over` means that LinkedIn will refuse it.
 * `warnEscaped` means that it fits as typed but not with its escapes. It is not documented whether LinkedIn counts
 * those.
 */
export type PostLimits = { raw: number; escaped: number; over: boolean; warnEscaped: boolean };

export function postLimits(text: string, mentions: readonly Mention[] = []): PostLimits {
  const raw = countUnits(text);
  const escaped = countUnits(toLittleText(text, mentions));
  return { raw, escaped, over: raw > POST_LIMIT, warnEscaped: raw <= POST_LIMIT && escaped > POST_LIMIT };
}

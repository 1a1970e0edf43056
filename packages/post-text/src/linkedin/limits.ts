import { toLittleText } from './little-text.ts';
import type { Mention } from './runs.ts';

/** The longest post LinkedIn takes, in UTF-16 units. */
export const POST_LIMIT = 3000;

/** Length as LinkedIn counts it: UTF-16 units, so most emoji count two. */
export function countUnits(text: string): number {
  return text.length;
}

/**
 * `raw` and `escaped` are UTF-16 units of the post as typed and as sent. `over`: LinkedIn will refuse it.
 * `warnEscaped`: fits as typed, but not with its escapes; whether LinkedIn counts those is not documented.
 */
export type PostLimits = { raw: number; escaped: number; over: boolean; warnEscaped: boolean };

export function postLimits(text: string, mentions: readonly Mention[] = []): PostLimits {
  const raw = countUnits(text);
  const escaped = countUnits(toLittleText(text, mentions));
  return { raw, escaped, over: raw > POST_LIMIT, warnEscaped: raw <= POST_LIMIT && escaped > POST_LIMIT };
}

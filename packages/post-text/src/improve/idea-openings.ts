import type { Variant } from '../writer/brief.ts';
import { writePost } from '../writer/write.ts';
import { findOpenings } from './openings.ts';

const variants: readonly Variant[] = [0, 1, 2];

/** Two lines that say the same, but for a pronoun at the start, a stop or a break. */
const core = (line: string) =>
  line
    .toLowerCase()
    .replace(/^(?:i|we)\s+/u, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * First lines for a post that is not written yet: those the built-in writer would begin with, then other sentences of
 * the idea that can stand first. No two say the same. At least one when the idea has words.
 */
export function openingsForIdea(idea: string, most = 8): string[] {
  const begun = variants.map((variant) => {
    return writePost({ idea, openingOnly: true }, { seed: 'openings', variant }).text.trim();
  });
  const written = writePost({ idea }, { seed: 'openings' }).text;
  const found = new Map<string, string>();
  for (const line of [...begun, ...findOpenings(written).map((opening) => opening.line)])
    if (line !== '' && !found.has(core(line))) found.set(core(line), line);
  return [...found.values()].slice(0, most);
}

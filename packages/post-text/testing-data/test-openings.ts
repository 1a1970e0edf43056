import { readFileSync } from 'node:fs';

/** A post and the three of its possible first lines that a reader held to be the best, before any ranking was looked at. */
export interface BestOpenings {
  name: string;
  text: string;
  best: readonly string[];
}

/** The posts of `openings-best.txt`. */
export function readBestOpenings(): BestOpenings[] {
  return readFileSync(new URL('openings-best.txt', import.meta.url), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((record) => {
      const [, name = '', text = '', best = ''] = /^(.*)\n([\s\S]*)\n--- best\n([\s\S]*)$/.exec(record) ?? [];
      return { name, text, best: best.trim().split('\n') };
    });
}

import { z } from 'zod';
import { choices } from './choices.ts';

/** An idea with all that belongs to it. */
const told = z.object({
  idea: z.string(),
  choices,
  template: z.string(),
  sourceIds: z.array(z.string()),
});
export type ToldIdea = z.infer<typeof told>;

/** An idea that made way for another one, or that came while the writer was at work. */
export const keptIdea = told.extend({ id: z.string(), why: z.enum(['replaced', 'waiting']) });
export type KeptIdea = z.infer<typeof keptIdea>;

/** So many stand above the field; the one kept first goes first. */
const most = 3;

const same = (one: string, other: string) => one.trim() === other.trim();

/** The same words are kept once, where they were kept last. */
export function keepIdea(kept: readonly KeptIdea[], next: KeptIdea): readonly KeptIdea[] {
  if (next.idea.trim() === '') return kept;
  return [next, ...kept.filter(({ idea }) => !same(idea, next.idea))].slice(0, most);
}

/** What is kept when an idea comes where `before` stood; `brought` came by itself and is nobody's typing. */
export function madeWay(before: ToldIdea, coming: string, brought: string): ToldIdea | null {
  const own = before.idea.trim() !== '' && !same(before.idea, brought);
  return own && !same(before.idea, coming) ? before : null;
}

export function readKeptIdeas(text: string | null): readonly KeptIdea[] {
  if (text === null) return [];
  try {
    const parsed = z.array(keptIdea).safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

const longestBeginning = 60;

/** How an idea begins, in one line. */
export function beginning(idea: string): string {
  const line = idea.replace(/\s+/g, ' ').trim();
  return line.length > longestBeginning ? `${line.slice(0, longestBeginning).trimEnd()}…` : line;
}

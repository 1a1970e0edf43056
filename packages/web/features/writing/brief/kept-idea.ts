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

/** So many of each stand above the field; of those that wait the one that came first goes first. */
const most: Record<KeptIdea['why'], number> = { replaced: 20, waiting: 3 };

const same = (one: string, other: string) => one.trim() === other.trim();
const pointsOf = (one: ToldIdea) =>
  one.choices.mustSay.map((line) => line.trim()).filter((line) => line !== '');
const holdsAll = (held: readonly string[], wanted: readonly string[]) =>
  wanted.every((one) => held.includes(one));

/** Whether all that a person told with `wanted` is told with `held` too. */
const covers = (held: ToldIdea, wanted: ToldIdea) =>
  same(held.idea, wanted.idea) &&
  holdsAll(held.sourceIds, wanted.sourceIds) &&
  holdsAll(pointsOf(held), pointsOf(wanted));

const isEmpty = (one: ToldIdea) =>
  one.idea.trim() === '' && one.sourceIds.length === 0 && pointsOf(one).length === 0;

/** What is told again is kept once, where it was kept last. */
export function keepIdea(kept: readonly KeptIdea[], next: KeptIdea): readonly KeptIdea[] {
  if (isEmpty(next)) return kept;
  const room = { ...most };
  return [next, ...kept.filter((one) => !covers(next, one))].filter(({ why }) => {
    room[why] -= 1;
    return room[why] >= 0;
  });
}

/**
 * What is kept when an idea comes where `before` stood; `brought` came by itself and is nobody's typing. Sources and points
 * that must be said are the person's own whatever the idea is.
 */
export function madeWay(before: ToldIdea, coming: ToldIdea, brought: string): ToldIdea | null {
  const typed = !same(before.idea, '') && !same(before.idea, brought) && !same(before.idea, coming.idea);
  const told = !holdsAll(coming.sourceIds, before.sourceIds) || !holdsAll(pointsOf(coming), pointsOf(before));
  return typed || told ? before : null;
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
  if (line.length <= longestBeginning) return line;
  const space = line.lastIndexOf(' ', longestBeginning);
  // A language without spaces is cut anywhere.
  return `${line.slice(0, space > longestBeginning / 2 ? space : longestBeginning)}…`;
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** An idea by its first words; one without words by what it holds. */
export function nameOf(told: ToldIdea): string {
  if (told.idea.trim() !== '') return `“${beginning(told.idea)}”`;
  const points = pointsOf(told).length;
  return [
    told.sourceIds.length > 0 ? counted(told.sourceIds.length, 'source', 'sources') : '',
    points > 0 ? counted(points, 'point that must be said', 'points that must be said') : '',
  ]
    .filter((part) => part !== '')
    .join(' and ');
}

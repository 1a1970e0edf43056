import type { IdeaStatus } from '@limelight/contracts';
import type { PostStanding } from '../../posts/index.ts';
import type { IdeaRow } from '../repository.ts';

/** Where an idea is shown: its draft decides, and an idea whose draft was deleted is kept. */
export function statusOf({ stage }: Pick<IdeaRow, 'stage'>, post: PostStanding | null): IdeaStatus {
  if (post === null) return stage === 'drafted' ? 'kept' : stage;
  return post.status === 'published' || stage === 'posted' ? 'posted' : 'drafted';
}

/** Whether an idea holds every word, in any case. */
export function holdsWords(row: IdeaRow, words: string): boolean {
  const { angle, whyNow, opening, note, pillar, tags, basis } = row;
  const text = [angle, whyNow, opening, note, pillar, ...tags, basis.title].join('\n').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** A note's first line is the point of the idea as far as it fits; everything else stays a note. */
export function splitCapture(text: string, longest: number): { angle: string; note: string } {
  const [first = '', ...rest] = text.trim().split('\n');
  const letters = Array.from(first.trim());
  if (letters.length <= longest) return { angle: letters.join(''), note: rest.join('\n').trim() };
  return {
    angle: `${letters
      .slice(0, longest - 1)
      .join('')
      .trimEnd()}…`,
    note: text.trim(),
  };
}

/** Ideas in the order of a plan: those kept before new ones, and the pillars in turn. */
export function inTurn<T extends { pillar: string }>(kept: readonly T[], fresh: readonly T[]): T[] {
  return [...takeTurns(kept), ...takeTurns(fresh)];
}

function takeTurns<T extends { pillar: string }>(ideas: readonly T[]): T[] {
  const groups = [...Map.groupBy(ideas, ({ pillar }) => pillar.toLowerCase()).values()];
  const rounds = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: rounds }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  ).flat();
}

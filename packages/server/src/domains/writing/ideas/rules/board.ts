import type { IdeaStatus } from '@limelight/contracts';
import type { PostStanding } from '../../../posts/posts/index.ts';
import type { IdeaRow } from '../repository.ts';

/**
 * The status shown on the board. An existing draft determines it, and an idea whose draft was deleted counts as
 * kept.
 */
export function statusOf({ stage }: Pick<IdeaRow, 'stage'>, post: PostStanding | null): IdeaStatus {
  if (post === null) return stage === 'drafted' ? 'kept' : stage;
  return post.status === 'published' || stage === 'posted' ? 'posted' : 'drafted';
}

/** True when the idea contains every word, ignoring case. */
export function holdsWords(row: IdeaRow, words: string): boolean {
  const { angle, whyNow, opening, note, pillar, tags, basis } = row;
  const text = [angle, whyNow, opening, note, pillar, ...tags, basis.title].join('\n').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Uses the first line as the angle, as far as it fits, and everything else as the note. */
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

/** Orders ideas for a plan: kept ideas before new ones, alternating between pillars. */
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

import type { CopilotCard } from '@limelight/contracts';

/**
 * Cards about the same thing have the same key, and only the last of them is shown; null for ideas, which are joined.
 */
function keyOf(card: CopilotCard): string | null {
  switch (card.kind) {
    case 'draft':
      return `draft ${card.postId}`;
    case 'deck':
      return `deck ${card.carouselId}`;
    case 'picture':
      return `picture ${card.pictureId}`;
    case 'run':
      return `run ${card.runId}`;
    case 'proposal':
      return `proposal ${card.proposalId}`;
    default:
      return card.kind === 'ideas' ? null : JSON.stringify(card);
  }
}

const mostIdeas = 20;

/** Ideas that were kept one by one are one card. */
function joined(cards: readonly CopilotCard[]): CopilotCard[] {
  const shown: CopilotCard[] = [];
  for (const card of cards) {
    const before = shown.at(-1);
    if (card.kind === 'ideas' && before?.kind === 'ideas')
      shown[shown.length - 1] = { ...before, ideas: [...before.ideas, ...card.ideas].slice(0, mostIdeas) };
    else shown.push(card);
  }
  return shown;
}

/** The cards of an answer: each thing once, as it was left. */
export function asShown(cards: readonly CopilotCard[]): CopilotCard[] {
  return joined(
    cards.filter((card, at) => {
      const key = keyOf(card);
      return key === null || !cards.slice(at + 1).some((later) => keyOf(later) === key);
    }),
  );
}

import type { CopilotCard, CopilotTurn } from '@limelight/contracts';
import { CalendarCard } from './calendar-card.tsx';
import { FiguresCard, ListCard } from './data-cards.tsx';
import { DraftCard, VariantsCard } from './draft-cards.tsx';
import { IdeasCard } from './ideas-card.tsx';
import { DeckCard, PictureCard, RunCard } from './object-cards.tsx';
import { TurnProposals } from './proposals.tsx';
import { TextCard } from './text-card.tsx';
import styles from './cards.module.css';

function Shown({ card, turn }: { card: CopilotCard; turn: CopilotTurn }) {
  switch (card.kind) {
    case 'draft':
      return <DraftCard postId={card.postId} />;
    case 'variants':
      return <VariantsCard postIds={card.postIds} />;
    case 'text':
      return <TextCard card={card} turn={turn} />;
    case 'ideas':
      return <IdeasCard ideas={card.ideas} />;
    case 'deck':
      return <DeckCard carouselId={card.carouselId} />;
    case 'picture':
      return <PictureCard pictureId={card.pictureId} />;
    case 'calendar':
      return <CalendarCard from={card.from} to={card.to} />;
    case 'figures':
      return <FiguresCard card={card} />;
    case 'list':
      return <ListCard card={card} />;
    case 'run':
      return <RunCard runId={card.runId} />;
    // Proposals are shown together, above the cards.
    case 'proposal':
      return null;
  }
}

/** The proposals of a turn, which wait for a decision, and then the cards in the order of the answer. */
export function TurnCards({ turn }: { turn: CopilotTurn }) {
  const cards = turn.cards.filter(({ kind }) => kind !== 'proposal');
  if (cards.length === 0 && turn.proposals.length === 0) return null;
  return (
    <div className={styles.cards}>
      {turn.proposals.length > 0 && <TurnProposals turn={turn} />}
      {cards.map((card, index) => (
        <Shown key={index} card={card} turn={turn} />
      ))}
    </div>
  );
}

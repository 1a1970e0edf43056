import type { CopilotCard, CopilotTurn } from '@limelight/contracts';
import { cardsOf } from '../rules.ts';
import { CalendarCard } from './calendar-card.tsx';
import { FiguresCard, ListCard } from './data-cards.tsx';
import { DraftCard, VariantsCard } from './draft-cards.tsx';
import { IdeasCard } from './ideas-card.tsx';
import { DeckCard, PictureCard, RunCard } from './object-cards.tsx';
import { ProposalPlan, TurnProposals } from './proposals.tsx';
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
    case 'proposal':
      return <ProposalPlan id={card.proposalId} />;
  }
}

/** The cards of a turn, in the order of the answer, and its proposals. */
export function TurnCards({ turn }: { turn: CopilotTurn }) {
  const cards = cardsOf(turn);
  if (cards.length === 0) return null;
  return (
    <TurnProposals turn={turn}>
      <div className={styles.cards}>
        {cards.map((card, index) => (
          <Shown key={index} card={card} turn={turn} />
        ))}
      </div>
    </TurnProposals>
  );
}

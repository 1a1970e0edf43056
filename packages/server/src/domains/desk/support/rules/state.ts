import type { TicketState } from '@limelight/contracts';
import type { Side } from './token.ts';

/** The state of a ticket after a message, which is the other side's turn to answer. A closed ticket is reopened. */
export function stateAfter(side: Side): TicketState {
  return side === 'person' ? 'open' : 'answered';
}

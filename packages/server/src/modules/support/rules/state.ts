import type { TicketState } from '@limelight/contracts';
import type { Side } from './token.ts';

/** Where a ticket stands after a message: who wrote last waits for the other. A closed one is open again. */
export function stateAfter(side: Side): TicketState {
  return side === 'person' ? 'open' : 'answered';
}

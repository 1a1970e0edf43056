import type { AgentOrderState } from '@limelight/contracts';

export type OrderEvent = 'brief' | 'propose' | 'accept' | 'change' | 'deliver';

type Stored = Exclude<AgentOrderState, 'refunded'>;

const moves: Readonly<Record<Stored, Partial<Record<OrderEvent, Stored>>>> = {
  brief: { brief: 'proposal' },
  proposal: { brief: 'proposal', propose: 'decision' },
  decision: { propose: 'decision', accept: 'build', change: 'proposal' },
  build: { deliver: 'delivered' },
  delivered: {},
};

export const nextState = (state: Stored, event: OrderEvent): Stored | null => moves[state][event] ?? null;

export const isTeamsTurn = (state: AgentOrderState) => state === 'proposal' || state === 'build';

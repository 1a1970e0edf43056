import type { Refusal } from '../refusal.ts';

export const copilotErrors = {
  run_ended: { status: 409, message: 'This has ended. Ask again instead.' },
  proposal_closed: {
    status: 409,
    message: 'This was already decided, or what it is about has changed. Ask for it again.',
  },
} as const satisfies Record<string, Refusal>;

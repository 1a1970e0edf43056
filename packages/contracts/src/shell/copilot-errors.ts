import { refusals } from '../refusal.ts';

export const copilotErrors = {
  ...refusals(409, {
    run_ended: 'This has ended. Ask again instead.',
    proposal_closed: 'This was already decided, or what it is about has changed. Ask for it again.',
  }),
};

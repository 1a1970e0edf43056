import { refusals } from '../refusal.ts';

export const memoryErrors = {
  ...refusals(409, {
    fact_limit: 'Memory has 20,000 facts. Forget some to make room.',
    no_facts: 'Memory has no confirmed facts for a CV. Import your profile or confirm facts first.',
    fact_changed: 'This fact was changed elsewhere. Reload it, then make your change again.',
  }),
};

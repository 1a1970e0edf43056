import type { Refusal } from '../refusal.ts';

export const memoryErrors = {
  fact_limit: { status: 409, message: 'Memory has 20,000 facts. Forget some to make room.' },
  no_facts: {
    status: 409,
    message:
      'Memory has no confirmed facts for a CV. Import your profile or confirm facts first.',
  },
  fact_changed: {
    status: 409,
    message: 'This fact was changed elsewhere. Reload it, then make your change again.',
  },
} as const satisfies Record<string, Refusal>;

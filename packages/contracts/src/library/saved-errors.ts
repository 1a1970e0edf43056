import type { Refusal } from '../refusal.ts';

export const savedErrors = {
  saved_limit: { status: 409, message: 'You have 5,000 saved items. Delete some to make room.' },
  idea_limit: { status: 409, message: 'You have 10,000 ideas. Delete some to make room.' },
  idea_no_slots: {
    status: 409,
    message: 'No queue has a free slot in the next four weeks. Add times to a queue in the calendar first.',
  },
  idea_none_left: {
    status: 409,
    message: 'There are no ideas left to plan. Keep or add some ideas first.',
  },
} as const satisfies Record<string, Refusal>;

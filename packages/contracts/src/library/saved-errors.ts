import { refusals } from '../refusal.ts';

export const savedErrors = {
  ...refusals(409, {
    saved_limit: 'You have 5,000 saved items. Delete some to make room.',
    idea_limit: 'You have 10,000 ideas. Delete some to make room.',
    idea_no_slots:
      'No queue has a free slot in the next four weeks. Add times to a queue in the calendar first.',
    idea_none_left: 'There are no ideas left to plan. Keep or add some ideas first.',
  }),
};

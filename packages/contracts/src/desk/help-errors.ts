import { refusals } from '../refusal.ts';

export const helpErrors = {
  ...refusals(409, {
    nothing_to_change:
      'This would not change your text, so you were not charged. Try another change, or describe what you want.',
    no_openings:
      'We found no better opening, so you were not charged. Add a sentence with a number, a quote or what went wrong, and try again.',
    no_endings:
      'We found no better ending, so you were not charged. Write your own last line, or choose another goal.',
  }),
};

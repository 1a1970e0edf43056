/** Suggested reasons for a verdict; people can also write their own. */
export const feedbackReasons = {
  up: ['Sounds like me', 'Clear', 'Found the point', 'Saved me time'],
  down: ['Not my words', 'Missed the point', 'Invented something', 'Sounds machine-made', 'Too long'],
} as const;

export const questionReasons = {
  up: ['Made me think', 'Followed from my answer', 'Easy to answer'],
  down: ['Missed the point', 'I had said it already', 'Too general', 'Hard to answer'],
} as const;

export const feedbackReasonLimit = 200;

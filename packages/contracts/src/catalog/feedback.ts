/** Words of why, offered with a thumb; a person may write others. */
export const feedbackReasons = {
  up: ['Sounds like me', 'Clear', 'Found the point', 'Saved me time'],
  down: ['Not my words', 'Missed the point', 'Invented something', 'Sounds machine-made', 'Too long'],
} as const;

export const feedbackReasonLimit = 200;

/** Words of why, offered with a thumb; a person may write others. */
export const feedbackReasons = {
  up: ['Sounds like me', 'Clear', 'Found the point', 'Saved me time'],
  down: ['Not my words', 'Missed the point', 'Invented something', 'Sounds machine-made', 'Too long'],
} as const;

/** The same for a question that was put to a person. */
export const questionReasons = {
  up: ['Made me think', 'Followed from my answer', 'Easy to answer'],
  down: ['Missed the point', 'I had said it already', 'Too general', 'Hard to answer'],
} as const;

export const feedbackReasonLimit = 200;

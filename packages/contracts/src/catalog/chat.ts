/** So many exchanges of a post's chat are kept. */
export const chatLimit = 30;

/** What became of a change that the chat proposed. */
export const chatOutcomes = { open: 'Open', taken: 'Taken', part: 'Taken in part', left: 'Left' } as const;
export type ChatOutcome = keyof typeof chatOutcomes;

export const chatLimit = 30;

export const undoneWhys = {
  'needs-model': 'It needs a model, and none is connected.',
  unclear: 'Not exactly one place speaks of that.',
  'no-place': 'The text has no such place.',
  nothing: 'Nothing here would change that way.',
  'not-watched': 'By rule nobody watches for that: look at the changes yourself.',
} as const;
export type UndoneWhy = keyof typeof undoneWhys;

export const chatOutcomes = { open: 'Open', taken: 'Taken', part: 'Taken in part', left: 'Left' } as const;
export type ChatOutcome = keyof typeof chatOutcomes;

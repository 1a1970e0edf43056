export const chatLimit = 30;

export const undoneWhys = {
  'needs-model': 'This needs a model, and none is connected.',
  unclear: 'No single passage matches that.',
  'no-place': 'The text has no such passage.',
  nothing: 'That would change nothing here.',
  'not-watched': 'The built-in rules can’t check this. Look at the changes yourself.',
} as const;

export const chatOutcomes = {
  open: 'Open',
  taken: 'Applied',
  part: 'Partly applied',
  left: 'Discarded',
} as const;
export type ChatOutcome = keyof typeof chatOutcomes;

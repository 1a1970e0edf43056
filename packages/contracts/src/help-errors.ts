export const helpErrors = {
  nothing_to_change: {
    status: 409,
    message: 'That would change nothing here, so you were not charged. Try another change or rephrase it.',
  },
  no_openings: {
    status: 409,
    message:
      'We found no other opening for this text, so you were not charged. Add a sentence with a number, a quote or what went wrong, and try again.',
  },
  no_endings: {
    status: 409,
    message:
      'We found no other ending for this text, so you were not charged. Write your own last line, or choose another goal.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

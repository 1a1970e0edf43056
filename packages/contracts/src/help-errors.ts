export const helpErrors = {
  nothing_to_change: {
    status: 409,
    message: 'That would change nothing here, so you were not charged. Try another change or rephrase it.',
  },
  nothing_shorter: {
    status: 409,
    message:
      'We could not shorten this without losing content, so you were not charged. Delete a point you can do without, or select the part that is too long and try again.',
  },
  nothing_simpler: {
    status: 409,
    message:
      'This is already as simple as we can make it, so you were not charged. If it is still hard to read, split a long sentence or explain a technical term.',
  },
  no_openings: {
    status: 409,
    message:
      'No other line of this text works as the first line. Nothing was charged. Add a sentence that says who did what, with a number, a quote or what went wrong, and try again.',
  },
  no_endings: {
    status: 409,
    message:
      'We found no ending in this text for this goal, so you were not charged. Write your own question or invitation as the last line, or choose another goal. In other languages than English, the built-in writer offers only questions for comments and your own lines.',
  },
  sentence_unclear: {
    status: 409,
    message:
      'No single sentence matches that, so nothing was deleted or charged. Use words that appear only in that sentence, or say “the second sentence”.',
  },
  asks_to_undo: {
    status: 409,
    message:
      'The chat cannot undo changes. Use Undo above your text or Ctrl+Z (⌘Z on a Mac). Suggestions you have not applied are not in your text; “Discard” removes them. Nothing was charged.',
  },
  instruction_not_understood: {
    status: 409,
    message:
      'Without a model, you can ask for: shorter, simpler, another opening or ending, split paragraphs, bold the first line, delete a paragraph or sentence (“the second sentence”, “the sentence about …”), swap or move them (“swap the first two paragraphs”, “move the last line to the top”), replace “one” with “another”, and no hashtags, emoji or bold. Ask for one of them, for the whole text or for “the second paragraph”. Nothing was charged.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export const helpErrors = {
  nothing_to_change: {
    status: 409,
    message:
      'Nothing here would change that way, so nothing was charged. Try another way to change it, or say it in other words.',
  },
  nothing_shorter: {
    status: 409,
    message:
      'Nothing here can go without taking something you tell with it, so nothing was charged. Delete a thought you can do without, or select the part that runs long and try again.',
  },
  nothing_simpler: {
    status: 409,
    message:
      'No word or turn here has a simpler one, so nothing was charged. If it still reads hard, break a long sentence in two or say what a term of your trade means.',
  },
  no_openings: {
    status: 409,
    message:
      'No other line of this text can come first: each needs the one before it to be understood. Nothing was charged. Add a sentence that says who did what, with a figure, somebody’s words or what went wrong, and ask again.',
  },
  no_endings: {
    status: 409,
    message:
      'Nothing in this text ends it for this goal, so nothing was charged. Write the last line as a question or an invitation of your own, or choose another goal. Outside English the built-in writer offers questions for comments and your own lines only.',
  },
  sentence_unclear: {
    status: 409,
    message:
      'Not exactly one place speaks of that, so nothing was deleted or charged. Use words that only that sentence holds, or say “the second sentence”.',
  },
  asks_to_undo: {
    status: 409,
    message:
      'The chat takes nothing back: Undo above your text does, step by step, and so does Ctrl+Z (⌘Z on a Mac). A change that you have not taken is not in your text; “Keep my text” lets go of it. Nothing was charged.',
  },
  instruction_not_understood: {
    status: 409,
    message:
      'Without a model this understands: shorter, simpler, another opening or ending, split paragraphs, bold the first line, delete a paragraph or sentence (“the second sentence”, “the sentence about …”), swap or move them (“swap the first two paragraphs”, “move the last line to the top”), replace “one” with “another”, and no hashtags, emoji or bold. Say one of them, for all of it or for “the second paragraph”. Nothing was charged.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

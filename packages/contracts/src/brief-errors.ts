/** Why nothing is written of what somebody brought, each with what they can do instead. */
export const briefErrors = {
  all_private: {
    status: 422,
    message:
      'Everything you gave is marked as not for readers or as a note to yourself, so nothing was written, sent or charged. Write what may be told without the mark.',
  },
  idea_is_address: {
    status: 422,
    message:
      'This is an address and nothing else, so nothing was written or charged. Read the page as a source, or say what you think of it.',
  },
  idea_is_no_word: {
    status: 422,
    message:
      'This is no word that is known here, so nothing was written or charged. Say in a sentence what the post is about.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

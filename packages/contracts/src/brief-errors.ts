export const briefErrors = {
  all_private: {
    status: 422,
    message:
      'Everything you wrote is marked as private, so nothing was written, sent or charged. Add something readers may see.',
  },
  idea_is_address: {
    status: 422,
    message:
      'This is only a web address, so nothing was written or charged. Add the page as a source, or say what you think of it.',
  },
  idea_is_no_word: {
    status: 422,
    message: 'This idea has no words, so nothing was written or charged. Describe the post in a sentence.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

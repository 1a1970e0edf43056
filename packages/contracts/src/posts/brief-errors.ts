import type { Refusal } from '../refusal.ts';

export const briefErrors = {
  all_private: {
    status: 422,
    message:
      'Everything you wrote is marked as private. Nothing was written, sent or charged. Add something readers may see.',
  },
  idea_is_address: {
    status: 422,
    message:
      'Your idea is only a link. Add the page as a source, or say what you think of it. Nothing was charged.',
  },
  idea_is_no_word: {
    status: 422,
    message: 'This idea has no words. Describe the post in a sentence. Nothing was charged.',
  },
} as const satisfies Record<string, Refusal>;

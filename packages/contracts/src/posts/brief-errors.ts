import { refusals } from '../refusal.ts';

export const briefErrors = {
  ...refusals(422, {
    all_private:
      'Everything you wrote is marked as private. Nothing was written, sent or charged. Add something readers may see.',
    idea_is_address:
      'Your idea is only a link. Add the page as a source, or say what you think of it. Nothing was charged.',
    idea_is_no_word: 'This idea has no words. Describe the post in a sentence. Nothing was charged.',
  }),
};

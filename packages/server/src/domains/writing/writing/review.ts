import { reviewRun, suggestionKinds, type ReviewSuggestion } from '@limelight/contracts';
import { z } from 'zod';
import { AppError } from '../../../platform/http/index.ts';
import { implementRun } from '../../../run.ts';
import { reviewPrompt, suggestionLimit } from './review-prompt.v1.ts';

const answer = z.object({
  suggestions: z.array(
    z.object({
      quote: z.string().min(1),
      kind: z.enum(suggestionKinds),
      reason: z.string().min(1),
      replacement: z.string().nullable(),
    }),
  ),
});

/** Suggestions for passages that are in the text, each passage once, in text order. */
export function usableSuggestions(
  text: string,
  suggestions: readonly ReviewSuggestion[],
): ReviewSuggestion[] {
  const taken: { start: number; end: number; suggestion: ReviewSuggestion }[] = [];
  for (const suggestion of suggestions) {
    const start = text.indexOf(suggestion.quote);
    const end = start + suggestion.quote.length;
    if (start < 0 || suggestion.replacement === suggestion.quote) continue;
    if (taken.some((other) => start < other.end && other.start < end)) continue;
    taken.push({ start, end, suggestion });
  }
  return taken
    .slice(0, suggestionLimit)
    .toSorted((a, b) => a.start - b.start)
    .map(({ suggestion }) => suggestion);
}

/** Reviews a post like an editor. Needs a model, because rules cannot judge language. */
export const review = implementRun(reviewRun, {
  where: 'web',
  async work(run, { text }) {
    const answered = await run.ask('review', {
      prompt: reviewPrompt,
      data: { text },
      schema: answer,
      fault: ({ suggestions }) =>
        suggestions.length > 0 && usableSuggestions(text, suggestions).length === 0
          ? 'Every "quote" must be an exact passage of the post.'
          : null,
    });
    if (answered === null) throw new AppError('no_model');
    return { suggestions: usableSuggestions(text, answered.suggestions) };
  },
});

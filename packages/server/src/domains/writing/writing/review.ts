import {
  brief as briefSchema,
  reviewRun,
  suggestionKinds,
  type ReviewSuggestion,
} from '@limelight/contracts';
import { findPassage } from '@limelight/post-text';
import { z } from 'zod';
import { AppError } from '../../../platform/http/index.ts';
import { counted, foundNothing, implementRun, made, type Run } from '../../../run.ts';
import { authorFor } from '../../memory/author/index.ts';
import { findPost } from '../../posts/posts/index.ts';
import { listPostSources } from '../../posts/sources/index.ts';
import { notedSources, promptMaterial } from './post/material.ts';
import { reviewPrompt, suggestionLimit } from './review-prompt.v5.ts';

const answer = z.object({
  suggestions: z.array(
    z.object({
      quote: z.string().min(1),
      kind: z.enum(suggestionKinds).catch('unclear'),
      reason: z.string().min(1),
      replacement: z.string().nullish(),
    }),
  ),
});

/** Suggestions for passages that are in the text, each passage once, in text order. */
export function usableSuggestions(
  text: string,
  suggestions: readonly z.output<typeof answer>['suggestions'][number][],
): ReviewSuggestion[] {
  const taken: { start: number; end: number; suggestion: ReviewSuggestion }[] = [];
  for (const suggestion of suggestions) {
    const found = findPassage(text, suggestion.quote);
    if (found === null) continue;
    const { start, end } = found;
    const quote = text.slice(start, end);
    const replacement = suggestion.replacement ?? null;
    if (replacement === quote) continue;
    if (taken.some((other) => start < other.end && other.start < end)) continue;
    taken.push({ start, end, suggestion: { ...suggestion, quote, replacement } });
  }
  return taken
    .slice(0, suggestionLimit)
    .toSorted((a, b) => a.start - b.start)
    .map(({ suggestion }) => suggestion);
}

/** What a draft was written from, without private notes. */
export async function writtenFrom({ context, userId }: Run, postId: string | undefined) {
  const { db } = context.database;
  const post = postId === undefined ? null : await findPost(db, userId, postId);
  if (post === null) return { notes: '', sources: [] };
  const given = notedSources({ sources: await listPostSources(db, userId, post.id) });
  const { brief, sources } = promptMaterial(post.brief ?? briefSchema.parse({ idea: '' }), given);
  return { notes: [brief.idea, ...brief.mustSay].filter(Boolean).join('\n\n'), sources };
}

/** Reviews a post like an editor. Needs a model, because rules cannot judge language. */
export const review = implementRun(reviewRun, {
  where: 'web',
  steps: { review: 'Read the post like an editor' },
  outcome: ({ suggestions }, { postId }) => {
    const links =
      postId === undefined ? [] : [['Open draft', `/dashboard/generate-post?post=${postId}`] as const];
    return suggestions.length === 0
      ? foundNothing('The reviewer would leave the post as it is.', ...links)
      : made(`${counted(suggestions.length, 'suggestion')}.`, ...links);
  },
  async work(run, { text, postId }) {
    if (!run.hasModel()) throw new AppError('no_model');
    const [material, author] = await Promise.all([
      writtenFrom(run, postId),
      authorFor(run.context, run.userId, { subject: text }),
    ]);
    const answered = await run.ask('review', {
      prompt: reviewPrompt,
      data: { text, ...material, author },
      unstored: ['author'],
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

import { findPostGeneration } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readQuery } from '../../../../../lib/read-query.ts';
import { isWriting } from '../../post/generation.ts';
import { isLocked } from '../../post/publish-step.ts';
import { placeOf } from '../../post/session-state.ts';
import { useSession, useWritingPart } from '../../post/writing-context.ts';

/** The server's record of the generation behind a text that this page did not see written. */
function usePostGeneration() {
  // Only a reopened page asks, and only for generated text.
  const asked = useWritingPart(({ state: { produced, engine, generation, post } }) =>
    produced === null && engine !== null && !isWriting(generation) && !isLocked(post?.status ?? null)
      ? (post?.id ?? null)
      : null,
  );
  const { data } = useQuery({
    ...readQuery(['post-generation', asked], findPostGeneration, { params: { id: asked ?? '' } }),
    staleTime: 0,
    enabled: asked !== null,
  });
  return asked === null ? null : (data?.generation ?? null);
}

/**
 * The generation and variant that the text in the editor came from. Null when there is none, and for a variant that was
 * not finished, because nothing of it is stored that could be rated or improved.
 */
export function useProduced(): { id: string; variant: number } | null {
  const produced = useWritingPart(({ state }) => state.produced);
  const variant = useWritingPart(({ state }) => placeOf(state, state.activeDraft));
  const broken = useWritingPart(({ state }) => state.progress[state.activeDraft] === 'failed');
  const found = usePostGeneration();
  if (produced === null) return found;
  return broken ? null : { id: produced, variant };
}

/** Loads the unused drafts of a post that was saved after the user had left. */
export function useWaitingDrafts(): void {
  const { writer } = useSession();
  const found = usePostGeneration();
  useEffect(() => {
    if (found?.othersWait === true) void writer.bring(found);
  }, [found, writer]);
}

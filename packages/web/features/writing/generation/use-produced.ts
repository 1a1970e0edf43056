import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { generationOf } from '../api/generations.ts';
import { isWriting } from './generation.ts';
import { isLocked } from '../publishing/publish-step.ts';
import { placeOf } from '../session/session-state.ts';
import { useSession, useWritingPart } from '../studio/writing-context.ts';

/** What the server knows of where the text of a post comes from that this page did not see written. */
function usePostGeneration() {
  // A page that was opened anew asks; only a text of the writer has one.
  const asked = useWritingPart(({ state: { produced, engine, generation, post } }) =>
    produced === null && engine !== null && !isWriting(generation) && !isLocked(post?.status ?? null)
      ? (post?.id ?? null)
      : null,
  );
  const { data } = useQuery({ ...generationOf(asked ?? ''), enabled: asked !== null });
  return asked === null ? null : (data?.generation ?? null);
}

/**
 * The generation that the text in the editor came from, and which of its texts that was; null when nobody knows of one, and for
 * one that did not come to its end: nothing of it is kept that could be judged or mended.
 */
export function useProduced(): { id: string; variant: number } | null {
  const produced = useWritingPart(({ state }) => state.produced);
  const variant = useWritingPart(({ state }) => placeOf(state, state.activeDraft));
  const broken = useWritingPart(({ state }) => state.progress[state.activeDraft] === 'failed');
  const found = usePostGeneration();
  if (produced === null) return found;
  return broken ? null : { id: produced, variant };
}

/** Brings the drafts that wait beside a post which was kept for a reader who had left. */
export function useWaitingDrafts(): void {
  const { writer } = useSession();
  const found = usePostGeneration();
  useEffect(() => {
    if (found?.othersWait === true) void writer.bring(found);
  }, [found, writer]);
}

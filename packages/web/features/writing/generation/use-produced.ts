import { useQuery } from '@tanstack/react-query';
import { generationOf } from '../api/generations.ts';
import { isWriting } from '../rules/generation.ts';
import { isLocked } from '../rules/publishing.ts';
import { useWritingPart } from '../studio/writing-context.ts';

/** The generation that the text in the editor came from, and which of its texts that was; null when nobody knows of one. */
export function useProduced(): { id: string; variant: number } | null {
  const produced = useWritingPart(({ state }) => state.produced);
  const variant = useWritingPart(({ state }) => state.activeDraft);
  // A page that was opened anew asks; only a text of the writer has one.
  const asked = useWritingPart(({ state: { produced: known, engine, generation, post } }) =>
    known === null && engine !== null && !isWriting(generation) && !isLocked(post?.status ?? null)
      ? (post?.id ?? null)
      : null,
  );
  const found = useQuery({ ...generationOf(asked ?? ''), enabled: asked !== null }).data?.generation ?? null;
  if (produced !== null) return { id: produced, variant };
  return asked === null ? null : found;
}

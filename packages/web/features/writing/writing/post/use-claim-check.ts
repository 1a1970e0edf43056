import { claimCheckRun, type ClaimCheck } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useRunOf } from '../../../../lib/runs/use-run.ts';
import { useWriterHere } from '../../../../lib/writer.ts';
import { claimsQuery } from './claim-queries.ts';
import { useWritingPart } from './writing-context.ts';

interface Checked {
  postId: string | null;
  text: string;
  /** What a model last found; undefined until that is known. */
  checked: ClaimCheck | null | undefined;
  hasMaterial: boolean;
}

export interface ClaimCheckHandle {
  /** The connected model; null without one, undefined until it is known. */
  model: string | null | undefined;
  busy: boolean;
  failed: boolean;
  /** Asks the model to read the text as it is now. */
  ask: () => void;
}

/** Has the model that wrote a post compare it with its material, once and without being asked; again on request. */
export function useClaimCheck({ postId, text, checked, hasMaterial }: Checked): ClaimCheckHandle {
  const client = useQueryClient();
  const { model } = useWriterHere();
  const { begin, result, starting, active, error, id } = useRunOf(claimCheckRun);
  const isWritten = useWritingPart(
    ({ state, saving }) => state.engine?.kind === 'model' && state.drafts === null && saving.theirs === null,
  );
  const asked = useRef<string | null>(null);
  const isReady = postId !== null && hasMaterial && typeof model === 'string' && text.trim() !== '';
  const busy = starting || active;
  const ask = useCallback(() => {
    if (!isReady || busy) return;
    asked.current = postId;
    void begin({ postId, text });
  }, [isReady, busy, postId, text, begin]);
  const isDue = isReady && isWritten && checked === null;
  useEffect(() => {
    if (!isDue || asked.current === postId) return;
    asked.current = postId;
    void begin({ postId, text });
  }, [isDue, postId, text, begin]);
  useEffect(() => {
    if (result !== null && postId !== null) void client.invalidateQueries(claimsQuery(postId));
  }, [result, postId, client]);
  const failed = id !== null && error !== null;
  return useMemo(() => ({ model, busy, failed, ask }), [model, busy, failed, ask]);
}

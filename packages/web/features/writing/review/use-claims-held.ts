import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { claimSettingsQuery } from '../api/claims.ts';
import { useSeen } from './use-seen.ts';
import { textOf } from '../session/session-state.ts';
import { useWritingPart } from '../studio/writing-context.ts';
import { useClaims, type Claims } from './use-claims.ts';
import { useOrigins } from './use-matter.ts';

/** The claims of a post that is about to go out, and whether they keep it back. */
export interface ClaimsHeld extends Pick<Claims, 'open' | 'stand'> {
  /** Whoever writes wants open claims to keep a post back. */
  block: boolean;
  /** Why it cannot go out now; null where it can. */
  why: string | null;
}

export function useClaimsHeld(): ClaimsHeld {
  const text = useWritingPart(({ state }) => textOf(state));
  const origins = useOrigins();
  const matter = useMemo(
    () => ({ checks: null, origins: origins.map((one) => one.text), sources: [] }),
    [origins],
  );
  const { open, stand } = useClaims(useSeen(text, matter), origins);
  const block = useQuery(claimSettingsQuery).data?.block ?? false;
  const them = open.length === 1 ? 'the claim' : 'the claims';
  return { open, stand, block, why: block && open.length > 0 ? `Confirm or cut ${them} first.` : null };
}

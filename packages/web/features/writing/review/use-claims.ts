import type { ClaimConfirmation, ClaimMaterial } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { notices } from '../../../lib/notices.ts';
import { claimsQuery, confirmOne, withdrawOne } from '../api/claims.ts';
import type { SeenText } from './use-seen.ts';
import { openOf, tellClaims, type Claim } from './claims.ts';
import { useSession, useWritingPart } from '../studio/writing-context.ts';

export interface Claims {
  /** The text these are about; while someone types it is a moment old. */
  text: string;
  all: readonly Claim[];
  /** To confirm or to cut. */
  open: readonly Claim[];
  confirm: (claim: Claim) => Promise<void>;
  /** Confirms claims by their words; false where the post is not saved. */
  stand: (claims: readonly { claim: string; sentence: string }[]) => Promise<boolean>;
  withdraw: (claim: Claim) => Promise<void>;
  /** What it is checked against, by name; nothing is checked where there is none. */
  against: readonly string[];
}

const none: readonly ClaimConfirmation[] = [];

/** What the text claims, where it came from, and what its author stands for. Nothing where there is nothing to check against. */
export function useClaims({ text, claims: linked }: SeenText, origins: readonly ClaimMaterial[]): Claims {
  const { session } = useSession();
  const client = useQueryClient();
  const postId = useWritingPart(({ state }) => state.post?.id ?? null);
  const query = claimsQuery(postId ?? '');
  const kept = useQuery({ ...query, enabled: postId !== null }).data?.items ?? none;
  const all = useMemo(() => tellClaims(linked, origins, kept), [linked, origins, kept]);
  const open = useMemo(() => openOf(all), [all]);
  // A list that was asked for before the change must not arrive after it.
  const keep = async (id: string, items: readonly ClaimConfirmation[]) => {
    const { queryKey } = claimsQuery(id);
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, { items: [...items] });
  };
  const stand = async (claims: readonly { claim: string; sentence: string }[]) => {
    const saved = await session.saver.flush();
    if (saved === null) {
      notices.error(
        'The post is not saved yet, so nothing was confirmed. Check the connection and try again.',
      );
      return false;
    }
    for (const one of claims) await keep(saved.id, await confirmOne(saved.id, one));
    return true;
  };
  return {
    text,
    against: useMemo(() => origins.flatMap(({ kind, title }) => (kind === 'name' ? [] : [title])), [origins]),
    all,
    open,
    async confirm({ text: claim, sentence }) {
      await stand([{ claim, sentence: sentence.text }]);
    },
    stand,
    async withdraw({ confirmed }) {
      if (confirmed === null || postId === null) return;
      await withdrawOne(postId, confirmed.id);
      await keep(
        postId,
        kept.filter((one) => one.id !== confirmed.id),
      );
    },
  };
}

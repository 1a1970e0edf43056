import { claimMaterial, type ClaimMaterial } from '@limelight/contracts';
import { useMemo } from 'react';
import { useUser } from '../../../lib/query-client.ts';
import type { Matter } from './seen.ts';
import { useSources } from '../sources/use-sources.ts';
import { useWritingPart } from '../studio/writing-context.ts';
import { useOwnPosts } from './use-own-posts.ts';

/** What the text in the editor was made from. */
export function useOrigins(): readonly ClaimMaterial[] {
  const sources = useSources();
  const name = useUser().data?.name ?? '';
  const engine = useWritingPart(({ state }) => state.engine);
  const brief = useWritingPart(({ state }) => state.written);
  const ownWords = useWritingPart(({ state }) => state.ownWords);
  return useMemo(
    () => claimMaterial({ brief, engine, ownWords }, sources, name),
    [brief, engine, ownWords, sources, name],
  );
}

/** What the text in the editor is looked at beside: what it was written from, and what its author published. */
export function useMatter(origins: readonly ClaimMaterial[]): Matter {
  const posts = useOwnPosts();
  const writing = useWritingPart(({ state }) => state.post?.id ?? null);
  return useMemo(() => {
    const texts = origins.map((one) => one.text);
    const material = texts.length === 0 ? null : texts.join('\n\n');
    return { checks: { material, posts, writing }, origins: texts, sources: [] };
  }, [origins, posts, writing]);
}

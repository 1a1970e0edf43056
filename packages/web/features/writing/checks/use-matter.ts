import { useMemo } from 'react';
import { askedIn, originsOf, type Origin } from '../rules/claims.ts';
import type { Matter } from '../rules/seen.ts';
import { useSources } from '../sources/use-sources.ts';
import { useWritingPart } from '../studio/writing-context.ts';
import { useOwnPosts } from './use-own-posts.ts';

/** What the text was written from: the idea where a writer made it, and the sources. */
export function useOrigins(): readonly Origin[] {
  const sources = useSources();
  const idea = useWritingPart(({ state: { engine, idea: given } }) =>
    engine !== null && given.trim() !== '' ? given : null,
  );
  const asked = useWritingPart(({ state: { engine, choices } }) => (engine === null ? '' : askedIn(choices)));
  return useMemo(() => originsOf(idea, asked, sources), [idea, asked, sources]);
}

/** What the text in the editor is looked at beside: what it was written from, and what its author published. */
export function useMatter(origins: readonly Origin[]): Matter {
  const posts = useOwnPosts();
  const writing = useWritingPart(({ state }) => state.post?.id ?? null);
  return useMemo(() => {
    const texts = origins.map((one) => one.text);
    const material = texts.length === 0 ? null : texts.join('\n\n');
    return { checks: { material, posts, writing }, origins: texts, sources: [] };
  }, [origins, posts, writing]);
}

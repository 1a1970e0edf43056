import { listHashtags, listSnippets } from '@limelight/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readQuery } from '../../../../../lib/read-query.ts';
import { useProfile } from '../../../../../lib/person.ts';
import { useUser } from '../../../../../lib/query-client.ts';
import type { Own } from './snippet-text.ts';

/** The user's snippets and signature. Code that changes them sets this key. */
export const snippetsQuery = queryOptions({
  ...readQuery(['snippets'], listSnippets, {}),
  staleTime: 60_000,
});

const hashtagsQuery = queryOptions({
  ...readQuery(['snippets', 'hashtags'], listHashtags, {}),
  staleTime: 60_000,
});

export const useSnippets = () => useQuery(snippetsQuery);
export const useHashtags = () => useQuery(hashtagsQuery).data?.items.map(({ tag }) => tag) ?? [];

export function useOwn(): Own {
  const name = useUser().data?.name ?? '';
  const profile = useProfile().data;
  return {
    'first name': name.split(' ')[0] ?? '',
    name,
    headline: profile?.headline ?? '',
    industry: profile?.industry ?? '',
  };
}

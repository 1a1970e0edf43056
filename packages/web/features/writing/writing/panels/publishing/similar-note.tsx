import { findSimilarPost, similarWords } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../../../../lib/read-query.ts';
import { useTimeZone } from '../../../../../lib/person.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { postsKey } from '../../post/posts.ts';
import { useWriting } from '../../post/writing-context.ts';

/** Points out that a very similar post was published recently or is planned. The user decides whether that matters. */
export function SimilarNote() {
  const { saving } = useWriting();
  const zone = useTimeZone();
  const { saved } = saving.state;
  const found = useQuery({
    ...readQuery([...postsKey, saved?.id ?? '', 'similar', saved?.version ?? 0], findSimilarPost, {
      params: { id: saved?.id ?? '' },
    }),
    enabled: saved !== null,
    staleTime: 60_000,
  }).data;
  return found?.similar ? <Callout tone="warn">{similarWords(found.similar, zone)}</Callout> : null;
}

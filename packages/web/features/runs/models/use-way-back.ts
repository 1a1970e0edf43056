import { useSearchParams } from 'react-router';
import { safeNext } from '../../../lib/navigation.ts';

/** The page whose link opened this one because a model was missing, or null. */
export function useWayBack(): string | null {
  const [search] = useSearchParams();
  const from = search.get('from');
  return from === null ? null : safeNext(from);
}

import { useSearchParams } from 'react-router';
import { safeNext } from '../../../lib/navigation.ts';

/** Where to go after signing in, and the same as a search string for the links between the pages. */
export function useNext(): { next: string; search: string } {
  const [params] = useSearchParams();
  const asked = params.get('next');
  return { next: safeNext(asked), search: asked ? `?next=${encodeURIComponent(safeNext(asked))}` : '' };
}

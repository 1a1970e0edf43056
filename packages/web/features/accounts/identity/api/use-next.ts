import { useSearchParams } from 'react-router';
import { safeNext } from '../../../../lib/navigation.ts';

/** The path to open after signing in, also as a query string for links between the pages. */
export function useNext(): { next: string; search: string } {
  const [params] = useSearchParams();
  const asked = params.get('next');
  return { next: safeNext(asked), search: asked ? `?next=${encodeURIComponent(safeNext(asked))}` : '' };
}

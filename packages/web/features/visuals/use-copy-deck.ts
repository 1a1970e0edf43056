import { copyCarousel, type Carousel } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { notices } from '../../lib/notices.ts';
import { useCall } from '../../lib/use-call.ts';
import { carouselsKey } from './api.ts';

/** Copies a carousel that somebody else shares, with its pictures and fonts. Returns null if that was refused. */
export function useCopyDeck(id: string): { copy: () => Promise<Carousel | null>; loading: boolean } {
  const client = useQueryClient();
  const { run, loading } = useCall(copyCarousel);
  const copy = async () => {
    const made = await run({ params: { id }, body: {} });
    if (made === null) return null;
    await client.invalidateQueries({ queryKey: [...carouselsKey, 'list'] });
    notices.success('The carousel is copied to yours.');
    return made;
  };
  return { copy, loading };
}

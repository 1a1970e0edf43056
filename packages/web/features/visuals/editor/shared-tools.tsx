import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { useCopyDeck } from '../use-copy-deck.ts';

/** Offers a copy of a carousel that somebody else shares. */
export function SharedTools({
  id,
  before,
}: {
  id: string;
  /** Saves pending changes. Resolves to false if that failed. */
  before: () => Promise<boolean>;
}) {
  const navigate = useNavigate();
  const { copy, loading } = useCopyDeck(id);
  const open = async () => {
    if (!(await before())) return;
    const made = await copy();
    if (made !== null) await navigate(`/dashboard/carousel/${made.id}`);
  };
  return (
    <Button look="quiet" loading={loading} onClick={() => void open()}>
      Copy to my carousels
    </Button>
  );
}

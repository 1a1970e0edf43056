import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { isApiError } from '../lib/api-error.ts';
import { useSaved, type Savable } from '../lib/saved.ts';
import { Button } from './button.tsx';

/** Saves something, or takes it out of the saved items again. `name` tells this button from its neighbours. */
export function SaveButton({ item, name }: { item: Savable; name?: string }) {
  const { saved, toggle } = useSaved(item);
  const [working, setWorking] = useState(false);
  const press = async () => {
    setWorking(true);
    try {
      await toggle();
    } catch (error) {
      // The page has shown a notice.
      if (!isApiError(error)) throw error;
    } finally {
      setWorking(false);
    }
  };
  const label = saved === true ? 'Saved' : 'Save';
  return (
    <Button
      size="small"
      look="quiet"
      loading={working}
      disabled={saved === null}
      aria-pressed={saved === true}
      aria-label={name === undefined ? label : `${label}: ${name}`}
      icon={saved === true ? <IconBookmarkFilled size={16} /> : <IconBookmark size={16} />}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}

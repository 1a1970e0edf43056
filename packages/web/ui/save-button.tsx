import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { isApiError } from '../lib/api-error.ts';
import { useSaved, type Savable } from '../lib/saved.ts';
import { Button } from './button.tsx';

interface Props {
  item: Savable;
  /** Tells this button from its neighbours. */
  name?: string;
  /** Shows the sign alone, where there is little room. */
  compact?: boolean;
  /** Reads the text of the copy when the button is pressed, where the page does not hold it. */
  readText?: () => Promise<string>;
}

/** Saves something, or takes it out of the saved items again. */
export function SaveButton({ item, name, compact = false, readText }: Props) {
  const { saved, toggle } = useSaved(item, readText);
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
      {compact ? null : label}
    </Button>
  );
}

import { Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { isApiError } from '../lib/api-error.ts';
import { useSaved, type Savable } from '../lib/saved.ts';
import { Button } from './button.tsx';

interface Props {
  item: Savable;
  /** Distinguishes this button from the others nearby. */
  name?: string;
  /** Shows only the icon. */
  compact?: boolean;
  /** Reads the text to save when the button is pressed, for pages that do not have it loaded. */
  readText?: () => Promise<string>;
}

async function press(toggle: () => Promise<void>): Promise<void> {
  try {
    await toggle();
  } catch (error) {
    // The call layer has already shown a notice.
    if (!isApiError(error)) throw error;
  }
}

/** The entry of a menu that saves an item or takes it out of the saved ones. */
export function SaveMenuItem({ item }: Pick<Props, 'item'>) {
  const { saved, toggle } = useSaved(item);
  return (
    <Menu.Item disabled={saved === null} onClick={() => void press(toggle)}>
      {saved === true ? 'Remove from saved' : 'Save'}
    </Menu.Item>
  );
}

export function SaveButton({ item, name, compact = false, readText }: Props) {
  const { saved, toggle } = useSaved(item, readText);
  const [working, setWorking] = useState(false);
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
      onClick={async () => {
        setWorking(true);
        await press(toggle);
        setWorking(false);
      }}
    >
      {compact ? null : label}
    </Button>
  );
}

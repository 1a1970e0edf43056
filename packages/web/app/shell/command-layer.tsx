import { useCallback, useState } from 'react';
import { useGlobalCommands } from './global-commands.tsx';
import { Palette } from './palette.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useShortcuts } from './shortcuts.ts';

export function CommandLayer() {
  const [listing, setListing] = useState(false);
  useGlobalCommands(useCallback(() => setListing(true), []));
  useShortcuts();
  return (
    <>
      <Palette />
      <ShortcutsDialog opened={listing} onClose={() => setListing(false)} />
    </>
  );
}

import { useEffect, useRef } from 'react';
import { useCommandList, type Command } from '../../lib/commands.ts';
import { takesLetters } from '../../lib/takes-letters.ts';

/** The longest pause between the two keys of a pair, in milliseconds. */
const pairMs = 1200;

/** The meaning of the keys pressed so far: a command, the first half of a pair, or nothing. */
export function readKeys(commands: readonly Command[], pressed: readonly string[]): Command | 'begun' | null {
  const typed = pressed.join(' ');
  const exact = commands.find((command) => command.keys === typed);
  if (exact) return exact;
  return commands.some((command) => command.keys?.startsWith(`${typed} `)) ? 'begun' : null;
}

/**
 * Runs commands by their keys (`?`, `g h`) while no field has the focus. Combinations with ⌘ or Ctrl are left to the
 * browser.
 */
export function useShortcuts(): void {
  const commands = useCommandList();
  const begun = useRef<{ keys: string[]; at: number }>({ keys: [], at: 0 });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.isComposing)
        return;
      if (event.key.length !== 1 || takesLetters(event.target) || document.querySelector('[role="dialog"]'))
        return;
      const waiting = event.timeStamp - begun.current.at < pairMs ? begun.current.keys : [];
      const keys = [...waiting, event.key.toLowerCase()];
      let meant = readKeys(commands, keys);
      if (meant === null && waiting.length > 0) meant = readKeys(commands, keys.slice(-1));
      begun.current = meant === 'begun' ? { keys: keys.slice(-1), at: event.timeStamp } : { keys: [], at: 0 };
      if (meant === null || meant === 'begun') return;
      event.preventDefault();
      meant.run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [commands]);
}

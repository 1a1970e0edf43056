import { useEffect, useMemo, useRef } from 'react';
import { takesLetters } from '../../../../lib/takes-letters.ts';
import { useCommands, type Command } from '../../../../lib/commands.ts';

export interface DeskActions {
  write: () => void;
  save: () => void;
  startNew: () => void;
  stepBack: (by: 'undo' | 'redo') => void;
}

/**
 * Ctrl/⌘+Enter writes, Ctrl/⌘+S saves and Ctrl/⌘+Z undoes, wherever the focus is. The first two are listed in the
 * palette and the shortcut dialog, as the editor lists the last.
 */
export function useDeskKeys(actions: DeskActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.isComposing || event.defaultPrevented)
        return;
      if (document.querySelector('[role="dialog"]')) return;
      if (event.key === 'Enter') latest.current.write();
      else if (event.key.toLowerCase() === 's' && !event.shiftKey) latest.current.save();
      else if (event.key.toLowerCase() === 'z' && !takesLetters(event.target))
        latest.current.stepBack(event.shiftKey ? 'redo' : 'undo');
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'writing:write',
        label: 'Write from the idea',
        group: 'Write',
        keywords: ['generate', 'draft'],
        keys: 'mod+enter',
        run: () => latest.current.write(),
      },
      {
        id: 'writing:save',
        label: 'Save the draft',
        group: 'Write',
        keys: 'mod+s',
        run: () => latest.current.save(),
      },
      {
        id: 'writing:new',
        label: 'New post',
        group: 'Write',
        keywords: ['draft', 'blank'],
        keys: 'n',
        run: () => latest.current.startNew(),
      },
    ],
    [],
  );
  useCommands(commands);
}

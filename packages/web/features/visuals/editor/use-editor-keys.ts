import { useEffect } from 'react';
import type { DeckSession } from '../deck-session.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Ctrl or ⌘ with Z to undo, Shift+Z or Y to redo, and S to save. Text fields keep their own undo. */
export function useEditorKeys(session: DeckSession): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        void session.flush();
      }
      if (isTyping(event.target) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) session.redo();
      else session.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [session]);
}

import { useEffect, useRef, type RefObject } from 'react';
import type { EditorHandle } from '../../text/post-editor.tsx';

/** Moves the focus back to the text when a dialog opened from a menu closes, because its button is gone. */
export function useFocusBack(open: boolean, editor: RefObject<EditorHandle | null>): void {
  const was = useRef(open);
  useEffect(() => {
    const closed = was.current && !open;
    was.current = open;
    // On a touch screen, focusing a field would open the keyboard.
    if (!closed || matchMedia('(pointer: coarse)').matches) return;
    const at = editor.current?.current();
    if (at) editor.current?.select(at.start, at.end);
  }, [open, editor]);
}

import { useEffect, useRef, type RefObject } from 'react';
import type { EditorHandle } from './post-editor.tsx';

/** When a dialog that a menu opened closes, its button is gone: the focus goes back to the text. */
export function useFocusBack(open: boolean, editor: RefObject<EditorHandle | null>): void {
  const was = useRef(open);
  useEffect(() => {
    const closed = was.current && !open;
    was.current = open;
    // Under a thumb a focused field opens the keyboard, which nobody asked for.
    if (!closed || matchMedia('(pointer: coarse)').matches) return;
    const at = editor.current?.current();
    if (at) editor.current?.select(at.start, at.end);
  }, [open, editor]);
}

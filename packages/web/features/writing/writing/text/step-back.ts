import type { RefObject } from 'react';
import { changedPlace } from '../post/history.ts';
import { openProposal, reconsider } from '../post/proposing.ts';
import { currentText } from '../post/session-state.ts';
import type { WritingSession } from '../post/writing-session.ts';
import type { EditorHandle } from './post-editor.tsx';

/** Undoes or redoes the last change and selects it, or takes back the last decision about a rewrite. */
export function stepBack(
  session: WritingSession,
  editor: RefObject<EditorHandle | null>,
  by: 'undo' | 'redo',
): void {
  if (openProposal(session.view) !== null) {
    if (by === 'undo') reconsider(session);
    return;
  }
  const before = currentText(session.state);
  session[by]();
  const { start, end } = changedPlace(before, session.state.history.present);
  editor.current?.select(start, end);
}

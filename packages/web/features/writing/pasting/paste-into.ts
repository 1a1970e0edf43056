import { notices } from '../../../lib/notices.ts';
import { insert } from '../rules/formatting.ts';
import { snapshot, type Snapshot } from '../rules/history.ts';
import { readPaste } from '../rules/paste.ts';
import { textOf } from '../rules/session-state.ts';
import type { WritingSession } from '../session/writing-session.ts';

/**
 * Puts formatted text in as clean text, with a note of it; false when there was none in it. What was bold or italic can
 * be had as look-alike letters instead.
 */
export function pasteInto(
  session: WritingSession,
  html: string,
  at: Snapshot,
  select: (start: number, end: number) => void,
): boolean {
  const { text, marked, parameters } = readPaste(new DOMParser().parseFromString(html, 'text/html'));
  if (text === '') return false;
  const next = insert(at, text);
  session.write(next, 'step');
  select(next.start, next.end);
  const start = next.end - text.length;
  /** What was typed since stays: only the words that were pasted change. */
  const mark = () => {
    const now = textOf(session.state);
    if (now.slice(start, start + text.length) !== text) return;
    const words = now.slice(0, start) + marked + now.slice(start + text.length);
    session.write(snapshot(words, start + marked.length), 'step');
    select(start + marked.length, start + marked.length);
  };
  const left = parameters.length > 0 ? `Links without ${parameters.slice(0, 3).join(', ')}. ` : '';
  notices.show({
    tone: 'plain',
    title: 'Pasted as clean text',
    message: `${left}Undo takes it back.`,
    action:
      marked === text
        ? { label: 'Undo', run: () => session.undo() }
        : { label: 'Keep bold and italic', run: mark },
  });
  return true;
}

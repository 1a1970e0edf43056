import { notices } from '../../../lib/notices.ts';
import { insert } from '../editor/formatting.ts';
import { snapshot, type Snapshot } from '../session/history.ts';
import { readPaste } from './paste.ts';
import { readPlain } from './paste-plain.ts';
import { textOf } from '../session/session-state.ts';
import type { WritingSession } from '../session/writing-session.ts';

type Select = (start: number, end: number) => void;

/**
 * Puts formatted text in as clean text, with a note of it; false when there was none in it. What was bold or italic can
 * be had as look-alike letters instead.
 */
export function pasteInto(session: WritingSession, html: string, at: Snapshot, select: Select): boolean {
  const { text, marked, parameters } = readPaste(new DOMParser().parseFromString(html, 'text/html'));
  if (text === '') return false;
  put(session, { text, other: marked, offer: 'Keep bold and italic', parameters }, at, select);
  return true;
}

/**
 * Puts plain text in without what cannot be seen or only counts clicks; false where it is clean as it is. Lines that a
 * PDF broke can be had joined.
 */
export function pastePlain(session: WritingSession, plain: string, at: Snapshot, select: Select): boolean {
  const { text, joined, parameters } = readPlain(plain);
  if (text === '' || (text === plain && joined === text)) return false;
  put(session, { text, other: joined, offer: 'Join the broken lines', parameters }, at, select);
  return true;
}

interface Pasting {
  text: string;
  /** What can be had in its place by the offer; equal to `text` where there is none. */
  other: string;
  offer: string;
  parameters: readonly string[];
}

function put(
  session: WritingSession,
  { text, other, offer, parameters }: Pasting,
  at: Snapshot,
  select: Select,
): void {
  const next = insert(at, text);
  session.write(next, 'step');
  select(next.start, next.end);
  const start = next.end - text.length;
  /** What was typed since stays: only the words that were pasted change. */
  const takeOther = () => {
    const now = textOf(session.state);
    if (now.slice(start, start + text.length) !== text) return;
    const words = now.slice(0, start) + other + now.slice(start + text.length);
    session.write(snapshot(words, start + other.length), 'step');
    select(start + other.length, start + other.length);
  };
  const left = parameters.length > 0 ? `Links without ${parameters.slice(0, 3).join(', ')}. ` : '';
  notices.show({
    tone: 'plain',
    title: 'Pasted as clean text',
    message: `${left}Undo takes it back.`,
    action: other === text ? { label: 'Undo', run: () => session.undo() } : { label: offer, run: takeOther },
  });
}

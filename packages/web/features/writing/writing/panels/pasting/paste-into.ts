import { notices } from '../../../../../lib/notices.ts';
import { insert } from '../../text/formatting.ts';
import { snapshot, type Snapshot } from '../../post/history.ts';
import { readPaste } from './paste.ts';
import { readPlain } from './paste-plain.ts';
import { currentText } from '../../post/session-state.ts';
import type { WritingSession } from '../../post/writing-session.ts';

type Select = (start: number, end: number) => void;

/**
 * Inserts formatted text as clean text, with a notice. False when it contains no text. The notice offers look-alike
 * characters for bold and italic.
 */
export function pasteInto(session: WritingSession, html: string, at: Snapshot, select: Select): boolean {
  const { text, marked, parameters } = readPaste(new DOMParser().parseFromString(html, 'text/html'));
  if (text === '') return false;
  put(session, { text, other: marked, offer: 'Keep bold and italic', parameters }, at, select);
  return true;
}

/**
 * Inserts plain text without invisible characters and tracking parameters. False when there are none. For lines broken
 * by a PDF, a notice offers to join them.
 */
export function pastePlain(session: WritingSession, plain: string, at: Snapshot, select: Select): boolean {
  const { text, joined, parameters } = readPlain(plain);
  if (text === '' || (text === plain && joined === text)) return false;
  put(session, { text, other: joined, offer: 'Join broken lines', parameters }, at, select);
  return true;
}

interface Pasting {
  text: string;
  /** The alternative that the notice offers. Equal to `text` when there is none. */
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
  /** Replaces only the pasted text. Anything typed since stays. */
  const takeOther = () => {
    const now = currentText(session.state);
    if (now.slice(start, start + text.length) !== text) return;
    const words = now.slice(0, start) + other + now.slice(start + text.length);
    session.write(snapshot(words, start + other.length), 'step');
    select(start + other.length, start + other.length);
  };
  const left = parameters.length > 0 ? `Links without ${parameters.slice(0, 3).join(', ')}. ` : '';
  notices.show({
    tone: 'plain',
    title: 'Pasted as clean text',
    message: `${left}Undo reverts it.`,
    action: other === text ? { label: 'Undo', run: () => session.undo() } : { label: offer, run: takeOther },
  });
}

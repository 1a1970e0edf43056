import type { Span } from '../../linkedin/urls.ts';
import { cutSpans, tellLeft } from '../../text/left-out.ts';
import { findSelfNotes } from '../../text/self-notes.ts';
import type { SelfNote } from '../../text/self-notes.ts';

const WHY = {
  secret: 'Left out, since your notes keep it from readers',
  note: 'Left out as a note to yourself',
};

/** Notes without what they hold for their author alone; `left` says what that was, `never` what they wish unsaid. */
export type Asides = { text: string; left: string[]; never: string[] };

/**
 * Takes out what notes say to their author and not to readers. Notes that hold nothing else stay as they are, unless there is
 * something `beside` them to write from.
 */
export function takeAsides(notes: string, beside = ''): Asides {
  const found = findSelfNotes(notes, true, beside);
  if (found.length === 0) return { text: notes, left: [], never: [] };
  const text = cutOut(notes, found);
  if (!/\p{L}/u.test(text) && beside.trim() === '') return { text: notes, left: [], never: [] };
  return {
    text,
    left: tellLeft(
      found.filter(({ kind }) => kind !== 'heading'),
      (note) => ({ why: WHY[note.kind === 'secret' ? 'secret' : 'note'], said: saidIn(note, notes) }),
      (more) => `${more} more of your notes to yourself ${more === 1 ? 'was' : 'were'} left out`,
    ),
    never: found.flatMap(({ about }) => about),
  };
}

/** A post without what in it is meant for its author alone; one that holds nothing else stays as it is. */
export function withoutNotes(post: string): string {
  const found = findSelfNotes(post, false);
  const text = found.length === 0 ? post : cutOut(post, found);
  return /\p{L}/u.test(text) ? text : post;
}

const cutOut = (text: string, found: readonly SelfNote[]): string =>
  withoutLines(text, found)
    .replace(/(?<=\S)[^\S\n]{2,}/g, ' ')
    .trim();

/** A text without the spans, and without the lines that hold nothing else. */
function withoutLines(text: string, spans: readonly Span[]): string {
  let at = 0;
  return text
    .split('\n')
    .flatMap((line) => {
      const from = at;
      at += line.length + 1;
      const own = spans.filter(({ start, end }) => start < from + line.length && end > from);
      const kept = cutSpans(
        line,
        own.map(({ start, end }) => ({ start: Math.max(0, start - from), end: end - from })),
      );
      return own.length > 0 && kept.trim() === '' ? [] : [kept];
    })
    .join('\n');
}

/** The words of a note without its mark, its brackets and its full stop. */
const saidIn = ({ start, end }: SelfNote, notes: string): string =>
  notes
    .slice(start, end)
    .replace(/^\s*(?:[-–—•*]|\d{1,2}[.)])?\s*\(?|\)?[.]?\s*$/g, '')
    .trim();

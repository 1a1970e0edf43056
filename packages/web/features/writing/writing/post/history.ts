import { sharedEnds } from './findings.ts';

/** A text with its selection, in UTF-16 offsets. */
export interface Snapshot {
  text: string;
  start: number;
  end: number;
}

export type ChangeKind = 'typing' | 'step';

/** The undo and redo history. `present` is what is on the page. */
export interface History {
  past: readonly Snapshot[];
  present: Snapshot;
  future: readonly Snapshot[];
  /** The kind and time of the last change, because continuous typing belongs to one step. */
  last: { kind: ChangeKind; at: number } | null;
}

const steps = 200;
const pauseMs = 1000;

export function snapshot(text: string, start = text.length, end = start): Snapshot {
  return { text, start: Math.min(start, text.length), end: Math.min(end, text.length) };
}

export function startHistory(text: string): History {
  return { past: [], present: snapshot(text), future: [], last: null };
}

/** Adds a change. Typing within a second of earlier typing joins its step until a line ends. */
export function record(history: History, next: Snapshot, kind: ChangeKind, at: number): History {
  if (next.text === history.present.text) return { ...history, present: next };
  const goesOn =
    kind === 'typing' &&
    history.last?.kind === 'typing' &&
    at - history.last.at < pauseMs &&
    history.past.length > 0 &&
    !endsLine(history.present.text, next.text);
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-steps),
    present: next,
    future: [],
    last: { kind, at },
  };
}

/** Starts a step with an empty text, such as for text about to stream in. */
export function openStep(history: History): History {
  return {
    past: [...history.past, history.present].slice(-steps),
    present: snapshot(''),
    future: [],
    last: null,
  };
}

/** Changes the current text without a new step, such as while text streams in. */
export function replacePresent(history: History, next: Snapshot): History {
  return { ...history, present: next };
}

export function undo(history: History): History {
  const previous = history.past.at(-1);
  if (!previous) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    last: null,
  };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future, last: null };
}

/**
 * The selection after undoing or redoing from the text `before`: the stored one if it is within the change, otherwise
 * the end of the change. The stored selection belongs to the change before that, which may have been elsewhere.
 */
export function changedPlace(before: string, { text, start, end }: Snapshot): { start: number; end: number } {
  const { head, tail } = sharedEnds(before, text);
  const last = text.length - tail;
  return start <= last && end >= head ? { start, end } : { start: last, end: last };
}

function endsLine(before: string, after: string): boolean {
  return after.length === before.length + 1 && lines(after) > lines(before);
}

function lines(text: string): number {
  return text.split('\n').length;
}

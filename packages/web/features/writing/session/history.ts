import { sharedEnds } from '../review/findings.ts';

/** A text with the selection in it, in UTF-16 offsets. */
export interface Snapshot {
  text: string;
  start: number;
  end: number;
}

export type ChangeKind = 'typing' | 'step';

/** What can be undone and redone; `present` is what is on the page. */
export interface History {
  past: readonly Snapshot[];
  present: Snapshot;
  future: readonly Snapshot[];
  /** The kind and time of the last change: typing that goes on belongs to one step. */
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

/** Takes a change in. Typing within a second of typing joins its step, until a line is ended. */
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

/** Begins a step with an empty page, such as for text that is about to stream in. */
export function openStep(history: History): History {
  return {
    past: [...history.past, history.present].slice(-steps),
    present: snapshot(''),
    future: [],
    last: null,
  };
}

/** Changes what is on the page without a step of its own, such as text that is still streaming in. */
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
 * Where to go on after undoing or redoing from the text `before`: the selection that was kept where it is about what
 * changed, else behind it. The kept one is of the last change before, and whoever changed this may have been elsewhere.
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

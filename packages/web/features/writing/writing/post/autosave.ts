/** The id of the saved post and the last version this page saw. */
export interface Saved {
  id: string;
  version: number;
}

export type SaveFailure =
  /** No connection. Stored on this device and retried. */
  | { kind: 'offline' }
  /** The server has a problem. Retried. */
  | { kind: 'busy' }
  /** Refused as it is. Retried once the text changes. */
  | { kind: 'refused'; message: string }
  | { kind: 'conflict' }
  | { kind: 'gone' }
  | { kind: 'locked' }
  /** The session has expired. The text stays on this device for its owner. */
  | { kind: 'signed-out' };

export type SavePhase =
  | { kind: 'clean' }
  | { kind: 'waiting' }
  | { kind: 'saving'; revision: number }
  | SaveFailure;

export interface AutosaveState {
  phase: SavePhase;
  /** Counts changes on the page, and the last one that was saved. */
  revision: number;
  savedRevision: number;
  /** The time of the oldest unsaved change, in milliseconds. */
  dirtySince: number | null;
  savedAt: number | null;
  saved: Saved | null;
  failures: number;
}

export type AutosaveEvent =
  | { type: 'edited'; at: number }
  | { type: 'started' }
  | { type: 'saved'; saved: Saved; at: number }
  | { type: 'failed'; failure: SaveFailure }
  /** The connection is back, or the user asked to retry. */
  | { type: 'retry' }
  /** The page continues from another version on the server. `clean` means that it shows that text now. */
  | { type: 'rebased'; saved: Saved | null; clean: boolean; at: number };

export const pauseMs = 1200;
/** Saves even during uninterrupted typing. */
export const longestWaitMs = 15_000;
/** A change that is saved without further delay. */
const atOnce = Number.NEGATIVE_INFINITY;
const firstRetryMs = 4000;
const longestRetryMs = 60_000;

export function startAutosave(
  saved: Saved | null,
  savedAt: number | null,
  dirtyAt: number | null,
): AutosaveState {
  const dirty = dirtyAt !== null;
  return {
    phase: { kind: dirty ? 'waiting' : 'clean' },
    revision: dirty ? 1 : 0,
    savedRevision: 0,
    dirtySince: dirtyAt,
    savedAt,
    saved,
    failures: 0,
  };
}

export function isDirty(state: AutosaveState): boolean {
  return state.revision !== state.savedRevision;
}

export function needsDecision(phase: SavePhase): boolean {
  return phase.kind === 'conflict' || phase.kind === 'gone' || phase.kind === 'locked';
}

export function autosave(state: AutosaveState, event: AutosaveEvent): AutosaveState {
  switch (event.type) {
    case 'edited':
      return edited(state, event.at);
    case 'started':
      return { ...state, phase: { kind: 'saving', revision: state.revision } };
    case 'saved': {
      const savedRevision = state.phase.kind === 'saving' ? state.phase.revision : state.revision;
      const clean = savedRevision === state.revision;
      return {
        ...state,
        phase: { kind: clean ? 'clean' : 'waiting' },
        savedRevision,
        dirtySince: clean ? null : event.at,
        savedAt: event.at,
        saved: event.saved,
        failures: 0,
      };
    }
    case 'failed': {
      const passing = event.failure.kind === 'offline' || event.failure.kind === 'busy';
      return { ...state, phase: event.failure, failures: passing ? state.failures + 1 : 0 };
    }
    case 'retry':
      return canRetry(state) ? { ...state, phase: { kind: 'waiting' }, dirtySince: atOnce } : state;
    case 'rebased': {
      const base = { ...state, saved: event.saved, failures: 0 };
      if (event.clean) {
        return {
          ...base,
          phase: { kind: 'clean' },
          savedRevision: state.revision,
          dirtySince: null,
          savedAt: event.at,
        };
      }
      return { ...base, phase: { kind: 'waiting' }, revision: state.revision + 1, dirtySince: atOnce };
    }
  }
}

function edited(state: AutosaveState, at: number): AutosaveState {
  const next = { ...state, revision: state.revision + 1, dirtySince: state.dirtySince ?? at };
  const { kind } = state.phase;
  return kind === 'clean' || kind === 'refused' ? { ...next, phase: { kind: 'waiting' } } : next;
}

function canRetry(state: AutosaveState): boolean {
  const { kind } = state.phase;
  return (
    isDirty(state) &&
    (kind === 'offline' ||
      kind === 'busy' ||
      kind === 'refused' ||
      kind === 'waiting' ||
      kind === 'signed-out')
  );
}

/** The delay until the next attempt, in milliseconds. Null when nothing is unsaved or the user has to decide first. */
export function msUntilSave(state: AutosaveState, now: number): number | null {
  switch (state.phase.kind) {
    case 'waiting':
      if (!isDirty(state)) return null;
      return Math.max(0, Math.min(pauseMs, (state.dirtySince ?? now) + longestWaitMs - now));
    case 'offline':
    case 'busy':
      return Math.min(longestRetryMs, firstRetryMs * 2 ** (state.failures - 1));
    case 'clean':
    case 'saving':
    case 'refused':
    case 'conflict':
    case 'gone':
    case 'locked':
    case 'signed-out':
      return null;
  }
}

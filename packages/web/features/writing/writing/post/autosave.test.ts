import { expect, test } from 'vitest';
import {
  autosave,
  isDirty,
  longestWaitMs,
  msUntilSave,
  pauseMs,
  startAutosave,
  type AutosaveEvent,
  type AutosaveState,
} from './autosave.ts';

const clean = startAutosave({ id: 'p', version: 3 }, 0, null);
const run = (state: AutosaveState, ...events: AutosaveEvent[]) => events.reduce(autosave, state);

test('a change is saved after a pause, and someone who never pauses is saved all the same', () => {
  const edited = run(clean, { type: 'edited', at: 1000 });
  expect(msUntilSave(edited, 1000)).toBe(pauseMs);
  const still = run(edited, { type: 'edited', at: 15_500 });
  expect(msUntilSave(still, 15_500)).toBe(1000 + longestWaitMs - 15_500);
  expect(msUntilSave(still, 60_000)).toBe(0);
  expect(msUntilSave(clean, 0)).toBeNull();
});

test('what is typed while a save is under way is saved next', () => {
  const state = run(
    clean,
    { type: 'edited', at: 0 },
    { type: 'started' },
    { type: 'edited', at: 10 },
    { type: 'saved', saved: { id: 'p', version: 4 }, at: 20 },
  );
  expect(state.phase.kind).toBe('waiting');
  expect(isDirty(state)).toBe(true);
  expect(state.saved).toEqual({ id: 'p', version: 4 });
  const done = run(state, { type: 'started' }, { type: 'saved', saved: { id: 'p', version: 5 }, at: 30 });
  expect(done.phase.kind).toBe('clean');
  expect(isDirty(done)).toBe(false);
});

test('without a connection it keeps trying, ever more slowly, and at once when the connection is back', () => {
  let state = run(clean, { type: 'edited', at: 0 });
  const waits: (number | null)[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    state = run(state, { type: 'started' }, { type: 'failed', failure: { kind: 'offline' } });
    waits.push(msUntilSave(state, 0));
  }
  expect(waits).toEqual([4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(msUntilSave(run(state, { type: 'retry' }), 100_000)).toBe(0);
});

test('typing without a connection neither hides that nor hurries the next try', () => {
  const offline = run(
    clean,
    { type: 'edited', at: 0 },
    { type: 'started' },
    { type: 'failed', failure: { kind: 'offline' } },
  );
  const typed = run(offline, { type: 'edited', at: 50 });
  expect(typed.phase.kind).toBe('offline');
  expect(msUntilSave(typed, 50)).toBe(4000);
});

test('a conflict stops saving until the person decides', () => {
  const conflict = run(
    clean,
    { type: 'edited', at: 0 },
    { type: 'started' },
    { type: 'failed', failure: { kind: 'conflict' } },
  );
  expect(msUntilSave(run(conflict, { type: 'edited', at: 5 }, { type: 'retry' }), 9)).toBeNull();
  const mine = run(conflict, { type: 'rebased', saved: { id: 'p', version: 7 }, clean: false, at: 10 });
  expect(msUntilSave(mine, 10)).toBe(0);
  expect(mine.saved?.version).toBe(7);
  const theirs = run(conflict, { type: 'rebased', saved: { id: 'p', version: 7 }, clean: true, at: 10 });
  expect(isDirty(theirs)).toBe(false);
});

test('a text the server will not take is tried again only once it was changed', () => {
  const refused = run(
    clean,
    { type: 'edited', at: 0 },
    { type: 'started' },
    { type: 'failed', failure: { kind: 'refused', message: 'Too long' } },
  );
  expect(msUntilSave(refused, 0)).toBeNull();
  expect(msUntilSave(run(refused, { type: 'edited', at: 1 }), 1)).toBe(pauseMs);
});

test('a post deleted elsewhere can go on as a new draft', () => {
  const gone = run(
    clean,
    { type: 'edited', at: 0 },
    { type: 'started' },
    { type: 'failed', failure: { kind: 'gone' } },
  );
  const fresh = run(gone, { type: 'rebased', saved: null, clean: false, at: 1 });
  expect(fresh.saved).toBeNull();
  expect(msUntilSave(fresh, 1)).toBe(0);
});

test('an unsaved copy found at the start is saved', () => {
  const found = startAutosave(null, null, 100);
  expect(isDirty(found)).toBe(true);
  expect(msUntilSave(found, 100)).toBe(pauseMs);
});

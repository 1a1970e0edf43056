import { describe, expect, it } from 'vitest';
import { initialRunState, withRunEvent, type RunEvent } from './run-state.ts';

const after = (...events: RunEvent[]) => events.reduce(withRunEvent, initialRunState);

describe('the state of a run', () => {
  it('takes text at its offset, so that a replay repeats nothing', () => {
    const hello: RunEvent = { event: 'text', data: { offset: 0, delta: 'Hello' } };
    const world: RunEvent = { event: 'text', data: { offset: 5, delta: ', world' } };
    expect(after(hello, world).text).toBe('Hello, world');
    expect(after(hello, world, { event: 'text', data: { offset: 0, delta: 'Hello, world' } }).text).toBe(
      'Hello, world',
    );
    expect(after(hello, { event: 'text', data: { offset: 0, delta: 'Anew' } }).text).toBe('Anew');
  });

  it('keeps one entry for each step and ends with the result', () => {
    const step = { name: 'read', title: null, summary: null, attempt: 1, startedAt: '2026-01-01T00:00:00Z' };
    const state = after(
      { event: 'step', data: { ...step, status: 'running', finishedAt: null } },
      { event: 'step', data: { ...step, status: 'done', finishedAt: '2026-01-01T00:00:01Z' } },
      { event: 'done', data: { status: 'done', result: { ideas: [] }, charged: 10 } },
    );
    expect(state.steps).toMatchObject([{ name: 'read', status: 'done' }]);
    expect(state).toMatchObject({ status: 'done', result: { ideas: [] }, charged: 10, error: null });
  });
});

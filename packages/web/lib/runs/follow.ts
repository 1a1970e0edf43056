import { followRun, getRun, runEvents, runHasEnded, type RunView } from '@limelight/contracts';
import { isApiError } from '../api-error.ts';
import { call, stream } from '../client.ts';
import { initialRunState, withRunEvent, type RunState } from './run-state.ts';

const firstWaitMs = 500;
const longestWaitMs = 10_000;

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { once: true });
    signal.addEventListener('abort', end, { once: true });
  });
}

export function stateOf(run: RunView): RunState {
  const { status, progress, steps, text, result, charged, error } = run;
  return { status, progress, steps, text, result, charged, error: error?.message ?? null };
}

/**
 * Follows a run until it ends, across lost connections, and passes every new state to `onState`. Resolves when the run
 * has ended or `signal` aborts. Rejects with an ApiError when the run cannot be read.
 */
export async function follow(
  id: string,
  onState: (state: RunState) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let waitMs = firstWaitMs; !signal.aborted; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    let state = initialRunState;
    try {
      await stream(
        followRun,
        runEvents,
        { params: { id } },
        (event) => {
          waitMs = firstWaitMs;
          state = withRunEvent(state, event);
          onState(state);
        },
        { signal, showError: false },
      );
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error) || error.status === 401 || error.status === 404) throw error;
    }
    // An error event ends the stream like a lost connection does. Only the run itself can tell its outcome.
    try {
      const run = await call(getRun, { params: { id } }, { signal, showError: false });
      if (runHasEnded(run.status)) {
        onState(stateOf(run));
        return;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error) || error.status === 401 || error.status === 404) throw error;
    }
    await waitFor(waitMs, signal);
  }
}

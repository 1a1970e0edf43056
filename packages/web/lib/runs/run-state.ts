import type { runEvents, RunProgress, RunStatus, RunStep } from '@limelight/contracts';
import type { StreamEvent } from '../stream.ts';

export interface RunState {
  status: RunStatus;
  progress: RunProgress | null;
  steps: readonly RunStep[];
  text: string;
  /** Unparsed. Null until the run is done. */
  result: unknown;
  charged: number | null;
  error: string | null;
}

export const initialRunState: RunState = {
  status: 'queued',
  progress: null,
  steps: [],
  text: '',
  result: null,
  charged: null,
  error: null,
};

export type RunEvent = StreamEvent<typeof runEvents>;

/** Applies an event. An event repeated after a reconnection changes nothing. */
export function withRunEvent(state: RunState, event: RunEvent): RunState {
  switch (event.event) {
    case 'progress': {
      const { status, ...progress } = event.data;
      return { ...state, status, progress };
    }
    case 'step': {
      const others = state.steps.filter(({ name }) => name !== event.data.name);
      return { ...state, status: 'running', steps: [...others, event.data] };
    }
    case 'text': {
      const { offset, delta } = event.data;
      return { ...state, status: 'running', text: state.text.slice(0, offset) + delta };
    }
    case 'done': {
      const { status, result, charged } = event.data;
      return { ...state, status, result, charged };
    }
    case 'error':
      return { ...state, status: 'failed', error: event.data.message, charged: event.data.charged };
  }
}

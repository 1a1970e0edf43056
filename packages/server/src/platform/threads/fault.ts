import type { ErrorCode } from '@limelight/contracts';
import { AppError } from '../http/index.ts';

/** `busy`: too many tasks are waiting. `stopped`: the program is shutting down. */
export type ThreadFaultKind = 'too-slow' | 'crashed' | 'busy' | 'stopped';

const codes: Readonly<Record<ThreadFaultKind, ErrorCode>> = {
  'too-slow': 'writer_too_slow',
  crashed: 'writer_unavailable',
  busy: 'writer_queue_full',
  stopped: 'unavailable',
};

/**
 * A task that a thread did not finish. The error codes are those of the writer; other callers translate it by
 * `kind`.
 */
export class ThreadFault extends AppError {
  readonly kind: ThreadFaultKind;

  constructor(kind: ThreadFaultKind) {
    super(codes[kind], undefined, kind === 'busy' ? { retryAfterSeconds: 5 } : {});
    this.name = 'ThreadFault';
    this.kind = kind;
  }
}

/** The thread's answer, or `otherwise` when the material took too much time or memory to read. */
export async function unlessUnreadable<Answer, Otherwise>(
  answer: Promise<Answer>,
  otherwise: Otherwise,
): Promise<Answer | Otherwise> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ThreadFault && (error.kind === 'too-slow' || error.kind === 'crashed'))
      return otherwise;
    throw error;
  }
}

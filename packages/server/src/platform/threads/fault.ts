import type { ErrorCode } from '@limelight/contracts';
import { AppError } from '../http/index.ts';

/** `busy`: too many wait already. `stopped`: the program ends. */
export type ThreadFaultKind = 'too-slow' | 'crashed' | 'busy' | 'stopped';

const codes: Readonly<Record<ThreadFaultKind, ErrorCode>> = {
  'too-slow': 'writer_too_slow',
  crashed: 'writer_unavailable',
  busy: 'writer_queue_full',
  stopped: 'unavailable',
};

/** Work that a thread did not finish. It refuses as a text would; who works on something else names it anew by `kind`. */
export class ThreadFault extends AppError {
  readonly kind: ThreadFaultKind;

  constructor(kind: ThreadFaultKind) {
    super(codes[kind], undefined, kind === 'busy' ? { retryAfterSeconds: 5 } : {});
    this.name = 'ThreadFault';
    this.kind = kind;
  }
}

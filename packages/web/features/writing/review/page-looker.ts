import type { LookRequest } from './look-messages.ts';
import type { Prepared } from './looking.ts';
import type { Matter } from './seen.ts';
import { Looker } from './looker.ts';

/** What was prepared here last, for a browser without workers. */
let prepared: { matter: Matter; ready: Prepared } | null = null;

/** The looker of the page. */
export const pageLooker = new Looker({
  start(onAnswer, onFailure) {
    if (typeof Worker === 'undefined') return null;
    const worker = new Worker(new URL('./looking.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<unknown>) => onAnswer(event.data));
    worker.addEventListener('messageerror', onFailure);
    worker.addEventListener('error', onFailure);
    return {
      post: (request: LookRequest) => worker.postMessage(request),
      end: () => worker.terminate(),
    };
  },
  async lookHere(text, matter) {
    // Fetched only where it is needed: the worker brings its own.
    const { lookAt, prepare } = await import('./looking.ts');
    if (prepared?.matter !== matter) prepared = { matter, ready: prepare(matter) };
    return lookAt(text, prepared.ready);
  },
});

import { failureOf, type Failure } from './sentences.ts';

/** The scope of a pause of everything; any other scope is the id of a queue. */
export const everything = 'everything';

interface Paused {
  scope: string;
}

/** What holds a post of this queue back, as its author reads it; null when nothing does. */
export function haltFailure(halts: readonly Paused[], queueId: string | null): Failure | null {
  const scopes = new Set(halts.map(({ scope }) => scope));
  if (scopes.has(everything)) return failureOf('paused');
  return queueId !== null && scopes.has(queueId) ? failureOf('queue_paused') : null;
}

import { failureOf, type Failure } from './sentences.ts';

export const everything = 'everything';

interface Paused {
  scope: string;
}

/** The message about the pause that holds back a post of this queue, or null if there is none. */
export function haltFailure(halts: readonly Paused[], queueId: string | null): Failure | null {
  const scopes = new Set(halts.map(({ scope }) => scope));
  if (scopes.has(everything)) return failureOf('paused');
  return queueId !== null && scopes.has(queueId) ? failureOf('queue_paused') : null;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../../../context.ts';
import type { LinkedinClient } from '../../../../integrations/linkedin/index.ts';
import { timingOf, type Timing } from '../rules/timing.ts';

/** The external dependencies of a run, so that a test can stop it at each of its effects. */
export interface PublishingDeps {
  context: Context;
  linkedin: LinkedinClient;
  timing: Timing;
  /** Milliseconds of a clock that is never adjusted. */
  monotonicMs(): number;
  pause(milliseconds: number): Promise<void>;
  /** Whether this process can read the media status. Null until it asked; many applications cannot. */
  mediaStatus: { readable: boolean | null };
}

/** Null when LinkedIn is not configured. */
export function publishingDeps(context: Context): PublishingDeps | null {
  if (context.linkedin === null) return null;
  return {
    context,
    linkedin: context.linkedin,
    timing: timingOf(context.config),
    monotonicMs: () => performance.now(),
    pause: async (milliseconds) => {
      await sleep(milliseconds);
    },
    mediaStatus: { readable: null },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import type { LinkedinClient } from '../../../integrations/linkedin/index.ts';
import { timingOf, type Timing } from '../rules/timing.ts';

/** What a run needs from outside, so that a test can stop it at any of its effects. */
export interface PublishingDeps {
  context: Context;
  linkedin: LinkedinClient;
  timing: Timing;
  /** Milliseconds that no change of the clock moves. */
  monotonicMs(): number;
  pause(milliseconds: number): Promise<void>;
  /** What this process has learnt about media status; null until it asked. Many applications may not read it. */
  mediaStatus: { readable: boolean | null };
}

/** Null where LinkedIn is not configured. */
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

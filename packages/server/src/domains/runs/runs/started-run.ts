import type { Context } from '../../../context.ts';
import type { RunOwner, StartedRun } from '../../../run.ts';

/** The notification key for the end of a run. Runs that were started together share one. */
export const seenKey = ({ id, groupId }: { id: string; groupId: string | null }) => `run:${groupId ?? id}`;

export function startedRun(context: Context, id: string, owner: RunOwner): StartedRun {
  return {
    id,
    owner,
    context,
    get userId() {
      if (owner.kind === 'user') return owner.userId;
      throw new Error(`Run ${id} belongs to a visitor.`);
    },
  };
}

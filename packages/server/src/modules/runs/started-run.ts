import type { Context } from '../../context.ts';
import type { RunOwner, StartedRun } from '../../run.ts';

/** Names the end of a run among a person's notifications; runs that were started together share one. */
export const seenKey = ({ id, groupId }: { id: string; groupId: string | null }) => `run:${groupId ?? id}`;

/** The facts of a run for the functions of its kind. */
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

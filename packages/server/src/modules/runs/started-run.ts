import type { Context } from '../../context.ts';
import type { RunOwner, StartedRun } from '../../run.ts';

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

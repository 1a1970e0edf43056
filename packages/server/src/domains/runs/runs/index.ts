import type { Module } from '../../../module.ts';
import type { RunImplementation } from '../../../run.ts';
import { handleJob } from '../../../platform/queue.ts';
import { engineOf } from './engine.ts';
import { sweepJob, workJob } from './jobs.ts';
import { exportRunsData } from './personal-data.ts';
import { eraseRuns } from './repository/personal.ts';
import { findRun } from './repository/runs.ts';
import { runsRoutes } from './routes.ts';
import { sweepRuns } from './service.ts';

export { engineOf } from './engine.ts';
export { sharedLength, watchRun } from './follow.ts';
export {
  findOpenOfKind,
  findRunOf,
  findRunsPaidBy,
  forgetRuns,
  lockOpenRun,
  listGroup,
  listRunInputs,
  stepResult,
  type RunRow,
  type StepRow,
} from './repository/runs.ts';
export { deleteRuns, findRunWith, listModelsOf, listRunsOf, listStepsOf } from './repository/found.ts';
export { forgetMentions, type Mentions } from './repository/mentions.ts';
export { presentError } from './present.ts';
export { cancelRun } from './service.ts';
export { commitRuns, runToEnd, startRun, startRunIn } from './start.ts';

/** The number of runs that a process executes at once. */
const concurrency = 8;

export function runsModule(implementations: readonly RunImplementation[]): Module {
  const kinds = new Map(
    implementations.map((implementation) => [implementation.definition.kind, implementation]),
  );
  return {
    name: 'runs',
    routes: (context) => runsRoutes(context, kinds),
    handlers: (context) => [
      handleJob({
        job: workJob,
        concurrency,
        async run({ runId }) {
          const row = await findRun(context.database.db, runId);
          const implementation = row === null ? undefined : kinds.get(row.kind);
          if (implementation !== undefined) await engineOf(context).work(implementation, runId);
        },
      }),
      handleJob({ job: sweepJob, cron: '* * * * *', run: async () => sweepRuns(context) }),
    ],
    personalData: { export: exportRunsData, erase: eraseRuns },
  };
}

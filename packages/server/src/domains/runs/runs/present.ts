import {
  errorCatalogue,
  isErrorCode,
  runHasEnded,
  type RunStep,
  type RunSummary,
  type RunView,
} from '@limelight/contracts';
import type { RunImplementation } from '../../../run.ts';
import type { CallRow, RunRow, StepRow } from './repository/runs.ts';

const isoText = (time: Date | null) => time?.toISOString() ?? null;

export function presentError(errorCode: string | null): RunSummary['error'] {
  if (errorCode === null) return null;
  const code = isErrorCode(errorCode) ? errorCode : 'run_failed';
  return { code, message: errorCatalogue[code].message };
}

type Kind = RunImplementation | undefined;

/** A step of several alike is named by its source, as in “Read a feed: The Gazette”. */
function titleOf(kind: Kind, { name, sources: [source] }: StepRow): string | null {
  const title = kind?.titleOf(name) ?? null;
  return title === null || source === undefined || !/\/\d+$/.test(name) ? title : `${title}: ${source.title}`;
}

export function presentStep(step: StepRow, kind: Kind): RunStep {
  const { name, status, summary, attempt, startedAt, finishedAt } = step;
  return {
    name,
    title: titleOf(kind, step),
    status,
    summary,
    attempt,
    startedAt: startedAt.toISOString(),
    finishedAt: isoText(finishedAt),
  };
}

export function presentSummary(row: RunRow, implementation: Kind): RunSummary {
  const { id, kind, status, progress, price, charged, createdAt, finishedAt } = row;
  return {
    id,
    kind,
    label: implementation?.definition.label ?? kind,
    category: implementation?.definition.category ?? null,
    status,
    // A half-filled bar next to a result would say that something is still missing.
    progress: runHasEnded(status) ? null : progress,
    price,
    charged,
    error: presentError(row.errorCode),
    outcome:
      row.result === null ? null : (implementation?.outcomeOf(row.result.value, row.input.value, id) ?? null),
    createdAt: createdAt.toISOString(),
    finishedAt: isoText(finishedAt),
  };
}

export function presentRun(
  row: RunRow,
  implementation: Kind,
  steps: readonly StepRow[],
  calls: readonly CallRow[],
): RunView {
  return {
    ...presentSummary(row, implementation),
    input: row.input.value,
    result: row.result?.value ?? null,
    text: row.text,
    prompts: row.prompts,
    steps: steps.map((step) => ({
      ...presentStep(step, implementation),
      input: step.input?.value ?? null,
      result: step.result?.value ?? null,
      sources: step.sources,
      calls: calls
        .filter((call) => call.step === step.name)
        .map(({ model, outcome, inputTokens, outputTokens, costMicroUsd, durationMs }) => ({
          model,
          outcome,
          inputTokens,
          outputTokens,
          costMicroUsd,
          durationMs,
        })),
    })),
  };
}

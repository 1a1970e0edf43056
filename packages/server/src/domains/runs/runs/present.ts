import {
  errorCatalogue,
  isErrorCode,
  type RunStep,
  type RunSummary,
  type RunView,
} from '@limelight/contracts';
import type { CallRow, RunRow, StepRow } from './repository.ts';

const textOf = (time: Date | null) => time?.toISOString() ?? null;

export function presentError(errorCode: string | null): RunSummary['error'] {
  if (errorCode === null) return null;
  const code = isErrorCode(errorCode) ? errorCode : 'run_failed';
  return { code, message: errorCatalogue[code].message };
}

export function presentStep(step: StepRow): RunStep {
  const { name, status, summary, attempt, startedAt, finishedAt } = step;
  return {
    name,
    status,
    summary,
    attempt,
    startedAt: startedAt.toISOString(),
    finishedAt: textOf(finishedAt),
  };
}

export function presentSummary(row: RunRow, label: string): RunSummary {
  const { id, kind, status, progress, price, charged, createdAt, finishedAt } = row;
  return {
    id,
    kind,
    label,
    status,
    progress,
    price,
    charged,
    error: presentError(row.errorCode),
    createdAt: createdAt.toISOString(),
    finishedAt: textOf(finishedAt),
  };
}

export function presentRun(
  row: RunRow,
  label: string,
  steps: readonly StepRow[],
  calls: readonly CallRow[],
): RunView {
  return {
    ...presentSummary(row, label),
    input: row.input.value,
    result: row.result?.value ?? null,
    text: row.text,
    prompts: row.prompts,
    steps: steps.map((step) => ({
      ...presentStep(step),
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

import type { EndpointData, listReceipts } from '@limelight/contracts';
import type { Attempt, Step } from './repository/publishing.ts';

type Receipt = EndpointData<typeof listReceipts>['items'][number];

export function presentReceipt(attempt: Attempt, steps: readonly Step[]): Receipt {
  return {
    id: attempt.id,
    startedAt: attempt.createdAt.toISOString(),
    finishedAt: attempt.finishedAt?.toISOString() ?? null,
    outcome: attempt.outcome,
    payloadHash: attempt.payloadHash,
    payloadBytes: attempt.payloadBytes,
    steps: steps.map((step) => ({ step: step.step, at: step.at.toISOString(), answer: step.answer })),
    urn: attempt.urn,
    message: attempt.errorMessage,
  };
}

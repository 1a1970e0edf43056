import type { EndpointData, listReceipts } from '@limelight/contracts';
import type { Dated } from '../../../platform/http/index.ts';
import type { Attempt, Step } from './repository/publishing.ts';

type Receipt = EndpointData<typeof listReceipts>['items'][number];

export function presentReceipt(attempt: Attempt, steps: readonly Step[]): Dated<Receipt> {
  return { ...attempt, startedAt: attempt.createdAt, steps, message: attempt.errorMessage };
}

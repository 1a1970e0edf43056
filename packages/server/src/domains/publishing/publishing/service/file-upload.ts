import {
  emptyTrace,
  type CallResult,
  type LinkedinFailure,
} from '../../../../integrations/linkedin/index.ts';
import type { NewStep, Step } from '../repository/publishing.ts';
import type { PublishingDeps } from './deps.ts';
import type { Prepared } from './prepared.ts';

export interface FileUpload {
  deps: PublishingDeps;
  prepared: Prepared;
  item: Prepared['post']['media'][number];
  steps: readonly Step[];
  /** Throws when another run owns the attempt now. */
  keepLease: () => Promise<void>;
  record: (step: NewStep['step'], answer: string, assetUrn: string | null, detail?: unknown) => Promise<void>;
}

export function lackingFile(code: 'PICTURE_MISSING' | 'MEDIA_ASSET_PROCESSING_FAILED'): LinkedinFailure {
  return { kind: 'rejected', status: 0, code, message: '', trace: emptyTrace('linkedin.upload') };
}

/** Uploads have no visible effect, so they are retried at once when LinkedIn does not answer. */
export async function patiently<T>(
  deps: PublishingDeps,
  call: () => Promise<CallResult<T>>,
): Promise<CallResult<T>> {
  let result = await call();
  for (const waitMs of deps.timing.uploadWaitsMs) {
    if (result.kind !== 'unavailable') break;
    await deps.pause(waitMs);
    result = await call();
  }
  return result;
}

/** An upload address that was used up or has expired is a temporary failure, because the retry requests a new one. */
export function refusedUpload(failure: LinkedinFailure): LinkedinFailure {
  return failure.kind === 'rejected' && failure.code === 'EXPIRED_UPLOAD_URL'
    ? { kind: 'unavailable', reason: failure.code, trace: failure.trace }
    : failure;
}

import { emptyTrace, type CallResult, type LinkedinFailure } from '../../../integrations/linkedin/index.ts';
import type { NewStep, Step } from '../repository.ts';
import type { PublishingDeps } from './deps.ts';
import type { Prepared } from './prepare.ts';

/** One file on its way to LinkedIn. */
export interface FileUpload {
  deps: PublishingDeps;
  prepared: Prepared;
  item: Prepared['post']['media'][number];
  /** What was recorded for this file already, in order. */
  steps: readonly Step[];
  /** Throws when the intent is another run's now. */
  keepLease: () => Promise<void>;
  record: (step: NewStep['step'], answer: string, assetUrn: string | null, detail?: unknown) => Promise<void>;
}

export function lackingFile(code: 'PICTURE_MISSING' | 'MEDIA_ASSET_PROCESSING_FAILED'): LinkedinFailure {
  return { kind: 'rejected', status: 0, code, message: '', trace: emptyTrace('linkedin.upload') };
}

/** Uploads have no effect that anybody sees, so they are tried again at once when LinkedIn does not answer. */
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

/** An address that was used up or has expired: the next try asks for another one. */
export function refusedUpload(failure: LinkedinFailure): LinkedinFailure {
  return failure.kind === 'rejected' && failure.code === 'EXPIRED_UPLOAD_URL'
    ? { kind: 'unavailable', reason: failure.code, trace: failure.trace }
    : failure;
}

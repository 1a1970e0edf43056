import {
  emptyTrace,
  type AttachedAsset,
  type CallResult,
  type LinkedinFailure,
} from '../../../integrations/linkedin/index.ts';
import { readMediaFile } from '../../posts/index.ts';
import { insertStep, listAttempts, listSteps, renewLease } from '../repository.ts';
import type { PublishingDeps } from './deps.ts';
import type { Prepared } from './prepare.ts';

/** `lost`: another run has taken over. `failed`: known to have had no effect on the feed. */
export type Uploads =
  | { kind: 'ready'; images: AttachedAsset[] }
  | { kind: 'lost' }
  | { kind: 'failed'; failure: LinkedinFailure };

class LeaseLost extends Error {}

function lackingPicture(code: 'PICTURE_MISSING' | 'MEDIA_ASSET_PROCESSING_FAILED'): LinkedinFailure {
  return { kind: 'rejected', status: 0, code, message: '', trace: emptyTrace('linkedin.upload') };
}

/** Uploads have no effect that anybody sees, so they are tried again at once when LinkedIn does not answer. */
async function patiently<T>(
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

/**
 * Files of this post that LinkedIn has already, by their id here. An attempt that was only interrupted, or whose outcome
 * nobody knows, uses the same ones again: the same bytes are what LinkedIn can recognise as a duplicate.
 */
async function knownAssets(
  deps: PublishingDeps,
  { post, connection }: Prepared,
): Promise<Map<string, string>> {
  const attempts = await listAttempts(deps.context.database.db, post.id, post.userId);
  const known = new Map<string, string>();
  const usable: string[] = [];
  for (const attempt of attempts) {
    const refused =
      attempt.outcome === 'failed' &&
      attempt.errorCode !== 'rate_limited' &&
      attempt.errorCode !== 'unavailable';
    if (attempt.authorUrn !== connection.personUrn || refused || attempt.outcome === 'published') break;
    usable.push(attempt.id);
  }
  for (const step of await listSteps(deps.context.database.db, usable)) {
    if (step.step === 'upload' && step.mediaId !== null && step.assetUrn !== null)
      known.set(step.mediaId, step.assetUrn);
  }
  return known;
}

/** Waits, within reason, until LinkedIn has processed a file; where it may not be asked, goes on. */
async function awaitProcessing(
  deps: PublishingDeps,
  prepared: Prepared,
  urn: string,
): Promise<LinkedinFailure | null> {
  if (deps.mediaStatus.readable === false) return null;
  for (const waitMs of deps.timing.mediaStatusWaitsMs) {
    const answered = await deps.linkedin.assetStatus(prepared.connection.accessToken, urn);
    if (answered.kind !== 'success') return null;
    deps.mediaStatus.readable = answered.value !== 'unreadable';
    if (answered.value === 'failed') return lackingPicture('MEDIA_ASSET_PROCESSING_FAILED');
    if (answered.value === 'available' || answered.value === 'unreadable') return null;
    await deps.pause(waitMs);
  }
  return null;
}

async function uploadOne(
  deps: PublishingDeps,
  prepared: Prepared,
  item: Prepared['post']['media'][number],
): Promise<{ urn: string } | LinkedinFailure> {
  const { context, linkedin, timing } = deps;
  const { db } = context.database;
  const { accessToken, personUrn } = prepared.connection;
  const keepLease = async () => {
    const until = new Date(context.clock.now() + timing.prepareLeaseMs);
    if (!(await renewLease(db, prepared.attemptId, prepared.owner, until))) throw new LeaseLost();
  };
  const record = async (step: 'initialize' | 'upload', answer: string, assetUrn: string | null) => {
    const at = new Date(context.clock.now());
    await insertStep(db, { attemptId: prepared.attemptId, step, at, answer, mediaId: item.id, assetUrn });
  };
  const bytes = await readMediaFile(context, item.id);
  if (bytes === null) return lackingPicture('PICTURE_MISSING');
  await keepLease();
  const initialized = await patiently(deps, async () =>
    linkedin.initializeUpload(accessToken, 'image', personUrn),
  );
  if (initialized.kind !== 'success') {
    await record('initialize', initialized.kind, null);
    return initialized;
  }
  const { urn, uploadUrl } = initialized.value;
  await record('initialize', urn, urn);
  await keepLease();
  const uploaded = await patiently(deps, async () =>
    linkedin.upload(accessToken, uploadUrl, bytes, item.mime),
  );
  if (uploaded.kind !== 'success') {
    await record('upload', uploaded.kind, null);
    // The address was used up or has expired: the next try asks for another one.
    if (uploaded.kind === 'rejected' && uploaded.code === 'EXPIRED_UPLOAD_URL') {
      return { kind: 'unavailable', reason: uploaded.code, trace: uploaded.trace };
    }
    return uploaded;
  }
  await record('upload', String(uploaded.trace.status ?? ''), urn);
  await keepLease();
  return (await awaitProcessing(deps, prepared, urn)) ?? { urn };
}

/** Brings the post's pictures to LinkedIn, going on after the last step that was recorded. */
export async function uploadPictures(deps: PublishingDeps, prepared: Prepared): Promise<Uploads> {
  const { media } = prepared.post;
  if (media.length === 0) return { kind: 'ready', images: [] };
  const known = await knownAssets(deps, prepared);
  const images: AttachedAsset[] = [];
  try {
    for (const item of media) {
      const knownUrn = known.get(item.id);
      const result = knownUrn === undefined ? await uploadOne(deps, prepared, item) : { urn: knownUrn };
      if ('kind' in result) return { kind: 'failed', failure: result };
      images.push({ urn: result.urn, altText: item.altText });
    }
  } catch (error) {
    if (error instanceof LeaseLost) return { kind: 'lost' };
    throw error;
  }
  return { kind: 'ready', images };
}

import { mediaMimes } from '@limelight/contracts';
import type { AttachedAsset, LinkedinFailure } from '../../../../integrations/linkedin/index.ts';
import { readMediaFile } from '../../../posts/media/index.ts';
import { insertStep, listAttempts, listSteps, renewLease, type Step } from '../repository/publishing.ts';
import type { PublishingDeps } from './deps.ts';
import { lackingFile, patiently, refusedUpload, type FileUpload } from './file-upload.ts';
import type { Prepared } from './prepared.ts';
import { uploadVideo } from './upload-video.ts';

/** `lost`: another run has taken over. `failed`: certain to have had no effect on the feed. */
export type Uploads =
  | { kind: 'ready'; files: AttachedAsset[] }
  | { kind: 'lost' }
  | { kind: 'failed'; failure: LinkedinFailure };

class LeaseLost extends Error {}

/**
 * The recorded steps for the files of this post, in order. After an attempt that was interrupted, or whose outcome is
 * unknown, the same files are reused, because only identical content lets LinkedIn recognise a duplicate.
 */
async function usableSteps(deps: PublishingDeps, { post, connection }: Prepared): Promise<Step[]> {
  const attempts = await listAttempts(deps.context.database.db, post.id, post.userId);
  const usable: string[] = [];
  for (const attempt of attempts) {
    const refused =
      attempt.outcome === 'failed' &&
      attempt.errorCode !== 'rate_limited' &&
      attempt.errorCode !== 'unavailable';
    if (attempt.authorUrn !== connection.personUrn || refused || attempt.outcome === 'published') break;
    usable.push(attempt.id);
  }
  return listSteps(deps.context.database.db, usable);
}

/**
 * Waits for a limited time until LinkedIn has processed a file. Continues at once where the app cannot request the
 * status.
 */
async function awaitProcessing({ deps, prepared }: FileUpload, urn: string): Promise<LinkedinFailure | null> {
  if (deps.mediaStatus.readable === false) return null;
  for (const waitMs of deps.timing.mediaStatusWaitsMs) {
    const answered = await deps.linkedin.assetStatus(prepared.connection.accessToken, urn);
    if (answered.kind !== 'success') return null;
    deps.mediaStatus.readable = answered.value !== 'unreadable';
    if (answered.value === 'failed') return lackingFile('MEDIA_ASSET_PROCESSING_FAILED');
    if (answered.value === 'available' || answered.value === 'unreadable') return null;
    await deps.pause(waitMs);
  }
  return null;
}

async function uploadWhole(
  upload: FileUpload,
  kind: 'image' | 'document',
): Promise<{ urn: string } | LinkedinFailure> {
  const { deps, prepared, item, keepLease, record } = upload;
  const { accessToken, personUrn } = prepared.connection;
  const bytes = await readMediaFile(deps.context, item);
  if (bytes === null) return lackingFile('PICTURE_MISSING');
  await keepLease();
  const initialized = await patiently(deps, async () =>
    deps.linkedin.initializeUpload(accessToken, kind, personUrn),
  );
  if (initialized.kind !== 'success') {
    await record('initialize', initialized.kind, null);
    return initialized;
  }
  const { urn, uploadUrl } = initialized.value;
  await record('initialize', urn, urn);
  await keepLease();
  const uploaded = await patiently(deps, async () =>
    deps.linkedin.upload(accessToken, uploadUrl, bytes, item.mime),
  );
  if (uploaded.kind !== 'success') {
    await record('upload', uploaded.kind, null);
    return refusedUpload(uploaded);
  }
  await record('upload', String(uploaded.trace.status ?? ''), urn);
  return { urn };
}

async function uploadOne(upload: FileUpload): Promise<{ urn: string } | LinkedinFailure> {
  const kind = mediaMimes[upload.item.mime];
  const result = kind === 'video' ? await uploadVideo(upload) : await uploadWhole(upload, kind);
  if ('kind' in result) return result;
  await upload.keepLease();
  return (await awaitProcessing(upload, result.urn)) ?? result;
}

/** Uploads the post's files one after the other, continuing after the last recorded step. */
export async function uploadFiles(deps: PublishingDeps, prepared: Prepared): Promise<Uploads> {
  const { media } = prepared.post;
  if (media.length === 0) return { kind: 'ready', files: [] };
  const { context, timing } = deps;
  const { db } = context.database;
  const steps = Map.groupBy(await usableSteps(deps, prepared), (step) => step.mediaId);
  const files: AttachedAsset[] = [];
  try {
    for (const item of media) {
      const own = steps.get(item.id) ?? [];
      const last = mediaMimes[item.mime] === 'video' ? 'finalize' : 'upload';
      const known = own.findLast((step) => step.step === last && step.assetUrn !== null)?.assetUrn ?? null;
      const upload: FileUpload = {
        deps,
        prepared,
        item,
        steps: own,
        keepLease: async () => {
          const until = new Date(context.clock.now() + timing.prepareLeaseMs);
          if (!(await renewLease(db, prepared.attemptId, prepared.owner, until))) throw new LeaseLost();
        },
        record: async (step, answer, assetUrn, detail = null) => {
          const { attemptId } = prepared;
          const at = new Date(context.clock.now());
          await insertStep(db, { attemptId, step, at, answer, mediaId: item.id, assetUrn, detail });
        },
      };
      const result = known === null ? await uploadOne(upload) : { urn: known };
      if ('kind' in result) return { kind: 'failed', failure: result };
      files.push({ urn: result.urn, altText: item.altText });
    }
  } catch (error) {
    if (error instanceof LeaseLost) return { kind: 'lost' };
    throw error;
  }
  return { kind: 'ready', files };
}

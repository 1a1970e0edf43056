import { z } from 'zod';
import type { CallResult, LinkedinFailure, VideoUpload } from '../../../../integrations/linkedin/index.ts';
import { readMediaRange } from '../../../posts/media/index.ts';
import { lackingFile, patiently, refusedUpload, type FileUpload } from './file-upload.ts';

const savedUpload = z.object({
  uploadToken: z.string(),
  expiresAtMs: z.number().nullable(),
  parts: z.array(z.object({ uploadUrl: z.url(), firstByte: z.number(), lastByte: z.number() })),
});
const unanswered = z.object({ unanswered: z.literal(true) });
const savedPart = z.object({ index: z.number().int(), etag: z.string() });

/** An upload whose addresses expire within this time is not continued. */
const sparedMs = 5 * 60_000;

interface Begun {
  video: VideoUpload;
  etags: Map<number, string>;
}

/** The last upload of this video that was started, with its uploaded parts. Null when it cannot be continued. */
function resume({ steps, deps }: FileUpload): Begun | null {
  const at = steps.findLastIndex((step) => step.step === 'initialize' && step.assetUrn !== null);
  const begun = steps[at];
  const saved = savedUpload.safeParse(begun?.detail);
  if (begun?.assetUrn === undefined || begun.assetUrn === null || !saved.success) return null;
  const later = steps.slice(at + 1);
  // After a refused part or completion, the upload cannot be finished. One without an answer can be retried.
  if (later.some((step) => step.assetUrn === null && !unanswered.safeParse(step.detail).success)) return null;
  const { expiresAtMs } = saved.data;
  if (expiresAtMs !== null && expiresAtMs - sparedMs < deps.context.clock.now()) return null;
  const etags = new Map<number, string>();
  for (const step of later) {
    const part = savedPart.safeParse(step.detail);
    if (step.step === 'part' && part.success) etags.set(part.data.index, part.data.etag);
  }
  return { video: { ...saved.data, urn: begun.assetUrn }, etags };
}

const noteOf = (failure: LinkedinFailure) => (failure.kind === 'unavailable' ? { unanswered: true } : null);

async function begin(upload: FileUpload): Promise<CallResult<VideoUpload>> {
  const { deps, prepared, item, keepLease, record } = upload;
  await keepLease();
  const { accessToken, personUrn } = prepared.connection;
  const answered = await patiently(deps, async () =>
    deps.linkedin.initializeVideo(accessToken, personUrn, item.bytes),
  );
  if (answered.kind !== 'success') {
    await record('initialize', answered.kind, null);
    return answered;
  }
  const { urn, ...detail } = answered.value;
  await record('initialize', urn, urn, detail);
  return answered;
}

/** Uploads the missing parts, then has LinkedIn assemble them. */
export async function uploadVideo(upload: FileUpload): Promise<{ urn: string } | LinkedinFailure> {
  const { deps, prepared, item, keepLease, record } = upload;
  let begun = resume(upload);
  if (begun === null) {
    const answered = await begin(upload);
    if (answered.kind !== 'success') return answered;
    begun = { video: answered.value, etags: new Map() };
  }
  const { video, etags } = begun;
  for (const [index, part] of video.parts.entries()) {
    if (etags.has(index)) continue;
    const bytes = await readMediaRange(deps.context, item, part.firstByte, part.lastByte);
    if (bytes === null) return lackingFile('PICTURE_MISSING');
    await keepLease();
    const sent = await patiently(deps, async () => deps.linkedin.uploadPart(part.uploadUrl, bytes));
    if (sent.kind !== 'success') {
      await record('part', sent.kind, null, noteOf(sent));
      return refusedUpload(sent);
    }
    await record('part', `${index + 1} of ${video.parts.length}`, video.urn, { index, etag: sent.value });
    etags.set(index, sent.value);
  }
  await keepLease();
  const inOrder = video.parts.map((_, index) => etags.get(index) ?? '');
  const finished = await patiently(deps, async () =>
    deps.linkedin.finalizeVideo(prepared.connection.accessToken, video, inOrder),
  );
  if (finished.kind !== 'success') {
    await record('finalize', finished.kind, null, noteOf(finished));
    return refusedUpload(finished);
  }
  await record('finalize', String(finished.trace.status ?? ''), video.urn);
  return { urn: video.urn };
}

import type { Fault } from '../http/faults.ts';
import { bytes, empty, json, type Answer } from '../http/answer.ts';
import { header, type Call } from '../http/router.ts';
import { authenticate, countVersioned } from './access.ts';
import { accessDenied, plainError, Refusal } from './errors.ts';
import { inspectDocument } from './inspect-document.ts';
import { inspectImage, type Inspection } from './inspect-image.ts';
import type { Asset } from './records.ts';
import type { LinkedInState } from './state.ts';
import { decode } from './urn.ts';

/** `PUT {uploadUrl}`: with a token for images and documents, without one for parts of a video. */
export function upload(state: LinkedInState, call: Call, fault: Fault | undefined): Answer {
  const target = state.findUpload(call.params['token'] ?? '');
  const asset = target === undefined ? undefined : state.assets.get(target.urn);
  if (target === undefined || asset === undefined)
    throw new Refusal(plainError(404, 'NOT_FOUND', 'No upload is expected at this address'));
  if (asset.kind === 'video' && header(call, 'authorization') !== undefined) {
    throw new Refusal(
      plainError(400, 'ILLEGAL_ARGUMENT', "Authorization must not be sent to a video part's address"),
    );
  }
  if (asset.kind !== 'video') {
    const grant = authenticate(state, call);
    if (grant.memberId !== asset.memberId) throw new Refusal(accessDenied('mediaUpload.PUT'));
    if (state.settings.countUploads) countVersioned(state, grant);
  }
  if (state.now() > asset.uploadExpiresAt)
    throw new Refusal(plainError(400, 'EXPIRED_UPLOAD_URL', 'The upload URL has expired'));
  if (header(call, 'content-length') === undefined)
    throw new Refusal(plainError(411, 'LENGTH_REQUIRED', 'Content-Length is required'));
  if (call.body.length === 0) throw new Refusal(plainError(400, 'ILLEGAL_ARGUMENT', 'The body is empty'));
  return asset.kind === 'video'
    ? storePart(state, call, asset, target.part)
    : storeFile(state, call, asset, fault);
}

function storePart(state: LinkedInState, call: Call, asset: Asset, index: number): Answer {
  const parts = (asset.parts ?? []).map((part) => ({ ...part }));
  const part = parts[index];
  if (part === undefined) throw new Refusal(plainError(404, 'NOT_FOUND', 'No such part'));
  const expected = part.lastByte - part.firstByte + 1;
  if (call.body.length !== expected) {
    throw new Refusal(
      plainError(400, 'ILLEGAL_ARGUMENT', `This part has ${expected} bytes, ${call.body.length} arrived`),
    );
  }
  if (header(call, 'content-type') !== 'application/octet-stream') {
    throw new Refusal(plainError(415, 'UNSUPPORTED_MEDIA_TYPE', 'A part is application/octet-stream'));
  }
  part.blob = state.blobs.put(call.body);
  state.assets.set(asset.urn, { ...asset, parts });
  return empty(200, { etag: part.blob });
}

function storeFile(state: LinkedInState, call: Call, asset: Asset, fault: Fault | undefined): Answer {
  const largest = asset.kind === 'image' ? state.settings.imageMaxBytes : state.settings.documentMaxBytes;
  if (call.body.length > largest)
    throw new Refusal(plainError(413, 'PAYLOAD_TOO_LARGE', `At most ${largest} bytes`));
  const found = asset.kind === 'image' ? inspectImage(call.body) : inspectDocument(call.body);
  checkDeclaredType(call, found);
  if (found.fault !== undefined && state.settings.unsuitableUpload === 'immediate') {
    const known = found.type !== '';
    throw new Refusal(
      plainError(known ? 422 : 415, known ? 'UNPROCESSABLE_ENTITY' : 'UNSUPPORTED_MEDIA_TYPE', found.fault),
    );
  }
  const ordered = fault?.kind === 'slow-media' ? (fault.delayMs ?? 5000) : asset.processingMs;
  const failure = fault?.kind === 'failed-media' ? 'internal error' : found.fault;
  state.assets.set(asset.urn, {
    ...asset,
    blob: state.blobs.put(call.body),
    type: found.type,
    byteLength: call.body.length,
    readyAt: state.now() + ordered,
    failed: failure !== undefined,
    ...(failure === undefined ? {} : { failure }),
  });
  return empty(201);
}

/** The declared type must be the real one or `application/octet-stream`. */
function checkDeclaredType(call: Call, found: Inspection): void {
  const declared = (header(call, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (declared === 'application/octet-stream' || (found.type !== '' && declared === found.type)) return;
  if (found.type === '' && declared !== '') return;
  throw new Refusal(
    plainError(
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      `Content-Type is ${declared || 'absent'}, the bytes are ${found.type || 'unknown'}`,
    ),
  );
}

/** The content of an asset for the feed page. It is never served as a page. */
export function assetBytes(state: LinkedInState, call: Call): Answer {
  const asset = state.assets.get(decode(call.params['urn'] ?? '') ?? '');
  const found = asset === undefined ? undefined : state.blobs.find(asset.blob);
  if (asset === undefined || found === undefined || asset.failed)
    return json(404, { status: 404, message: 'Not found' });
  if (asset.kind === 'image') return bytes(found, asset.type, { 'cache-control': 'private, max-age=3600' });
  if (asset.kind === 'video') {
    const parts = (asset.parts ?? []).flatMap((part) => state.blobs.find(part.blob) ?? []);
    return bytes(Buffer.concat(parts), 'video/mp4');
  }
  return bytes(found, asset.type, { 'content-disposition': 'attachment' });
}

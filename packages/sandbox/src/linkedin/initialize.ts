import { randomBytes } from 'node:crypto';
import { empty, json, type Answer } from '../http/answer.ts';
import type { Call } from '../http/router.ts';
import { jsonBody, pathUrn, versionedCaller, type Caller } from './access.ts';
import { accessDenied, forbidden, invalidInput, notFound, plainError, Refusal } from './errors.ts';
import { checkAuthor, refuseIf } from './post-rules.ts';
import { assetStatus } from './post-media.ts';
import type { Asset } from './records.ts';
import { arrayOf, flag, integer, record, recordOf, requireSchema, text, stringField } from './schema.ts';
import type { LinkedInState } from './state.ts';

const PART_BYTES = 4_194_304;
const LARGEST_VIDEO_BYTES = 500_000_000;

const SIMPLE_SCHEMA = record({ initializeUploadRequest: record({ owner: text }) });
const VIDEO_SCHEMA = record({
  initializeUploadRequest: record({
    owner: text,
    fileSizeBytes: integer,
    'uploadCaptions?': flag,
    'uploadThumbnail?': flag,
  }),
});
const FINALIZE_SCHEMA = record({
  finalizeUploadRequest: record({ video: text, uploadToken: text, uploadedPartIds: arrayOf(text) }),
});

/** `POST /rest/images?action=initializeUpload` and the same for documents. */
export function initializeUpload(state: LinkedInState, call: Call, kind: 'image' | 'document'): Answer {
  const { caller } = beginning(state, call, kind, SIMPLE_SCHEMA);
  const putToken = newUploadToken();
  const asset: Asset = { ...newAsset(state, caller, kind), putToken };
  state.addAsset(asset);
  return json(200, {
    value: {
      uploadUrlExpiresAt: asset.uploadExpiresAt,
      uploadUrl: uploadUrl(state, putToken),
      [kind]: asset.urn,
    },
  });
}

/** `POST /rest/videos?action=…`: initialize in parts of 4 MiB, or finalize. */
export function videoAction(state: LinkedInState, call: Call): Answer {
  return call.query.get('action') === 'finalizeUpload'
    ? finalizeVideo(state, call)
    : initializeVideo(state, call);
}

function initializeVideo(state: LinkedInState, call: Call): Answer {
  const { caller, request } = beginning(state, call, 'video', VIDEO_SCHEMA);
  const size = Number(request['fileSizeBytes']);
  const field = '/initializeUploadRequest/fileSizeBytes';
  refuseIf(
    size < state.settings.videoMinBytes,
    'INVALID_VALUE_FOR_FIELD',
    field,
    `at least ${state.settings.videoMinBytes} bytes`,
  );
  refuseIf(
    size > LARGEST_VIDEO_BYTES,
    'INVALID_VALUE_FOR_FIELD',
    field,
    `at most ${LARGEST_VIDEO_BYTES} bytes`,
  );
  const parts: NonNullable<Asset['parts']> = [];
  for (let firstByte = 0; firstByte < size; firstByte += PART_BYTES) {
    parts.push({
      token: newUploadToken(),
      firstByte,
      lastByte: Math.min(firstByte + PART_BYTES, size) - 1,
      blob: '',
    });
  }
  const asset: Asset = {
    ...newAsset(state, caller, 'video'),
    parts,
    uploadToken: randomBytes(12).toString('base64url'),
  };
  state.addAsset(asset);
  return json(200, {
    value: {
      uploadUrlsExpireAt: asset.uploadExpiresAt,
      video: asset.urn,
      uploadToken: asset.uploadToken,
      uploadInstructions: parts.map(({ token, firstByte, lastByte }) => ({
        uploadUrl: uploadUrl(state, token),
        firstByte,
        lastByte,
      })),
    },
  });
}

function finalizeVideo(state: LinkedInState, call: Call): Answer {
  const caller = versionedCaller(state, call, 'partnerApiVideos.ACTION');
  const body = jsonBody(call);
  requireSchema(FINALIZE_SCHEMA, body);
  const request = recordOf(body, 'finalizeUploadRequest') ?? {};
  const asset = state.assets.get(stringField(request, 'video'));
  if (asset === undefined || asset.kind !== 'video')
    throw new Refusal(invalidInput('INVALID_VIDEO_ID', '/finalizeUploadRequest/video', 'does not exist'));
  if (asset.memberId !== caller.member.id)
    throw new Refusal(accessDenied(`partnerApiVideos.ACTION.${caller.version}01`));
  refuseIf(
    stringField(request, 'uploadToken') !== asset.uploadToken,
    'INVALID_VALUE_FOR_FIELD',
    '/finalizeUploadRequest/uploadToken',
    'does not belong to this upload',
  );
  const parts = asset.parts ?? [];
  const expected = parts.map((part) => part.blob);
  const given = request['uploadedPartIds'];
  const inOrder =
    Array.isArray(given) &&
    given.length === expected.length &&
    expected.every((etag, index) => etag !== '' && etag === given[index]);
  refuseIf(
    !inOrder,
    'INVALID_VALUE_FOR_FIELD',
    '/finalizeUploadRequest/uploadedPartIds',
    'must be the ETag of every part in order',
  );
  const first = state.blobs.find(expected[0] ?? '');
  const isMp4 = first?.subarray(4, 8).toString('latin1') === 'ftyp';
  state.assets.set(asset.urn, {
    ...asset,
    blob: expected[0] ?? '',
    type: 'video/mp4',
    byteLength: (parts.at(-1)?.lastByte ?? -1) + 1,
    readyAt: state.now() + asset.processingMs,
    failed: asset.failed || !isMp4,
    ...(isMp4 ? {} : { failure: 'not an MP4 file' }),
  });
  return empty(200);
}

/** `GET /rest/{images,documents,videos}/{urn}`: closed to self-serve apps unless the settings allow it. */
export function mediaStatus(state: LinkedInState, call: Call, kind: Asset['kind']): Answer {
  const caller = versionedCaller(state, call, `partnerApi${kind}s.GET`);
  const urn = pathUrn(call.params['urn'], [kind]);
  if (state.settings.mediaStatus === 'forbidden') {
    throw new Refusal(forbidden(`Accessing this ${kind} resource is forbidden for the application`));
  }
  const asset = state.assets.get(urn);
  if (asset === undefined) throw new Refusal(notFound(`Could not find entity ${urn}`));
  if (asset.memberId !== caller.member.id)
    throw new Refusal(forbidden(`Accessing this ${kind} resource is forbidden`));
  const status = assetStatus(state, asset);
  const download = {
    downloadUrl: `${state.siteUrl}/media/asset/${encodeURIComponent(urn)}`,
    downloadUrlExpiresAt: state.now() + 3_600_000,
  };
  return json(200, { owner: caller.personUrn, id: urn, status, ...(status === 'AVAILABLE' ? download : {}) });
}

function beginning(state: LinkedInState, call: Call, kind: Asset['kind'], schema: ReturnType<typeof record>) {
  const resource = `partnerApi${kind.charAt(0).toUpperCase()}${kind.slice(1)}s.ACTION`;
  const caller = versionedCaller(state, call, resource);
  if (call.query.get('action') !== 'initializeUpload') {
    throw new Refusal(plainError(400, 'ILLEGAL_ARGUMENT', 'action must be initializeUpload'));
  }
  const body = jsonBody(call);
  requireSchema(schema, body);
  const request = recordOf(body, 'initializeUploadRequest') ?? {};
  checkAuthor(caller, stringField(request, 'owner'), resource, '/initializeUploadRequest/owner');
  return { caller, request };
}

function newAsset(state: LinkedInState, caller: Caller, kind: Asset['kind']): Asset {
  return {
    urn: `urn:li:${kind}:${kind === 'video' ? 'D4E05AQ' : 'D4E10AQ'}${randomBytes(12).toString('base64url')}`,
    kind,
    memberId: caller.member.id,
    uploadExpiresAt: state.now() + state.settings.uploadUrlLifetimeSeconds * 1000,
    blob: '',
    type: '',
    byteLength: 0,
    readyAt: 0,
    processingMs: state.settings.mediaProcessingMs,
    failed: false,
  };
}

function newUploadToken(): string {
  return randomBytes(24).toString('base64url');
}

function uploadUrl(state: LinkedInState, token: string): string {
  return `${state.siteUrl}/dms-uploads/${token}/0?ca=vector_member&cn=uploads&sync=0&v=beta`;
}

import { call, parsed, refusedAddress, type Request } from './call.ts';
import type { CallResult } from './errors.ts';
import type { Reach } from './reach.ts';
import type { VideoUpload } from './types.ts';
import { initializeVideoReply } from './wire.ts';

const jsonType = { 'content-type': 'application/json' };
const jsonBytes = (value: unknown) => Buffer.from(JSON.stringify(value));
const partTimeoutMs = 120_000;

/** A video is uploaded in the ranges that LinkedIn specifies, each to its own address, and then assembled. */
export function videoCalls({ api, versioned, isOwnSite }: Reach) {
  const action = (name: string) => new URL(`${api}/rest/videos?action=${name}`);
  return {
    async initializeVideo(
      accessToken: string,
      ownerUrn: string,
      bytes: number,
    ): Promise<CallResult<VideoUpload>> {
      const request: Request = {
        method: 'POST',
        url: action('initializeUpload'),
        headers: { ...versioned(accessToken), ...jsonType },
        body: jsonBytes({
          initializeUploadRequest: {
            owner: ownerUrn,
            fileSizeBytes: bytes,
            uploadCaptions: false,
            uploadThumbnail: false,
          },
        }),
        // The response contains an address for every 4 MiB.
        bodyLimit: 1024 * 1024,
      };
      return call('linkedin.video.initialize', request, parsed(initializeVideoReply));
    },

    /** Uploads one range without the bearer, because the address itself grants access. Returns the part's ETag. */
    async uploadPart(uploadUrl: string, bytes: Uint8Array): Promise<CallResult<string>> {
      const url = URL.canParse(uploadUrl) ? new URL(uploadUrl) : null;
      if (url === null || !isOwnSite(url)) return refusedAddress('linkedin.upload');
      const request: Request = {
        method: 'PUT',
        url,
        headers: { 'content-type': 'application/octet-stream' },
        body: bytes,
        answerTimeoutMs: partTimeoutMs,
      };
      return call('linkedin.upload', request, ({ headers }) => headers['etag'] ?? null);
    },

    async finalizeVideo(
      accessToken: string,
      video: Pick<VideoUpload, 'urn' | 'uploadToken'>,
      etags: readonly string[],
    ): Promise<CallResult<null>> {
      const request: Request = {
        method: 'POST',
        url: action('finalizeUpload'),
        headers: { ...versioned(accessToken), ...jsonType },
        body: jsonBytes({
          finalizeUploadRequest: {
            video: video.urn,
            uploadToken: video.uploadToken,
            uploadedPartIds: etags,
          },
        }),
      };
      const answered = await call('linkedin.video.finalize', request, () => true);
      return answered.kind === 'success' ? { ...answered, value: null } : answered;
    },
  };
}

import {
  finishUpload,
  getUpload,
  mediaFileContent,
  readLinkCard,
  sendUploadPart,
  startUpload,
  uploadMedia,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, rawRoute, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { readLinkCard as readCard } from '../link-card/service.ts';
import { keepMedia, openSignedMedia } from './service.ts';
import { beginUpload, endUpload, keepPart, readUpload } from './uploads.ts';

export function mediaRoutes(context: Context): Route[] {
  return [
    sessionRoute(uploadMedia, async ({ session, file }) => {
      if (file === null) throw new AppError('media_invalid');
      return { data: await keepMedia(context, session.userId, file) };
    }),
    sessionRoute(readLinkCard, async ({ session, body }) => ({
      data: await readCard(context, session.userId, body.source),
    })),
    sessionRoute(startUpload, async ({ session, body }) => ({
      data: await beginUpload(context, session.userId, body),
    })),
    sessionRoute(getUpload, async ({ session, params }) => ({
      data: await readUpload(context, session.userId, params.id),
    })),
    sessionRoute(sendUploadPart, async ({ session, params, file }) => {
      if (file === null) throw new AppError('upload_part_unfit');
      return { data: await keepPart(context, session.userId, params, file) };
    }),
    sessionRoute(finishUpload, async ({ session, params }) => ({
      data: await endUpload(context, session.userId, params.id),
    })),
    rawRoute(mediaFileContent, async ({ params, query }) => {
      const { mime, bytes, secondsLeft } = await openSignedMedia(context, params.id, query);
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': mime,
          'content-length': String(bytes.byteLength),
          'content-disposition': mime.startsWith('image/') ? 'inline' : 'attachment',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': `private, max-age=${secondsLeft}, immutable`,
        },
      });
    }),
  ];
}

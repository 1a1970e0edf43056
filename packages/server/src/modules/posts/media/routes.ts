import { mediaFileContent, uploadMedia } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, rawRoute, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { keepMedia, openSignedMedia } from './service.ts';

export function mediaRoutes(context: Context): Route[] {
  return [
    sessionRoute(uploadMedia, async ({ session, file }) => {
      if (file === null) throw new AppError('media_invalid');
      return { data: await keepMedia(context, session.userId, file) };
    }),
    rawRoute(mediaFileContent, async ({ params, query }) => {
      const { mime, bytes, secondsLeft } = await openSignedMedia(context, params.id, query);
      return new Response(new Uint8Array(bytes), {
        headers: {
          'content-type': mime,
          'content-length': String(bytes.byteLength),
          'content-disposition': 'inline',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': `private, max-age=${secondsLeft}, immutable`,
        },
      });
    }),
  ];
}

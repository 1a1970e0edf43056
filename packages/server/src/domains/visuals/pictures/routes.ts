import * as contract from '@limelight/contracts';
import { isFontFile } from '@limelight/slides';
import { readEmoji, readFontFile } from '@limelight/slides/files';
import type { Context } from '../../../context.ts';
import { AppError, existing, rawRoute, type Route, sessionRoute } from '../../../platform/http/index.ts';
import * as service from './service.ts';

/** The files are part of the program and change only with its version. */
const kept = { 'cache-control': 'public, max-age=2592000', 'x-content-type-options': 'nosniff' };

export function picturesRoutes(context: Context): Route[] {
  return [
    sessionRoute(contract.listPictures, async ({ session, query }) => ({
      data: await service.searchPictures(context, session.userId, query),
    })),
    sessionRoute(contract.keepInLibrary, async ({ session, body }) => ({
      data: await service.keepUpload(context, session.userId, body),
    })),
    sessionRoute(contract.getPicture, async ({ session, params }) => ({
      data: await service.readPicture(context, session.userId, params.id),
    })),
    sessionRoute(contract.describePicture, async ({ session, params, body }) => ({
      data: await service.changeAltText(context, session.userId, params.id, body.altText),
    })),
    sessionRoute(contract.cutPicture, async ({ session, params, body }) => ({
      data: await service.cutFromLibrary(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.deletePicture, async ({ session, params }) => {
      await service.deleteFromLibrary(context, session.userId, params.id);
    }),
    sessionRoute(contract.postPicture, async ({ session, params }) => ({
      data: { postId: await service.draftWithPicture(context, session.userId, params.id) },
    })),
    sessionRoute(contract.copyPicture, async ({ session, params }) => ({
      data: await service.copyForPost(context, session.userId, params.id),
    })),
    sessionRoute(contract.createGraphic, async ({ session, body }) => {
      const picture = await service.drawGraphic(context, session.userId, body);
      return { data: { mediaId: picture.id, picture } };
    }),
    rawRoute(contract.slideFont, async ({ params }) => {
      if (!isFontFile(params.family, params.file)) throw new AppError('not_found');
      const bytes = await readFontFile(params.family, params.file).catch(() => null);
      if (bytes === null) throw new AppError('not_found');
      const type = params.file.endsWith('.json') ? 'application/json' : 'font/woff';
      return new Response(bytes, { headers: { ...kept, 'content-type': type } });
    }),
    rawRoute(contract.slideEmoji, async ({ params }) => {
      const svg = existing(await readEmoji(params.code));
      return new Response(svg, { headers: { ...kept, 'content-type': 'image/svg+xml' } });
    }),
  ];
}

import { addBrandFont, brandFontFile, deleteBrandFont, listBrandFonts } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError, rawSessionRoute, sessionRoute, type Route } from '../../../../platform/http/index.ts';
import { addFont, deleteFont, listFonts, readFontFile } from './service.ts';

export const fontResponse = (bytes: Uint8Array<ArrayBuffer>): Response =>
  new Response(bytes, {
    headers: {
      'content-type': 'application/octet-stream',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });

export function brandFontsRoutes(context: Context): Route[] {
  return [
    sessionRoute(listBrandFonts, async ({ session }) => ({
      data: { items: await listFonts(context, session.userId) },
    })),
    sessionRoute(addBrandFont, async ({ session, file }) => {
      if (file === null) throw new AppError('font_invalid');
      return { data: await addFont(context, session.userId, file) };
    }),
    sessionRoute(deleteBrandFont, async ({ session, params }) => {
      await deleteFont(context, session.userId, params.id);
    }),
    rawSessionRoute(brandFontFile, async ({ session, params }) => {
      return fontResponse(await readFontFile(context, session.userId, params));
    }),
  ];
}

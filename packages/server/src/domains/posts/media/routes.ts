import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, rawRoute, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { readLinkCard as readCard } from './link-card/service.ts';
import { answerFile } from './range.ts';
import { keepMedia, openSignedMedia } from './service.ts';
import { beginUpload, endUpload, keepPart, readUpload } from './uploads.ts';

export function mediaRoutes(context: Context): Route[] {
  return [
    sessionRoute(contract.uploadMedia, async ({ session, file }) => {
      if (file === null) throw new AppError('media_invalid');
      return { data: await keepMedia(context, session.userId, file) };
    }),
    sessionRoute(contract.readLinkCard, async ({ session, body }) => ({
      data: await readCard(context, session.userId, body.source),
    })),
    sessionRoute(contract.startUpload, async ({ session, body }) => ({
      data: await beginUpload(context, session.userId, body),
    })),
    sessionRoute(contract.getUpload, async ({ session, params }) => ({
      data: await readUpload(context, session.userId, params.id),
    })),
    sessionRoute(contract.sendUploadPart, async ({ session, params, file }) => {
      if (file === null) throw new AppError('upload_part_unfit');
      return { data: await keepPart(context, session.userId, params, file) };
    }),
    sessionRoute(contract.finishUpload, async ({ session, params }) => ({
      data: await endUpload(context, session.userId, params.id),
    })),
    rawRoute(contract.mediaFileContent, async ({ params, query, headers }) => {
      const file = await openSignedMedia(context, params.id, query, headers.get('range'));
      const mime = 'mime' in file ? file.mime : '';
      return answerFile(file, {
        isAttachment: !mime.startsWith('image/'),
        isLasting: true,
        isSeekable: mime.startsWith('video/'),
      });
    }),
  ];
}

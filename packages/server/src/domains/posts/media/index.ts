import { z } from 'zod';
import type { Module } from '../../../module.ts';
import { defineJob, handleJob } from '../../../platform/queue.ts';
import { eraseMediaData, exportMediaData } from './personal-data.ts';
import { mediaRoutes } from './routes.ts';
import { sweepMedia } from './sweep.ts';
export { assertAttachable } from './attach.ts';
export { copyMedia } from './copy.ts';
export { readMediaFile, readMediaPieces, readMediaRange } from './files.ts';
export { remakePicture } from './picture.ts';
export { presentMedia } from './present.ts';
export {
  dropMediaOf,
  findMedia,
  listMediaOf,
  listOwnMedia,
  lockOwnMedia,
  replacePostMedia,
  setHeld,
  type CarriedMedia,
  type MediaRow,
} from './repository/media.ts';
export { answerFile, rangeOf, type OpenedFile } from './range.ts';
export { keepCut, keepDocument, keepPicture } from './service.ts';
export { beginUpload, openUpload } from './uploads.ts';

const sweepJob = defineJob({ name: 'media.sweep', payload: z.object({}), retryLimit: 0 });

export const mediaModule: Module = {
  name: 'media',
  routes: mediaRoutes,
  handlers: (context) => [handleJob({ job: sweepJob, cron: '* * * * *', run: () => sweepMedia(context) })],
  personalData: { export: exportMediaData, erase: eraseMediaData },
};

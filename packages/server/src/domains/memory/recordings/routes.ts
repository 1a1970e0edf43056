import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  pageOf,
  rawRoute,
  readCursor,
  sessionRoute,
  byCreation,
  type Route,
} from '../../../platform/http/index.ts';
import { answerFile, beginUpload } from '../../posts/media/index.ts';
import { requireSources } from '../../posts/sources/index.ts';
import { presentRecording, presentSummary } from './present.ts';
import { findRecordingOfSource, listRecordingRows, type RecordingRow } from './repository.ts';
import {
  accept,
  change,
  editLine,
  keepRecording,
  openSound,
  pointSource,
  remove,
  requireRecording,
} from './service.ts';

/** `onAccepted` looks for facts in what was accepted. */
export function recordingsRoutes(context: Context, onAccepted: (userId: string) => Promise<void>): Route[] {
  const present = async (row: RecordingRow) => ({
    data: await presentRecording(context, context.database.db, row),
  });
  return [
    sessionRoute(contract.listRecordings, async ({ session, query }) => {
      const { limit, cursor } = query;
      const read = await listRecordingRows(context.database.db, session.userId, {
        position: readCursor(cursor),
        limit: limit + 1,
      });
      const { rows, nextCursor } = pageOf(read, limit, byCreation);
      const transcriber = (await context.speech.transcriber())?.about ?? null;
      const items = rows.map((row) => presentSummary(context, row, transcriber?.where === 'here'));
      return {
        data: { items, nextCursor, transcriber, readsAll: context.config.FFMPEG_PATH !== undefined },
      };
    }),
    sessionRoute(contract.startRecordingUpload, async ({ session, body }) => ({
      data: await beginUpload(context, session.userId, {
        name: '',
        mime: 'application/octet-stream',
        bytes: body.bytes,
      }),
    })),
    sessionRoute(contract.addRecording, async ({ session, body }) =>
      present(await keepRecording(context, session.userId, body)),
    ),
    sessionRoute(contract.getRecording, async ({ session, params }) =>
      present(await requireRecording(context, session.userId, params.id)),
    ),
    sessionRoute(contract.changeRecording, async ({ session, params, body }) =>
      present(await change(context, session.userId, params.id, body)),
    ),
    sessionRoute(contract.editTranscript, async ({ session, params, body }) =>
      present(await editLine(context, session.userId, params, body)),
    ),
    sessionRoute(contract.acceptTranscript, async ({ session, params, body }) => {
      const row = await accept(context, session.userId, params.id, body);
      if (row.kind !== 'interview') await onAccepted(session.userId);
      return present(row);
    }),
    sessionRoute(contract.deleteRecording, async ({ session, params }) => {
      await remove(context, session.userId, params.id);
    }),
    sessionRoute(contract.sourceFromPoint, async ({ session, params }) => ({
      data: { sourceId: await pointSource(context, session.userId, params) },
    })),
    sessionRoute(contract.findSpokenSource, async ({ session: { userId }, params: { id } }) => {
      const { db } = context.database;
      await requireSources(db, userId, [id]);
      return { data: { recordingId: await findRecordingOfSource(db, userId, id) } };
    }),
    rawRoute(contract.recordingSound, async ({ params, query, headers }) => {
      const sound = await openSound(context, params.id, query, headers.get('range'));
      return answerFile(sound, { isAttachment: false, isLasting: false, isSeekable: true });
    }),
  ];
}

import { recordingSound, type Recording, type RecordingSummary } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { signedAddress, type Dated } from '../../../platform/http/index.ts';
import { listPostsOfSources } from '../../posts/sources/index.ts';
import { listLines, listPoints, type RecordingRow } from './repository.ts';
import { priceOf } from './rules.ts';

export const untitled = 'Recording';

/** The path that is signed, without `/api`. */
export const soundPath = (id: string) => recordingSound.path.replace(':id', id);

export const hasSound = (row: RecordingRow, now: number): row is RecordingRow & { parts: number } =>
  row.parts !== null && row.soundUntil.getTime() > now;

export function presentSummary(
  context: Context,
  row: RecordingRow,
  isFree: boolean,
): Dated<RecordingSummary> {
  const isThere = hasSound(row, context.clock.now());
  return {
    ...row,
    title: row.title === '' ? untitled : row.title,
    hasSound: isThere,
    soundUntil: isThere ? row.soundUntil : null,
    price: isFree ? 0 : priceOf(row.seconds),
  };
}

export async function presentRecording(
  context: Context,
  connection: Connection,
  row: RecordingRow,
): Promise<Dated<Recording>> {
  const isFree = (await context.speech.transcriber())?.about.where === 'here';
  const lines = await listLines(connection, row.id);
  const points = await listPoints(connection, row.id);
  const drafts = await listPostsOfSources(
    connection,
    row.userId,
    points.flatMap(({ sourceId }) => sourceId ?? []),
  );
  const summary = presentSummary(context, row, isFree);
  return {
    ...summary,
    soundUrl: summary.hasSound ? signedAddress(context, soundPath(row.id)) : null,
    lines,
    // A point whose lines were all left out is none any more.
    points: points
      .filter(({ passages }) => passages.length > 0)
      .map((point) => ({
        ...point,
        postId: point.sourceId === null ? null : (drafts.get(point.sourceId) ?? null),
      })),
    pointsEngine: row.pointsEngine,
    pointsRunId: row.pointsRunId,
  };
}

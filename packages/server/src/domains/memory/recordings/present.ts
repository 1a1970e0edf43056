import { recordingSound, type Recording, type RecordingSummary } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { listPostsOfSources } from '../../posts/sources/index.ts';
import { listLines, listPoints, type RecordingRow } from './repository.ts';
import { priceOf } from './rules.ts';

export const untitled = 'Recording';

const hourSeconds = 3600;
/** Rounds the expiry, so that repeated requests get the same address. */
const stepSeconds = 300;

/** The path that is signed, without `/api`. */
export const soundPath = (id: string) => recordingSound.path.replace(':id', id);

function soundUrl(context: Context, id: string): string {
  const expires = Math.floor(context.clock.now() / 1000 / stepSeconds) * stepSeconds + hourSeconds;
  const path = soundPath(id);
  return `/api${path}?expires=${expires}&signature=${context.secrets.sign(path, expires)}`;
}

export const hasSound = (row: RecordingRow, now: number): row is RecordingRow & { parts: number } =>
  row.parts !== null && row.soundUntil.getTime() > now;

export function presentSummary(context: Context, row: RecordingRow, isFree: boolean): RecordingSummary {
  const isThere = hasSound(row, context.clock.now());
  return {
    id: row.id,
    title: row.title === '' ? untitled : row.title,
    kind: row.kind,
    interviewId: row.interviewId,
    turn: row.turn,
    language: row.language,
    status: row.status,
    seconds: row.seconds,
    bytes: row.bytes,
    hasSound: isThere,
    soundUntil: isThere ? row.soundUntil.toISOString() : null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    runId: row.runId,
    price: isFree ? 0 : priceOf(row.seconds),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

export async function presentRecording(
  context: Context,
  connection: Connection,
  row: RecordingRow,
): Promise<Recording> {
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
    soundUrl: summary.hasSound ? soundUrl(context, row.id) : null,
    lines: lines.map(({ index, second, end, text, uncertain }) => ({ index, second, end, text, uncertain })),
    // A point whose lines were all left out is none any more.
    points: points
      .filter(({ passages }) => passages.length > 0)
      .map(({ index, title, passages, sourceId }) => ({
        ...{ index, title, passages },
        postId: sourceId === null ? null : (drafts.get(sourceId) ?? null),
      })),
    pointsEngine: row.pointsEngine,
    pointsRunId: row.pointsRunId,
  };
}

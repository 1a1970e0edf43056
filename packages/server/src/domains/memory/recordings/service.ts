import { takeLock } from '../../../platform/db/index.ts';
import { randomUUID } from 'node:crypto';
import {
  collectFactsRun,
  findPointsRun,
  recordingSoundDays,
  recordingsLimit,
  transcribeRun,
  uploadPartBytes,
  type addRecording,
  type changeRecording,
  type EndpointInput,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, existing, requireSigned } from '../../../platform/http/index.ts';
import { openUpload, rangeOf, type OpenedFile } from '../../posts/media/index.ts';
import { insertSource, findSources } from '../../posts/sources/index.ts';
import { forgetRuns } from '../../runs/runs/index.ts';
import { forgetSuggestions } from '../facts/index.ts';
import { keepSound, readSound, readSoundRange, removeSound } from './files.ts';
import { hasSound, soundPath, untitled } from './present.ts';
import {
  changeLine,
  changePoint,
  changeRow,
  clearDoubts,
  countRecordings,
  deleteRow,
  findRecording,
  findSound,
  insertRecording,
  listLines,
  listPoints,
  listSoundsToDelete,
  lockRecording,
  type RecordingRow,
} from './repository.ts';
import { sourceOf } from './rules.ts';
import { inspectSound } from './sound/open-sound.ts';

const addRule = { name: 'recording-add', points: 60, perSeconds: 3600 } as const;
const dayMs = 86_400_000;

type Given = EndpointInput<typeof addRecording>['body'];

/** Keeps an uploaded recording under the id of its upload. Safe to repeat. Refuses with the codes of `addRecording`. */
export async function keepRecording(context: Context, userId: string, given: Given): Promise<RecordingRow> {
  const { db } = context.database;
  const known = await findRecording(db, userId, given.uploadId);
  if (known !== null) return known;
  await context.limits.take(addRule, userId);
  try {
    return await keepUpload(context, userId, given);
  } catch (error) {
    // Another request was faster, and the upload is gone.
    const kept = await findRecording(db, userId, given.uploadId);
    if (kept === null) throw error;
    return kept;
  }
}

async function keepUpload(
  context: Context,
  userId: string,
  { uploadId: id, ...given }: Given,
): Promise<RecordingRow> {
  const { db } = context.database;
  const upload = await openUpload(context, userId, id);
  const facts = await inspectSound(context, userId, upload.pieces);
  const parts = await keepSound(context, { id, userId }, upload.pieces());
  const now = new Date(context.clock.now());
  const row: RecordingRow = {
    id,
    userId,
    ...given,
    ...facts,
    bytes: upload.bytes,
    parts,
    status: 'waiting',
    soundUntil: new Date(now.getTime() + recordingSoundDays * dayMs),
    acceptedAt: null,
    runId: null,
    pointsRunId: null,
    pointsEngine: null,
    version: 1,
    createdAt: now,
  };
  // An upload that ended meanwhile has fewer parts than it had.
  if (parts !== Math.ceil(upload.bytes / uploadPartBytes)) throw new AppError('not_found');
  await db.transaction(async (tx) => {
    await takeLock(tx, 'recordings', userId);
    if ((await countRecordings(tx, userId)) >= recordingsLimit) throw new AppError('recording_limit');
    await insertRecording(tx, row);
  });
  await upload.drop();
  return existing(await findRecording(db, userId, id));
}

export async function requireRecording(context: Context, userId: string, id: string): Promise<RecordingRow> {
  return existing(await findRecording(context.database.db, userId, id));
}

export async function change(
  context: Context,
  userId: string,
  id: string,
  { title, language }: EndpointInput<typeof changeRecording>['body'],
): Promise<RecordingRow> {
  await requireRecording(context, userId, id);
  await changeRow(context.database.db, id, {
    ...(title === undefined ? {} : { title }),
    ...(language === undefined ? {} : { language }),
  });
  return requireRecording(context, userId, id);
}

/** Corrects a line. Passages of points that it held become the whole line. Refuses with `not_found` and `recording_changed`. */
export async function editLine(
  context: Context,
  userId: string,
  { id, index }: { id: string; index: number },
  { version, text: given }: { version: number; text: string },
): Promise<RecordingRow> {
  const text = given.replace(/\s+/gu, ' ').trim();
  await context.database.db.transaction(async (tx) => {
    const row = existing(await lockRecording(tx, userId, id));
    if (row.status === 'transcribing') throw new AppError('recording_busy');
    const line = existing((await listLines(tx, id)).find((one) => one.index === index) ?? null);
    // The same text says that the line is right.
    if (line.text === text && line.uncertain.length === 0) return;
    if (row.version !== version) throw new AppError('recording_changed');
    await changeLine(tx, line, { text, edited: true, uncertain: [] });
    for (const point of line.text === text ? [] : await listPoints(tx, id)) {
      if (!point.passages.some((passage) => passage.line === index)) continue;
      const others = point.passages.filter((passage) => passage.line !== index);
      const whole = text === '' ? [] : [{ line: index, second: line.second, text }];
      const passages = [...others, ...whole].toSorted((a, b) => a.line - b.line);
      // A new source is made of it, as the earlier one says what was not said.
      await changePoint(tx, point, { passages, sourceId: null });
    }
    await changeRow(tx, id, {});
  });
  return requireRecording(context, userId, id);
}

/**
 * Accepts the transcript at this version and deletes its sound, unless that is to stay for its term. Refuses with
 * `recording_busy`, `recording_changed` and `recording_empty`.
 */
export async function accept(
  context: Context,
  userId: string,
  id: string,
  { version, keepSound: stays }: { version: number; keepSound: boolean },
): Promise<RecordingRow> {
  const now = new Date(context.clock.now());
  await context.database.db.transaction(async (tx) => {
    const row = existing(await lockRecording(tx, userId, id));
    if (row.status === 'transcribing') throw new AppError('recording_busy');
    if (row.version !== version) throw new AppError('recording_changed');
    if (!(await listLines(tx, id)).some(({ text }) => text !== '')) throw new AppError('recording_empty');
    await clearDoubts(tx, id);
    await changeRow(tx, id, {
      acceptedAt: row.acceptedAt ?? now,
      ...(stays || row.parts === null ? {} : { soundUntil: now }),
    });
  });
  const row = await requireRecording(context, userId, id);
  if (!stays && row.parts !== null) await dropSound(context, row);
  return requireRecording(context, userId, id);
}

async function dropSound(context: Context, row: RecordingRow): Promise<void> {
  await removeSound(context, row);
  await changeRow(context.database.db, row.id, { parts: null });
}

const swept = 100;

/** Deletes the sounds whose term has ended. One that cannot be deleted is tried again the next time. */
export async function sweepSounds(context: Context): Promise<void> {
  const due = await listSoundsToDelete(context.database.db, new Date(context.clock.now()), swept);
  for (const row of due) if (row.status !== 'transcribing') await dropSound(context, row);
}

/** Deletes a recording with what it suggested, and then its sound. */
export async function remove(context: Context, userId: string, id: string): Promise<void> {
  const row = await context.database.db.transaction(async (tx) => {
    const locked = existing(await lockRecording(tx, userId, id));
    if (locked.status === 'transcribing') throw new AppError('recording_busy');
    // Runs that read it contain its words.
    const kinds = [transcribeRun, findPointsRun, collectFactsRun].map(({ kind }) => kind);
    await forgetRuns(tx, userId, { id, kinds, blanked: [] });
    if (!(await deleteRow(tx, userId, id))) throw new AppError('not_found');
    await forgetSuggestions(tx, userId, { kind: 'recording', id });
    return locked;
  });
  await removeSound(context, row);
}

/** Opens the sound at a signed address, or a range of it. Refuses with `signature_invalid` and `not_found`. */
export async function openSound(
  context: Context,
  id: string,
  signed: { expires: number; signature: string },
  asked: string | null,
): Promise<OpenedFile | { beyond: number }> {
  const now = context.clock.now();
  requireSigned(context, soundPath(id), signed);
  const row = existing(await findSound(context.database.db, id));
  if (!hasSound(row, now)) throw new AppError('not_found');
  const { mime, bytes: size } = row;
  const shared = { mime, secondsLeft: Math.max(0, Math.floor(signed.expires - now / 1000)) };
  const range = rangeOf(asked, size, uploadPartBytes);
  if (range === 'beyond') return { beyond: size };
  if (range === null)
    return { ...shared, body: ReadableStream.from(readSound(context, row)), length: size, range };
  const body = existing(await readSoundRange(context, row, range));
  return { ...shared, body, length: body.byteLength, range: { ...range, size } };
}

/** The source of a point, made now unless it is still there. Refuses with `not_found`. */
export async function pointSource(
  context: Context,
  userId: string,
  { id, index }: { id: string; index: number },
): Promise<string> {
  const now = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    const row = existing(await lockRecording(tx, userId, id));
    const point = existing((await listPoints(tx, id)).find((one) => one.index === index) ?? null);
    if (point.passages.length === 0) throw new AppError('not_found');
    const [known] = point.sourceId === null ? [] : await findSources(tx, userId, [point.sourceId]);
    if (known !== undefined) return known.id;
    const sourceId = randomUUID();
    const lines = await listLines(tx, id);
    await insertSource(tx, {
      id: sourceId,
      userId,
      kind: 'transcript',
      address: null,
      pages: null,
      own: true,
      speaker: '',
      title: row.title === '' ? untitled : row.title,
      ...sourceOf(point.passages, lines),
      createdAt: now,
    });
    await changePoint(tx, point, { sourceId });
    return sourceId;
  });
}

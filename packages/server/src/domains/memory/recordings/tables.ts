import type { Doubt, Engine, PointPassage, RecordingKind, RecordingStatus } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

/** What somebody said: its sound in parts in the storage, until it is deleted, and what became of it. */
export const recordings = pgTable(
  'recordings',
  {
    ...owned,
    /** Empty until its first words are known, unless its author named it. */
    title: text('title').notNull(),
    kind: text('kind').$type<RecordingKind>().notNull(),
    interviewId: uuid('interview_id'),
    turn: integer('turn'),
    language: text('language'),
    status: text('status').$type<RecordingStatus>().notNull(),
    /** Of the sound, as read from its bytes: `audio/webm`. */
    mime: text('mime').notNull(),
    /** `wav`, `opus`, or `other` for what ffmpeg reads. */
    format: text('format').$type<'wav' | 'opus' | 'other'>().notNull(),
    seconds: doublePrecision('seconds').notNull(),
    bytes: integer('bytes').notNull(),
    /** The number of parts the sound is stored in; null once it is deleted. */
    parts: integer('parts'),
    /** When the sound is deleted. */
    soundUntil: instant('sound_until').notNull(),
    acceptedAt: instant('accepted_at'),
    runId: uuid('run_id'),
    pointsRunId: uuid('points_run_id'),
    pointsEngine: jsonb('points_engine').$type<Engine>(),
    version: integer('version').notNull(),
  },
  (table) => [
    index('recordings_user').on(table.userId, table.createdAt),
    index('recordings_sound')
      .on(table.soundUntil)
      .where(sql`parts IS NOT NULL`),
  ],
);

const recordingId = () =>
  uuid('recording_id')
    .notNull()
    .references(() => recordings.id, { onDelete: 'cascade' });

export const recordingLines = pgTable(
  'recording_lines',
  {
    recordingId: recordingId(),
    index: integer('index').notNull(),
    second: doublePrecision('second').notNull(),
    end: doublePrecision('end').notNull(),
    text: text('text').notNull(),
    edited: boolean('edited').notNull(),
    uncertain: jsonb('uncertain').$type<Doubt[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordingId, table.index] })],
);

/** What makes a post of its own, and the source that was made of it. */
export const recordingPoints = pgTable(
  'recording_points',
  {
    recordingId: recordingId(),
    index: integer('index').notNull(),
    title: text('title').notNull(),
    passages: jsonb('passages').$type<PointPassage[]>().notNull(),
    sourceId: uuid('source_id'),
  },
  (table) => [
    primaryKey({ columns: [table.recordingId, table.index] }),
    index('recording_points_source').on(table.sourceId),
  ],
);

import { z } from 'zod';
import { recordingByteLimit } from '../catalog/recordings.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { freeText, id, line, pageQuery, timestamp } from '../fields.ts';
import { mediaUpload } from '../posts/media.ts';
import { engine } from '../posts/brief.ts';

/** `talk`: spoken here. `file`: brought in. `interview`: the answer to a question of an interview. */
export const recordingKinds = ['talk', 'file', 'interview'] as const;
export const recordingKind = z.enum(recordingKinds);
export type RecordingKind = z.infer<typeof recordingKind>;

/** `waiting`: its sound is here and nobody has listened yet. */
export const recordingStatuses = ['waiting', 'transcribing', 'ready', 'failed'] as const;
export const recordingStatus = z.enum(recordingStatuses);
export type RecordingStatus = z.infer<typeof recordingStatus>;

/** ISO 639-1, such as `en`; null where the transcriber finds out by itself. */
export const spokenLanguage = z
  .string()
  .regex(/^[a-z]{2,3}$/, 'Choose a language.')
  .nullable();

/** Why a part of a transcript should be looked at first: a figure, an unknown name, or a doubt of a model. */
export const doubtKinds = ['figure', 'name', 'model'] as const;
export type DoubtKind = (typeof doubtKinds)[number];

/** Where it stands in the text of its line, in UTF-16 units. */
export const doubt = z.object({ from: z.number().int(), to: z.number().int(), why: z.enum(doubtKinds) });
export type Doubt = z.infer<typeof doubt>;

export const transcriptLineLimit = 4_000;

/** The words between two pauses. `second` and `end` are seconds of the recording. */
export const transcriptLine = z.object({
  index: z.number().int(),
  second: z.number(),
  end: z.number(),
  text: z.string(),
  /** Doubtful words, to be checked first; empty once the author has edited or accepted the text. */
  uncertain: z.array(doubt),
});
export type TranscriptLine = z.infer<typeof transcriptLine>;

/** Words of a line, letter for letter, and the second at which they begin. */
export const pointPassage = z.object({ line: z.number().int(), second: z.number(), text: z.string() });
export type PointPassage = z.infer<typeof pointPassage>;

/** Something in a recording that makes a post of its own. */
export const recordingPoint = z.object({
  index: z.number().int(),
  /** A few words of what was said. */
  title: z.string(),
  passages: z.array(pointPassage),
  /** The draft that was written from it, unless it was deleted. */
  postId: id.nullable(),
});
export type RecordingPoint = z.infer<typeof recordingPoint>;

const recordingFields = {
  id,
  title: z.string(),
  kind: recordingKind,
  /** The interview that it answers, and the number of the question. */
  interviewId: id.nullable(),
  turn: z.number().int().nullable(),
  language: spokenLanguage,
  status: recordingStatus,
  seconds: z.number(),
  bytes: z.number().int(),
  /** False once the sound is deleted, when the text was accepted or its term has ended. */
  hasSound: z.boolean(),
  /** When the sound is deleted at the latest; null once it is. */
  soundUntil: timestamp.nullable(),
  /** When its author accepted the text. */
  acceptedAt: timestamp.nullable(),
  /** The last run that transcribed it. */
  runId: id.nullable(),
  /** The price of a transcription in credits; 0 with a model on this computer. */
  price: z.number().int(),
  version: z.number().int(),
  createdAt: timestamp,
};

export const recordingSummary = z.object(recordingFields);
export type RecordingSummary = z.infer<typeof recordingSummary>;

export const recording = z.object({
  ...recordingFields,
  /** Signed and short-lived. Request the recording again to get a new one. */
  soundUrl: z.string().nullable(),
  lines: z.array(transcriptLine),
  points: z.array(recordingPoint),
  /** The model that found the points; null when pauses and questions divided the text. */
  pointsEngine: engine.nullable(),
  /** The last run that looked for points. */
  pointsRunId: id.nullable(),
});
export type Recording = z.infer<typeof recording>;

/** The transcriber in use. `here`: nothing leaves this computer. `server`: the sound is sent to that host. */
export const transcriber = z.object({ where: z.enum(['here', 'server']), name: z.string() });
export type Transcriber = z.infer<typeof transcriber>;

export const listRecordings = GET.read('/recordings', {
  summary: 'Your recordings, newest first, and who would transcribe them; null if nobody can',
  query: z.object(pageQuery),
  response: z.object({
    items: z.array(recordingSummary),
    nextCursor: z.string().nullable(),
    transcriber: transcriber.nullable(),
    /** True when the server reads every kind of sound, such as AAC and video. */
    readsAll: z.boolean(),
  }),
});

export const startRecordingUpload = POST.drafts('/recordings/uploads', {
  summary:
    'Start the upload of a recording, which goes on like that of any large file: WAV, or Opus in WebM, Ogg or MP4',
  body: z.object({ bytes: z.number().int().min(1).max(recordingByteLimit) }),
  response: mediaUpload,
  status: 201,
});

export const addRecording = POST.drafts('/recordings', {
  summary: 'Keep an uploaded recording; repeating this is harmless',
  body: z.object({
    /** The upload with all of its parts. The recording has the same id. */
    uploadId: id,
    /** Its first words by default, once they are known. */
    title: line(200).default(''),
    kind: recordingKind.default('talk'),
    interviewId: id.nullable().default(null),
    turn: z.number().int().min(0).max(100).nullable().default(null),
    language: spokenLanguage.default(null),
  }),
  response: recording,
  status: 201,
  errors: [
    'not_found',
    'upload_part_unfit',
    'recording_unreadable',
    'recording_needs_browser',
    'recording_too_long',
    'recording_limit',
    'writer_queue_full',
  ],
});

export const getRecording = GET.read('/recordings/:id', {
  summary: 'One recording with its transcript and the points in it',
  response: recording,
});

export const changeRecording = PATCH.drafts('/recordings/:id', {
  summary: 'Rename a recording, or say which language is spoken in it; omitted fields stay the same',
  body: z.object({ title: line(200).optional(), language: spokenLanguage.optional() }),
  response: recording,
});

export const editTranscript = PATCH.drafts('/recordings/:id/lines/:index', {
  summary: 'Correct a line of a transcript; an empty text leaves it out',
  params: z.object({ id, index: z.coerce.number().int().min(0).max(10_000) }),
  body: z.object({
    /** The version of the recording. */
    version: z.number().int(),
    text: freeText(transcriptLineLimit),
  }),
  response: recording,
  errors: ['not_found', 'recording_changed', 'recording_busy'],
});

export const acceptTranscript = POST.drafts('/recordings/:id/accept', {
  summary: 'Accept a transcript: its sound is deleted, and facts in it are suggested',
  body: z.object({
    /** The version of the recording. */
    version: z.number().int(),
    /** Keeps the sound until its term ends. */
    keepSound: z.boolean().default(false),
  }),
  response: recording,
  errors: ['recording_busy', 'recording_changed', 'recording_empty'],
});

export const deleteRecording = DELETE.drafts(
  '/recordings/:id',
  'Delete a recording with its sound, its transcript and the facts suggested from it',
);

export const recordingSound = GET('/recordings/:id/sound', {
  summary: 'The sound, or a range of it, at a signed address',
  access: 'signed',
  query: z.object({ expires: z.coerce.number().int(), signature: z.string().max(200) }),
  response: z.unknown(),
  answer: 'file',
  files: ['audio/*', 'video/*', 'application/octet-stream'],
  errors: ['signature_invalid'],
});

export const sourceFromPoint = POST.drafts('/recordings/:id/points/:index/source', {
  summary:
    'The passages of a point as a source of its own, said by the author, to write a post from; the same again returns the same source',
  params: z.object({ id, index: z.coerce.number().int().min(0).max(100) }),
  response: z.object({ sourceId: id }),
  status: 201,
  errors: ['not_found'],
});

export const findSpokenSource = GET.read('/sources/:id/recording', {
  summary: 'The recording in which a source was said; null for any other source',
  response: z.object({ recordingId: id.nullable() }),
});

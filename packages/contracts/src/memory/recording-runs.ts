import { z } from 'zod';
import { mostPoints } from '../catalog/recordings.ts';
import { id } from '../fields.ts';
import { engine } from '../posts/brief.ts';
import { defineRun } from '../runs/define.ts';
import { doubt, recordingPoint, transcriptLine } from './recordings.ts';

export const transcribeRun = defineRun({
  kind: 'transcribe',
  label: 'Recording transcribed',
  summary:
    'Transcribe a recording, line by line with the second of each; charged for each ten minutes begun, free with a model on this computer',
  input: z.object({ recordingId: id }),
  result: z.object({
    recordingId: id,
    /** Lines with text, and words in them. */
    lines: z.number().int(),
    words: z.number().int(),
    seconds: z.number(),
    /** The seconds that the transcriber took for all parts together. */
    took: z.number(),
    /** The transcriber's name. */
    transcriber: z.string(),
    /** True when it ran on this computer, which is free. */
    here: z.boolean(),
    transcript: z.array(transcriptLine.omit({ index: true })),
  }),
  action: 'recording.transcribe',
  scope: 'runs',
  errors: ['no_transcriber', 'recording_busy', 'sound_gone'],
});

export const findPointsRun = defineRun({
  kind: 'find-points',
  label: 'Posts in a recording',
  summary: `Find up to ${mostPoints} points in a transcript that make a post each, with their passages`,
  input: z.object({ recordingId: id }),
  result: z.object({
    recordingId: id,
    points: z.number().int(),
    /** Null if pauses and questions divided it, because no model is connected. */
    engine: engine.nullable(),
    found: z.array(recordingPoint.pick({ title: true, passages: true })),
    /** Words that the model takes for misheard, by line. */
    doubts: z.array(z.object({ line: z.number().int(), doubt })),
  }),
  action: null,
  scope: 'drafts',
  errors: ['recording_busy', 'recording_empty'],
});

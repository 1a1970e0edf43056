import { transcribeRun } from '@limelight/contracts';
import type { Heard, Transcriber } from '../../../integrations/speech/index.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import { threadFile } from '../../../platform/threads/index.ts';
import { counted, foundNothing, implementRun, made, type Run } from '../../../run.ts';
import { readSound } from './files.ts';
import { knownTexts, namesToHear } from './known.ts';
import { hasSound } from './present.ts';
import {
  changeRow,
  findRecording,
  listLines,
  lockRecording,
  replaceLines,
  setStatusOf,
} from './repository.ts';
import { stretchLines, priceOf, titleOf } from './rules.ts';
import { withSound, type OpenSound } from './sound/open-sound.ts';
import type { Stretch } from './sound/cut.ts';
import type * as Transcript from './transcript.worker.ts';

const transcript = threadFile<typeof Transcript>(import.meta.url, 'transcript');

const pageOf = (id: string) => `/dashboard/talk/${id}`;

async function requireTranscriber(run: Pick<Run, 'context'>): Promise<Transcriber> {
  const transcriber = await run.context.speech.transcriber();
  if (transcriber === null) throw new AppError('no_transcriber');
  return transcriber;
}

interface Hearing {
  language: string | null;
  names: readonly string[];
  seconds: number;
}

/** Listens to each stretch in a step of its own, so that a resumed run goes on where it was. */
async function listenToAll(
  run: Run,
  transcriber: Transcriber,
  { open, stretches }: { open: () => Promise<OpenSound>; stretches: readonly Stretch[] },
  { language, names, seconds }: Hearing,
): Promise<(Heard & { ms: number })[]> {
  let done = 0;
  const advance = (stretch: Stretch) => {
    done += stretch.to - stretch.from;
    run.progress(Math.round(done), Math.round(seconds), 'Transcribing');
  };
  return run.each(
    'line',
    stretches,
    async (stretch, step) => {
      const samples = await (await open()).read(stretch);
      const began = performance.now();
      const heard = await transcriber.listen({ samples, language, names }, step.signal);
      advance(stretch);
      return { ...heard, ms: performance.now() - began };
    },
    { concurrency: transcriber.atOnce },
  );
}

async function transcribe(run: Run, recordingId: string) {
  const { db } = run.context.database;
  const transcriber = await requireTranscriber(run);
  const row = existing(await findRecording(db, run.userId, recordingId));
  if (!hasSound(row, run.context.clock.now())) throw new AppError('sound_gone');
  const { language, seconds } = row;
  const order = { owner: run.userId, format: row.format, seconds, signal: run.signal };
  return withSound(
    run.context,
    () => readSound(run.context, row),
    order,
    async (open) => {
      run.progress(0, Math.round(seconds), 'Reading the sound');
      const { stretches, names } = await run.step('sound', async (step) => {
        const found = (await open()).stretches;
        step.summarise(`${counted(found.length, 'part')} in which somebody speaks`);
        return { stretches: found, names: await namesToHear(db, run.userId) };
      });
      const hearing = {
        language,
        names,
        seconds: stretches.reduce((sum, { from, to }) => sum + to - from, 0),
      };
      const heard = await listenToAll(run, transcriber, { open, stretches }, hearing);
      const lines = stretches.flatMap((stretch, at) => {
        const one = heard[at];
        return one === undefined ? [] : stretchLines(stretch, one);
      });
      run.progress(1, 1, 'Looking for what to check');
      const doubts = await run.step('check', async () =>
        run.context.threads.texts.call(
          transcript,
          'doubtsInLines',
          [lines.map(({ text }) => text), await knownTexts(db, run.userId)],
          { owner: run.userId },
        ),
      );
      const took = heard.reduce((sum, { ms }) => sum + ms, 0) / 1000;
      return { transcriber, seconds, took, lines, doubts };
    },
  );
}

/** Turns a recording into lines with their seconds, and says what in them should be looked at first. */
export const transcribeRecording = implementRun(transcribeRun, {
  where: 'worker',
  steps: { sound: 'Read the sound', check: 'Find names and figures to look at first' },
  // As long as a job of the queue may take.
  timeoutMs: 115 * 60_000,
  async price(tx, run, { recordingId }) {
    const row = existing(await findRecording(tx, run.userId, recordingId));
    const transcriber = await run.context.speech.transcriber();
    return transcriber?.about.where === 'here' ? 0 : priceOf(row.seconds);
  },
  charge: ({ here, seconds }) => (here ? 0 : priceOf(seconds)),
  async prepare(tx, run, { recordingId }) {
    const { languages } = await requireTranscriber(run);
    const row = existing(await lockRecording(tx, run.userId, recordingId));
    if (row.status === 'transcribing') throw new AppError('recording_busy');
    if (!hasSound(row, run.context.clock.now())) throw new AppError('sound_gone');
    if (row.language !== null && languages?.includes(row.language) === false)
      throw new AppError('transcriber_language');
    await changeRow(tx, recordingId, { status: 'transcribing', runId: run.id });
  },
  async undo(tx, run, { recordingId }, why) {
    const isKept = (await listLines(tx, recordingId)).length > 0;
    const status = isKept ? 'ready' : why === 'failed' ? 'failed' : 'waiting';
    await setStatusOf(tx, { id: recordingId, runId: run.id }, status);
  },
  async save(tx, run, { recordingId, transcript: found }) {
    const row = await lockRecording(tx, run.userId, recordingId);
    // Deleted meanwhile.
    if (row === null) return;
    await replaceLines(
      tx,
      recordingId,
      found.map((line, index) => ({ ...line, index })),
    );
    const title = row.title === '' ? titleOf(found) : row.title;
    await changeRow(tx, recordingId, { status: 'ready', title, acceptedAt: null });
  },
  outcome: ({ recordingId, lines, words }) =>
    lines === 0
      ? foundNothing('Nobody could be heard speaking. Nothing was charged.', [
          'Open the recording',
          pageOf(recordingId),
        ])
      : made(`${counted(words, 'word')} in ${counted(lines, 'line')}.`, [
          'Read the transcript',
          pageOf(recordingId),
        ]),
  async work(run, { recordingId }) {
    const { transcriber, seconds, took, lines, doubts } = await transcribe(run, recordingId);
    return {
      recordingId,
      lines: lines.length,
      words: lines.reduce((sum, { text }) => sum + text.split(' ').length, 0),
      seconds,
      took,
      transcriber: transcriber.about.name,
      here: transcriber.about.where === 'here',
      transcript: lines.map((line, at) => ({ ...line, uncertain: doubts[at] ?? [] })),
    };
  },
});

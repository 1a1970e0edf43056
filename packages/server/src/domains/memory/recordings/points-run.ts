import { findPointsRun, mostPoints } from '@limelight/contracts';
import { withoutPrivate } from '@limelight/post-text';
import { AppError, existing } from '../../../platform/http/index.ts';
import { counted, foundNothing, implementRun, made, type Run } from '../../../run.ts';
import { doubtsSaid, pointsSaid, readingParts } from './points.ts';
import { pointsAnswer, pointsPrompt } from './points-prompt.v1.ts';
import {
  changeLine,
  changeRow,
  findRecording,
  listLines,
  lockRecording,
  replacePoints,
  type LineRow,
} from './repository.ts';
import { paragraphsOf } from './rules.ts';

const pageOf = (id: string) => `/dashboard/talk/${id}`;

/** Asks a model part by part; null where none gave an answer that can be read. */
async function askAbout(run: Run, given: readonly LineRow[]) {
  const lines = given.map((line) => ({ ...line, text: withoutPrivate(line.text) }));
  const parts = readingParts(lines.filter(({ text }) => text.trim() !== ''));
  const most = Math.ceil(mostPoints / parts.length);
  const answers = [];
  for (const [at, part] of parts.entries()) {
    run.progress(at, parts.length, 'Looking for points');
    const answer = await run.ask(`part-${at + 1}`, {
      prompt: pointsPrompt,
      data: { most, lines: part.map(({ index, text }) => ({ number: index + 1, text })) },
      unstored: ['lines'],
      schema: pointsAnswer,
      maxOutputTokens: 8_000,
      unusable: 'none',
    });
    if (answer === null) return null;
    answers.push(answer);
  }
  return {
    points: answers.flatMap((answer) => pointsSaid(answer, given).slice(0, most)).slice(0, mostPoints),
    doubts: answers.flatMap((answer) => doubtsSaid(answer, given)),
  };
}

/** Finds what in a transcript makes a post of its own: with a model by sense, without one by pauses and questions. */
export const findPoints = implementRun(findPointsRun, {
  where: 'worker',
  steps: { part: 'Read the transcript' },
  announced: false,
  async prepare(tx, run, { recordingId }) {
    const row = existing(await lockRecording(tx, run.userId, recordingId));
    if (row.status === 'transcribing') throw new AppError('recording_busy');
    if (!(await listLines(tx, recordingId)).some(({ text }) => text !== ''))
      throw new AppError('recording_empty');
    await changeRow(tx, recordingId, { pointsRunId: run.id });
  },
  async save(tx, run, { recordingId, engine, found, doubts }) {
    const row = await lockRecording(tx, run.userId, recordingId);
    if (row === null || row.pointsRunId !== run.id) return;
    const lines = new Map((await listLines(tx, recordingId)).map((line) => [line.index, line]));
    // What was edited meanwhile is no longer said.
    const isSaid = ({ line, text }: { line: number; text: string }) =>
      lines.get(line)?.text.includes(text) === true;
    const points = found.map((point) => ({ ...point, passages: point.passages.filter(isSaid) }));
    await replacePoints(
      tx,
      recordingId,
      points.filter(({ passages }) => passages.length > 0),
    );
    if (row.acceptedAt === null)
      for (const [index, some] of Map.groupBy(doubts, ({ line }) => line)) {
        const line = lines.get(index);
        if (line === undefined || line.edited) continue;
        const others = line.uncertain.filter(({ why }) => why !== 'model');
        const news = some
          .map(({ doubt }) => doubt)
          .filter(({ from, to }) => !others.some((one) => one.from < to && one.to > from));
        await changeLine(
          tx,
          { recordingId, index },
          { uncertain: [...others, ...news].toSorted((a, b) => a.from - b.from) },
        );
      }
    await changeRow(tx, recordingId, { pointsEngine: engine });
  },
  outcome: ({ recordingId, points, engine }) =>
    points === 0
      ? foundNothing('Nothing in it makes a post of its own.', ['Open the recording', pageOf(recordingId)])
      : made(
          engine === null
            ? `${counted(points, 'part')}, divided by pauses and questions. Connect a model to find points by what they say.`
            : `${counted(points, 'point')} that make a post each.`,
          ['Choose points', pageOf(recordingId)],
        ),
  async work(run, { recordingId }) {
    const { db } = run.context.database;
    existing(await findRecording(db, run.userId, recordingId));
    const lines = await listLines(db, recordingId);
    const asked = run.hasModel() ? await askAbout(run, lines) : null;
    const found = asked?.points ?? paragraphsOf(lines);
    const engine = asked === null ? null : run.engine;
    return { recordingId, points: found.length, engine, found, doubts: asked?.doubts ?? [] };
  },
});

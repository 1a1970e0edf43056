import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Module } from '../../../module.ts';
import { AppError } from '../../../platform/http/index.ts';
import { defineJob, handleJob } from '../../../platform/queue.ts';
import { startRun } from '../../runs/runs/index.ts';
import { collectFacts, type FactNeighbours } from '../facts/index.ts';
import { soundsPrefix } from './files.ts';
import { exportRecordingsData } from './personal-data.ts';
import { findPoints } from './points-run.ts';
import { eraseRecordings } from './repository.ts';
import { recordingsRoutes } from './routes.ts';
import { sweepSounds } from './service.ts';
import { sweepFolders } from './sound/open-sound.ts';
import { transcribeRecording } from './transcribe-run.ts';

export { findRecordings } from './repository.ts';
export { listSpokenTexts } from './texts.ts';

const sweepJob = defineJob({ name: 'recordings.sweep', payload: z.object({}), retryLimit: 0 });

/** The neighbours are those of facts, which are looked for in accepted transcripts. */
export const recordingsModule = (neighbours: FactNeighbours): Module => {
  /** In the background. Where that cannot start now, the next such run reads them. */
  const lookForFacts = (context: Context) => async (userId: string) => {
    const request = { owner: { kind: 'user', userId }, input: { from: ['recordings'] } } as const;
    try {
      await startRun(context, collectFacts(neighbours), request);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  };
  return {
    name: 'recordings',
    routes: (context) => recordingsRoutes(context, lookForFacts(context)),
    handlers: (context) => [
      handleJob({
        job: sweepJob,
        cron: '*/10 * * * *',
        run: async () => {
          await sweepSounds(context);
          await sweepFolders(context.clock.now());
        },
      }),
    ],
    runs: [transcribeRecording, findPoints],
    personalData: { export: exportRecordingsData, erase: eraseRecordings, filesPrefix: soundsPrefix },
  };
};

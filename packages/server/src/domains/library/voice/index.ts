import type { Module } from '../../../module.ts';
import type { ItemDescriber } from '../../teams/teams/index.ts';
import { eraseVoiceData, exportVoiceData } from './repository.ts';
import { voiceRoutes } from './routes.ts';
import { describeVoice, fitToVoice } from './run.ts';
import { listVoiceNames } from './service.ts';

export { habitsOf, type HabitSubject } from './habits.ts';
export { labelledBlock, voiceLines } from './lines.ts';
export { requireVoice, voiceFor, type Voice } from './service.ts';

/** Voices as items that can be shared with a workspace. */
export const voiceItems: ItemDescriber = { kind: 'voice', describe: listVoiceNames };

export const voiceModule: Module = {
  name: 'voice',
  routes: voiceRoutes,
  runs: [describeVoice, fitToVoice],
  personalData: { export: exportVoiceData, erase: eraseVoiceData },
};

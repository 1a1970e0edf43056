import type { Module } from '../../module.ts';
import { eraseVoiceData, exportVoiceData } from './repository.ts';
import { voiceRoutes } from './routes.ts';
import { describeVoice, fitToVoice } from './run.ts';

export { voiceFor, type VoiceBlock } from './service.ts';

export const voiceModule: Module = {
  name: 'voice',
  routes: voiceRoutes,
  runs: [describeVoice, fitToVoice],
  personalData: { export: exportVoiceData, erase: eraseVoiceData },
};

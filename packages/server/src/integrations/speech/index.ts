import { isLoopback, type Config } from '../../platform/config/index.ts';
import type { Log } from '../../platform/log.ts';
import { serverTranscriber } from './server-transcriber.ts';
import type { Transcriber } from './transcriber.ts';

export type { Heard, Transcriber } from './transcriber.ts';

export interface Speech {
  /** Who transcribes now; null if nobody can. */
  transcriber(): Promise<Transcriber | null>;
}

export function createSpeech(config: Config, log: Log): Speech {
  const { TRANSCRIBER_BASE_URL: baseUrl, TRANSCRIBER_MODEL: model, TRANSCRIBER_API_KEY: apiKey } = config;
  if (baseUrl === undefined) return { transcriber: async () => null };
  const isHere = config.TRANSCRIBER_IS_HERE === 'yes' && isLoopback(baseUrl);
  const server = { baseUrl, model, apiKey: apiKey ?? null, where: isHere ? 'here' : 'server' } as const;
  const transcriber = serverTranscriber(server, log);
  return { transcriber: async () => transcriber };
}

import { isLoopback, type Config } from '../../platform/config/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Listeners } from '../local-models.ts';
import { localTranscriber } from './local-transcriber.ts';
import { serverTranscriber } from './server-transcriber.ts';
import type { Transcriber } from './transcriber.ts';

export type { Heard, Transcriber } from './transcriber.ts';

export interface Speech {
  /** The model on this computer if it is set up, or else the named server, or null. */
  transcriber(): Promise<Transcriber | null>;
}

export function createSpeech(config: Config, log: Log, local: Listeners): Speech {
  const named = namedServer(config, log);
  return { transcriber: async () => (await localTranscriber(local, log)) ?? named };
}

function namedServer(config: Config, log: Log): Transcriber | null {
  const { TRANSCRIBER_BASE_URL: baseUrl, TRANSCRIBER_MODEL: model, TRANSCRIBER_API_KEY: apiKey } = config;
  if (baseUrl === undefined) return null;
  const isHere = config.TRANSCRIBER_IS_HERE === 'yes' && isLoopback(baseUrl);
  return serverTranscriber(
    {
      name: `${model} at ${new URL(baseUrl).host}`,
      model,
      where: isHere ? 'here' : 'server',
      languages: null,
      reach: async () => ({ baseUrl, apiKey: apiKey ?? null }),
    },
    log,
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorCode } from '@limelight/contracts';
import {
  LocalModelError,
  openLocalModels,
  openSpeechModels,
  parseCatalogue,
  parseSpeechCatalogue,
  type LocalModelErrorCode,
  type LocalModels,
  type RunningServer,
  type SpeechModel,
  type TextModel,
} from '@limelight/local-model';
import type { Config } from '../platform/config/index.ts';

export type { LocalModels } from '@limelight/local-model';
export type Listeners = LocalModels<SpeechModel>;

export const localModelsDirectory = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'local-model');

/** Nothing is opened or started until it is used. */
export function createLocalModels(config: Config): LocalModels<TextModel> {
  const { MODEL_HUB_URL: hubUrl, MODEL_CATALOGUE: file } = config;
  return openLocalModels({
    directory: localModelsDirectory(config),
    hubUrl,
    ...(file !== undefined && { catalogue: parseCatalogue(readFileSync(file, 'utf8')) }),
  });
}

/** The same for models that make text of speech. */
export function createLocalSpeech({
  DATA_DIR,
  MODEL_HUB_URL: hubUrl,
  SPEECH_CATALOGUE: file,
}: Config): Listeners {
  return openSpeechModels({
    directory: join(DATA_DIR, 'local-speech'),
    hubUrl,
    ...(file !== undefined && { catalogue: parseSpeechCatalogue(readFileSync(file, 'utf8')) }),
  });
}

/** Starts a model, if it does not run. A damaged one is deleted, so that the next setup downloads it again. */
export async function startLocalModel(local: LocalModels, id: string): Promise<RunningServer> {
  try {
    return await local.startServer(id);
  } catch (error) {
    if (error instanceof LocalModelError && error.code === 'model_damaged') await local.deleteModel(id);
    throw error;
  }
}

/** The refusal for each failure. */
export const localModelFailures = {
  cancelled: 'run_cancelled',
  unknown_model: 'not_found',
  unsupported_platform: 'local_model_install',
  npm_missing: 'local_model_install',
  runtime_install_failed: 'local_model_install',
  runtime_missing: 'local_model_install',
  runtime_broken: 'local_model_install',
  disk_full: 'local_model_disk',
  hub_unreachable: 'local_model_unreachable',
  hub_refused: 'local_model_unreachable',
  interrupted: 'local_model_unreachable',
  not_on_hub: 'local_model_damaged',
  changed_on_hub: 'local_model_damaged',
  wrong_size: 'local_model_damaged',
  wrong_checksum: 'local_model_damaged',
  model_missing: 'local_model_damaged',
  model_damaged: 'local_model_damaged',
  not_enough_memory: 'local_model_memory',
  load_failed: 'local_model_failed',
  start_timeout: 'local_model_failed',
  keeps_crashing: 'local_model_failed',
} as const satisfies Record<LocalModelErrorCode, ErrorCode>;

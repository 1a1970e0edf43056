import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLocalModels, parseCatalogue, type LocalModels } from '@limelight/local-model';
import type { Config } from '../platform/config/index.ts';

export type { LocalModels } from '@limelight/local-model';

export const localModelsDirectory = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'local-model');

/** Nothing is opened or started until it is used. */
export function createLocalModels(config: Config): LocalModels {
  const { MODEL_HUB_URL: hubUrl, MODEL_CATALOGUE: file } = config;
  return openLocalModels({
    directory: localModelsDirectory(config),
    hubUrl,
    ...(file !== undefined && { catalogue: parseCatalogue(readFileSync(file, 'utf8')) }),
  });
}

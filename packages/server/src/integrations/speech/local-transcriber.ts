import { LocalModelError } from '@limelight/local-model';
import { AppError } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log.ts';
import { localModelFailures, startLocalModel, type Listeners } from '../local-models.ts';
import { serverTranscriber } from './server-transcriber.ts';
import type { Transcriber } from './transcriber.ts';

/** The model on this computer that is set up; null if there is none. It is loaded when there is something to hear. */
export async function localTranscriber(local: Listeners, log: Log): Promise<Transcriber | null> {
  const downloaded = await local.listDownloaded();
  const here = downloaded.find(({ state }) => state === 'complete');
  const model = local.catalogue.find(({ id }) => id === here?.id);
  if (model === undefined || (await local.runtimeStatus()).state !== 'ready') return null;
  const { id, name, languages } = model;
  const reach = async () => {
    try {
      const { url, apiKey } = await startLocalModel(local, id);
      return { baseUrl: url, apiKey };
    } catch (error) {
      if (!(error instanceof LocalModelError)) throw error;
      log.warn({ model: id, code: error.code, details: error.details }, error.message);
      throw new AppError(localModelFailures[error.code]);
    }
  };
  return serverTranscriber({ name, model: id, where: 'here', languages, reach }, log);
}

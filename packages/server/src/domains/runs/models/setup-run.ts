import { modelSetupRun } from '@limelight/contracts';
import { LocalModelError } from '@limelight/local-model';
import { localModelFailures, startLocalModel, type LocalModels } from '../../../integrations/local-models.ts';
import { PullFailure, pullOllamaModel, serverRoot } from '../../../integrations/ai/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { implementRun, made, type Run } from '../../../run.ts';
import { connect } from './service.ts';

const longestMs = 12 * 3_600_000;

async function onThisComputer(run: Run, localModels: LocalModels, id: string): Promise<string> {
  const model = localModels.catalogue.find((one) => one.id === id);
  if (model === undefined) throw new AppError('not_found');
  const { name } = model;
  const { signal } = run;
  try {
    await run.step('runtime', async () => {
      run.progress(0, null, 'Installing the runtime');
      await localModels.installRuntime({
        signal,
        onProgress: ({ line }) => run.progress(0, null, `Installing the runtime: ${line}`),
      });
      return null;
    });
    // After a restart, existing data is verified and not downloaded again.
    await localModels.download(id, {
      signal,
      onProgress: ({ phase, receivedBytes, totalBytes }) =>
        run.progress(
          receivedBytes,
          totalBytes,
          `${phase === 'downloading' ? 'Downloading' : 'Checking'} ${name}`,
        ),
    });
    run.progress(1, 1, `Starting ${name}`);
    await startLocalModel(localModels, id);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof LocalModelError)) throw error;
    run.context.log.warn({ model: id, code: error.code, details: error.details }, error.message);
    throw new AppError(localModelFailures[error.code]);
  }
  return name;
}

async function intoOllama(run: Run, model: string, baseUrl: string): Promise<string> {
  try {
    await pullOllamaModel(serverRoot(baseUrl), model, run.signal, ({ receivedBytes, totalBytes, status }) =>
      totalBytes === 0
        ? run.progress(0, null, `Ollama: ${status}`)
        : run.progress(receivedBytes, totalBytes, `Downloading ${model} with Ollama`),
    );
  } catch (error) {
    if (!(error instanceof PullFailure)) throw error;
    run.context.log.warn({ model, said: error.said }, 'Ollama did not download a model');
    throw new AppError('ollama_pull_failed');
  }
  return model;
}

/**
 * Downloads a model, starts it, and connects it with the lowest priority. A model for speech is in use as soon as it is
 * there.
 */
export const setUp = implementRun(modelSetupRun, {
  where: 'worker',
  steps: { runtime: 'Install the runtime', connect: 'Connect the model' },
  outcome: ({ name }) => made(`${name} is ready.`, ['Open models', '/dashboard/models']),
  timeoutMs: longestMs,
  async work(run, input) {
    const author = { actor: 'person', userId: run.userId } as const;
    if (input.where === 'computer') {
      const name = await onThisComputer(run, run.context.localModels, input.model);
      await run.step('connect', async () => {
        await connect(run.context, { provider: 'local', purpose: 'text', name: input.model }, author);
        return null;
      });
      return { name };
    }
    if (input.where === 'speech')
      return { name: await onThisComputer(run, run.context.localSpeech, input.model) };
    const { model, baseUrl } = input;
    const name = await intoOllama(run, model, baseUrl);
    await run.step('connect', async () => {
      await connect(run.context, { provider: 'ollama', purpose: 'text', name, baseUrl }, author);
      return null;
    });
    return { name };
  },
});

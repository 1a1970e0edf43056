import * as contract from '@limelight/contracts';
import {
  fitFor,
  thisMachine,
  type CatalogueModel,
  type LocalModels,
  type Machine,
} from '@limelight/local-model';
import type { Context } from '../../../context.ts';
import { detectServers } from '../../../integrations/ai/index.ts';
import { localModelsDirectory } from '../../../integrations/local-models.ts';
import { AppError, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { findOpenOfKind, startRun } from '../runs/index.ts';
import type { Authorise } from './authorise.ts';
import { disconnect } from './service.ts';
import { setUp } from './setup-run.ts';

async function findSetup(context: Context): Promise<contract.LocalModels['setup']> {
  const run = await findOpenOfKind(context.database.db, contract.modelSetupRun.kind);
  if (run === null) return null;
  return { runId: run.id, setup: contract.modelSetup.parse(run.input.value) };
}

/** The models of a catalogue, each with its fit for this machine and its download. */
async function listOffers<M extends CatalogueModel>(local: LocalModels<M>, machine: Machine) {
  const [runtime, downloaded] = await Promise.all([local.runtimeStatus(), local.listDownloaded()]);
  const { best, models: fits } = fitFor(machine, local.catalogue);
  const models = local.catalogue.map((model, index) => {
    const { id, name, summary, licence, sizeBytes, memoryBytes } = model;
    const { fits: fit = 'no', reason = null } = fits[index] ?? {};
    const here = downloaded.find((one) => one.id === id);
    const state = here?.state ?? ('absent' as const);
    const offer: contract.LocalModel = {
      id,
      name,
      summary,
      licence,
      sizeBytes,
      memoryBytes,
      // A complete download already occupies its disk space.
      fits: state === 'complete' && reason === 'disk' ? 'well' : fit,
      lacks: state === 'complete' && reason === 'disk' ? null : reason,
      state,
      bytes: here?.bytes ?? 0,
    };
    return { model, offer };
  });
  return { runtime: runtime.state, best, models };
}

async function listLocal(context: Context): Promise<contract.LocalModels> {
  const { localModels, localSpeech, config } = context;
  const machine = await thisMachine(localModelsDirectory(config));
  const [writers, listeners, setup] = await Promise.all([
    listOffers(localModels, machine),
    listOffers(localSpeech, machine),
    findSetup(context),
  ]);
  const { cores, memoryBytes } = machine;
  return {
    supported: writers.runtime !== 'unsupported',
    best: writers.best,
    memoryBytes,
    cores,
    models: writers.models.map(({ offer }) => offer),
    speech: {
      supported: listeners.runtime !== 'unsupported',
      models: listeners.models.map(({ model, offer }) => ({
        ...offer,
        languages: model.languages,
        ready: offer.state === 'complete' && listeners.runtime === 'ready',
      })),
    },
    setup,
  };
}

const has = ({ catalogue }: LocalModels, model: string) => catalogue.some(({ id }) => id === model);

/** Models on this computer, either downloaded by this program or by an Ollama server running here. */
export function localModelRoutes(context: Context, authorise: Authorise): Route[] {
  const { config, localModels, localSpeech, models } = context;
  const refuseWhileBusy = async () => {
    if ((await findSetup(context)) !== null) throw new AppError('model_setup_running');
  };
  return [
    sessionRoute(contract.listLocalModels, async (call) => {
      await authorise(call);
      return { data: await listLocal(context) };
    }),
    sessionRoute(contract.setUpModel, async (call) => {
      await authorise(call);
      const { body, signal, session } = call;
      await refuseWhileBusy();
      if (body.where !== 'ollama') {
        if (!has(body.where === 'speech' ? localSpeech : localModels, body.model))
          throw new AppError('not_found');
      } else {
        // Only servers that we detected are asked to download a model.
        const found = await detectServers(config.LOCAL_MODEL_URLS, signal);
        if (!found.some(({ provider, baseUrl }) => provider === 'ollama' && baseUrl === body.baseUrl))
          throw new AppError('not_found');
      }
      const owner = { kind: 'user', userId: session.userId } as const;
      return { data: { id: await startRun(context, setUp, { owner, input: body }) } };
    }),
    sessionRoute(contract.deleteLocalModel, async (call) => {
      const author = await authorise(call);
      const { model } = call.params;
      if (!has(localModels, model) && !has(localSpeech, model)) throw new AppError('not_found');
      await refuseWhileBusy();
      if (has(localSpeech, model)) {
        await localSpeech.deleteModel(model);
        return { data: {} };
      }
      const used = models.list('text').find(({ provider, name }) => provider === 'local' && name === model);
      if (used !== undefined) await disconnect(context, used.id, author);
      await localModels.deleteModel(model);
    }),
  ];
}

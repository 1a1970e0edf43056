import { join } from 'node:path';
import { CATALOGUE, type CatalogueModel } from './catalogue.ts';
import {
  Downloads,
  type Downloaded,
  type DownloadProgress,
  type DownloadSettings,
} from './download/downloads.ts';
import { LocalModelError } from './errors.ts';
import type { InstallProgress } from './runtime/npm.ts';
import { Runtime, type RuntimeStatus } from './runtime/runtime.ts';
import {
  ModelServer,
  type RunningServer,
  type ServerSettings,
  type ServerState,
} from './server/model-server.ts';
import type { Caller } from './single-flight.ts';

export type LocalModelsOptions = {
  /** The folder for the runtime, the models and the server's address, created on first use. */
  directory: string;
  /** The source of weights, such as `https://huggingface.co`. */
  hubUrl: string;
  catalogue?: readonly CatalogueModel[];
  /** The command that starts npm, by default `['npm']`. */
  npm?: readonly string[];
  download?: DownloadSettings;
  server?: ServerSettings;
  onChange?: () => void;
};

/** Models that run on this computer: the runtime, the files, and the server. */
export type LocalModels = {
  readonly catalogue: readonly CatalogueModel[];
  runtimeStatus: () => Promise<RuntimeStatus>;
  /** Installs the runtime if it is missing. */
  installRuntime: (caller?: Caller<InstallProgress>) => Promise<void>;
  /** Downloads a model if it is missing, resuming an earlier download. */
  download: (id: string, caller?: Caller<DownloadProgress>) => Promise<void>;
  /** Models that are downloaded completely or in part. */
  listDownloaded: () => Promise<Downloaded[]>;
  /** Deletes a model after stopping its server and its download. */
  deleteModel: (id: string) => Promise<void>;
  /** Loads a model and returns its address, at once when it is already served. */
  startServer: (id: string) => Promise<RunningServer>;
  stopServer: () => Promise<void>;
  server: () => ServerState;
  /** Stops downloads, an installation and the server that this process started. */
  close: () => Promise<void>;
};

export function openLocalModels(options: LocalModelsOptions): LocalModels {
  const { directory, hubUrl, catalogue = CATALOGUE } = options;
  const byId = new Map(catalogue.map((model) => [model.id, model]));
  const get = (id: string): CatalogueModel => {
    const model = byId.get(id);
    if (model === undefined)
      throw new LocalModelError('unknown_model', 'There is no such model in the list.');
    return model;
  };
  const runtime = new Runtime(directory, options.npm);
  const downloads = new Downloads(join(directory, 'models'), hubUrl, options.download);
  const server = new ModelServer(directory, options.server ?? {}, () => options.onChange?.());
  return {
    catalogue,
    runtimeStatus: () => runtime.status(),
    installRuntime: (caller) => runtime.install(caller),
    download: async (id, caller) => downloads.download(get(id), caller),
    listDownloaded: async () => {
      const states = await Promise.all(catalogue.map((model) => downloads.state(model)));
      return states.filter((state) => state !== undefined);
    },
    deleteModel: async (id) => {
      const model = get(id);
      const state = server.state;
      if (state.state !== 'stopped' && state.model === id) await server.stop();
      await downloads.remove(model);
    },
    startServer: async (id) => {
      const model = get(id);
      return server.start({ model, path: downloads.path(model), runtimeEntry: runtime.entry });
    },
    stopServer: () => server.stop(),
    server: () => server.state,
    close: async () => {
      await Promise.all([runtime.close(), downloads.close(), server.close()]);
    },
  };
}

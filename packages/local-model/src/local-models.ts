import { join } from 'node:path';
import {
  CATALOGUE,
  SPEECH_CATALOGUE,
  type CatalogueModel,
  type ModelFile,
  type SpeechModel,
  type TextModel,
} from './catalogue.ts';
import {
  Downloads,
  type Downloaded,
  type DownloadProgress,
  type DownloadSettings,
} from './download/downloads.ts';
import { LocalModelError } from './errors.ts';
import type { InstallProgress } from './runtime/npm.ts';
import { SPEECH_RUNTIME, TEXT_RUNTIME, type RuntimePackage } from './runtime/platform.ts';
import { Runtime, type RuntimeStatus } from './runtime/runtime.ts';
import {
  ModelServer,
  type RunningServer,
  type ServerSettings,
  type ServerState,
} from './server/model-server.ts';
import type { Caller } from './single-flight.ts';

export type LocalModelsOptions<M extends CatalogueModel = CatalogueModel> = {
  /** The folder for the runtime, the models and the server's address, created on first use. */
  directory: string;
  /** The source of weights, such as `https://huggingface.co`. */
  hubUrl: string;
  catalogue?: readonly M[];
  /** The command that starts npm, by default `['npm']`. */
  npm?: readonly string[];
  download?: DownloadSettings;
  server?: ServerSettings;
  onChange?: () => void;
};

/** Models that run on this computer: the runtime, the files, and the server. */
export type LocalModels<M extends CatalogueModel = CatalogueModel> = {
  readonly catalogue: readonly M[];
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

/** Models that write, with node-llama-cpp. */
export const openLocalModels = ({ catalogue = CATALOGUE, ...options }: LocalModelsOptions<TextModel>) =>
  open(TEXT_RUNTIME, catalogue, options);

/** Models that make text of speech, with sherpa-onnx. They leave the memory when nobody needs them. */
export const openSpeechModels = ({
  catalogue = SPEECH_CATALOGUE,
  ...options
}: LocalModelsOptions<SpeechModel>) => open(SPEECH_RUNTIME, catalogue, options);

function open<M extends CatalogueModel>(
  runtimePackage: RuntimePackage,
  catalogue: readonly M[],
  options: Omit<LocalModelsOptions<M>, 'catalogue'>,
): LocalModels<M> {
  const { directory, hubUrl } = options;
  const byId = new Map(catalogue.map((model) => [model.id, model]));
  const get = (id: string): M => {
    const model = byId.get(id);
    if (model === undefined)
      throw new LocalModelError('unknown_model', 'There is no such model in the list.');
    return model;
  };
  const runtime = new Runtime(directory, runtimePackage, options.npm);
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
      const pathOf = (file: ModelFile) => downloads.path(model, file);
      return server.start({ model, pathOf, runtimeEntry: runtime.entry });
    },
    stopServer: () => server.stop(),
    server: () => server.state,
    close: async () => {
      await Promise.all([runtime.close(), downloads.close(), server.close()]);
    },
  };
}

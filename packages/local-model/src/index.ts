export {
  CATALOGUE,
  parseCatalogue,
  parseSpeechCatalogue,
  SPEECH_CATALOGUE,
  type CatalogueModel,
  type SpeechModel,
  type TextModel,
} from './catalogue.ts';
export type { Downloaded, DownloadProgress, DownloadSettings } from './download/downloads.ts';
export { LocalModelError, type LocalModelErrorCode, type LocalModelErrorDetails } from './errors.ts';
export { fitFor, thisMachine, type Fit, type Machine } from './fit.ts';
export {
  openLocalModels,
  openSpeechModels,
  type LocalModels,
  type LocalModelsOptions,
} from './local-models.ts';
export type { InstallProgress } from './runtime/npm.ts';
export type { RuntimeStatus } from './runtime/runtime.ts';
export type { RunningServer, ServerSettings, ServerState } from './server/model-server.ts';
export type { Caller } from './single-flight.ts';

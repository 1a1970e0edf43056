import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf, type CatalogueModel, type ModelFile } from '../catalogue.ts';
import { LocalModelError, type LocalModelErrorCode } from '../errors.ts';
import { answers, askToStop, baseUrl, readAddress, writeAddress, type ServerAddress } from './address.ts';
import type { ChildOrder } from '../child/protocol.ts';
import { startChild, type Child, type ChildEnd } from './child.ts';

/** The current state. `model` is an id of the catalogue. */
export type ServerState =
  | { state: 'stopped' }
  | { state: 'starting'; model: string }
  | ({ state: 'ready'; contextTokens?: number; pid?: number } & RunningServer)
  /** The child crashed and is restarted after a pause. */
  | { state: 'restarting'; model: string; crashes: number }
  | { state: 'failed'; model: string; code: LocalModelErrorCode; message: string };

export type RunningServer = {
  model: string;
  url: string;
  apiKey: string;
};

export type ServerSettings = {
  /** 0, the default, uses the last port or a free one. */
  port?: number;
  /** Processor threads, by default the number of cores suitable for arithmetic. */
  threads?: number;
  /** The longest supported context in tokens, by default 8,192. */
  maxContextTokens?: number;
  /** The number of waiting requests, by default 8. */
  queueLimit?: number;
  /** The time limit for loading, by default 180,000. */
  startTimeoutMs?: number;
  /** The pause before the first restart, doubled for each further one, by default 500. */
  restartMs?: number;
  /** The time without a request after which a speech model leaves the memory, by default 300,000. */
  idleMs?: number;
};

const MOST_CRASHES = 5;
const CRASH_WINDOW_MS = 5 * 60_000;

type Wanted = { model: CatalogueModel; pathOf: (file: ModelFile) => string; runtimeEntry: string };

export class ModelServer {
  readonly #directory: string;
  readonly #settings: Required<Omit<ServerSettings, 'threads'>> & Pick<ServerSettings, 'threads'>;
  readonly #onChange: () => void;
  #state: ServerState = { state: 'stopped' };
  #child: Child | undefined;
  #crashes: number[] = [];
  #restart: NodeJS.Timeout | undefined;
  /** Serialises starts and stops. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(directory: string, settings: ServerSettings, onChange: () => void) {
    this.#directory = directory;
    this.#settings = {
      port: 0,
      maxContextTokens: 8192,
      queueLimit: 8,
      startTimeoutMs: 180_000,
      restartMs: 500,
      idleMs: 300_000,
      ...settings,
    };
    this.#onChange = onChange;
  }

  get state(): ServerState {
    return this.#state;
  }

  start(wanted: Wanted): Promise<RunningServer> {
    return this.#inTurn(() => this.#startNow(wanted));
  }

  stop(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#stopOwn();
      await this.#stopOther();
      this.#change({ state: 'stopped' });
    });
  }

  /** Stops the own child and leaves those of other processes running. */
  close(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#stopOwn();
      this.#change({ state: 'stopped' });
    });
  }

  get #file(): string {
    return join(this.#directory, 'server.json');
  }

  async #startNow(wanted: Wanted): Promise<RunningServer> {
    const id = wanted.model.id;
    const known = await readAddress(this.#file);
    if (known?.model === id && (await answers(known))) {
      const running = { model: id, url: baseUrl(known), apiKey: known.apiKey };
      if (this.#state.state !== 'ready' || this.#state.url !== running.url)
        this.#change({ state: 'ready', ...running });
      return running;
    }
    await this.#stopOwn();
    await this.#stopOther();
    this.#crashes = [];
    this.#change({ state: 'starting', model: id });
    try {
      return await this.#launch(wanted, known);
    } catch (error) {
      const failure = named(error);
      this.#change({ state: 'failed', model: id, code: failure.code, message: failure.message });
      throw failure;
    }
  }

  /** Starts a child and waits until it is ready. */
  async #launch(wanted: Wanted, last: ServerAddress | undefined): Promise<RunningServer> {
    const { model, pathOf, runtimeEntry } = wanted;
    if (!filesOf(model).every((file) => existsSync(pathOf(file))))
      throw new LocalModelError('model_missing', `Download ${model.name} first.`);
    await mkdir(this.#directory, { recursive: true });
    const apiKey = last?.apiKey ?? randomBytes(24).toString('base64url');
    const { threads, queueLimit, startTimeoutMs } = this.#settings;
    const child = startChild({
      ...workOf(wanted, this.#settings),
      runtimeEntry,
      modelId: model.id,
      apiKey,
      port: this.#settings.port === 0 ? (last?.port ?? 0) : this.#settings.port,
      ...(threads === undefined ? {} : { threads }),
      queueLimit,
    });
    this.#child = child;
    const report = await withTimeout(child.report, startTimeoutMs);
    if (report === 'timeout') {
      await this.#stopOwn();
      throw new LocalModelError('start_timeout', 'The model took too long to load. Choose a smaller model.');
    }
    if (report?.event !== 'ready') {
      const end = await child.ended;
      this.#child = undefined;
      if (report !== undefined)
        throw new LocalModelError(report.code, report.message, { reason: report.reason });
      throw endedWhileLoading(end);
    }
    const address = { model: model.id, port: report.port, apiKey };
    await writeAddress(this.#file, address);
    const running = { model: model.id, url: baseUrl(address), apiKey };
    const { contextTokens } = report;
    const context = contextTokens === undefined ? {} : { contextTokens };
    const pid = child.pid === undefined ? {} : { pid: child.pid };
    this.#change({ state: 'ready', ...running, ...context, ...pid });
    void child.ended.then((end) => this.#ended(child, end, wanted, address));
    return running;
  }

  #ended(child: Child, end: ChildEnd, wanted: Wanted, address: ServerAddress): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    const model = wanted.model.id;
    // It exited because another process of the program asked it to, or because nobody needed it.
    if (end.exitCode === 0) return this.#change({ state: 'stopped' });
    const now = Date.now();
    this.#crashes = [...this.#crashes.filter((at) => at > now - CRASH_WINDOW_MS), now];
    const crashes = this.#crashes.length;
    if (crashes >= MOST_CRASHES)
      return this.#change({
        state: 'failed',
        model,
        code: 'keeps_crashing',
        message: 'The model keeps crashing on this computer. Choose a smaller model.',
      });
    this.#change({ state: 'restarting', model, crashes });
    this.#restart = setTimeout(
      () => {
        void this.#inTurn(() => this.#relaunch(wanted, address));
      },
      this.#settings.restartMs * 2 ** (crashes - 1),
    );
  }

  async #relaunch(wanted: Wanted, address: ServerAddress): Promise<void> {
    // In the meantime it may have been stopped, or another model started.
    if (this.#state.state !== 'restarting') return;
    try {
      await this.#launch(wanted, address);
    } catch (error) {
      const { code, message } = named(error);
      this.#change({ state: 'failed', model: wanted.model.id, code, message });
    }
  }

  async #stopOwn(): Promise<void> {
    clearTimeout(this.#restart);
    const child = this.#child;
    this.#child = undefined;
    await child?.stop();
  }

  async #stopOther(): Promise<void> {
    const known = await readAddress(this.#file);
    if (known === undefined || !(await answers(known))) return;
    await askToStop(known);
  }

  #change(state: ServerState): void {
    this.#state = state;
    this.#onChange();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }
}

type Work =
  | Pick<Extract<ChildOrder, { work: 'writing' }>, 'work' | 'modelPath' | 'maxContextTokens'>
  | Pick<Extract<ChildOrder, { work: 'hearing' }>, 'work' | 'files' | 'idleMs'>;

function workOf(
  { model, pathOf }: Wanted,
  { maxContextTokens, idleMs }: Required<Pick<ServerSettings, 'maxContextTokens' | 'idleMs'>>,
): Work {
  if (!('files' in model))
    return {
      work: 'writing',
      modelPath: pathOf(model),
      maxContextTokens: Math.min(maxContextTokens, model.contextTokens),
    };
  const { encoder, decoder, joiner, tokens } = model.files;
  const files = {
    encoder: pathOf(encoder),
    decoder: pathOf(decoder),
    joiner: pathOf(joiner),
    tokens: pathOf(tokens),
  };
  return { work: 'hearing', files, idleMs };
}

function named(error: unknown): LocalModelError {
  if (error instanceof LocalModelError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new LocalModelError('load_failed', 'The model could not be started. Try again.', { reason });
}

function endedWhileLoading({ exitCode, signal, lastLines }: ChildEnd): LocalModelError {
  const reason = `ended with ${signal ?? exitCode ?? 'no code'}\n${lastLines}`.trim();
  // The system kills a process that requests more memory than is available.
  return signal === 'SIGKILL'
    ? new LocalModelError(
        'not_enough_memory',
        'There is not enough free memory for this model. Close other programs or choose a smaller model.',
        { reason },
      )
    : new LocalModelError('load_failed', 'The model could not be loaded. Choose another model.', { reason });
}

async function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T | 'timeout'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

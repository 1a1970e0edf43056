import type { Engine, RunProgress, RunSource, StepStatus } from '@limelight/contracts';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import {
  askForAnswer,
  fieldOf,
  newDataId,
  promptName,
  showField,
  type ModelCall,
} from '../../../integrations/ai/index.ts';
import { mapConcurrently } from '../../../platform/concurrently.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { AskOptions, Run, RunOwner, Step, StreamedText, StreamOptions } from '../../../run.ts';
import {
  insertModelCall,
  ownerOf,
  storeState,
  storeStep,
  type RunRow,
  type StepRow,
} from './repository/runs.ts';
import { isComplete, stepResultOf, storedData, wholeData } from './rules.ts';
import { RunStopped } from './stops.ts';
import type { Boxed } from './tables.ts';
import { writeText } from './write-text.ts';

/** Events for listeners. `changed` means a step, the progress or the status. */
export type LiveEvent = { type: 'text'; offset: number; delta: string } | { type: 'changed' };

const defaultConcurrency = 4;
/** Codes of models that answered, but nothing that can be used. */
const unusableAnswers: ReadonlySet<string> = new Set(['writer_unreadable', 'writer_empty', 'writer_cut']);

/** A run in the process that works on it. All its writes are refused once another process holds the lease. */
export class LiveRun implements Run {
  readonly id: string;
  readonly owner: RunOwner;
  readonly context: Context;
  readonly row: RunRow;
  readonly token: string;
  readonly listeners = new Set<(event: LiveEvent) => void>();
  readonly steps: Map<string, StepRow>;
  readonly prompts: Set<string>;
  progressNow: RunProgress | null;
  text = '';
  engine: Engine | null = null;
  revision: number;
  readonly #stop = new AbortController();
  readonly #used = new Set<string>();
  readonly #committed: Promise<void>;
  readonly #resumes: boolean;
  /** Steps of a run that does not resume, which are stored with its end. */
  readonly unstored = new Map<string, StepRow>();
  readonly #calls: Promise<void>[] = [];
  #nextPosition: number;
  #dirty = false;
  #begun = false;

  constructor(
    context: Context,
    row: RunRow,
    { steps, committed, resumes }: { steps: readonly StepRow[]; committed: Promise<void>; resumes: boolean },
  ) {
    this.#resumes = resumes;
    this.#committed = committed;
    committed.then(
      () => {
        this.#begun = true;
      },
      () => this.stop('not-committed'),
    );
    this.context = context;
    this.row = row;
    this.id = row.id;
    this.owner = ownerOf(row);
    if (row.leaseToken === null) throw new Error(`Nobody holds run ${row.id}.`);
    this.token = row.leaseToken;
    this.steps = new Map(steps.map((step) => [step.name, step]));
    this.prompts = new Set(row.prompts);
    this.progressNow = row.progress;
    this.revision = row.revision;
    this.#nextPosition = Math.max(-1, ...steps.map(({ position }) => position)) + 1;
  }

  get userId(): string {
    if (this.owner.kind === 'user') return this.owner.userId;
    throw new Error(`Run ${this.id} belongs to a visitor.`);
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  stop(why: RunStopped['why']): void {
    this.#stop.abort(new RunStopped(why));
  }

  /** False when the transaction that starts the run failed. */
  async isCommitted(): Promise<boolean> {
    return this.#committed.then(
      () => true,
      () => false,
    );
  }

  /** Resolves when every call of a model is stored. */
  async callsStored(): Promise<void> {
    await Promise.all(this.#calls);
  }

  hasModel(): boolean {
    return this.context.writers.hasModel();
  }

  async step<T>(name: string, work: (step: Step) => Promise<T> | T): Promise<T> {
    return this.#once(name, null, (_, step) => work(step));
  }

  async stepWith<I, T>(name: string, input: I, work: (input: I, step: Step) => Promise<T> | T): Promise<T> {
    return this.#once(name, { value: input }, (given, step) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the step's own input, or one its owner edited
      work((given === null ? input : given.value) as I, step),
    );
  }

  async each<I, T>(
    name: string,
    items: readonly I[],
    work: (item: I, step: Step, index: number) => Promise<T> | T,
    { concurrency = defaultConcurrency }: { concurrency?: number } = {},
  ): Promise<T[]> {
    return mapConcurrently(items, concurrency, async (item, index) =>
      this.#once(`${name}/${index + 1}`, null, (_, step) => work(item, step, index), false),
    );
  }

  async ask<Data, Schema extends z.ZodType>(
    name: string,
    { prompt, data, unstored = [], unusable = 'fail', shows, ...question }: AskOptions<Data, Schema>,
  ): Promise<z.output<Schema> | null> {
    if (!this.hasModel() && this.steps.get(name)?.status !== 'done') return null;
    const asked = this.stepWith(name, storedData(data, unstored), async (stored, step) => {
      const given = wholeData(stored, data, unstored);
      this.#notePrompt(promptName(prompt));
      const watcher =
        shows === undefined
          ? {}
          : showField(shows, (text, by, begins) => {
              if (begins) this.#replaceFrom(0, text, by);
              else this.write(text, by);
            });
      const { answer, engine } = await this.#recordingCalls(name, async (onCall) =>
        askForAnswer(
          { writers: this.context.writers, signal: step.signal, onCall },
          { request: prompt.render(given, newDataId()), ...question, ...watcher },
        ),
      );
      this.engine = engine;
      return answer;
    }).then((answer) => {
      const text = shows === undefined ? '' : fieldOf(answer, shows);
      if (text !== '' && text !== this.text)
        this.#replaceFrom(0, text, this.engine ?? this.context.writers.describe());
      return answer;
    });
    if (unusable === 'fail') return asked;
    return asked.catch((error: unknown) => {
      if (error instanceof AppError && unusableAnswers.has(error.code)) return null;
      throw error;
    });
  }

  async stream<Data>(
    name: string,
    { prompt, data, unstored = [], ...wanted }: StreamOptions<Data>,
  ): Promise<StreamedText | null> {
    const done = this.steps.get(name)?.status === 'done';
    if (!this.hasModel() && !done) return null;
    const writes = async (box: Boxed | null, step: Step): Promise<StreamedText> => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the step's own input, or one its owner edited
      const given = wholeData((box === null ? data : box.value) as Data, data, unstored);
      this.#notePrompt(promptName(prompt));
      const shown = this.text.length;
      return this.#recordingCalls(name, async (onCall) =>
        writeText(
          { writers: this.context.writers, signal: step.signal, onCall },
          { ...wanted, request: prompt.render(given, newDataId()) },
          {
            onText: (piece, engine) => this.write(piece, engine),
            onReplace: (text, engine) => this.#replaceFrom(shown, text, engine),
          },
        ),
      );
    };
    // The first text is not delayed by storing a step, because the text itself shows that the step is running.
    const streamed = await this.#once(name, { value: storedData(data, unstored) }, writes, false);
    if (done) this.write(streamed.text, streamed.engine);
    return streamed;
  }

  write(text: string, engine: Engine | null = this.engine): void {
    if (text === '') return;
    const offset = this.text.length;
    this.text += text;
    this.engine = engine;
    this.#dirty = true;
    this.#tell({ type: 'text', offset, delta: text });
  }

  /** Puts another text in the place of everything from `offset` on. */
  #replaceFrom(offset: number, text: string, engine: Engine): void {
    this.text = this.text.slice(0, offset);
    this.#dirty = true;
    if (text === '') this.#tell({ type: 'text', offset, delta: '' });
    else this.write(text, engine);
  }

  progress(done: number, total: number | null, label: string): void {
    this.progressNow = { done, total, label };
    this.revision += 1;
    this.#dirty = true;
    this.#tell({ type: 'changed' });
  }

  /** Stores progress and text if they changed. */
  async persist(): Promise<void> {
    if (!this.#dirty || !this.#begun) return;
    this.#dirty = false;
    const { progressNow: progress, text, engine, revision } = this;
    const state = { progress, text, engine, revision, prompts: [...this.prompts] };
    if (!(await storeState(this.context.database.db, this.id, this.token, state))) this.stop('lease-lost');
  }

  #tell(event: LiveEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  #notePrompt(name: string): void {
    if (this.prompts.has(name)) return;
    this.prompts.add(name);
    this.#dirty = true;
  }

  async #recordingCalls<T>(
    step: string,
    work: (onCall: (call: ModelCall) => void) => Promise<T>,
  ): Promise<T> {
    const { database, clock, log } = this.context;
    return work((call) => {
      const now = new Date(clock.now());
      const storing = this.#committed.then(async () =>
        insertModelCall(database.db, { runId: this.id, step, call, now }),
      );
      this.#calls.push(
        storing.catch((error: unknown) => log.warn({ err: error, runId: this.id }, 'model call not stored')),
      );
    });
  }

  /** For a step that only the end of its run needs. */
  #keep(step: StepRow): void {
    this.steps.set(step.name, step);
    this.unstored.set(step.name, step);
    this.#tell({ type: 'changed' });
  }

  async #store(step: StepRow): Promise<void> {
    this.steps.set(step.name, step);
    this.#tell({ type: 'changed' });
    await this.#committed;
    if (await storeStep(this.context.database.db, this.token, step)) return;
    this.stop('lease-lost');
    this.signal.throwIfAborted();
  }

  /** `announced` steps are also stored when they start. */
  async #once<T>(
    name: string,
    given: Boxed | null,
    work: (input: Boxed | null, step: Step) => Promise<T> | T,
    announced = true,
  ): Promise<T> {
    if (this.#used.has(name)) throw new Error(`Run ${this.id} has two steps called ${name}.`);
    this.#used.add(name);
    this.signal.throwIfAborted();
    const known = this.steps.get(name);
    if (known !== undefined && isComplete(known)) return stepResultOf<T>(known.result);
    const input = new Map(Object.entries(this.row.editedInputs)).get(name) ?? given;
    const sources: RunSource[] = [];
    const begun: StepRow = {
      runId: this.id,
      name,
      position: known?.position ?? this.#nextPosition++,
      status: 'running',
      input,
      result: null,
      summary: null,
      sources,
      attempt: (known?.attempt ?? 0) + 1,
      revision: ++this.revision,
      startedAt: this.#now(),
      finishedAt: null,
    };
    if (announced) await this.#store(begun);
    let summary: string | null = null;
    let ending: 'done' | 'skipped' = 'done';
    const step: Step = {
      idempotencyKey: `${this.id}:${name}`,
      signal: this.signal,
      summarise: (line) => {
        summary = line;
      },
      skip: (reason) => {
        summary = reason;
        ending = 'skipped';
      },
      cite: (source) => sources.push(source),
    };
    const end = async (status: StepStatus, result: Boxed | null) => {
      const finishedAt = this.#now();
      const ended = { ...begun, status, result, summary, revision: ++this.revision, finishedAt };
      if (announced || this.#resumes) await this.#store(ended);
      else this.#keep(ended);
    };
    try {
      const result = { value: await work(input, step) };
      this.signal.throwIfAborted();
      await end(ending, result);
      return stepResultOf<T>(result);
    } catch (error) {
      this.signal.throwIfAborted();
      summary = error instanceof AppError ? error.message : 'Something went wrong in this step.';
      await end('failed', null);
      throw error;
    }
  }

  #now(): Date {
    return new Date(this.context.clock.now());
  }
}

import type { Engine, RunProgress, RunSource, StepStatus } from '@limelight/contracts';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { askForAnswer, newDataId, promptName, type ModelCall } from '../../../integrations/ai/index.ts';
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
  #nextPosition: number;
  #dirty = false;

  constructor(context: Context, row: RunRow, steps: readonly StepRow[]) {
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
    { prompt, data, unstored = [], unusable = 'fail', ...question }: AskOptions<Data, Schema>,
  ): Promise<z.output<Schema> | null> {
    if (!this.hasModel() && this.steps.get(name)?.status !== 'done') return null;
    const asked = this.stepWith(name, storedData(data, unstored), async (stored, step) => {
      const given = wholeData(stored, data, unstored);
      this.#notePrompt(promptName(prompt));
      const { answer, engine } = await this.#recordingCalls(name, async (onCall) =>
        askForAnswer(
          { writers: this.context.writers, signal: step.signal, onCall },
          { request: prompt.render(given, newDataId()), ...question },
        ),
      );
      this.engine = engine;
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
    if (!this.#dirty) return;
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
    const stored: Promise<void>[] = [];
    try {
      return await work((call) => {
        const now = new Date(clock.now());
        const storing = insertModelCall(database.db, { runId: this.id, step, call, now });
        stored.push(
          storing.catch((error: unknown) =>
            log.warn({ err: error, runId: this.id }, 'model call not stored'),
          ),
        );
      });
    } finally {
      await Promise.all(stored);
    }
  }

  async #store(step: StepRow): Promise<void> {
    this.steps.set(step.name, step);
    this.#tell({ type: 'changed' });
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
    const end = async (status: StepStatus, result: Boxed | null) =>
      this.#store({
        ...begun,
        status,
        result,
        summary,
        revision: ++this.revision,
        finishedAt: this.#now(),
      });
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

import type { Engine, RunDefinition, RunSource } from '@limelight/contracts';
import type { z } from 'zod';
import type { Context } from './context.ts';
import type { Prompt, StreamCleaner } from './integrations/ai/index.ts';
import type { Tx } from './platform/db/index.ts';

/** Who a run belongs to. A visitor is known by a hashed address alone. */
export type RunOwner = { kind: 'user'; userId: string } | { kind: 'visitor'; key: string };

/** What a step can say about itself while it works. */
export interface Step {
  /** The same in every attempt at this step, for services that ignore a repeated request. */
  idempotencyKey: string;
  signal: AbortSignal;
  /** One line for the run's page, such as "14 of 16 feeds read". */
  summarise(summary: string): void;
  /** Where something came from. */
  cite(source: RunSource): void;
}

export interface AskOptions<Data, Schema extends z.ZodType> {
  prompt: Prompt<Data>;
  data: Data;
  /** The fields of the data that are not stored with the step, such as texts of another person. */
  unstored?: readonly (keyof Data)[];
  schema: Schema;
  /** Reads an answer that is no JSON though it says what was asked; null when it does not. */
  rescue?: (answer: string) => z.output<Schema> | null;
  /** What is wrong with an answer of the right shape, in words for the model; null when nothing is. */
  fault?: (answer: z.output<Schema>) => string | null;
  maxOutputTokens?: number;
  /**
   * What two unusable answers lead to: `fail` ends the run, `none` answers null, for runs that then do what they do
   * without a model. `fail` by default.
   */
  unusable?: 'fail' | 'none';
}

export interface StreamOptions<Data> {
  prompt: Prompt<Data>;
  data: Data;
  /** The fields of the data that are not stored with the step, such as texts of another person. */
  unstored?: readonly (keyof Data)[];
  /** A fresh one for each answer; what it refuses before a reader saw any of it is asked for once more. */
  cleaner?: () => StreamCleaner;
  /** UTF-16 units after which the answer is cut. */
  characterLimit?: number;
  maxOutputTokens?: number;
}

export interface StreamedText {
  text: string;
  engine: Engine;
}

/** A run at work. Results of steps are stored as JSON, so dates come back as texts. */
export interface Run {
  id: string;
  owner: RunOwner;
  /** Throws for a visitor's run. */
  userId: string;
  context: Context;
  /** Aborts on cancel, timeout and shutdown. */
  signal: AbortSignal;
  /** Whether a text model is connected. */
  hasModel(): boolean;
  /** Does something once: after a restart the stored result is returned instead. Names are unique within a run. */
  step<T>(name: string, work: (step: Step) => Promise<T> | T): Promise<T>;
  /** The same with an input that is shown on the run's page and can be edited before running again from here. */
  stepWith<I, T>(name: string, input: I, work: (input: I, step: Step) => Promise<T> | T): Promise<T>;
  /** One step for each item, a few at a time; results come in the order of the items. */
  each<I, T>(
    name: string,
    items: readonly I[],
    work: (item: I, step: Step, index: number) => Promise<T> | T,
    options?: { concurrency?: number },
  ): Promise<T[]>;
  /** A model's structured answer, as a step; null when no model is connected. Throws the writer's error codes. */
  ask<Data, Schema extends z.ZodType>(
    name: string,
    options: AskOptions<Data, Schema>,
  ): Promise<z.output<Schema> | null>;
  /** A model's text, as a step; readers of the run see it as it is written. Null when no model is connected. */
  stream<Data>(name: string, options: StreamOptions<Data>): Promise<StreamedText | null>;
  /** Shows text that no model is writing now, such as an outline. */
  write(text: string, engine?: Engine): void;
  progress(done: number, total: number | null, label: string): void;
}

/** What a run has come to when it is cancelled. */
export interface PartialRun {
  text: string;
  /** Who wrote the text; null where there is none. */
  engine: Engine | null;
}

export interface RunParts<Input, Result> {
  /** `web`: the process that took the request works on it at once. `worker`: a job. Either is resumed by a worker. */
  where: 'web' | 'worker';
  /** False for work that ends with its process, at no charge: nobody wants a text that begins anew. True by default. */
  resumes?: boolean;
  work(run: Run, input: Input): Promise<Result>;
  /** Most credits it can cost, where that is not the catalogue's price. Runs in the transaction that starts the run. */
  price?: (tx: Tx, run: StartedRun, input: Input) => Promise<number> | number;
  /** Credits for this result; the price by default, and never more. Runs in the transaction that settles them. */
  charge?: (result: Result, tx: Tx, run: StartedRun, input: Input) => Promise<number> | number;
  /** Rows that exist as soon as the run does. May refuse with an `AppError`. */
  prepare?: (tx: Tx, run: StartedRun, input: Input) => Promise<void>;
  /** Stores the result, in the transaction that settles the credits. */
  save?: (tx: Tx, run: StartedRun, result: Result, input: Input) => Promise<void>;
  /** What of a cancelled run is kept, saved and charged; null for nothing, which is the default. */
  keepPartial?: (partial: PartialRun, input: Input) => Result | null;
  /** Takes back what `prepare` wrote when the run failed or was cancelled with nothing kept. */
  undo?: (tx: Tx, run: StartedRun, input: Input, why: 'failed' | 'cancelled') => Promise<void>;
  /**
   * For words that are not to be kept: what stays of the input once the run has ended. Its result, its text and what its steps
   * hold go, too.
   */
  remember?: (input: Input) => Input;
  /** Whether owners who left the page hear of its end; by default, of the end of a worker's run. */
  announced?: boolean;
  /** Where its result is shown, such as `/dashboard/carousel/{id}`; the run's own page by default. */
  place?: (result: Result, input: Input) => string;
  /** Milliseconds after which the run fails; 30 minutes by default. */
  timeoutMs?: number;
}

/** The facts of a run inside a transaction. */
export interface StartedRun {
  id: string;
  owner: RunOwner;
  userId: string;
  context: Context;
}

/** A kind of run with its work, inputs and results unparsed. Made by `implementRun`. */
export interface RunImplementation extends Required<
  Pick<RunParts<unknown, unknown>, 'where' | 'resumes' | 'announced' | 'work' | 'charge' | 'timeoutMs'>
> {
  definition: RunDefinition;
  price: NonNullable<RunParts<unknown, unknown>['price']> | null;
  prepare: NonNullable<RunParts<unknown, unknown>['prepare']>;
  save: NonNullable<RunParts<unknown, unknown>['save']>;
  keepPartial: NonNullable<RunParts<unknown, unknown>['keepPartial']>;
  undo: NonNullable<RunParts<unknown, unknown>['undo']>;
  remember: NonNullable<RunParts<unknown, unknown>['remember']> | null;
  place: NonNullable<RunParts<unknown, unknown>['place']> | null;
}

/** The same with what its kind takes and gives. */
export type RunOf<Input extends z.ZodType, Result extends z.ZodType> = RunImplementation & {
  definition: RunDefinition<string, Input, Result>;
};

const defaultTimeoutMs = 30 * 60_000;

/** Joins a definition with its work. What is stored is parsed by the definition's schemas each time it is read. */
export function implementRun<Kind extends string, Input extends z.ZodType, Result extends z.ZodType>(
  definition: RunDefinition<Kind, Input, Result>,
  parts: RunParts<z.output<Input>, z.output<Result>>,
): RunOf<Input, Result> {
  const input = (stored: unknown) => definition.input.parse(stored);
  const result = (stored: unknown) => definition.result.parse(stored);
  const { price, charge, prepare, save, keepPartial, undo, remember, place } = parts;
  return {
    definition,
    where: parts.where,
    resumes: parts.resumes ?? true,
    announced: parts.announced ?? parts.where === 'worker',
    timeoutMs: parts.timeoutMs ?? defaultTimeoutMs,
    work: async (run, stored) => result(await parts.work(run, input(stored))),
    price: price === undefined ? null : (tx, run, stored) => price(tx, run, input(stored)),
    charge: (stored, tx, run, given) =>
      charge === undefined ? Number.POSITIVE_INFINITY : charge(result(stored), tx, run, input(given)),
    prepare: async (tx, run, stored) => prepare?.(tx, run, input(stored)),
    save: async (tx, run, stored, given) => save?.(tx, run, result(stored), input(given)),
    keepPartial: (partial, stored) => keepPartial?.(partial, input(stored)) ?? null,
    undo: async (tx, run, stored, why) => undo?.(tx, run, input(stored), why),
    remember: remember === undefined ? null : (stored) => remember(input(stored)),
    place: place === undefined ? null : (stored, given) => place(result(stored), input(given)),
  };
}

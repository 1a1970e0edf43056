import type { Engine, RunDefinition, RunOutcome, RunSource } from '@limelight/contracts';
import type { z } from 'zod';
import type { Context } from './context.ts';
import type { CutBy, Prompt } from './integrations/ai/index.ts';
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
  /** Says why there is nothing to use here, such as an unreadable source. The run goes on. */
  skip(reason: string): void;
  /** Where something came from. */
  cite(source: RunSource): void;
}

export interface AskOptions<Data, Schema extends z.ZodType> {
  prompt: Prompt<Data>;
  data: Data;
  /** The fields of the data that are not stored with the step, such as texts of another person. */
  unstored?: readonly (keyof Data)[];
  /** A blank text in an answer counts as missing; a field that may be blank has a default. */
  schema: Schema;
  /** Reads an answer that is no JSON though it says what was asked; null when it does not. */
  rescue?: (answer: string) => z.output<Schema> | null;
  /** What is wrong with an answer of the right shape, in words for the model; null when nothing is. */
  fault?: (answer: z.output<Schema>) => string | null;
  /** What the model should look at once more, in words; the answer is taken all the same, and marked for its reader. */
  doubt?: (answer: z.output<Schema>) => string | null;
  maxOutputTokens?: number;
  /** The text field of the answer that readers of the run see as it is written, in the place of what they saw before. */
  shows?: string;
  /**
   * What two unusable answers lead to: `fail` ends the run, `none` answers null, for runs that then do what they do
   * without a model. `fail` by default.
   */
  unusable?: 'fail' | 'none';
}

/** What a text lacks of what was asked for: in words for the model, and how grave it is beside others. */
export interface TextFault {
  words: string;
  weight: number;
}

export interface StreamOptions<Data> {
  prompt: Prompt<Data>;
  data: Data;
  /** The fields of the data that are not stored with the step, such as texts of another person. */
  unstored?: readonly (keyof Data)[];
  /** The text that the answer changes; what stands in it is not taken for a model's addition. */
  own?: string;
  /** Puts right what rules can, such as emoji that were not to be in it. */
  mend?: (text: string) => string;
  /** A text with a fault is asked for once more; the better one of the two is taken. */
  check?: (text: string) => TextFault | null;
  /** Keeps what was written before a model stopped in the middle, from this many UTF-16 units on, instead of failing. */
  keepsCutFrom?: number;
  /** UTF-16 units after which the answer is cut. */
  characterLimit?: number;
  maxOutputTokens?: number;
}

export interface StreamedText {
  text: string;
  engine: Engine;
  cut: CutBy | null;
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
  /** Who wrote last; null before anybody did. */
  readonly engine: Engine | null;
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
  /**
   * A model's text, as a step, without what stands around it; readers of the run see it as it is written. Null when no model is
   * connected. Refuses with the writer's codes, and with `writer_declined` for an answer that is no text.
   */
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
  /** Credits for this result; the price by default, never more, and nothing where its outcome is `nothing` or `failed`. Runs in the transaction that settles them. */
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
  /** With `remember`: what stays of the result, such as the ids of what it used; nothing by default. */
  keeps?: (result: Result) => object;
  /** Whether owners who left the page hear of its end; by default, of the end of a worker's run. */
  announced?: boolean;
  /**
   * What its steps do, in words, by their names without the number of an item. A step that is not here only prepares
   * others.
   */
  steps?: Readonly<Record<string, string>> | ((name: string) => string | null);
  /** What a result comes to, and where it is: for the run's page, the list of runs and the notification of its end. */
  outcome?: (result: Result, input: Input, runId: string) => RunOutcome;
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
  keeps: NonNullable<RunParts<unknown, unknown>['keeps']> | null;
  titleOf: (step: string) => string | null;
  hasOutcome: boolean;
  /** Null without a result that can be read. */
  outcomeOf: (result: unknown, input: unknown, runId: string) => RunOutcome | null;
}

/** The same with what its kind takes and gives. */
export type RunOf<Input extends z.ZodType, Result extends z.ZodType> = RunImplementation & {
  definition: RunDefinition<string, Input, Result>;
};

type Links = readonly (readonly [label: string, path: string])[];
const outcomeIn =
  (state: RunOutcome['state']) =>
  (summary: string, ...links: Links): RunOutcome => ({
    state,
    summary,
    links: links.map(([label, path]) => ({ label, path })),
  });

/** The outcomes of runs: a result, nothing that fits, and nothing of what the run was for. */
export const made = outcomeIn('made');
export const foundNothing = outcomeIn('nothing');
export const cameToNothing = outcomeIn('failed');

/** `1 draft`, `2 drafts`. */
export const counted = (count: number, noun: string, nouns = `${noun}s`) =>
  `${count} ${count === 1 ? noun : nouns}`;

const defaultTimeoutMs = 30 * 60_000;

/** Joins a definition with its work. What is stored is parsed by the definition's schemas each time it is read. */
export function implementRun<Kind extends string, Input extends z.ZodType, Result extends z.ZodType>(
  definition: RunDefinition<Kind, Input, Result>,
  parts: RunParts<z.output<Input>, z.output<Result>>,
): RunOf<Input, Result> {
  const input = (stored: unknown) => definition.input.parse(stored);
  const result = (stored: unknown) => definition.result.parse(stored);
  const { price, charge, prepare, save, keepPartial, undo, remember, keeps, outcome, steps = {} } = parts;
  const named = new Map(typeof steps === 'function' ? [] : Object.entries(steps));
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
    keeps: keeps === undefined ? null : (stored) => keeps(result(stored)),
    titleOf: typeof steps === 'function' ? steps : (name) => named.get(name.replace(/[/-]\d+$/, '')) ?? null,
    hasOutcome: outcome !== undefined,
    outcomeOf: (stored, given, runId) => {
      // What an earlier version stored may not be readable any more.
      const read = definition.result.safeParse(stored);
      const asked = definition.input.safeParse(given);
      return outcome === undefined || !read.success || !asked.success
        ? null
        : outcome(read.data, asked.data, runId);
    },
  };
}

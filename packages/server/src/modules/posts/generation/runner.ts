import { randomUUID } from 'node:crypto';
import { creditCosts, type Brief } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { ModelCall } from '../../../integrations/ai/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { keepReservations, releaseCredits, settleCredits } from '../../credits/index.ts';
import { recordModelCall } from '../../runs/index.ts';
import { recordVersion } from '../../versions/index.ts';
import { linkSources } from '../../sources/index.ts';
import { rememberBrief } from '../../templates/index.ts';
import { insertPost } from '../repository.ts';
import type { KeptText } from '../tables.ts';
import { endEvent, endOf, errorEvent, type GenerationEvent } from './events.ts';
import {
  endGeneration,
  findGeneration,
  listStopsRequested,
  lockRunning,
  touchGenerations,
} from './repository.ts';
import type { Material } from './material.ts';
import type { OutlineDraft } from './outline.ts';
import { decideOutcome, endIsPaid, type VariantResult } from './rules.ts';
import { Stopped, writeVariant } from './write-variant.ts';

export interface GenerationTask {
  id: string;
  userId: string;
  reservationId: string;
  /** What the reservation holds. */
  reserved: number;
  brief: Brief;
  material: Material;
  /** What is delivered where no model is connected; null where a model writes. */
  outline: OutlineDraft | null;
  variants: number;
}

/** A generation this process writes. */
export interface Running {
  task: GenerationTask;
  stop: AbortController;
  /** One for each text, which ends that text alone. */
  drafts: readonly AbortController[];
  /** Who is told of it; null once the client has gone. */
  listener: ((event: GenerationEvent) => void) | null;
  /** When all is kept and charged. */
  ended: Promise<void>;
}

const pollMs = 1_000;
const pollsPerHeartbeat = 15;
const finishRetriesMs = [200, 1_000, 3_000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes generations, one runner a process. */
export class GenerationRunner {
  private readonly running = new Map<string, Running>();
  private ticker: NodeJS.Timeout | null = null;
  private ticks = 0;
  private ticking = false;
  private draining = false;
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  find(id: string): Running | null {
    return this.running.get(id) ?? null;
  }

  /** Begins to write; the credits must be reserved and the generation's row be there. */
  begin(task: GenerationTask, listener: Running['listener']): Running {
    const drafts = Array.from({ length: task.variants }, () => new AbortController());
    const stop = new AbortController();
    const running: Running = { task, stop, drafts, listener, ended: Promise.resolve() };
    this.running.set(task.id, running);
    running.ended = this.write(running).finally(() => {
      this.running.delete(task.id);
      if (this.running.size === 0 && this.ticker !== null) {
        clearInterval(this.ticker);
        this.ticker = null;
      }
    });
    this.ticker ??= setInterval(() => void this.tick(), pollMs).unref();
    return running;
  }

  /** Stops the model of one generation, if this process writes it, and waits until that is kept. */
  async cancel(id: string): Promise<void> {
    const running = this.running.get(id);
    running?.stop.abort(new Stopped('cancelled'));
    await running?.ended;
  }

  /** Stops one of several texts, if this process writes them; the others go on. */
  stopDraft(id: string, variant: number): void {
    this.running.get(id)?.drafts[variant]?.abort(new Stopped('stopped'));
  }

  /** Takes no more, lets what runs end, and after `graceMs` ends the rest as failed, at no charge. */
  async drain(graceMs: number): Promise<void> {
    this.draining = true;
    const all = [...this.running.values()];
    const timer = setTimeout(() => {
      for (const running of all) running.stop.abort(new Stopped('shutdown'));
    }, graceMs);
    await Promise.all(all.map((running) => running.ended));
    clearTimeout(timer);
  }

  private async write(running: Running): Promise<void> {
    const { task, stop, drafts } = running;
    const began = performance.now();
    const calls: { variant: number; call: ModelCall }[] = [];
    const tell = (event: GenerationEvent) => running.listener?.(event);
    try {
      // Beside the writing: the first word does not wait for it, and the end does.
      const remembered = this.remember(task);
      const results = await Promise.all(
        drafts.map(async (draft, variant) => {
          const result = await writeVariant(this.context, {
            userId: task.userId,
            brief: task.brief,
            material: task.material,
            variant,
            outline: task.outline,
            variants: task.variants,
            signal: AbortSignal.any([stop.signal, draft.signal]),
            onDelta: (delta) => tell({ type: 'text', data: { delta, variant } }),
            onCall: (call) => calls.push({ variant, call }),
          });
          const ended = task.variants > 1 ? endedEvent(result) : null;
          if (ended !== null) tell(ended);
          return result;
        }),
      );
      await remembered;
      tell(await this.finishWithRetry(running, results, calls));
      const engine = results[0]?.engine.name ?? '';
      const { status } = decideOutcome(results);
      this.context.metrics.generation(engine, status, (performance.now() - began) / 1000);
    } catch (error) {
      this.context.log.error({ err: error, generationId: task.id }, 'generation failed');
      await this.giveUp(running);
      tell(errorEvent('writer_unavailable', { reason: 'internal' }));
    }
  }

  /** What was asked for stands in the brief next time; a text is not lost where that cannot be kept. */
  private async remember({ id, userId, brief }: GenerationTask): Promise<void> {
    const { database, clock, log } = this.context;
    try {
      await database.db.transaction(async (tx) => {
        // Nothing is kept of somebody who was erased meanwhile.
        if ((await lockRunning(tx, id)) !== null)
          await rememberBrief(tx, userId, brief, new Date(clock.now()));
      });
    } catch (error) {
      log.warn({ err: error, generationId: id }, 'brief not remembered');
    }
  }

  /** A database that is away for a moment costs nobody a text that is already written. */
  private async finishWithRetry(
    running: Running,
    results: readonly VariantResult[],
    calls: { variant: number; call: ModelCall }[],
  ): Promise<GenerationEvent> {
    for (const wait of finishRetriesMs) {
      try {
        return await this.context.database.db.transaction((tx) => this.finish(tx, running, results, calls));
      } catch (error) {
        this.context.log.warn({ err: error, generationId: running.task.id }, 'generation not kept yet');
        await pause(wait);
      }
    }
    return this.context.database.db.transaction((tx) => this.finish(tx, running, results, calls));
  }

  /** Charges, keeps the texts and, when nobody is there to receive them, makes the first a draft: all or nothing. */
  private async finish(
    tx: Tx,
    running: Running,
    results: readonly VariantResult[],
    calls: { variant: number; call: ModelCall }[],
  ): Promise<GenerationEvent> {
    const { task } = running;
    const now = this.context.clock.now();
    const at = new Date(now);
    const row = await lockRunning(tx, task.id);
    if (row === null) {
      // Kept by an earlier try whose answer was lost on the way, or ended by others, or erased.
      const ended = await findGeneration(tx, task.userId, task.id);
      const end = ended === null ? null : endOf(ended);
      if (end !== null) return end;
      await releaseCredits(tx, task.reservationId, now);
      return errorEvent('writer_unavailable');
    }
    for (const { variant, call } of calls)
      await recordModelCall(tx, { runId: task.id, step: `draft-${variant}`, call, now: at });
    const outcome = decideOutcome(results);
    // An outline that is mostly gaps holds no credits at all.
    const price = Math.min(outcome.charged * creditCosts['post.generate'], task.reserved);
    const settled = await settleCredits(tx, task.reservationId, price, now);
    const userUsage = settled === 'settled' ? price : 0;
    const done = outcome.status === 'done';
    const postId = done && running.listener === null ? await keepFirst(tx, task, outcome.texts, now) : null;
    const missing = done ? outcome.missing : [];
    const { status, texts } = outcome;
    await endGeneration(
      tx,
      task.id,
      {
        status,
        texts,
        missing,
        charged: userUsage,
        errorCode: done ? null : outcome.code,
        errorReason: done ? null : outcome.reason,
        postId,
      },
      at,
    );
    return endEvent({
      status,
      texts,
      missing,
      userUsage,
      postId,
      code: done ? null : outcome.code,
      reason: done ? null : outcome.reason,
    });
  }

  private async giveUp(running: Running): Promise<void> {
    const { task } = running;
    const now = this.context.clock.now();
    try {
      await this.context.database.db.transaction(async (tx) => {
        const row = await lockRunning(tx, task.id);
        await releaseCredits(tx, task.reservationId, now);
        if (row !== null) await failGeneration(tx, task.id, 'internal', now);
      });
    } catch (error) {
      // The sweep gives the credits back.
      this.context.log.error({ err: error, generationId: task.id }, 'generation not closed');
    }
  }

  /** Hears of cancels that came to another process, and says that this one lives. */
  private async tick(): Promise<void> {
    if (this.ticking) return;
    this.ticking = true;
    const { database, clock, log } = this.context;
    try {
      const ids = [...this.running.keys()];
      if (ids.length === 0) return;
      for (const { id, all, variants } of await listStopsRequested(database.db, ids)) {
        if (all) this.running.get(id)?.stop.abort(new Stopped('cancelled'));
        for (const variant of variants) this.stopDraft(id, variant);
      }
      this.ticks += 1;
      if (this.ticks % pollsPerHeartbeat !== 0) return;
      const now = clock.now();
      await touchGenerations(database.db, ids, new Date(now));
      await keepReservations(
        database.db,
        [...this.running.values()].map((running) => running.task.reservationId),
        now,
      );
    } catch (error) {
      log.warn({ err: error }, 'generations not polled');
    } finally {
      this.ticking = false;
    }
  }
}

/** That nothing more comes of one of several texts; null where the end of all of them says so. */
function endedEvent(result: VariantResult): GenerationEvent | null {
  const { variant, state } = result;
  if (state === 'cancelled') return null;
  return { type: 'ended', data: { variant, how: state, free: !endIsPaid(result) } };
}

/** A draft of the first text; the others wait with the generation until their author chooses among them. */
async function keepFirst(
  tx: Tx,
  { userId, brief, material }: GenerationTask,
  [first]: readonly KeptText[],
  now: number,
): Promise<string | null> {
  if (first === undefined) return null;
  const { text, engine } = first;
  const postId = randomUUID();
  const at = new Date(now);
  await insertPost(tx, userId, { id: postId, text, visibility: 'PUBLIC', brief, engine }, at);
  await recordVersion(tx, { userId, postId, text, changes: [{ by: 'writer', engine: engine.name }], now });
  await linkSources(tx, postId, material.ids, at);
  return postId;
}

/** Marks a generation as failed, at no charge; its credits are released by the caller. */
export async function failGeneration(tx: Tx, id: string, reason: string, now: number): Promise<void> {
  await endGeneration(
    tx,
    id,
    {
      status: 'failed',
      texts: [],
      missing: [],
      charged: 0,
      errorCode: 'writer_unavailable',
      errorReason: reason,
      postId: null,
    },
    new Date(now),
  );
}

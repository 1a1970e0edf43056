import type {
  Brief,
  EndpointData,
  Engine,
  generatePost,
  getGeneration,
  generationEvents,
  Post,
} from '@limelight/contracts';
import type { GenerationVariants } from '@limelight/contracts/catalog';
import type { StreamEvent } from '../../../../lib/stream.ts';
import {
  cutOf,
  failedGeneration,
  findingDelayMs,
  isWriting,
  lostGeneration,
  progressOf,
  stoppedAt,
  type Cut,
  type DraftProgress,
  type Generation,
} from './generation.ts';
import { briefOf } from './session-state.ts';
import type { WritingSession } from './writing-session.ts';

type Done = EndpointData<typeof generatePost>;
type Found = EndpointData<typeof getGeneration>;

export interface WriterEnvironment {
  /** Opens the stream. Rejects with an ApiError. `id` is called once the generation has started. */
  stream: (
    body: Brief & { variants: GenerationVariants; sourceIds: string[]; cite: boolean; postId: string | null },
    on: { id: (id: string | null) => void; event: (event: StreamEvent<typeof generationEvents>) => void },
    signal: AbortSignal,
  ) => Promise<unknown>;
  /** Resolves once the writer has stopped and its charge is settled. */
  cancel: (id: string) => Promise<unknown>;
  /** Stops one of several drafts. The stream reports when it has ended. */
  stopDraft: (id: string, variant: number) => Promise<unknown>;
  find: (id: string) => Promise<Found>;
  load: (postId: string) => Promise<Post>;
  wait: (ms: number) => Promise<void>;
  /** Runs `run` soon, and only once for several requests in between, so that text appears in readable steps. */
  soon: (run: () => void) => void;
  /** Called when credits may have been spent or refunded. */
  onEnd: () => void;
}

const lastWordsMs = 4000;

/** The texts by variant. A missing variant is empty. */
function textsOf(variants: Found['variants']): string[] {
  const texts = Array.from({ length: Math.max(...variants.map(({ variant }) => variant)) + 1 }, () => '');
  for (const { variant, text } of variants) texts[variant] = text;
  return texts;
}

function enginesOf(variants: Found['variants']): (Engine | null)[] {
  const engines: (Engine | null)[] = [];
  for (const { variant, engine } of variants) engines[variant] = engine;
  return Array.from(engines, (engine) => engine ?? null);
}

function cutsOf(variants: Found['variants']): (Cut | null)[] {
  const cuts: (Cut | null)[] = [];
  for (const { variant, text, cut } of variants) cuts[variant] = cutOf(text, cut);
  return Array.from(cuts, (cut) => cut ?? null);
}

const placesOf = (variants: Found['variants']): number[] => variants.map(({ variant }) => variant);

export class Writer {
  readonly #environment: WriterEnvironment;
  readonly #session: WritingSession;
  #abort: AbortController | null = null;
  #texts: string[] = [];
  #id: string | null = null;
  #stopping = false;

  constructor(session: WritingSession, environment: WriterEnvironment) {
    this.#session = session;
    this.#environment = environment;
  }

  get #generation(): Generation {
    return this.#session.state.generation;
  }

  get #units(): number {
    return this.#texts.reduce((sum, text) => sum + text.length, 0);
  }

  /** Writes one or three texts from the idea. Does nothing without an idea or while it is already writing. */
  async write(variants: GenerationVariants): Promise<void> {
    const { saver } = this.#session;
    // Waits for a draft that is being created, so that the text goes into it and not into a second one.
    if (saver.creating !== null) await saver.flush();
    const { sourceIds, cite } = this.#session.state;
    const brief = briefOf(this.#session.state);
    if (!brief || isWriting(this.#generation)) return;
    const postId = saver.view.state.saved?.id ?? null;
    const abort = new AbortController();
    this.#abort = abort;
    this.#texts = Array.from({ length: variants }, () => '');
    this.#id = null;
    this.#stopping = false;
    const ending: { done: Done | null } = { done: null };
    this.#session.beginGeneration({ kind: 'starting', variants }, variants);
    try {
      await this.#environment.stream(
        { ...brief, variants, sourceIds: [...sourceIds], cite, postId },
        {
          id: (id) => {
            this.#id = id;
            if (this.#stopping) this.#cancel();
            else this.#stopDrafts();
          },
          event: (event) => {
            if (event.event === 'text') this.#take(event.data, variants);
            else if (event.event === 'ended') this.#ended(event.data.variant, progressOf(event.data));
            else if (event.event === 'done') ending.done = event.data;
          },
        },
        abort.signal,
      );
      if (ending.done) await this.#finish(ending.done, variants);
      else await this.#end(lostGeneration(this.#id));
    } catch (error) {
      const stopped = this.#stopping && abort.signal.aborted;
      await this.#end(
        stopped ? stoppedAt(this.#units) : failedGeneration(error, this.#id, variants, this.#units > 0),
      );
    }
  }

  /** Stops the writer and keeps its text. The stream reports the charge. */
  stop(): void {
    const generation = this.#generation;
    if (!isWriting(generation) || this.#stopping) return;
    this.#stopping = true;
    if (generation.kind === 'finding') {
      void this.#environment.cancel(generation.id).catch(() => undefined);
      this.#stopping = false;
      this.#session.endGeneration({ kind: 'idle' });
      this.#environment.onEnd();
      return;
    }
    this.#session.setGeneration({ kind: 'stopping' });
    if (this.#id !== null) this.#cancel();
    // Another text may be in progress by then.
    const abort = this.#abort;
    void this.#environment.wait(lastWordsMs).then(() => abort?.abort());
  }

  stopDraft(index: number): void {
    const { generation, progress } = this.#session.state;
    const runs = generation.kind === 'starting' || generation.kind === 'writing';
    if (!runs || progress[index] !== 'writing') return;
    this.#session.setProgress(index, 'stopping');
    this.#stopDrafts([index]);
  }

  /** Polls for the text of a writer that continues without this page. */
  async find(id: string): Promise<void> {
    const stillLooking = () => this.#generation.kind === 'finding' && this.#generation.id === id;
    for (let tries = 0; stillLooking(); tries += 1) {
      const found = await this.#environment.find(id).catch(() => null);
      if (!stillLooking()) return;
      if (found && found.status !== 'running') {
        await this.#found(found);
        return;
      }
      await this.#environment.wait(findingDelayMs(tries));
    }
  }

  /** Loads the other variants of a generation next to the one that was saved as this post. */
  async bring({ id, variant }: { id: string; variant: number }): Promise<void> {
    const found = await this.#environment.find(id).catch(() => null);
    if (found?.status !== 'done') return;
    const { variants } = found;
    this.#session.bringDrafts(textsOf(variants), variant, id, enginesOf(variants));
  }

  #cancel(): void {
    const abort = this.#abort;
    if (this.#id !== null) void this.#environment.cancel(this.#id).catch(() => abort?.abort());
  }

  /** Asks the server to stop drafts. Before the generation has an id, the requests wait for it. */
  #stopDrafts(indexes: Iterable<number> = this.#session.state.progress.keys()): void {
    const id = this.#id;
    if (id === null) return;
    const { progress } = this.#session.state;
    for (const index of [...indexes].filter((at) => progress[at] === 'stopping'))
      void this.#environment.stopDraft(id, index).catch(() => {
        // It continues, and can be stopped again.
        if (this.#id === id && this.#session.state.progress[index] === 'stopping')
          this.#session.setProgress(index, 'writing');
      });
  }

  #ended(index: number, progress: DraftProgress): void {
    this.#show();
    this.#session.setProgress(index, progress);
  }

  async #found({ id, status, variants, postId }: Found): Promise<void> {
    const [first] = variants;
    if (status === 'done' && first !== undefined) {
      this.#session.arrived(textsOf(variants), this.#generation, placesOf(variants));
      const post = await this.#keptIn(postId);
      const told = { engines: enginesOf(variants), produced: id };
      this.#session.endGeneration({ kind: 'found', cuts: cutsOf(variants) }, told, first.variant);
      if (post) this.#session.keptBy(post);
    } else if (status === 'cancelled') this.#session.endGeneration({ kind: 'stopped', free: false });
    else
      this.#session.endGeneration({
        kind: 'failed',
        message: 'The writer did not finish. Nothing was charged. Try again.',
      });
    this.#environment.onEnd();
  }

  #take(
    { variant, delta, offset }: { variant: number; delta: string; offset: number },
    variants: GenerationVariants,
  ): void {
    this.#texts[variant] = (this.#texts[variant] ?? '').slice(0, offset) + delta;
    if (this.#generation.kind === 'starting')
      this.#session.setGeneration({ kind: 'writing', variants, id: this.#id });
    this.#environment.soon(() => this.#show());
  }

  #show(): void {
    const generation = this.#generation;
    if (generation.kind === 'writing' || generation.kind === 'stopping')
      this.#session.arrived(this.#texts, generation);
  }

  /** The post that the server saved a text in, so that this page continues with it instead of creating a second one. */
  async #keptIn(postId: string | null): Promise<Post | null> {
    const { creating, view } = this.#session.saver;
    const own = view.state.saved?.id ?? postId;
    if (postId === null || creating !== null || own !== postId) return null;
    return this.#environment.load(postId).catch(() => null);
  }

  async #finish(done: Done, variants: GenerationVariants): Promise<void> {
    for (const { variant, text } of done.variants) this.#texts[variant] = text;
    this.#session.arrived(this.#texts, this.#generation, placesOf(done.variants));
    const post = await this.#keptIn(done.postId);
    const kept = this.#session.state.drafts?.length ?? 1;
    this.#session.endGeneration(
      { kind: 'done', variants, kept, missing: done.missing, cuts: cutsOf(done.variants) },
      { engines: enginesOf(done.variants), produced: this.#id },
      done.variants[0]?.variant,
    );
    if (post) this.#session.keptBy(post);
    this.#environment.onEnd();
  }

  async #end(generation: Generation): Promise<void> {
    this.#show();
    if (generation.kind === 'finding') {
      this.#session.setGeneration(generation);
      await this.find(generation.id);
      return;
    }
    // The server knows who wrote the text before it was interrupted, and where it is saved.
    const id = this.#units === 0 ? null : this.#id;
    const found = id === null ? null : await this.#environment.find(id).catch(() => null);
    const post = await this.#keptIn(found?.postId ?? null);
    this.#session.endGeneration(generation, found && { engines: enginesOf(found.variants), produced: id });
    if (post) this.#session.keptBy(post);
    this.#environment.onEnd();
  }
}

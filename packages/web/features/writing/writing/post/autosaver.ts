import type { Post } from '@limelight/contracts';
import {
  autosave,
  isDirty,
  msUntilSave,
  needsDecision,
  startAutosave,
  type AutosaveEvent,
  type AutosaveState,
} from './autosave.ts';
import { decideConflict, toldWith, withSent, type Sent } from './conflict.ts';
import { keysOfChanges, type Creation } from './made.ts';
import { contentOf, isWorthKeeping, sameContent, type DraftContent } from './draft.ts';
import { currentOf, saveFailure } from './save-failure.ts';

export interface AutosaverEnvironment {
  /** Creates the draft. Sending the same creation twice creates one. */
  create: (creation: Creation, leaving: boolean) => Promise<Post>;
  /** `already` means that the server had this content before. */
  update: (
    id: string,
    version: number,
    content: DraftContent,
    leaving: boolean,
  ) => Promise<{ post: Post; already: boolean }>;
  load: (id: string) => Promise<Post>;
  begin: (content: DraftContent) => Creation;
  now: () => number;
  startTimer: (run: () => void, ms: number) => () => void;
  content: () => DraftContent;
  /** The keys of the changes that a save reports now. */
  telling: () => readonly string[];
  onSaved: (post: Post) => void;
  /**
   * Called when the server already has what this page shows or had sent, including the changes `told`, because that
   * answer was lost.
   */
  onOwn: (post: Post, told: readonly string[]) => void;
  /** Called when only the other side changed the content, which the page shows now. */
  onTheirs: (post: Post) => void;
  onChange: () => void;
}

export interface AutosaverStart {
  post: Post | null;
  /** The content on the server that the page's content is based on. */
  base: DraftContent | null;
  /** Content sent earlier without receiving an answer. */
  sent: readonly Sent[];
  version: number | null;
  dirty: boolean;
  creating: Creation | null;
}

export interface AutosaveView {
  state: AutosaveState;
  /** The other version, while the user has to choose. */
  theirs: Post | null;
}

/** Saves the page after a pause, one call at a time, and never drops content that the server does not have. */
export class Autosaver {
  readonly #environment: AutosaverEnvironment;
  #view: AutosaveView;
  #base: DraftContent | null;
  #sent: readonly Sent[];
  #creating: Creation | null;
  #stopTimer: (() => void) | null = null;
  #running: Promise<void> | null = null;
  #paused = false;

  constructor(environment: AutosaverEnvironment, start: AutosaverStart) {
    this.#environment = environment;
    this.#base = start.base;
    this.#sent = start.sent;
    this.#creating = start.creating;
    const saved = start.post ? { id: start.post.id, version: start.version ?? start.post.version } : null;
    const savedAt = start.post ? Date.parse(start.post.updatedAt) : null;
    this.#view = {
      state: startAutosave(saved, savedAt, start.dirty ? environment.now() : null),
      theirs: null,
    };
    this.#plan();
  }

  get view(): AutosaveView {
    return this.#view;
  }

  get base(): DraftContent | null {
    return this.#base;
  }

  /** Content that was sent but not acknowledged. */
  get sent(): readonly Sent[] {
    return this.#sent;
  }

  get creating(): Creation | null {
    return this.#creating;
  }

  /** True when the server has what this page shows or had sent. */
  isOwn(post: Post): boolean {
    const [mine, theirs] = [this.#environment.content(), contentOf(post)];
    return sameContent(mine, theirs) || this.#sent.some((one) => sameContent(one, theirs));
  }

  edited(): void {
    this.#take({ type: 'edited', at: this.#environment.now() });
  }

  /** Retries at once instead of waiting. */
  retry(): void {
    this.#take({ type: 'retry' });
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    this.#plan();
  }

  /** Saves unsaved content now. Resolves to the post once the server has everything, otherwise to null. */
  async flush(leaving = false): Promise<{ id: string; version: number } | null> {
    for (let rounds = 0; rounds < 5; rounds += 1) {
      if (this.#running) await this.#running;
      const { state } = this.#view;
      if (!isDirty(state) || needsDecision(state.phase)) break;
      if (!isWorthKeeping(this.#environment.content()) && !state.saved) break;
      const before = state.failures;
      await this.#save(leaving);
      if (this.#view.state.failures > before || this.#view.state.phase.kind === 'refused') break;
    }
    return isDirty(this.#view.state) ? null : this.#view.state.saved;
  }

  /** Continues from the version of a post that another call, such as scheduling, returned. */
  adopt(post: Post): void {
    this.#base = contentOf(post);
    const clean = sameContent(this.#environment.content(), this.#base);
    this.#rebase(post, clean);
  }

  keepMine(): void {
    const { theirs } = this.#view;
    if (!theirs) return;
    this.#base = contentOf(theirs);
    this.#rebase(theirs, false);
  }

  takeTheirs(): void {
    const { theirs } = this.#view;
    if (!theirs) return;
    this.#base = contentOf(theirs);
    this.#environment.onTheirs(theirs);
    this.#rebase(theirs, true);
  }

  /** Continues as a new draft when the post was deleted or published in the meantime. */
  saveAsNew(): void {
    this.#base = null;
    this.#sent = [];
    this.#creating = null;
    this.#view = { ...this.#view, theirs: null };
    this.#take({ type: 'rebased', saved: null, clean: false, at: this.#environment.now() });
  }

  stop(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
    this.#paused = true;
  }

  #rebase(post: Post, clean: boolean): void {
    this.#sent = [];
    this.#view = { ...this.#view, theirs: null };
    this.#take({
      type: 'rebased',
      saved: { id: post.id, version: post.version },
      clean,
      at: this.#environment.now(),
    });
  }

  #take(event: AutosaveEvent): void {
    this.#view = { ...this.#view, state: autosave(this.#view.state, event) };
    this.#plan();
    this.#environment.onChange();
  }

  #plan(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
    if (this.#paused || this.#running) return;
    const wait = msUntilSave(this.#view.state, this.#environment.now());
    if (wait !== null) this.#stopTimer = this.#environment.startTimer(() => void this.#save(false), wait);
  }

  #save(leaving: boolean): Promise<void> {
    this.#stopTimer?.();
    this.#stopTimer = null;
    const content = this.#environment.content();
    if (!this.#view.state.saved && !this.#creating && !isWorthKeeping(content)) return Promise.resolve();
    this.#running ??= this.#send(content, leaving).finally(() => {
      this.#running = null;
      this.#plan();
    });
    return this.#running;
  }

  async #send(content: DraftContent, leaving: boolean): Promise<void> {
    const { saved } = this.#view.state;
    const creation = saved ? null : (this.#creating ?? this.#environment.begin(content));
    const sending = creation?.content ?? content;
    this.#creating = creation;
    const told = creation ? keysOfChanges(creation.changes) : this.#environment.telling();
    this.#sent = withSent(this.#sent, { ...sending, told });
    this.#take({ type: 'started' });
    try {
      if (saved) {
        const { post, already } = await this.#environment.update(saved.id, saved.version, sending, leaving);
        this.#arrived(post, sending, content);
        // An earlier save had arrived and its answer was lost.
        if (already) this.#environment.onOwn(post, told);
      } else if (creation) {
        this.#arrived(await this.#environment.create(creation, leaving), sending, content);
      }
    } catch (error) {
      await this.#failed(error);
    }
  }

  #arrived(post: Post, sent: DraftContent, wanted: DraftContent): void {
    this.#creating = null;
    this.#sent = [];
    this.#base = sent;
    this.#take({ type: 'saved', saved: { id: post.id, version: post.version }, at: this.#environment.now() });
    this.#environment.onSaved(post);
    // A repeated creation returns the draft as it was first requested.
    if (!sameContent(sent, wanted)) this.edited();
  }

  async #failed(error: unknown): Promise<void> {
    const failure = saveFailure(error);
    if (failure.kind === 'refused' || failure.kind === 'gone') this.#creating = null;
    if (failure.kind !== 'conflict') {
      this.#take({ type: 'failed', failure });
      return;
    }
    const theirs = currentOf(error) ?? (await this.#reload());
    if (theirs) this.#settle(theirs);
    else this.#take({ type: 'failed', failure: { kind: 'busy' } });
  }

  async #reload(): Promise<Post | null> {
    const { saved } = this.#view.state;
    if (!saved) return null;
    return this.#environment.load(saved.id).catch(() => null);
  }

  #settle(theirs: Post): void {
    const content = contentOf(theirs);
    const decision = decideConflict({
      mine: this.#environment.content(),
      sent: this.#sent,
      base: this.#base,
      theirs: content,
    });
    switch (decision) {
      case 'same':
      case 'own-earlier': {
        const clean = decision === 'same';
        const told = clean ? this.#environment.telling() : toldWith(this.#sent, content);
        this.#base = content;
        this.#rebase(theirs, clean);
        this.#environment.onOwn(theirs, told);
        return;
      }
      case 'only-mine':
        this.#base = content;
        this.#rebase(theirs, false);
        this.#environment.onSaved(theirs);
        return;
      case 'only-theirs':
        this.#base = content;
        this.#environment.onTheirs(theirs);
        this.#rebase(theirs, true);
        return;
      case 'ask':
        this.#view = { ...this.#view, theirs };
        this.#take({ type: 'failed', failure: { kind: 'conflict' } });
    }
  }
}

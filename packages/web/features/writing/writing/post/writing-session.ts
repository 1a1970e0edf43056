import type { Attachment, Post } from '@limelight/contracts';
import { isDirty } from './autosave.ts';
import { sameContent, contentOf, type Picture, type Visibility } from './draft.ts';
import type { Choices } from './choices.ts';
import { isWriting, type DraftProgress, type Generation } from './generation.ts';
import { record, redo, undo, type ChangeKind, type Snapshot } from './history.ts';
import {
  addMade,
  keysOfChanges,
  untold,
  withWords,
  writtenFrom,
  type Made,
  type PendingChange,
} from './made.ts';
import { isLocked } from './publish-step.ts';
import {
  beginGeneration,
  briefOf,
  bringDrafts,
  chooseDraft,
  chooseFilled,
  contentOfState,
  draftTexts,
  isOriginUntold,
  leaveOut,
  originOf,
  runOf,
  settleDrafts,
  showArrived,
  showPost,
  showProgress,
  takeBack,
  currentText,
  withEngines,
  type SessionState,
} from './session-state.ts';
import { Autosaver, type AutosaverStart } from './autosaver.ts';
import { RecordKeeper } from './record-keeper.ts';
import { newKey } from './kept-post.ts';
import type { DeskState, SessionEnvironment, SessionView } from './session-environment.ts';
import { toKept } from './to-kept.ts';

/**
 * One post being written: the only store of the writing screen. Its content is stored in the browser at every change
 * and saved to the server after a pause. It lives outside the components, so that leaving the screen stops nothing.
 */
export class WritingSession {
  readonly saver: Autosaver;
  readonly #environment: SessionEnvironment;
  readonly #listeners = new Set<() => void>();
  #view: SessionView;
  readonly #keeper: RecordKeeper;
  /** The state before a generation, restored if it produces nothing. */
  #before: SessionState | null = null;
  /** The changes that were not reported to the server yet. */
  #changes: readonly PendingChange[];

  constructor(
    environment: SessionEnvironment,
    key: string | null,
    state: SessionState,
    start: Omit<AutosaverStart, 'post'>,
    changes: readonly PendingChange[] = [],
  ) {
    this.#environment = environment;
    this.#changes = changes;
    this.#keeper = new RecordKeeper(environment.records, key, (kept) => {
      if (kept === this.#view.kept) return;
      this.#view = { ...this.#view, kept };
      this.#tell();
    });
    const { load, now, startTimer } = environment;
    this.saver = new Autosaver(
      {
        create: async (creation, leaving) => {
          const post = await environment.create(creation, leaving);
          this.#toldOf(keysOfChanges(creation.changes));
          return post;
        },
        update: async (id, version, content, leaving) => {
          const changes = this.#changes;
          const saved = this.saver.base?.text ?? null;
          const about = { saved, changes, origin: originOf(this.state) };
          const answer = await environment.update(id, version, content, about, leaving);
          this.#toldOf(keysOfChanges(changes));
          return answer;
        },
        load,
        now,
        startTimer,
        begin: (content) => ({
          key: environment.newId(),
          content,
          ...originOf(this.state),
          // Notes for a text written by the user stay with it.
          ...(this.state.engine === null && { brief: briefOf(this.state) }),
          changes: this.#changes,
        }),
        content: () => contentOfState(this.state),
        onSaved: (post) => this.#told(post),
        telling: () => keysOfChanges(this.#changes),
        onOwn: (post, told) => {
          this.#toldOf(told);
          this.#savedBefore(post);
          this.#told(post);
        },
        onTheirs: (post) => this.#set(showPost(this.state, post, now())),
        onChange: () => this.#set(this.state),
      },
      { ...start, post: state.post },
    );
    const none = { adding: null, passage: null, rewrite: null, proposal: null } as const;
    const desk = { panel: 'idea', beside: 'preview', facts: 0, skipsQuestion: false, ...none } as const;
    this.#view = { state, desk, saving: this.saver.view, kept: key !== null };
    this.saver.pause(isWriting(state.generation));
    this.#keep();
  }

  /** The key of the record in this browser. Null when another tab has it. */
  get key(): string | null {
    return this.#keeper.key;
  }

  close(): void {
    this.#keeper.close();
    this.saver.stop();
  }

  get view(): SessionView {
    return this.#view;
  }

  get state(): SessionState {
    return this.#view.state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): SessionView => this.#view;

  show(change: Partial<DeskState>): void {
    this.#view = { ...this.#view, desk: { ...this.#view.desk, ...change } };
    this.#tell();
  }

  showFacts(): void {
    this.show({ panel: 'edit', facts: this.#view.desk.facts + 1 });
  }

  /** Changes the text. `typing` joins the previous step. `made` describes a change that was not typed. */
  write(next: Snapshot, kind: ChangeKind, made: Made | null = null): void {
    if (this.#untouchable()) return;
    const before = currentText(this.state);
    if (made !== null) this.#note(made, before, next.text);
    const ownWords =
      made === null ? this.state.ownWords : withWords(this.state.ownWords, this.state.engine, made, before);
    this.#edit({
      ...this.state,
      ownWords,
      // Continuing to type after it was saved accepts the restored text.
      restored: kind === 'typing' && !isDirty(this.saver.view.state) ? null : this.state.restored,
      history: record(this.state.history, next, kind, this.#environment.now()),
    });
  }

  undo(): void {
    if (!this.#untouchable()) this.#edit({ ...this.state, history: undo(this.state.history) });
  }

  redo(): void {
    if (!this.#untouchable()) this.#edit({ ...this.state, history: redo(this.state.history) });
  }

  attach(attachment: Attachment | null, pictures: readonly Picture[]): void {
    if (!this.#untouchable()) this.#edit({ ...this.state, attachment, pictures });
  }

  setFirstComment(firstComment: string): void {
    if (!this.#untouchable()) this.#edit({ ...this.state, firstComment });
  }

  setVisibility(visibility: Visibility): void {
    this.#edit({ ...this.state, visibility });
  }

  setIdea(idea: string, suggested = this.state.suggested): void {
    const { generation } = this.state;
    // The failure concerned the previous idea.
    const failed = generation.kind === 'failed' && !generation.partial;
    this.#set({ ...this.state, idea, suggested, generation: failed ? { kind: 'idle' } : generation });
  }

  /** `template` names the template that the settings come from. It stays when the user changes some of them. */
  setChoices(choices: Choices, template = this.state.template): void {
    this.#set({ ...this.state, choices, template });
  }

  setSources(sourceIds: readonly string[]): void {
    this.#set({ ...this.state, sourceIds });
  }

  setCite(cite: boolean): void {
    this.#set({ ...this.state, cite });
  }

  chooseDraft(index: number): void {
    const next = chooseDraft(this.state, index);
    const { engine } = next;
    this.#note(
      { by: 'writer', detail: writtenFrom(this.state.template, index), engine, run: runOf(next) },
      currentText(this.state),
      currentText(next),
    );
    this.#edit(next);
  }

  bringDrafts(
    texts: readonly string[],
    active: number,
    produced: string,
    engines: SessionState['engines'],
  ): void {
    this.#set(bringDrafts(this.state, texts, active, produced, engines));
  }

  settleDrafts(): void {
    this.#set(settleDrafts(this.state));
  }

  /** Dismisses the note about a restored copy. The server's text is one undo step back. */
  dismissRestored(): void {
    this.#set({ ...this.state, restored: null });
  }

  beginGeneration(generation: Generation, variants: number): void {
    this.saver.pause(true);
    this.#before = this.state;
    this.#set({ ...beginGeneration(this.state, variants), generation, restored: null });
  }

  /** `kept` lists the drafts that the server keeps, once it has reported them. */
  arrived(texts: readonly string[], generation: Generation, kept?: readonly number[]): void {
    const shown = showArrived(this.state, texts);
    this.#set({ ...(kept ? leaveOut(shown, kept) : shown), generation });
  }

  /** Ends a generation and saves what arrived. `kept` is the draft the server continues with. */
  endGeneration(
    generation: Generation,
    change: Partial<Pick<SessionState, 'engines' | 'produced'>> | null = null,
    kept?: number,
  ): void {
    const hadText = draftTexts(this.state).some((text) => text !== '');
    const told = change?.engines ? withEngines(this.state, change.engines) : this.state;
    const state = hadText ? chooseFilled(told, kept) : takeBack(this.state, this.#before);
    this.#before = null;
    if (hadText) {
      const { engine } = state;
      const run = runOf({ ...state, ...change });
      const detail = writtenFrom(state.template, state.drafts === null ? null : state.activeDraft);
      this.#note(
        { by: 'writer', detail, engine, run },
        state.history.past.at(-1)?.text ?? '',
        currentText(state),
      );
    }
    // The loaded text is the server's, so nothing of the restored copy is left.
    const restored = generation.kind === 'found' ? null : state.restored;
    const ended = generation.kind === 'stopped' && !hadText ? { ...generation, empty: true } : generation;
    this.#set({ ...state, ...change, generation: ended, restored });
    this.saver.pause(isWriting(generation));
    const saved = this.saver.base;
    const changed = saved
      ? !sameContent(saved, contentOfState(this.state)) || (hadText && isOriginUntold(this.state))
      : currentText(this.state).trim() !== '';
    if (changed) this.saver.edited();
  }

  setProgress(index: number, progress: DraftProgress): void {
    this.#set(showProgress(this.state, index, progress));
  }

  setGeneration(generation: Generation): void {
    this.#set({ ...this.state, generation });
  }

  /** Takes in the post from another call or from polling. */
  meet(post: Post): void {
    const { saving } = this.#view;
    const known = saving.state.saved;
    const unsaved = isDirty(saving.state);
    if (known && known.id === post.id && post.version < known.version) return;
    if (
      this.state.post?.updatedAt === post.updatedAt &&
      this.state.post.status === post.status &&
      known?.version === post.version
    )
      return;
    if (!unsaved && !sameContent(contentOfState(this.state), contentOf(post))) {
      // A text being written, or drafts to choose from, belong to this page. Saving them detects the conflict.
      if (isWriting(this.state.generation) || this.state.drafts !== null) return;
      this.#set(showPost(this.state, post, this.#environment.now()));
    }
    if (unsaved && this.saver.isOwn(post)) this.#savedBefore(post);
    this.#told(post);
    if (!unsaved && (known?.id !== post.id || known.version !== post.version)) this.saver.adopt(post);
  }

  /** Takes in the post after an action of this page. Later saves continue from that version. */
  acted(post: Post): void {
    this.#told(post);
    this.saver.adopt(post);
  }

  /** The server saved the generated text in this post, so it need not be reported. */
  keptBy(post: Post): void {
    if (post.text === currentText(this.state))
      this.#changes = this.#changes.filter(({ by }) => by !== 'writer');
    this.acted(post);
  }

  saveAsNew(): void {
    this.#move(newKey(this.#environment.newId()));
    this.#set({ ...this.state, post: null });
    this.saver.saveAsNew();
  }

  #note(made: Made, before: string, after: string): void {
    if (before === after) return;
    this.#changes = addMade(this.#changes, this.#environment.newId(), made, before, after);
  }

  #toldOf(keys: readonly string[]): void {
    this.#changes = untold(this.#changes, keys);
  }

  /** A save sent before the reload has arrived, so only later changes were restored. */
  #savedBefore({ text }: Post): void {
    if (this.state.restored !== null) this.#set({ ...this.state, restored: { saved: text } });
  }

  #untouchable(): boolean {
    return isWriting(this.state.generation) || isLocked(this.state.post?.status ?? null);
  }

  #edit(state: SessionState): void {
    const before = contentOfState(this.state);
    this.#set(state);
    if (!sameContent(before, contentOfState(this.state))) this.saver.edited();
  }

  #told(post: Post): void {
    const fresh = new Map(post.media.map((one) => [one.id, one.url]));
    const pictures = this.state.pictures.map((one) => ({ ...one, url: fresh.get(one.id) ?? one.url }));
    this.#set({ ...this.state, post, pictures });
    this.#environment.onPost(post);
  }

  #set(state: SessionState): void {
    this.#view = { ...this.#view, state, saving: this.saver.view };
    const id = this.saver.view.state.saved?.id ?? null;
    if (id !== null && this.#keeper.isNew) this.#move(id);
    this.#keep();
    this.#tell();
  }

  readonly #tell = (): void => this.#listeners.forEach((listener) => listener());

  #move(to: string): void {
    const from = this.#keeper.key;
    this.#keeper.move(to);
    if (from !== null) this.#environment.onMoved(from, to);
  }

  #keep(): void {
    // Until the writer answers, the record keeps the previous text.
    if (this.key === null || this.state.generation.kind === 'starting') return;
    const { owner, now } = this.#environment;
    this.#keeper.keep(toKept(this.state, this.saver, this.#changes, { owner, now: now() }));
  }
}

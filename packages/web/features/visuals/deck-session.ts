import { carouselDeck, type Carousel, type CarouselDeck } from '@limelight/contracts';
import { z } from 'zod';

export type SaveState = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict';

export interface DeckState {
  deck: CarouselDeck;
  save: SaveState;
  fault: string | null;
  canUndo: boolean;
  canRedo: boolean;
}

export interface SessionEnvironment {
  save: (id: string, version: number, deck: CarouselDeck) => Promise<Carousel>;
  load: (id: string) => Promise<Carousel>;
  /** Whether the error means that the deck was saved from elsewhere. */
  isConflict: (error: unknown) => boolean;
  /** Whether repeating the same save cannot succeed, such as for a deleted deck or an ended session. */
  isFinal: (error: unknown) => boolean;
  messageOf: (error: unknown) => string;
  /** Storage for unsaved changes, which survives a reload. */
  keep: {
    read: (place: string) => string | null;
    write: (place: string, text: string) => void;
    remove: (place: string) => void;
  };
  after: (ms: number, run: () => void) => () => void;
  now: () => number;
}

const saveAfterMs = 900;
const retryAfterMs = 5_000;
const groupMs = 1_500;
const undoSteps = 100;
const mostUnanswered = 20;

const keptRecord = z.object({ version: z.number(), deck: carouselDeck });

const isSameDeck = (one: CarouselDeck, other: CarouselDeck) =>
  JSON.stringify(carouselDeck.parse(one)) === JSON.stringify(carouselDeck.parse(other));

/** The editing session of a deck, with undo history and sequential saves. */
export class DeckSession {
  readonly id: string;
  readonly #environment: SessionEnvironment;
  readonly #listeners = new Set<() => void>();
  #deck: CarouselDeck;
  #version: number;
  #past: CarouselDeck[] = [];
  #future: CarouselDeck[] = [];
  #lastGroup: { name: string; at: number } | null = null;
  #saved: CarouselDeck;
  #state: SaveState = 'saved';
  #fault: string | null = null;
  #cancelTimer: (() => void) | null = null;
  #saving: Promise<void> | null = null;
  #closed = false;
  /** Decks whose saves got no answer. The server may have them. */
  #unanswered: CarouselDeck[] = [];
  #view: DeckState;

  constructor(environment: SessionEnvironment, { id, deck, version }: Carousel) {
    this.#environment = environment;
    this.id = id;
    this.#deck = deck;
    this.#saved = deck;
    this.#version = version;
    this.#view = this.#look();
    const kept = this.#readKept();
    if (kept === null) return;
    if (isSameDeck(kept.deck, deck)) {
      environment.keep.remove(this.#place);
      return;
    }
    if (kept.version === version) {
      this.change(kept.deck);
      return;
    }
    // The unsaved changes are based on another version, so the person has to choose. The stored record keeps its
    // version, so a reload asks again.
    this.#version = kept.version;
    this.#past = [deck];
    this.#deck = kept.deck;
    this.#state = 'conflict';
    this.#view = this.#look();
  }

  get version(): number {
    return this.#version;
  }

  get #place(): string {
    return `carousel:${this.id}`;
  }

  #readKept(): z.output<typeof keptRecord> | null {
    const text = this.#environment.keep.read(this.#place);
    if (text === null) return null;
    try {
      return keptRecord.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): DeckState => this.#view;

  #look(): DeckState {
    return {
      deck: this.#deck,
      save: this.#state,
      fault: this.#fault,
      canUndo: this.#past.length > 0,
      canRedo: this.#future.length > 0,
    };
  }

  #tell(): void {
    this.#view = this.#look();
    for (const listener of this.#listeners) listener();
  }

  /** Changes in the same `group` within a short time are undone together. */
  change(deck: CarouselDeck, group: string | null = null): void {
    if (deck === this.#deck) return;
    const now = this.#environment.now();
    const last = this.#lastGroup;
    const joins = group !== null && last?.name === group && now - last.at < groupMs;
    if (!joins) this.#past = [...this.#past, this.#deck].slice(-undoSteps);
    this.#lastGroup = group === null ? null : { name: group, at: now };
    this.#future = [];
    this.#put(deck);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#deck];
    this.#lastGroup = null;
    this.#put(before);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (next === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#deck];
    this.#lastGroup = null;
    this.#put(next);
  }

  #put(deck: CarouselDeck): void {
    this.#deck = deck;
    this.#keep();
    if (this.#state !== 'conflict') {
      this.#state = this.#saving === null ? 'changed' : 'saving';
      this.#plan(saveAfterMs);
    }
    this.#tell();
  }

  #keep(): void {
    const record = { version: this.#version, deck: this.#deck };
    this.#environment.keep.write(this.#place, JSON.stringify(record));
  }

  #plan(ms: number): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    if (this.#closed) return;
    this.#cancelTimer = this.#environment.after(ms, () => void this.flush());
  }

  /** Saves pending changes. Resolves to true if everything is saved. */
  async flush(): Promise<boolean> {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    while (this.#saving !== null) await this.#saving;
    if (this.#deck === this.#saved) return this.#state !== 'conflict';
    if (this.#state === 'conflict') return false;
    this.#saving = this.#save();
    await this.#saving;
    return this.#deck === this.#saved;
  }

  async #save(): Promise<void> {
    const deck = this.#deck;
    this.#state = 'saving';
    this.#tell();
    try {
      const { version } = await this.#environment.save(this.id, this.#version, deck);
      this.#arrived(deck, version);
    } catch (error) {
      await this.#failed(error, deck);
    } finally {
      this.#saving = null;
      this.#tell();
    }
  }

  #arrived(deck: CarouselDeck, version: number): void {
    this.#version = version;
    this.#saved = deck;
    this.#unanswered = [];
    this.#fault = null;
    const isWhole = this.#deck === deck;
    this.#state = isWhole ? 'saved' : 'changed';
    if (isWhole) this.#environment.keep.remove(this.#place);
    else {
      this.#keep();
      this.#plan(saveAfterMs);
    }
  }

  async #failed(error: unknown, deck: CarouselDeck): Promise<void> {
    if (!this.#environment.isConflict(error)) {
      this.#state = 'failed';
      this.#fault = this.#environment.messageOf(error);
      if (this.#environment.isFinal(error)) return;
      this.#unanswered = [...this.#unanswered, deck].slice(-mostUnanswered);
      this.#plan(retryAfterMs);
      return;
    }
    // The other version may be this page's own, if the answer to its save was lost.
    const current =
      this.#unanswered.length === 0 ? null : await this.#environment.load(this.id).catch(() => null);
    const own = current && [deck, ...this.#unanswered].find((sent) => isSameDeck(current.deck, sent));
    if (current && own) {
      this.#arrived(own, current.version);
      return;
    }
    this.#state = 'conflict';
    this.#fault = this.#environment.messageOf(error);
  }

  /** Resolves a conflict: `theirs` loads the version saved elsewhere, and `mine` overwrites it. */
  async resolve(choice: 'theirs' | 'mine'): Promise<void> {
    const current = await this.#environment.load(this.id);
    if (choice === 'theirs') {
      this.adopt(current);
      return;
    }
    this.#version = current.version;
    this.#saved = current.deck;
    this.#unanswered = [];
    this.#state = 'changed';
    this.#fault = null;
    this.#tell();
    await this.flush();
  }

  /** Replaces the deck with the server's. Undo restores the previous one. */
  adopt({ deck, version }: Pick<Carousel, 'deck' | 'version'>): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    this.#past = [...this.#past, this.#deck].slice(-undoSteps);
    this.#future = [];
    this.#lastGroup = null;
    this.#deck = deck;
    this.#saved = deck;
    this.#version = version;
    this.#state = 'saved';
    this.#fault = null;
    this.#environment.keep.remove(this.#place);
    this.#tell();
  }

  /** Continues after `pause`. */
  resume(): void {
    this.#closed = false;
    if (this.#deck !== this.#saved && this.#state !== 'conflict') this.#plan(saveAfterMs);
  }

  /** Saves once more, without retries. What is not saved stays in this browser. */
  pause(): void {
    this.#closed = true;
    void this.flush();
  }
}

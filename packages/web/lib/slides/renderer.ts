import type { DeckLook, Slide } from '@limelight/slides/catalog';
import { workerMessage, type DrawnPage, type LoadedPicture } from './messages.ts';

export interface SlideOrder {
  look: DeckLook;
  slide: Slide;
  /** One-based. */
  number: number;
  total: number;
}

export interface RendererEnvironment {
  start: (onMessage: (data: unknown) => void, onFailure: () => void) => { post: (message: object) => void };
  /** Loads a picture that a slide refers to. Null when it does not exist. */
  picture: (key: string) => Promise<LoadedPicture | null>;
}

interface Waiting {
  order: SlideOrder;
  key: string;
  first: boolean;
  tell: (pages: DrawnPage[] | null) => void;
}

const remembered = 150;

/** Draws slides in a worker, one at a time: the slide being edited first, and only the latest request of each place. */
export class SlideRenderer {
  readonly #environment: RendererEnvironment;
  #post: ((message: object) => void) | null = null;
  #lastId = 0;
  #running: { id: number; waiting: Waiting } | null = null;
  readonly #queue = new Map<string, Waiting>();
  readonly #known = new Map<string, DrawnPage[]>();

  constructor(environment: RendererEnvironment) {
    this.#environment = environment;
  }

  peek(order: SlideOrder): DrawnPage[] | null {
    return this.#known.get(JSON.stringify(order)) ?? null;
  }

  /**
   * Draws for a place (`stage`, `strip:<id>`). A new order from the same place replaces a waiting one. `tell` gets null
   * when the engine failed.
   */
  draw(
    place: string,
    order: SlideOrder,
    first: boolean,
    tell: (pages: DrawnPage[] | null) => void,
  ): () => void {
    const key = JSON.stringify(order);
    const known = this.#known.get(key);
    if (known !== undefined) {
      this.#queue.delete(place);
      tell(known);
      return () => undefined;
    }
    const waiting = { order, key, first, tell };
    this.#queue.set(place, waiting);
    this.#next();
    return () => {
      if (this.#queue.get(place) === waiting) this.#queue.delete(place);
    };
  }

  /** Drops every cached drawing, because a picture in it may have changed. */
  forgetPictures(): void {
    this.#known.clear();
  }

  #started(): (message: object) => void {
    this.#post ??= this.#environment.start(
      (data) => this.#hear(data),
      () => this.#fail(),
    ).post;
    return this.#post;
  }

  #next(): void {
    if (this.#running !== null) return;
    const all = [...this.#queue];
    const chosen = all.find(([, { first }]) => first) ?? all[0];
    if (chosen === undefined) return;
    const [place, waiting] = chosen;
    this.#queue.delete(place);
    this.#lastId += 1;
    this.#running = { id: this.#lastId, waiting };
    this.#started()({ id: this.#lastId, ...waiting.order });
  }

  #hear(data: unknown): void {
    const parsed = workerMessage.safeParse(data);
    if (!parsed.success) return this.#fail();
    const message = parsed.data;
    if ('need' in message) {
      const { need: key } = message;
      void this.#environment
        .picture(key)
        .catch(() => null)
        .then((picture) => this.#post?.({ key, picture }));
      return undefined;
    }
    if (this.#running?.id !== message.id) return undefined;
    const { waiting } = this.#running;
    this.#running = null;
    const pages = 'pages' in message ? message.pages : null;
    if (pages !== null) {
      if (this.#known.size >= remembered) {
        const [oldest] = this.#known.keys();
        if (oldest !== undefined) this.#known.delete(oldest);
      }
      this.#known.set(waiting.key, pages);
    }
    waiting.tell(pages);
    this.#next();
    return undefined;
  }

  #fail(): void {
    const waiting = [...this.#queue.values(), ...(this.#running === null ? [] : [this.#running.waiting])];
    this.#running = null;
    this.#queue.clear();
    this.#post = null;
    for (const { tell } of waiting) tell(null);
  }
}

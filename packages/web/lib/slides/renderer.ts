import type { DeckLook, OwnFont, Slide } from '@limelight/slides/catalog';
import { workerMessage, type DrawnPage, type LoadedPicture } from './messages.ts';

export interface SlideOrder {
  look: DeckLook;
  slide: Slide;
  /** One-based. */
  number: number;
  total: number;
}

export interface RendererEnvironment {
  start: (
    onMessage: (data: unknown) => void,
    onFailure: () => void,
  ) => { post: (message: object) => void; stop: () => void };
  /** Loads a picture that a slide refers to. Null when it does not exist. */
  picture: (key: string) => Promise<LoadedPicture | null>;
  /** Loads an uploaded font. Null when it does not exist. */
  ownFont: (id: string) => Promise<OwnFont | null>;
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
  #worker: ReturnType<RendererEnvironment['start']> | null = null;
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

  /** Drops every cached drawing and the engine that drew them, because the uploaded fonts have changed. */
  renew(): void {
    this.#known.clear();
    this.#worker?.stop();
    this.#worker = null;
    const running = this.#running;
    this.#running = null;
    if (running !== null) this.#queue.set(`again:${running.id}`, running.waiting);
    this.#next();
  }

  #start(): { post: (message: object) => void } {
    this.#worker ??= this.#environment.start(
      (data) => this.#hear(data),
      () => this.#fail(),
    );
    return this.#worker;
  }

  #next(): void {
    if (this.#running !== null) return;
    const all = [...this.#queue];
    const chosen = all.find(([, { first }]) => first) ?? all[0];
    if (chosen === undefined) return;
    const [place, waiting] = chosen;
    this.#queue.delete(place);
    // Another place may have asked for the same slide in the meantime.
    const known = this.#known.get(waiting.key);
    if (known !== undefined) {
      waiting.tell(known);
      this.#next();
      return;
    }
    this.#lastId += 1;
    this.#running = { id: this.#lastId, waiting };
    this.#start().post({ id: this.#lastId, ...waiting.order });
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
        .then((picture) => this.#worker?.post({ key, picture }));
      return undefined;
    }
    if ('needFont' in message) {
      const { needFont: font } = message;
      void this.#environment
        .ownFont(font)
        .catch(() => null)
        .then((ownFont) => this.#worker?.post({ font, ownFont }));
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
    this.#worker = null;
    for (const { tell } of waiting) tell(null);
  }
}

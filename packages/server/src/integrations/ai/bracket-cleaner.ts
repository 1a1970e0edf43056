import { askInBrackets, LONGEST_GAP } from '@limelight/post-text';
import type { StreamCleaner } from './stream-cleaner.ts';

/** A bracket that may still end, or has just ended and may be the label of a link. */
const OPEN = new RegExp(`\\[[^\\[\\]\\n]{0,${LONGEST_GAP}}\\]?$`, 'u');

/**
 * Turns brackets that only the model has into questions to the author (`askInBrackets`). Of the text that `inner`
 * delivers, only what stands in an open bracket is held back.
 */
export class BracketCleaner implements StreamCleaner {
  readonly #inner: StreamCleaner;
  readonly #material: string;
  #held = '';

  constructor(inner: StreamCleaner, material: string) {
    this.#inner = inner;
    this.#material = material;
  }

  push(piece: string): string {
    const all = this.#held + this.#inner.push(piece);
    const ready = all.slice(0, OPEN.exec(all)?.index ?? all.length);
    this.#held = all.slice(ready.length);
    return askInBrackets(ready, this.#material);
  }

  end(): string {
    return askInBrackets(this.#inner.end(), this.#material);
  }
}

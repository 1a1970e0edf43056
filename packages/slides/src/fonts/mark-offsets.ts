import { isDamage, tableOf } from './tables.ts';

/** Bounds the work for a damaged table. The largest shipped font needs a tenth of it. */
const mostSteps = 4_000_000;

/** Negates every vertical offset of a table of glyph positions. Each is negated once, as subtables share them. */
class Mirror {
  readonly #view: DataView;
  readonly #done = new Set<number>();
  #steps = 0;

  constructor(view: DataView) {
    this.#view = view;
  }

  get count(): number {
    return this.#done.size;
  }

  #uint16(at: number): number {
    this.#steps += 1;
    if (this.#steps > mostSteps) throw new RangeError('The table has too many positions.');
    return this.#view.getUint16(at);
  }

  #negate(at: number): void {
    if (this.#done.has(at)) return;
    this.#done.add(at);
    this.#view.setInt16(at, Math.max(-32_767, -this.#view.getInt16(at)));
  }

  /** The places that a list of offsets points to, each a number of bytes after the one before. */
  #each(base: number, list: number, count: number, size: number, see: (at: number) => void): void {
    for (let index = 0; index < count; index += 1) {
      const offset = this.#uint16(list + index * size);
      if (offset !== 0) see(base + offset);
    }
  }

  #anchor = (at: number): void => this.#negate(at + 4);

  #marks(array: number): void {
    this.#each(array, array + 4, this.#uint16(array), 4, this.#anchor);
  }

  #bases(array: number, classes: number): void {
    this.#each(array, array + 2, this.#uint16(array) * classes, 2, this.#anchor);
  }

  /** The length of a value in bytes. */
  #value(at: number, format: number): number {
    if ((format & 2) !== 0) this.#negate(at + (format & 1) * 2);
    return (format.toString(2).match(/1/gu)?.length ?? 0) * 2;
  }

  #single(at: number): void {
    const format = this.#uint16(at + 4);
    const isList = this.#uint16(at) === 2;
    const count = isList ? this.#uint16(at + 6) : 1;
    let next = at + (isList ? 8 : 6);
    if ((format & 2) !== 0) for (let index = 0; index < count; index += 1) next += this.#value(next, format);
  }

  #pairs(at: number): void {
    const [first, second] = [this.#uint16(at + 4), this.#uint16(at + 6)];
    if (((first | second) & 2) === 0) return;
    if (this.#uint16(at) === 1)
      this.#each(at, at + 10, this.#uint16(at + 8), 2, (set) => {
        let next = set + 2;
        for (let index = this.#uint16(set); index > 0; index -= 1) {
          next += 2 + this.#value(next + 2, first);
          next += this.#value(next, second);
        }
      });
    else {
      let next = at + 16;
      for (let index = this.#uint16(at + 12) * this.#uint16(at + 14); index > 0; index -= 1) {
        next += this.#value(next, first);
        next += this.#value(next, second);
      }
    }
  }

  #subtable(type: number, at: number): void {
    if (type === 9) this.#subtable(this.#uint16(at + 2), at + this.#view.getUint32(at + 4));
    else if (type === 1) this.#single(at);
    else if (type === 2) this.#pairs(at);
    else if (type === 3) this.#each(at, at + 6, this.#uint16(at + 4) * 2, 2, this.#anchor);
    else if (type === 4 || type === 5 || type === 6) {
      const classes = this.#uint16(at + 6);
      this.#marks(at + this.#uint16(at + 8));
      const bases = at + this.#uint16(at + 10);
      if (type !== 5) this.#bases(bases, classes);
      else this.#each(bases, bases + 2, this.#uint16(bases), 2, (array) => this.#bases(array, classes));
    }
  }

  run(): void {
    const lookups = this.#uint16(8);
    this.#each(lookups, lookups + 2, this.#uint16(lookups), 2, (lookup) => {
      const type = this.#uint16(lookup);
      this.#each(lookup, lookup + 6, this.#uint16(lookup + 4), 2, (at) => this.#subtable(type, at));
    });
  }
}

/**
 * The font with its vertical offsets negated, because the layout library draws marks as far below a letter as they
 * belong above it. The same array when the font has no such offsets or they cannot be read.
 */
export async function mirrorMarkOffsets(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const table = await tableOf(file, 'GPOS');
    if (table === null) return file;
    const mirror = new Mirror(new DataView(table.bytes.buffer));
    mirror.run();
    return mirror.count === 0 ? file : table.replaced(table.bytes);
  } catch (cause) {
    if (isDamage(cause)) return file;
    throw cause;
  }
}

import { isBoldLetter, withBoldLetters } from './bold-letters.ts';
import { allFamilies, fallbacksFor, type FontFamily } from './catalog.ts';
import { glyphsIn } from './glyphs.ts';
import { mirrorMarkOffsets } from './mark-offsets.ts';
import { ownSubset, type OwnFamily, type OwnFont } from './own-font.ts';
import { covers, parseRanges, parseSubsets, type Subset } from './ranges.ts';

/** Loads the files for slides: from disk on a server, or over HTTP in a browser. */
export interface SlideFiles {
  /** A file of a font package, such as `('inter', 'inter-latin-400-normal.woff')`, or its `unicode.json`. */
  font(family: string, file: string): Promise<Uint8Array>;
  /** The SVG of an emoji by its code points, such as `1f44d-1f3fd`. Null if the set does not have it. */
  emoji(code: string): Promise<string | null>;
  picture(key: string): Promise<{ src: string; width: number; height: number } | null>;
  /** An uploaded font, or null if it has been deleted. */
  ownFont(id: string): Promise<OwnFont | null>;
}

type Family = FontFamily | OwnFamily;

export interface FontFile {
  /** The name used in `font-family`, made from family and subset. */
  name: string;
  family: string;
  weight: 400 | 700;
  style: 'normal';
  /** For the layout, see `mirrorMarkOffsets`. */
  data: ArrayBuffer;
  /** The file as it came. */
  whole: ArrayBuffer;
}

export interface FontSelection {
  /** The identical array for identical fonts, because `satori` caches parsed fonts by array. */
  fonts: FontFile[];
  /** The values of `font-family` for display and for running text. */
  stacks: { display: string; text: string };
  /** The names of the two families in other programs. */
  labels: { display: string; text: string };
}

const whitespaceOrControl = /[\s\p{Cc}\p{Cf}\p{Cs}\ufe0f]/u;
/** Marks for letters of several scripts, which are drawn only by the file that has the letter. */
const latinMark = /[\u0300-\u036f\u20d0-\u20ff]/u;
/** A file made of the bold one, which the text names after the others. */
const boldLetters = 'bold-letters';

async function fontFile(
  name: string,
  family: string,
  weight: 400 | 700,
  bytes: Uint8Array,
): Promise<FontFile> {
  const whole = new Uint8Array(bytes);
  const mirrored = await mirrorMarkOffsets(whole);
  return { name, family, weight, style: 'normal', data: mirrored.buffer, whole: whole.buffer };
}

interface Needed {
  files: { family: Family; subset: string }[];
  /** The characters that no font has. */
  missing: ReadonlySet<number>;
}

export class FontBook {
  readonly #files: Pick<SlideFiles, 'font'>;
  readonly #subsets = new Map<string, Promise<Subset[]>>();
  readonly #loaded = new Map<string, Promise<FontFile[]>>();
  /** The characters of a file, which are fewer than those that its package claims for the subset. */
  readonly #glyphs = new WeakMap<ArrayBuffer, Promise<ReadonlyMap<number, number>>>();
  readonly #selections = new Map<string, FontSelection>();
  /** Uploaded fonts, cached as long as an engine references them. */
  readonly #own = new WeakMap<
    OwnFont,
    { files: Promise<FontFile[]>; selections: Map<string, FontSelection> }
  >();

  constructor(files: Pick<SlideFiles, 'font'>) {
    this.#files = files;
  }

  #ownOf(own: OwnFont): { files: Promise<FontFile[]>; selections: Map<string, FontSelection> } {
    const known = this.#own.get(own);
    if (known !== undefined) return known;
    const name = `${own.id}-${ownSubset}`;
    const files = Promise.all(
      ([400, 700] as const).map((weight) =>
        fontFile(name, own.id, weight, weight === 400 ? own.regular : own.bold),
      ),
    );
    const made = { files, selections: new Map<string, FontSelection>() };
    this.#own.set(own, made);
    return made;
  }

  #subsetsOf(family: Family): Promise<Subset[]> {
    if ('own' in family)
      return Promise.resolve([{ name: ownSubset, ranges: parseRanges(family.own.ranges) }]);
    const known = this.#subsets.get(family.id);
    if (known !== undefined) return known;
    const reading = this.#files
      .font(family.id, 'unicode.json')
      .then((bytes) => parseSubsets(JSON.parse(new TextDecoder().decode(bytes))));
    reading.catch(() => this.#subsets.delete(family.id));
    this.#subsets.set(family.id, reading);
    return reading;
  }

  async #loadBoldLetters(family: Family, name: string): Promise<FontFile[]> {
    const files = await this.#load(family, 'own' in family ? ownSubset : 'latin');
    const bold = files.find(({ weight }) => weight === 700);
    if (bold === undefined) return [];
    const bytes = await withBoldLetters(new Uint8Array(bold.whole));
    const made = await fontFile(name, family.id, 700, bytes);
    return [made, { ...made, weight: 400 }];
  }

  #load(family: Family, subset: string): Promise<FontFile[]> {
    if ('own' in family && subset !== boldLetters) return this.#ownOf(family.own).files;
    const name = `${family.id}-${subset}`;
    const known = this.#loaded.get(name);
    if (known !== undefined) return known;
    const reading =
      subset === boldLetters
        ? this.#loadBoldLetters(family, name)
        : Promise.all(
            family.weights.map(async (weight, index) => {
              const bytes = await this.#files.font(family.id, `${name}-${weight}-normal.woff`);
              return fontFile(name, family.id, index === 0 ? 400 : 700, bytes);
            }),
          );
    reading.catch(() => this.#loaded.delete(name));
    this.#loaded.set(name, reading);
    return reading;
  }

  async #glyphsOf(family: Family, subset: string): Promise<ReadonlyMap<number, number>> {
    const [file] = await this.#load(family, subset);
    if (file === undefined) return new Map();
    const known = this.#glyphs.get(file.whole);
    if (known !== undefined) return known;
    const reading = glyphsIn(new Uint8Array(file.whole));
    this.#glyphs.set(file.whole, reading);
    return reading;
  }

  async #needed(text: string, families: readonly Family[]): Promise<Needed> {
    const missing = new Set<number>();
    for (const character of text)
      if (!whitespaceOrControl.test(character)) missing.add(character.codePointAt(0) ?? 0);
    const needed: Needed['files'] = [];
    for (const [index, family] of families.entries()) {
      if (missing.size === 0 && index > 0) break;
      const used = new Set<string>(index === 0 ? ['own' in family ? ownSubset : 'latin'] : []);
      const subsets = await this.#subsetsOf(family);
      for (const subset of subsets) {
        // A package with a single file has all its characters there, whatever it claims.
        const claimed = [...missing].filter((codePoint) => {
          const character = String.fromCodePoint(codePoint);
          if (latinMark.test(character) && (index > 0 || !used.has(subset.name))) return false;
          const isCovered = covers(subset, codePoint) || (subsets.length === 1 && !('own' in family));
          return family.only?.test(character) !== false && isCovered;
        });
        if (claimed.length === 0) continue;
        const glyphs = 'own' in family ? null : await this.#glyphsOf(family, subset.name);
        for (const codePoint of claimed)
          if (glyphs?.has(codePoint) !== false) {
            used.add(subset.name);
            missing.delete(codePoint);
          }
      }
      const bold = index === 0 ? [...missing].filter(isBoldLetter) : [];
      if (bold.length > 0) used.add(boldLetters);
      for (const codePoint of bold) missing.delete(codePoint);
      for (const subset of used) needed.push({ family, subset });
    }
    return { files: needed, missing };
  }

  /**
   * Selects the fonts for a text in two families, with fallbacks for characters that either lacks, and returns the
   * characters that no font has.
   */
  async select(
    text: string,
    families: { display: Family; text: Family },
    language: string,
  ): Promise<{ fonts: FontSelection; missing: ReadonlySet<number> }> {
    const fallbacks = fallbacksFor(text, language);
    const [display, plain] = await Promise.all([
      this.#needed(text, [families.display, ...fallbacks]),
      this.#needed(text, [families.text, ...fallbacks]),
    ]);
    const missing = new Set([...display.missing, ...plain.missing]);
    const stackOf = ({ files }: Needed) =>
      files.map((entry) => `${entry.family.id}-${entry.subset}`).join(',');
    const stacks = { display: stackOf(display), text: stackOf(plain) };
    const key = `${stacks.display};${stacks.text}`;
    // Selections that include an uploaded font are cached with that font.
    const [owned] = [families.display, families.text].filter((family) => 'own' in family);
    const selections = owned === undefined ? this.#selections : this.#ownOf(owned.own).selections;
    const known = selections.get(key);
    if (known !== undefined) return { fonts: known, missing };
    const unique = new Map(
      [...display.files, ...plain.files].map((entry) => [`${entry.family.id}-${entry.subset}`, entry]),
    );
    const fonts = await Promise.all(
      [...unique.values()].map((entry) => this.#load(entry.family, entry.subset)),
    );
    const labels = { display: families.display.label, text: families.text.label };
    const selection = { fonts: fonts.flat(), stacks, labels };
    if (selections.size > 60) selections.clear();
    selections.set(key, selection);
    return { fonts: selection, missing };
  }
}

const fontFileName = /^[a-z0-9-]{1,80}\.woff$/u;

export function isFontFile(family: string, file: string): boolean {
  if (!allFamilies.some((entry) => entry.id === family)) return false;
  return file === 'unicode.json' || (fontFileName.test(file) && file.startsWith(`${family}-`));
}

export function isEmojiCode(code: string): boolean {
  return /^[0-9a-f]{2,6}(-[0-9a-f]{2,6}){0,9}$/u.test(code);
}

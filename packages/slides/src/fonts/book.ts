import { allFamilies, fallbacksFor, type FontFamily } from './catalog.ts';
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
  data: ArrayBuffer;
}

export interface FontSelection {
  /** The identical array for identical fonts, because `satori` caches parsed fonts by array. */
  fonts: FontFile[];
  /** The values of `font-family` for display and for running text. */
  stacks: { display: string; text: string };
  /** The names of the two families in other programs. */
  labels: { display: string; text: string };
}

const whitespaceOrControl = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\ufe0f]/u;

export class FontBook {
  readonly #files: Pick<SlideFiles, 'font'>;
  readonly #subsets = new Map<string, Promise<Subset[]>>();
  readonly #loaded = new Map<string, Promise<FontFile[]>>();
  readonly #selections = new Map<string, FontSelection>();
  /** Uploaded fonts, cached as long as an engine references them. */
  readonly #own = new WeakMap<OwnFont, { files: FontFile[]; selections: Map<string, FontSelection> }>();

  constructor(files: Pick<SlideFiles, 'font'>) {
    this.#files = files;
  }

  #ownOf(own: OwnFont): { files: FontFile[]; selections: Map<string, FontSelection> } {
    const known = this.#own.get(own);
    if (known !== undefined) return known;
    const name = `${own.id}-${ownSubset}`;
    const files = ([400, 700] as const).map((weight): FontFile => {
      const data = new Uint8Array(weight === 400 ? own.regular : own.bold).buffer;
      return { name, family: own.id, weight, style: 'normal', data };
    });
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

  #load(family: Family, subset: string): Promise<FontFile[]> {
    if ('own' in family) return Promise.resolve(this.#ownOf(family.own).files);
    const name = `${family.id}-${subset}`;
    const known = this.#loaded.get(name);
    if (known !== undefined) return known;
    const reading = Promise.all(
      family.weights.map(async (weight, index): Promise<FontFile> => {
        const bytes = await this.#files.font(family.id, `${name}-${weight}-normal.woff`);
        const data = new Uint8Array(bytes).buffer;
        return { name, family: family.id, weight: index === 0 ? 400 : 700, style: 'normal', data };
      }),
    );
    reading.catch(() => this.#loaded.delete(name));
    this.#loaded.set(name, reading);
    return reading;
  }

  async #needed(text: string, families: readonly Family[]): Promise<{ family: Family; subset: string }[]> {
    const missing = new Set<number>();
    for (const character of text)
      if (!whitespaceOrControl.test(character)) missing.add(character.codePointAt(0) ?? 0);
    const needed: { family: Family; subset: string }[] = [];
    for (const [index, family] of families.entries()) {
      if (missing.size === 0 && index > 0) break;
      const used = new Set<string>(index === 0 ? ['own' in family ? ownSubset : 'latin'] : []);
      for (const subset of await this.#subsetsOf(family))
        for (const codePoint of missing)
          if (family.only?.test(String.fromCodePoint(codePoint)) !== false && covers(subset, codePoint)) {
            used.add(subset.name);
            missing.delete(codePoint);
          }
      for (const subset of used) needed.push({ family, subset });
    }
    return needed;
  }

  /** Selects the fonts for a text in two families, with fallbacks for characters that either lacks. */
  async select(
    text: string,
    families: { display: Family; text: Family },
    language: string,
  ): Promise<FontSelection> {
    const fallbacks = fallbacksFor(text, language);
    const [display, plain] = await Promise.all([
      this.#needed(text, [families.display, ...fallbacks]),
      this.#needed(text, [families.text, ...fallbacks]),
    ]);
    const stackOf = (entries: typeof display) =>
      entries.map((entry) => `${entry.family.id}-${entry.subset}`).join(',');
    const stacks = { display: stackOf(display), text: stackOf(plain) };
    const key = `${stacks.display};${stacks.text}`;
    // Selections that include an uploaded font are cached with that font.
    const [owned] = [families.display, families.text].filter((family) => 'own' in family);
    const selections = owned === undefined ? this.#selections : this.#ownOf(owned.own).selections;
    const known = selections.get(key);
    if (known !== undefined) return known;
    const unique = new Map(
      [...display, ...plain].map((entry) => [`${entry.family.id}-${entry.subset}`, entry]),
    );
    const fonts = await Promise.all(
      [...unique.values()].map((entry) => this.#load(entry.family, entry.subset)),
    );
    const labels = { display: families.display.label, text: families.text.label };
    const selection = { fonts: fonts.flat(), stacks, labels };
    if (selections.size > 60) selections.clear();
    selections.set(key, selection);
    return selection;
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

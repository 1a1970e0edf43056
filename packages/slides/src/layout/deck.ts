import { derivePalette } from '../color/palette.ts';
import { findDesign } from '../designs/index.ts';
import type { BaseDesign } from '../designs/base-design.ts';
import type { LoadedPicture, PageInput } from '../draw/canvas.ts';
import { FontBook, type FontSelection, type SlideFiles } from '../fonts/book.ts';
import { findFontFamily, type FontFamily } from '../fonts/catalog.ts';
import { EmojiBook } from '../fonts/emoji.ts';
import { isOwnFontId, ownFamily, type OwnFont } from '../fonts/own-font.ts';
import { graphicSizes, type Deck, type DeckLook, type Slide } from '../model.ts';
import { splitSlide } from './continue.ts';
import { isFitting, scales } from './fit.ts';
import { breaksWord, placeAll, wordsByKey } from './place.ts';
import type { Placed } from './placed.ts';
import { drawPage, renderSvg, type Drawing, type Materials, type Node } from './render.ts';
import { textsOf } from './texts.ts';

export interface Page {
  slideId: string;
  /** The part of the slide, starting at 1. A slide that continues on more pages has several. */
  part: number;
  parts: number;
  number: number;
  width: number;
  height: number;
  /** 1 is the size intended by the design. */
  scale: number;
  /** False if the content does not fit even at the smallest scale. */
  fits: boolean;
  title: string;
  placed: Placed[];
  ground: string;
  /** Draws letters as paths, so that it looks the same everywhere. */
  svg(): Promise<string>;
  fonts: FontSelection;
  emoji: ReadonlyMap<string, string>;
}

const rightToLeftLanguages = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ckb']);

export function isRightToLeft(language: string): boolean {
  return rightToLeftLanguages.has(language.toLowerCase().split('-')[0] ?? '');
}

interface Setting {
  design: BaseDesign;
  look: DeckLook;
  families: { display: FontFamily; text: FontFamily };
  fonts: FontSelection;
  emoji: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, LoadedPicture>;
}

interface Laid {
  drawing: Drawing;
  svg: string;
  nodes: Node[];
  /** False if a line break splits a word. */
  isWhole: boolean;
  number: number;
  total: number;
}

interface Fitted {
  slide: Slide;
  index: number;
  fits: boolean;
  /** The page laid out at this scale, or null if it has not been laid out. */
  laid: Laid | null;
}

/** Caches of fonts and emoji that engines can share. Pictures are cached per engine. */
export class SlideBooks {
  readonly fonts: FontBook;
  readonly emoji: EmojiBook;

  constructor(files: Pick<SlideFiles, 'font' | 'emoji'>) {
    this.fonts = new FontBook(files);
    this.emoji = new EmojiBook(files);
  }
}

/** Lays out slides. Reuse an instance, because it caches fonts, emoji and layouts. */
export class SlideEngine {
  readonly #readPicture: SlideFiles['picture'];
  readonly #readOwnFont: SlideFiles['ownFont'];
  readonly #books: SlideBooks;
  readonly #pictures = new Map<string, Promise<LoadedPicture | null>>();
  readonly #ownFonts = new Map<string, Promise<OwnFont | null>>();
  readonly #fitted = new Map<string, Fitted[]>();
  /** The last scale of each slide, tried first because small edits seldom change it. */
  readonly #lastScale = new Map<string, number>();

  constructor(files: SlideFiles, books: SlideBooks = new SlideBooks(files)) {
    this.#readPicture = (key) => files.picture(key);
    this.#readOwnFont = (id) => files.ownFont(id);
    this.#books = books;
  }

  #picture(key: string): Promise<LoadedPicture | null> {
    const known = this.#pictures.get(key);
    if (known !== undefined) return known;
    const reading = this.#readPicture(key);
    reading.catch(() => this.#pictures.delete(key));
    if (this.#pictures.size > 40) this.#pictures.clear();
    this.#pictures.set(key, reading);
    return reading;
  }

  #ownFont(id: string): Promise<OwnFont | null> {
    const known = this.#ownFonts.get(id);
    if (known !== undefined) return known;
    const reading = this.#readOwnFont(id);
    reading.catch(() => this.#ownFonts.delete(id));
    if (this.#ownFonts.size > 8) this.#ownFonts.clear();
    this.#ownFonts.set(id, reading);
    return reading;
  }

  /** Returns the brand's font family, or the design's if the brand sets none or it no longer exists. */
  async #family(branded: string | null, designed: string): Promise<FontFamily> {
    const own = branded !== null && isOwnFontId(branded) ? await this.#ownFont(branded) : null;
    if (own !== null) return ownFamily(own);
    const found = (branded === null ? null : findFontFamily(branded)) ?? findFontFamily(designed);
    if (found === null) throw new Error(`There is no font family ${designed}.`);
    return found;
  }

  async #setting(look: DeckLook, slides: readonly Slide[]): Promise<Setting> {
    const design = findDesign(look.design);
    const families = {
      display: await this.#family(look.brand.displayFont, design.fonts.display),
      text: await this.#family(look.brand.textFont, design.fonts.text),
    };
    const text = textsOf(look, slides);
    const keys = new Set(
      [look.brand.logo, look.brand.portrait, ...slides.map((slide) => slide.picture?.key ?? null)].filter(
        (key) => key !== null,
      ),
    );
    const [fonts, emoji, pictures] = await Promise.all([
      this.#books.fonts.select(text, families, look.language),
      this.#books.emoji.select(text),
      Promise.all([...keys].map(async (key) => [key, await this.#picture(key)] as const)),
    ]);
    return {
      design,
      look,
      families,
      fonts,
      emoji,
      pictures: new Map(
        pictures.flatMap(([key, picture]) => (picture === null ? [] : [[key, picture] as const])),
      ),
    };
  }

  #input(setting: Setting, slide: Slide, number: number, total: number): PageInput {
    const { look, design } = setting;
    const { width, height } = graphicSizes[look.size];
    return {
      slide,
      size: look.size,
      width,
      height,
      palette: derivePalette(design.branded(look.scheme, look.brand)),
      fonts: setting.fonts.stacks,
      brand: look.brand,
      number,
      total,
      rightToLeft: isRightToLeft(look.language),
      language: look.language,
      pictures: setting.pictures,
    };
  }

  /** Lays out a page with balanced headings, or without balancing if that would split a word. */
  async #lay(setting: Setting, input: PageInput, index: number): Promise<Laid> {
    const scale = scales[index] ?? 1;
    const lay = async (balanced: boolean): Promise<Laid> => {
      const drawing = drawPage(setting.design, input, scale, balanced);
      const { svg, nodes } = await renderSvg(drawing, materialsOf(setting), false);
      const words = wordsByKey(drawing.canvas, nodes, svg, setting.emoji);
      const isWhole = ![...words.values()].some(breaksWord);
      return { drawing, svg, nodes, isWhole, number: input.number, total: input.total };
    };
    const laid = await lay(true);
    return laid.isWhole ? laid : lay(false);
  }

  #remember(slideId: string, index: number): void {
    if (this.#lastScale.size > 300) this.#lastScale.clear();
    this.#lastScale.set(slideId, index);
  }

  /** Finds the largest scale at which a slide fits. Returns it with its layout, or null. */
  async #scaleFor(setting: Setting, input: PageInput): Promise<{ index: number; laid: Laid } | null> {
    const limit = largestScale(setting, input);
    const smallest = scales.length - 1;
    const tried = new Map<number, Laid | null>();
    const attempt = async (index: number): Promise<Laid | null> => {
      const known = tried.get(index);
      if (known !== undefined) return known;
      const laid = await this.#lay(setting, input, index);
      // At the smallest scale, very long words can be split.
      const isGood = laid.isWhole || index === smallest;
      const result = isGood && isFitting(laid.drawing.canvas, laid.nodes) ? laid : null;
      tried.set(index, result);
      return result;
    };
    const last = this.#lastScale.get(input.slide.id) ?? -1;
    if (last >= limit) {
      const laid = await attempt(last);
      if (laid !== null && (last === limit || (await attempt(last - 1)) === null))
        return { index: last, laid };
    }
    // Try the largest scale first, because most slides have little text.
    const largest = await attempt(limit);
    if (largest !== null) {
      this.#remember(input.slide.id, limit);
      return { index: limit, laid: largest };
    }
    if ((await attempt(smallest)) === null) return null;
    let low = limit;
    let high = smallest;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((await attempt(middle)) === null) low = middle + 1;
      else high = middle;
    }
    const laid = await attempt(high);
    if (laid === null) return null;
    this.#remember(input.slide.id, high);
    return { index: high, laid };
  }

  async #fitSlide(
    setting: Setting,
    slide: Slide,
    place: { number: number; total: number },
    depth = 0,
  ): Promise<Fitted[]> {
    const input = this.#input(setting, slide, place.number, place.total);
    const scaled = await this.#scaleFor(setting, input);
    if (scaled !== null) return [{ slide, ...scaled, fits: true }];
    const halves = depth > 4 ? null : splitSlide(slide);
    if (halves === null) return [{ slide, index: scales.length - 1, fits: false, laid: null }];
    const [first, second] = halves;
    return [
      ...(await this.#fitSlide(setting, first, place, depth + 1)),
      ...(await this.#fitSlide(setting, second, place, depth + 1)),
    ];
  }

  async #fittedSlide(
    setting: Setting,
    slide: Slide,
    place: { number: number; total: number },
  ): Promise<Fitted[]> {
    const { look } = setting;
    const isLast = place.number === place.total;
    const key = JSON.stringify([slide, look, setting.fonts.stacks, isLast, place.total > 1]);
    const known = this.#fitted.get(key);
    if (known !== undefined) return known;
    const fitted = await this.#fitSlide(setting, slide, place);
    if (this.#fitted.size > 200) this.#fitted.clear();
    this.#fitted.set(key, fitted);
    return fitted;
  }

  async #page(
    setting: Setting,
    { slide, index, fits, laid }: Fitted,
    place: { part: number; parts: number; number: number; total: number },
  ): Promise<Page> {
    const input = this.#input(setting, slide, place.number, place.total);
    const scale = scales[index] ?? 1;
    const isMeasured = laid !== null && laid.number === place.number && laid.total === place.total;
    const { drawing, svg, nodes } = isMeasured ? laid : await this.#lay(setting, input, index);
    const materials = materialsOf(setting);
    return {
      slideId: slide.id,
      part: place.part,
      parts: place.parts,
      number: place.number,
      width: input.width,
      height: input.height,
      scale,
      fits,
      title: slide.title,
      placed: placeAll(drawing.canvas, nodes, svg, setting.emoji),
      ground: input.palette.ground,
      svg: async () => (await renderSvg(drawing, materials, true)).svg,
      fonts: setting.fonts,
      emoji: setting.emoji,
    };
  }

  /** Lays out a deck. A slide that does not fit on one page becomes several. */
  async pages(deck: Deck): Promise<Page[]> {
    const setting = await this.#setting(deck, deck.slides);
    const fitted: Fitted[][] = [];
    for (const [index, slide] of deck.slides.entries())
      fitted.push(await this.#fittedSlide(setting, slide, { number: index + 1, total: deck.slides.length }));
    const total = fitted.reduce((sum, parts) => sum + parts.length, 0);
    const pages: Page[] = [];
    for (const parts of fitted)
      for (const [index, part] of parts.entries())
        pages.push(
          await this.#page(setting, part, {
            part: index + 1,
            parts: parts.length,
            number: pages.length + 1,
            total,
          }),
        );
    return pages;
  }

  /** The pages of one slide, numbered as `number` of `total`. */
  async slidePages(look: DeckLook, slide: Slide, number: number, total: number): Promise<Page[]> {
    const setting = await this.#setting(look, [slide]);
    const parts = await this.#fittedSlide(setting, slide, { number, total });
    const pages: Page[] = [];
    for (const [index, part] of parts.entries())
      pages.push(await this.#page(setting, part, { part: index + 1, parts: parts.length, number, total }));
    return pages;
  }
}

const materialsOf = (setting: Setting): Materials => ({ fonts: setting.fonts.fonts, emoji: setting.emoji });

/**
 * The index of the largest scale to try. It is limited by the design, and by the longest word of the title, which
 * should fit on a line.
 */
function largestScale(setting: Setting, input: PageInput): number {
  const { slide } = input;
  const { design } = setting;
  const growth = design.growth(slide.kind);
  const first = scales.findIndex((scale) => scale <= growth);
  const longest = Math.max(...slide.title.split(/\s+/u).map((word) => word.length), 0);
  const size = slide.kind === 'cover' || slide.kind === 'closing' ? design.type.cover : design.type.title;
  const room = design.titleRoom(input.width, input.height, slide.kind);
  const factor = Math.sqrt(input.width * input.height) / 1080;
  const fitting = scales.findIndex((scale) => longest * size * factor * scale * design.glyphWidth <= room);
  return Math.max(first === -1 ? 0 : first, fitting === -1 ? scales.length - 1 : fitting);
}

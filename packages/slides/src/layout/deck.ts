import { derivePalette } from '../color/palette.ts';
import { findDesign } from '../designs/index.ts';
import type { BaseDesign } from '../designs/base-design.ts';
import type { LoadedPicture, PageInput } from '../draw/canvas.ts';
import { FontBook, type FontSelection, type SlideFiles } from '../fonts/book.ts';
import { findFontFamily, type FontFamily } from '../fonts/catalog.ts';
import { EmojiBook, withoutEmoji } from '../fonts/emoji.ts';
import {
  drawnText,
  lettersFor,
  lettersWithout,
  meaningsOf,
  noLetters,
  type Letters,
} from '../fonts/letters.ts';
import { isOwnFontId, ownFamily, type OwnFont } from '../fonts/own-font.ts';
import { graphicSizes, type Deck, type DeckLook, type Slide } from '../model.ts';
import { headingOf, splitHeading, splitSlide } from './continue.ts';
import { drawnShare, filledShare, isFitting, largestScale, likelyScale, mostFilled, scales } from './fit.ts';
import { breaksWord, placeAll, wordsByKey } from './place.ts';
import type { Placed, PlacedWord } from './placed.ts';
import { drawPage, renderSvg, type Drawing, type Materials, type Node } from './render.ts';
import { textsOf, textsOnSlide } from './texts.ts';

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
  /** How much of the height of the place for content there is from the first to the last thing drawn in it. */
  filled: number;
  title: string;
  placed: Placed[];
  /** The characters on the slide that cannot be drawn, each once. */
  undrawn: string[];
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
  letters: Letters;
  emoji: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, LoadedPicture>;
}

/** Where a slide is in its deck. `number` and `total` count pages from 1, `turn` counts slides from 0. */
interface Place {
  number: number;
  total: number;
  turn: number;
}

interface Laid {
  drawing: Drawing;
  nodes: Node[];
  /** The words of each text, by its key. */
  words: Map<string, PlacedWord[]>;
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

  /** The fonts for a text, and what is drawn for characters that none of them has. */
  async #fonts(
    text: string,
    families: Setting['families'],
    language: string,
  ): Promise<Pick<Setting, 'fonts' | 'letters'>> {
    const { fonts, missing } = await this.#books.fonts.select(text, families, language);
    if (missing.size === 0) return { fonts, letters: noLetters };
    const more = await this.#books.fonts.select(`${text}\n${meaningsOf(missing)}`, families, language);
    const canDraw = (character: string) => !more.missing.has(character.codePointAt(0) ?? 0);
    return { fonts: more.fonts, letters: lettersFor(missing, canDraw) };
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
    const emoji = await this.#books.emoji.select(text);
    const [{ fonts, letters }, pictures] = await Promise.all([
      this.#fonts(withoutEmoji(text, emoji), families, look.language),
      Promise.all([...keys].map(async (key) => [key, await this.#picture(key)] as const)),
    ]);
    // Signs such as “🅰” are emoji only where no font has them.
    const signs = await this.#books.emoji.drawings(letters.unknown);
    return {
      design,
      look,
      families,
      fonts,
      letters: lettersWithout(letters, signs),
      emoji: new Map([...emoji, ...signs]),
      pictures: new Map(
        pictures.flatMap(([key, picture]) => (picture === null ? [] : [[key, picture] as const])),
      ),
    };
  }

  #input(setting: Setting, slide: Slide, { number, total, turn }: Place): PageInput {
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
      turn,
      rightToLeft: isRightToLeft(look.language),
      language: look.language,
      pictures: setting.pictures,
      written: (text) => drawnText(text, setting.letters),
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
      return { drawing, nodes, words, isWhole, number: input.number, total: input.total };
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
    const limit = largestScale(setting.design, input);
    const smallest = scales.length - 1;
    const tried = new Map<number, Laid | null>();
    const attempt = async (index: number, measured?: Laid): Promise<Laid | null> => {
      const known = tried.get(index);
      if (known !== undefined) return known;
      const laid = measured ?? (await this.#lay(setting, input, index));
      // At the smallest scale, very long words can be split.
      const isGood = laid.isWhole || index === smallest;
      // What cannot get smaller may fill its area.
      const most = index === smallest ? 1 : mostFilled;
      const result = isGood && isFitting(laid.drawing.canvas, laid.nodes, most) ? laid : null;
      tried.set(index, result);
      return result;
    };
    const known = this.#lastScale.get(input.slide.id);
    const start = Math.max(limit, known ?? usualScale);
    const measured = await this.#lay(setting, input, start);
    let at = known === undefined ? Math.max(limit, likelyScale(start, filledShare(measured.nodes))) : start;
    await attempt(start, measured);
    let laid = await attempt(at);
    while (laid === null && at < smallest) {
      at += 1;
      laid = await attempt(at);
    }
    while (laid !== null && at > limit && filledShare(laid.nodes) < wellFilled) {
      const larger = await attempt(at - 1);
      if (larger === null) break;
      at -= 1;
      laid = larger;
    }
    if (laid === null) return null;
    this.#remember(input.slide.id, at);
    return { index: at, laid };
  }

  /** True if the heading alone fills most of a page, so that next to it nothing fits, however short. */
  async #hasTallHeading(setting: Setting, slide: Slide, place: Place): Promise<boolean> {
    if (slide.title === '' || slide.kind === 'quote') return false;
    const input = this.#input(setting, headingOf(slide), place);
    const { nodes } = await this.#lay(setting, input, scales.length - 1);
    return filledShare(nodes) > 0.5;
  }

  async #fitSlide(setting: Setting, slide: Slide, place: Place, depth = 0): Promise<Fitted[]> {
    const input = this.#input(setting, slide, place);
    const scaled = await this.#scaleFor(setting, input);
    if (scaled !== null) return [{ slide, ...scaled, fits: true }];
    const isTall = await this.#hasTallHeading(setting, slide, place);
    const halves = (isTall ? splitHeading(slide) : null) ?? splitSlide(slide);
    if (halves === null || depth > 6) return [{ slide, index: scales.length - 1, fits: false, laid: null }];
    const [first, second] = halves;
    return [
      ...(await this.#fitSlide(setting, first, place, depth + 1)),
      ...(await this.#fitSlide(setting, second, place, depth + 1)),
    ];
  }

  async #fittedSlide(setting: Setting, slide: Slide, place: Place): Promise<Fitted[]> {
    const { look } = setting;
    const isLast = place.number === place.total;
    const key = JSON.stringify([slide, look, setting.fonts.stacks, isLast, place.total > 1, place.turn % 2]);
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
    place: Place & { part: number; parts: number },
  ): Promise<Page> {
    const input = this.#input(setting, slide, place);
    const scale = scales[index] ?? 1;
    const isMeasured = laid !== null && laid.number === place.number && laid.total === place.total;
    const { drawing, nodes, words } = isMeasured ? laid : await this.#lay(setting, input, index);
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
      filled: drawnShare(drawing.canvas, nodes),
      title: slide.title,
      undrawn: [...setting.letters.unknown].filter((one) => textsOnSlide(slide).join('').includes(one)),
      placed: placeAll(drawing.canvas, nodes, words),
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
      fitted.push(
        await this.#fittedSlide(setting, slide, {
          number: index + 1,
          total: deck.slides.length,
          turn: index,
        }),
      );
    const total = fitted.reduce((sum, parts) => sum + parts.length, 0);
    const pages: Page[] = [];
    for (const [turn, parts] of fitted.entries())
      for (const [index, part] of parts.entries())
        pages.push(
          await this.#page(setting, part, {
            turn,
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
    const place = { number, total, turn: number - 1 };
    const parts = await this.#fittedSlide(setting, slide, place);
    const pages: Page[] = [];
    for (const [index, part] of parts.entries())
      pages.push(await this.#page(setting, part, { ...place, part: index + 1, parts: parts.length }));
    return pages;
  }
}

/** The index of the scale that most slides need. */
const usualScale = scales.indexOf(1.46);
/** A larger scale is not tried for content that fills this share of its area. */
const wellFilled = 0.76;

const materialsOf = (setting: Setting): Materials => ({ fonts: setting.fonts.fonts, emoji: setting.emoji });

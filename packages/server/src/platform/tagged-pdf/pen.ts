import type { TextFont } from '@limelight/slides/text-fonts';
import type PdfDocument from 'pdfkit';

export const pdfColors = {
  ink: '#14171c',
  quiet: '#5b626d',
  line: '#e6e7e2',
  wash: '#f4f5f0',
  good: '#1f7a4d',
  bad: '#c2362b',
  lime: '#c8f04b',
  bar: '#7a9b16',
  paper: '#ffffff',
  /** Text on ink that matters less. */
  dim: '#b4bac3',
} as const;

/** The edges of an A4 page in points: those of its text, and where the footer begins. */
export const edges = { left: 56, right: 539, bottom: 770, width: 483, page: 595 } as const;

export type Pdf = InstanceType<typeof PdfDocument>;

export interface Style {
  size: number;
  bold: boolean;
  /** The display type, for headings. */
  display: boolean;
  color: string;
  width: number;
  align: 'left' | 'right' | 'center';
  lineGap: number;
}

const invisible = /[\p{M}\p{Cf}\s]/u;
/** Emoji are pictures, which these fonts do not have. */
const emoji = /\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|[\ufe0f\p{Emoji_Modifier}])*\s?/gu;

/** Writes a text in the fonts that have its characters. */
export class Pen {
  readonly pdf: Pdf;
  readonly #fonts: { display: readonly TextFont[]; text: readonly TextFont[] };

  constructor(pdf: Pdf, fonts: { display: readonly TextFont[]; text: readonly TextFont[] }) {
    this.pdf = pdf;
    this.#fonts = fonts;
    for (const { name, weight, data } of new Set([...fonts.display, ...fonts.text]))
      pdf.registerFont(`${name}:${weight}`, Buffer.from(data));
  }

  #runsOf(text: string, { bold = false, display = false }: Partial<Style>): { font: string; text: string }[] {
    const weight = bold || display ? 700 : 400;
    const stack = this.#fonts[display ? 'display' : 'text'].filter((font) => font.weight === weight);
    const runs: { font: string; text: string }[] = [];
    for (const character of text.replace(emoji, '')) {
      const last = runs.at(-1);
      const code = character.codePointAt(0) ?? 0;
      const kept = last !== undefined && invisible.test(character) ? last.font : null;
      const found = stack.find(({ characters }) => characters.has(code)) ?? stack[0];
      const font = kept ?? `${found?.name ?? ''}:${weight}`;
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  }

  #use(font: string, size: number): Pdf {
    return this.pdf.font(font).fontSize(size);
  }

  /** Writes a text and leaves the cursor below it. */
  text(text: string, x: number, y: number, style: Partial<Style> = {}): void {
    const { size = 10, color = pdfColors.ink, width = edges.width, align = 'left', lineGap = 2 } = style;
    this.pdf.fillColor(color);
    const runs = this.#runsOf(text, style);
    for (const [index, run] of runs.entries()) {
      const options = { width, align, lineGap, continued: false };
      const isLast = index === runs.length - 1;
      this.#use(run.font, size);
      if (index === 0) this.pdf.text(run.text, x, y, { ...options, continued: !isLast });
      else this.pdf.text(run.text, { ...options, continued: !isLast });
    }
    this.pdf.x = edges.left;
  }

  heightOf(text: string, style: Partial<Style> = {}): number {
    const { size = 10, width = edges.width, lineGap = 2 } = style;
    const [first] = this.#runsOf(text, style);
    return first === undefined ? 0 : this.#use(first.font, size).heightOfString(text, { width, lineGap });
  }

  widthOf(text: string, style: Partial<Style> = {}): number {
    return this.#runsOf(text, style).reduce(
      (sum, run) => sum + this.#use(run.font, style.size ?? 10).widthOfString(run.text),
      0,
    );
  }

  /** Draws what only decorates, which screen readers leave out. */
  decorate(draw: (pdf: Pdf) => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw(this.pdf);
    this.pdf.endMarkedContent();
  }
}

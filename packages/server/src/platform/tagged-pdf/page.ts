import { brand } from '@limelight/contracts';
import { barHeight, columnsHeight, drawBars, drawColumns, drawRing, type Bar, type Ring } from './charts.ts';
import { edges, pdfColors, type Pdf, type Pen, type Style } from './pen.ts';

const { left, right, width, bottom } = edges;
const coverHeight = 218;
const ringRadius = 58;

type Tag = 'H3' | 'P';

interface Block extends Pick<Style, 'size' | 'bold' | 'color'> {
  indent: number;
  /** The space below. */
  after: number;
}

/** Writes a tagged document from top to bottom, so that screen readers find headings, lists and tables in order. */
export class TaggedPage {
  readonly #pen: Pen;
  readonly #pdf: Pdf;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(pen: Pen) {
    this.#pen = pen;
    this.#pdf = pen.pdf;
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  #add(parent: PDFKit.PDFStructureElement, tag: string, draw: () => void, alt?: string): void {
    parent.add(this.#pdf.struct(tag, alt === undefined ? {} : { alt }, draw));
  }

  /** The top of the first page: the brand, a title with the lines below it, and a ring with the main figure. */
  cover(title: string, lines: readonly string[], ring: Pick<Ring, 'part' | 'figure' | 'below'> | null): void {
    const pen = this.#pen;
    const room = ring === null ? width : width - ringRadius * 2 - 40;
    pen.decorate((pdf) => {
      pdf.rect(0, 0, edges.page, coverHeight).fill(pdfColors.ink);
      pdf.circle(left + 5, 47, 5).fill(pdfColors.lime);
    });
    const line = { color: pdfColors.dim, width: room };
    this.#add(this.#root, 'P', () => {
      pen.text(brand.name, left + 17, 40, { display: true, size: 12, color: pdfColors.paper });
    });
    this.#add(this.#root, 'H1', () => {
      const style = { display: true, size: 28, color: pdfColors.paper, width: room, lineGap: 0 };
      pen.text(title, left, 84, style);
    });
    this.#pdf.y += 8;
    for (const [index, text] of lines.entries())
      this.#add(this.#root, 'P', () => {
        const first = index === 0 ? { bold: true, size: 12, color: pdfColors.paper } : {};
        pen.text(text, left, this.#pdf.y, { ...line, size: 10, ...first });
        this.#pdf.y += 2;
      });
    if (ring !== null)
      this.#add(
        this.#root,
        'Figure',
        () => drawRing(pen, { ...ring, x: right - ringRadius, y: 114, radius: ringRadius }),
        `${ring.figure} ${ring.below}`,
      );
    this.#pdf.y = coverHeight + 26;
  }

  /** The top of a paper of one's own. */
  title(text: string): void {
    this.#add(this.#root, 'H1', () => {
      this.#pen.text(text, left, this.#pdf.y, { display: true, size: 22, lineGap: 0 });
    });
    this.#pdf.y += 4;
  }

  /** A heading within a section, with a note at its right. */
  entry(text: string, note: string, keep = 50): void {
    this.keep(keep);
    const noted = { size: 9, color: pdfColors.quiet };
    const room = note === '' ? 0 : this.#pen.widthOf(note, noted) + 16;
    const top = this.#pdf.y;
    this.#add(this.#root, 'H3', () => this.#pen.text(text, left, top, { bold: true, width: width - room }));
    const below = this.#pdf.y;
    if (note !== '') {
      const place = { ...noted, width: room, align: 'right' } as const;
      this.#add(this.#root, 'P', () => this.#pen.text(note, right - room, top + 1, place));
    }
    this.#pdf.y = below + 1;
  }

  bullets(items: readonly string[]): void {
    this.#list(
      items.map((text) => ({
        text,
        mark: (y) => this.#pdf.circle(left + 16, y + 6, 1.6).fill(pdfColors.ink),
      })),
      3,
    );
  }

  heading(text: string, keep = 90): void {
    this.keep(keep);
    if (this.#pdf.y > edges.left + 10) this.#pdf.y += 8;
    this.#add(this.#root, 'H2', () => {
      this.#pen.text(text, left, this.#pdf.y, { display: true, size: 16, lineGap: 0 });
    });
    this.#pdf.y += 8;
  }

  write(tag: Tag, text: string, style: Partial<Block> = {}): void {
    this.#put(this.#root, tag, text, style);
  }

  #put(parent: PDFKit.PDFStructureElement, tag: string, text: string, block: Partial<Block>): void {
    const { indent = 0, after = 6, ...style } = block;
    const room = { ...style, width: width - indent };
    const height = this.#pen.heightOf(text, room);
    if (this.#pdf.y + Math.min(height, 200) > bottom) this.#pdf.addPage();
    this.#add(parent, tag, () => this.#pen.text(text, left + indent, this.#pdf.y, room));
    this.#pdf.y += after;
  }

  #list(
    items: readonly { text: string; mark: (y: number) => void; rest?: readonly string[] }[],
    gap: number,
  ): void {
    const list = this.#pdf.struct('L');
    this.#root.add(list);
    for (const { text, mark, rest = [] } of items) {
      const heights = [text, ...rest].map((one) => this.#pen.heightOf(one, { width: width - 26 }));
      this.keep(heights.reduce((sum, one) => sum + one + 4, 0));
      const entry = this.#pdf.struct('LI');
      list.add(entry);
      const top = this.#pdf.y;
      this.#pen.decorate(() => mark(top));
      this.#pdf.y = top;
      this.#put(entry, 'LBody', text, {
        indent: 26,
        bold: rest.length > 0,
        after: rest.length > 0 ? 1 : gap,
      });
      for (const [index, one] of rest.entries())
        this.#put(entry, 'LBody', one, {
          indent: 26,
          color: pdfColors.quiet,
          after: index === rest.length - 1 ? gap : 1,
        });
      entry.end();
    }
    list.end();
    this.#pdf.y += 6;
  }

  /** Numbered steps, each with what to do. */
  steps(steps: readonly { title: string; text: string }[]): void {
    this.#list(
      steps.map(({ title, text }, index) => ({
        text: title,
        rest: text === '' ? [] : [text],
        mark: (y) => {
          this.#pdf.circle(left + 8, y + 6, 8).fill(pdfColors.lime);
          const style = { size: 9, bold: true, width: 16, align: 'center' } as const;
          this.#pen.text(`${index + 1}`, left, y + 1, style);
        },
      })),
      8,
    );
  }

  /** What is fine already, with a tick each, in two columns. */
  ticks(items: readonly string[]): void {
    const pdf = this.#pdf;
    const room = width / 2;
    const list = pdf.struct('L');
    this.#root.add(list);
    for (let at = 0; at < items.length; at += 2) {
      const row = items.slice(at, at + 2);
      const style = { size: 9, width: room - 32 };
      const height = Math.max(...row.map((text) => this.#pen.heightOf(text, style)));
      this.keep(height);
      const top = pdf.y;
      for (const [column, text] of row.entries()) {
        const x = left + column * room;
        this.#pen.decorate(() => {
          pdf
            .moveTo(x + 3, top + 5)
            .lineTo(x + 6, top + 8)
            .lineTo(x + 12, top + 1);
          pdf.lineWidth(1.6).strokeColor(pdfColors.good).stroke();
        });
        const entry = pdf.struct('LI');
        list.add(entry);
        this.#add(entry, 'LBody', () => this.#pen.text(text, x + 20, top, style));
        entry.end();
      }
      pdf.y = top + height + 4;
    }
    list.end();
  }

  /** What the reader checks, with a box each to tick by hand. */
  boxes(items: readonly string[]): void {
    this.#list(
      items.map((text) => ({
        text,
        mark: (y) =>
          this.#pdf
            .roundedRect(left + 3, y, 10, 10, 2)
            .lineWidth(1)
            .strokeColor(pdfColors.quiet)
            .stroke(),
      })),
      5,
    );
  }

  /** A text on its own ground, such as one to copy. Long ones go on over several pages without it. */
  panel(title: string, text: string, note = ''): void {
    const inner = width - 28;
    const parts = [
      { text: title, style: { bold: true, size: 9, color: pdfColors.quiet } },
      { text, style: {} },
      ...(note === '' ? [] : [{ text: note, style: { size: 9, color: pdfColors.bad } }]),
    ];
    const height = parts.reduce(
      (sum, part) => sum + this.#pen.heightOf(part.text, { ...part.style, width: inner }) + 5,
      19,
    );
    this.keep(Math.min(height, 300));
    const top = this.#pdf.y;
    if (top + height <= bottom)
      this.#pen.decorate((pdf) => pdf.roundedRect(left, top, width, height, 6).fill(pdfColors.wash));
    this.#pdf.y = top + 12;
    for (const part of parts) {
      this.#add(this.#root, 'P', () => {
        this.#pen.text(part.text, left + 14, this.#pdf.y, { ...part.style, width: inner });
      });
      this.#pdf.y += 5;
    }
    this.#pdf.y += 14;
  }

  /**
   * A table whose first row contains the headings. All columns but the first contain figures and are as wide as their
   * longest cell, so that no heading breaks; the first has the rest.
   */
  table(rows: readonly (readonly string[])[]): void {
    const pdf = this.#pdf;
    const widths = this.#widthsOf(rows);
    const table = pdf.struct('Table');
    this.#root.add(table);
    for (const [index, row] of rows.entries()) {
      const style = {
        size: 9,
        bold: index === 0,
        color: index === 0 ? pdfColors.quiet : pdfColors.ink,
        lineGap: 0,
      };
      const roomOf = (at: number) => (widths[at] ?? width) - 8;
      const height =
        Math.max(...row.map((cell, at) => this.#pen.heightOf(cell, { ...style, width: roomOf(at) }))) + 8;
      this.keep(height);
      const top = pdf.y;
      const tags = pdf.struct('TR');
      table.add(tags);
      let x = left;
      for (const [at, cell] of row.entries()) {
        const start = x;
        this.#add(tags, index === 0 ? 'TH' : 'TD', () => {
          this.#pen.text(cell, start, top, {
            ...style,
            width: roomOf(at),
            align: at === 0 ? 'left' : 'right',
          });
        });
        x += widths[at] ?? width;
      }
      tags.end();
      pdf.y = top + height;
      this.#line(pdf.y - 4);
    }
    table.end();
    pdf.y += 8;
  }

  #widthsOf(rows: readonly (readonly string[])[]): number[] {
    const figures = (rows[0] ?? [])
      .slice(1)
      .map((_, column) =>
        Math.max(
          ...rows.map((row, index) =>
            this.#pen.widthOf(row[column + 1] ?? '', { size: 9, bold: index === 0 }),
          ),
        ),
      );
    // Both sides of a cell, and what the font rounds.
    const wide = figures.map((one) => one + 18);
    return [width - wide.reduce((sum, one) => sum + one, 0), ...wide];
  }

  /** Figures side by side, each above what it counts. */
  tiles(tiles: readonly { value: string; label: string }[]): void {
    const pdf = this.#pdf;
    const gap = 10;
    const room = (width - gap * (tiles.length - 1)) / tiles.length;
    const height = 58;
    this.keep(height);
    const top = pdf.y;
    for (const [index, { value, label }] of tiles.entries()) {
      const x = left + index * (room + gap);
      this.#pen.decorate(() =>
        pdf.roundedRect(x, top, room, height, 6).lineWidth(1).strokeColor(pdfColors.line).stroke(),
      );
      this.#add(this.#root, 'P', () => {
        this.#pen.text(value, x + 12, top + 9, { display: true, size: 19, width: room - 20, lineGap: 0 });
        this.#pen.text(label, x + 12, top + 37, { size: 9, color: pdfColors.quiet, width: room - 20 });
      });
    }
    pdf.y = top + height + 16;
  }

  /** A bar chart. `alt` says what the picture shows. */
  bars(bars: readonly Bar[], alt: string): void {
    if (bars.length === 0) return;
    this.keep(bars.length * barHeight + 12);
    const y = this.#pdf.y;
    this.#add(this.#root, 'Figure', () => drawBars(this.#pen, bars, { x: left, y, width }), alt);
    this.#pdf.y = y + bars.length * barHeight + 12;
  }

  /** Bar charts with their titles, two side by side. */
  barGroups(groups: readonly { title: string; bars: readonly Bar[] }[]): void {
    const room = (width - 32) / 2;
    for (let at = 0; at < groups.length; at += 2) {
      const pair = groups.slice(at, at + 2);
      const height = Math.max(...pair.map(({ bars }) => bars.length)) * barHeight + 36;
      this.keep(height);
      const top = this.#pdf.y;
      for (const [index, { title, bars }] of pair.entries()) {
        const x = left + index * (room + 32);
        this.#add(this.#root, 'H3', () => this.#pen.text(title, x, top, { bold: true, width: room }));
        const alt = `${title}: ${bars.map(({ label, value }) => `${label} ${value}`).join(', ')}.`;
        const place = { x, y: top + 20, width: room };
        this.#add(this.#root, 'Figure', () => drawBars(this.#pen, bars, place), alt);
      }
      this.#pdf.y = top + height;
    }
  }

  /** Columns above a line. `alt` says what the picture shows. */
  columns(bars: readonly { name: string; value: number }[], alt: string): void {
    this.keep(columnsHeight + 34);
    const top = this.#pdf.y;
    this.#add(this.#root, 'Figure', () => drawColumns(this.#pen, bars, top), alt);
    this.#pdf.y = top + columnsHeight + 30;
  }

  /** Starts a new page unless at least this much height is left. */
  keep(height: number): void {
    if (this.#pdf.y + height > bottom) this.#pdf.addPage();
  }

  #line(y: number): void {
    this.#pen.decorate((pdf) =>
      pdf.moveTo(left, y).lineTo(right, y).lineWidth(1).strokeColor(pdfColors.line).stroke(),
    );
  }

  /** The number of pages so far. */
  get pages(): number {
    return this.#pdf.bufferedPageRange().count;
  }

  /** Closes the document, with the title and the number of each page at its foot; null for a paper without a foot. */
  end(title: string | null): void {
    this.#root.end();
    if (title === null) return;
    const { start, count } = this.#pdf.bufferedPageRange();
    const style = { size: 8, color: pdfColors.quiet, lineGap: 0 } as const;
    for (let page = start; page < start + count; page += 1) {
      this.#pdf.switchToPage(page);
      // The foot is below the margin, where text would start a new page.
      this.#pdf.page.margins.bottom = 0;
      this.#pen.decorate(() => {
        this.#pen.text(`${brand.name} · ${title}`, left, 800, { ...style, width: width - 60 });
        this.#pen.text(`${page + 1} of ${count}`, right - 60, 800, { ...style, width: 60, align: 'right' });
      });
    }
  }
}

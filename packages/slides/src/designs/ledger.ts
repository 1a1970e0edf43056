import type { Canvas } from '../draw/canvas.ts';
import { box, column, row, type Child, type SlideElement } from '../draw/element.ts';
import type { SlideItem } from '../model.ts';
import { BaseDesign } from './base-design.ts';
import { byline, footerText, logo, pageNumber } from './furniture.ts';
import type { Tone } from './typesetter.ts';

export class Ledger extends BaseDesign {
  readonly id = 'ledger';
  readonly name = 'Ledger';
  readonly summary = 'A research report with ruled rows and leading figures';
  readonly fonts = { display: 'ibm-plex-serif', text: 'ibm-plex-sans' };
  readonly seeds = {
    light: { ground: '#fcfcfa', ink: '#12263a', accent: '#0b5c8a', second: '#9cc3d9', surface: '#eaf0f3' },
    dark: { ground: '#0d1722', ink: '#eaf1f6', accent: '#6bb8e0', second: '#2f5d78', surface: '#182735' },
  };
  readonly type = {
    cover: 88,
    title: 60,
    body: 35,
    item: 33,
    titleLeading: 1.14,
    bodyLeading: 1.45,
    tracking: -0.02,
    bold: true,
    upper: false,
    align: 'start' as const,
  };

  #side(c: Canvas): number {
    return c.px(c.isBanner ? 14 : 26);
  }

  override contentWidth(c: Canvas): number {
    return c.page.width - 2 * c.margin - this.#side(c);
  }

  override stage(c: Canvas, content: SlideElement): SlideElement {
    const { accent, quiet } = c.palette;
    const footer = [byline(c, this.tone(c)), footerText(c, quiet), logo(c, 40)];
    return c.root(
      { flexDirection: 'row' },
      box({ width: this.#side(c), height: '100%', backgroundColor: accent, flexShrink: 0 }),
      column(
        { flexGrow: 1, flexBasis: 0, minWidth: 0, height: '100%', padding: c.margin },
        c.isBanner
          ? null
          : row(
              { width: '100%', alignItems: 'center', gap: c.px(20), paddingBottom: c.px(40), flexShrink: 0 },
              pageNumber(c, quiet, { form: 'of', size: 24 }),
              box({ flexGrow: 1, height: c.px(2), backgroundColor: c.palette.line }),
            ),
        c.area({ justifyContent: this.justify(c) }, content),
        c.isBanner || footer.every((part) => part === null)
          ? null
          : row(
              {
                width: '100%',
                justifyContent: 'space-between',
                alignItems: 'center',
                gap: c.px(24),
                paddingTop: c.px(28),
                flexShrink: 0,
              },
              footer[0] ?? box({}),
              ...footer.slice(1),
            ),
      ),
    );
  }

  override eyebrow(c: Canvas, tone: Tone): Child {
    return c.text(c.slide.eyebrow, {
      size: 27,
      bold: true,
      color: tone.accent,
      leading: 1.3,
      field: 'eyebrow',
    });
  }

  override heading(c: Canvas, size = this.type.title): Child {
    const heading = super.heading(c, size);
    if (heading === null) return null;
    return column(
      { width: '100%', gap: c.gap(26) },
      heading,
      box({ width: '100%', height: c.px(5), backgroundColor: c.palette.ink }),
    );
  }

  override item(c: Canvas, item: SlideItem, index: number): SlideElement {
    const tone = this.tone(c);
    const narrow = item.label !== '' && item.text !== '';
    return column(
      { width: '100%', gap: c.gap(22) },
      row(
        { width: '100%', gap: c.gap(30), alignItems: 'flex-start' },
        narrow
          ? c.text(item.label, {
              role: 'item',
              field: `items.${index}.label`,
              size: this.type.item,
              bold: true,
              color: tone.ink,
              leading: 1.35,
              style: { width: '34%', flexShrink: 0 },
            })
          : this.marker(c, index, tone),
        narrow
          ? c.text(item.text, {
              role: 'item',
              field: `items.${index}.text`,
              size: this.type.item,
              color: tone.quiet,
              leading: 1.4,
              style: { flexGrow: 1, flexBasis: 0 },
            })
          : this.itemWords(c, item, index, tone),
      ),
      index === c.slide.items.length - 1
        ? null
        : box({ width: '100%', height: c.px(1.5), backgroundColor: c.palette.line }),
    );
  }

  override list(c: Canvas): SlideElement {
    const items = c.slide.items.map((item, index) => this.item(c, item, index));
    return this.compose(
      c,
      this.heading(c),
      this.body(c, this.tone(c)),
      column({ width: '100%', gap: c.gap(22) }, ...items),
    );
  }

  override marker(c: Canvas, index: number, tone: Tone): Child {
    return c.text(`${index + 1}.`, {
      size: this.type.item,
      font: 'display',
      bold: true,
      color: tone.accent,
      leading: 1.4,
      role: 'artifact',
      style: { width: c.fontSize(60), flexShrink: 0 },
    });
  }

  override stat(c: Canvas): SlideElement {
    const tone = this.tone(c);
    return this.group(
      c,
      28,
      this.eyebrow(c, tone),
      this.figure(c, tone, 240),
      box({ width: '100%', height: c.px(5), backgroundColor: c.palette.ink }),
      this.title(c, tone, this.type.title),
      this.body(c, { ...tone, ink: tone.quiet }),
      this.attribution(c, tone),
    );
  }

  override panel(c: Canvas, strong: boolean): ReturnType<BaseDesign['panel']> {
    const inherited = super.panel(c, strong);
    return { ...inherited, style: { ...inherited.style, borderRadius: c.px(4) } };
  }

  override chartPaint(c: Canvas): ReturnType<BaseDesign['chartPaint']> {
    return { ...super.chartPaint(c), radius: c.px(3) };
  }
}

import type { Canvas } from '../draw/canvas.ts';
import { box, column, row, type Child, type SlideElement } from '../draw/element.ts';
import type { SlideItem } from '../model.ts';
import { BaseDesign } from './base-design.ts';
import { footerText, logo, pageNumber } from './furniture.ts';
import type { Tone } from './typesetter.ts';

export class Editorial extends BaseDesign {
  readonly id = 'editorial';
  readonly name = 'Editorial';
  readonly summary = 'A magazine page with a masthead and hairlines';
  readonly fonts = { display: 'playfair-display', text: 'source-serif-4' };
  readonly seeds = {
    light: { ground: '#f6f1e6', ink: '#221c16', accent: '#b3261e', second: '#d8a48f', surface: '#ebe3d3' },
    dark: { ground: '#1b1815', ink: '#f3ece0', accent: '#e8735c', second: '#7c4a3c', surface: '#2a2520' },
  };
  readonly type = {
    cover: 104,
    title: 70,
    body: 39,
    item: 36,
    titleLeading: 1.12,
    bodyLeading: 1.5,
    tracking: -0.008,
    bold: false,
    upper: false,
    align: 'center' as const,
  };

  #rule(c: Canvas, thickness: number): SlideElement {
    return box({ width: '100%', height: c.px(thickness), backgroundColor: c.palette.ink, flexShrink: 0 });
  }

  override stage(c: Canvas, content: SlideElement): SlideElement {
    const { brand } = c.page;
    const masthead =
      logo(c, 44) ??
      c.text(brand.name, {
        size: 30,
        font: 'display',
        color: c.palette.ink,
        fixed: true,
        leading: 1.25,
        role: 'artifact',
        align: 'center',
      });
    const handle = c.text(brand.handle, {
      size: 22,
      color: c.palette.quiet,
      fixed: true,
      leading: 1.3,
      role: 'artifact',
      style: { flexShrink: 1 },
    });
    if (c.isBanner) return c.root({ padding: c.margin }, c.area({ justifyContent: 'center' }, content));
    return c.root(
      { padding: c.margin },
      this.#rule(c, 6),
      row({ width: '100%', justifyContent: 'center', padding: `${c.px(16)}px 0`, flexShrink: 0 }, masthead),
      this.#rule(c, 1.5),
      column(
        { flexGrow: 1, flexBasis: 0, minHeight: 0, width: '100%', padding: `${c.px(44)}px 0` },
        c.area({ justifyContent: 'center' }, content),
      ),
      this.#rule(c, 1.5),
      row(
        {
          width: '100%',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: c.px(24),
          paddingTop: c.px(18),
          flexShrink: 0,
        },
        handle ?? box({}),
        footerText(c, c.palette.quiet),
        pageNumber(c, c.palette.ink, { form: 'plain', font: 'display', size: 30 }),
      ),
    );
  }

  override item(c: Canvas, item: SlideItem, index: number): SlideElement {
    const tone = this.tone(c);
    return column(
      { width: '100%', gap: c.gap(24) },
      box({ width: '100%', height: c.px(1.5), backgroundColor: c.palette.line }),
      row(
        { width: '100%', gap: c.gap(30), alignItems: 'flex-start' },
        this.marker(c, index, tone),
        this.itemWords(c, item, index, tone),
      ),
    );
  }

  override marker(c: Canvas, index: number, tone: Tone): Child {
    return c.text(String(index + 1), {
      size: 62,
      font: 'display',
      color: tone.accent,
      leading: 0.95,
      role: 'artifact',
      style: { width: c.fontSize(80), flexShrink: 0 },
    });
  }

  override cover(c: Canvas): SlideElement {
    const tone = this.tone(c);
    return this.group(
      c,
      40,
      this.eyebrow(c, tone),
      this.title(c, tone, this.type.cover),
      box({ width: c.px(90), height: c.px(5), backgroundColor: tone.accent }),
      this.body(c, { ...tone, ink: tone.quiet }, this.type.body * 1.08),
    );
  }
}

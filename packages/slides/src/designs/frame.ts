import type { Canvas } from '../draw/canvas.ts';
import { box, column, row, type Child, type SlideElement } from '../draw/element.ts';
import type { SlideItem } from '../model.ts';
import { BaseDesign } from './base-design.ts';
import { footerText, logo, pageNumber } from './furniture.ts';
import type { Tone } from './typesetter.ts';

export class Frame extends BaseDesign {
  readonly id = 'frame';
  readonly name = 'Frame';
  readonly summary = 'A double frame, a light serif and plenty of paper';
  readonly fonts = { display: 'instrument-serif', text: 'dm-sans' };
  readonly seeds = {
    light: { ground: '#efe9e1', ink: '#2b2420', accent: '#7d5a3c', second: '#c9a67d', surface: '#e3d9cc' },
    dark: { ground: '#171513', ink: '#f4ede2', accent: '#d0a96a', second: '#6e5636', surface: '#26221d' },
  };
  readonly type = {
    cover: 128,
    title: 88,
    body: 35,
    item: 33,
    titleLeading: 1.04,
    bodyLeading: 1.5,
    tracking: -0.012,
    bold: false,
    upper: false,
    align: 'center' as const,
  };
  override readonly glyphWidth = 0.48;

  #inset(c: Canvas): number {
    return c.px(c.isBanner ? 18 : 38);
  }

  override contentWidth(c: Canvas): number {
    return c.page.width - 2 * (this.#inset(c) + c.px(90));
  }

  override titleRoom(width: number, height: number, kind: Parameters<BaseDesign['titleRoom']>[2]): number {
    return super.titleRoom(width, height, kind) * 0.92;
  }

  override stage(c: Canvas, content: SlideElement): SlideElement {
    const inset = this.#inset(c);
    const { width, height } = c.page;
    const { accentOnGround, quiet } = c.palette;
    const inner = inset + c.px(14);
    const notch = c.px(c.isBanner ? 26 : 54);
    const frame =
      `M${inner + notch} ${inner}H${width - inner - notch}A${notch} ${notch} 0 0 0 ${width - inner} ${inner + notch}` +
      `V${height - inner - notch}A${notch} ${notch} 0 0 0 ${width - inner - notch} ${height - inner}` +
      `H${inner + notch}A${notch} ${notch} 0 0 0 ${inner} ${height - inner - notch}` +
      `V${inner + notch}A${notch} ${notch} 0 0 0 ${inner + notch} ${inner}Z`;
    const outer = `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`;
    const names = [c.page.brand.name, c.page.brand.handle].filter((part) => part !== '').join('  ·  ');
    const foot = [
      c.text(names, {
        size: 23,
        color: quiet,
        fixed: true,
        leading: 1.35,
        role: 'artifact',
        align: 'center',
        style: { flexShrink: 1 },
      }),
      footerText(c, quiet),
      pageNumber(c, accentOnGround, { form: 'plain', font: 'display', size: 34 }),
    ];
    const mark = logo(c, 52);
    return c.root(
      { padding: inner + notch * 0.9, paddingLeft: inset + c.px(90), paddingRight: inset + c.px(90) },
      c.backdrop(outer, { stroke: c.palette.line, strokeWidth: c.px(2) }),
      c.backdrop(frame, { stroke: accentOnGround, strokeWidth: c.px(3) }),
      mark === null || c.isBanner
        ? null
        : row({ width: '100%', justifyContent: 'center', paddingBottom: c.px(24), flexShrink: 0 }, mark),
      c.area({ justifyContent: 'center' }, content),
      c.isBanner || foot.every((part) => part === null)
        ? null
        : column(
            { width: '100%', alignItems: 'center', gap: c.px(8), paddingTop: c.px(20), flexShrink: 0 },
            ...foot,
          ),
    );
  }

  override eyebrow(c: Canvas, tone: Tone): Child {
    return this.words(c, c.slide.eyebrow, {
      size: 24,
      color: tone.accent,
      upper: true,
      tracking: 0.2,
      leading: 1.4,
      field: 'eyebrow',
    });
  }

  override item(c: Canvas, item: SlideItem, index: number): SlideElement {
    const tone = this.tone(c);
    return column(
      { width: '100%', alignItems: 'center', gap: c.gap(8) },
      index === 0
        ? null
        : box({ width: c.px(44), height: c.px(2), backgroundColor: tone.accent, marginBottom: c.gap(14) }),
      c.text(item.label, {
        role: 'item',
        field: `items.${index}.label`,
        size: this.type.item * 1.5,
        font: 'display',
        color: tone.ink,
        leading: 1.15,
        align: 'center',
        style: { width: '100%' },
      }),
      c.text(item.text, {
        role: 'item',
        field: `items.${index}.text`,
        size: this.type.item,
        color: item.label === '' ? tone.ink : tone.quiet,
        leading: 1.45,
        align: 'center',
        style: { width: '100%' },
      }),
    );
  }

  override panel(c: Canvas, strong: boolean): ReturnType<BaseDesign['panel']> {
    const inherited = super.panel(c, strong);
    return { ...inherited, style: { ...inherited.style, borderRadius: 0, padding: c.px(40) } };
  }

  override cover(c: Canvas): SlideElement {
    const tone = this.tone(c);
    return this.group(
      c,
      38,
      this.eyebrow(c, tone),
      this.title(c, tone, this.type.cover),
      this.body(c, { ...tone, ink: tone.quiet }),
    );
  }
}

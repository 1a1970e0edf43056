import type { Canvas } from '../draw/canvas.ts';
import { box, column, row, type Child, type SlideElement, type Style } from '../draw/element.ts';
import type { SlideItem } from '../model.ts';
import { BaseDesign } from './base-design.ts';
import { surfacePaint } from './charts.ts';
import type { Tone } from './typesetter.ts';

export class Offset extends BaseDesign {
  readonly id = 'offset';
  readonly name = 'Offset';
  readonly summary = 'Black outlines and hard shadows on a loud ground';
  readonly fonts = { display: 'archivo-black', text: 'archivo' };
  readonly seeds = {
    light: { ground: '#b8e8ff', ink: '#111111', accent: '#ff6ad5', second: '#fff27a', surface: '#ffffff' },
    dark: { ground: '#2b1d5c', ink: '#ffffff', accent: '#ffe14d', second: '#ff7ad9', surface: '#17102f' },
  };
  readonly type = {
    cover: 96,
    title: 60,
    body: 36,
    item: 34,
    titleLeading: 1.06,
    bodyLeading: 1.42,
    tracking: -0.03,
    bold: false,
    upper: false,
    align: 'start' as const,
  };
  override readonly glyphWidth = 0.68;

  #raised(c: Canvas, fill: string, style: Style, ...children: Child[]): SlideElement {
    const { width, flexGrow, flexBasis, ...inner } = style;
    const shift = c.px(14);
    const line = c.palette.ink;
    const outer: Style = {
      paddingRight: shift,
      paddingBottom: shift,
      position: 'relative',
      minWidth: 0,
      maxWidth: '100%',
    };
    if (width !== undefined) outer['width'] = width;
    if (flexGrow !== undefined) outer['flexGrow'] = flexGrow;
    if (flexBasis !== undefined) outer['flexBasis'] = flexBasis;
    return box(
      outer,
      box({ position: 'absolute', left: shift, top: shift, right: 0, bottom: 0, backgroundColor: line }),
      column(
        {
          flexGrow: 1,
          minWidth: 0,
          maxWidth: '100%',
          backgroundColor: fill,
          border: `${c.px(5)}px solid ${line}`,
          position: 'relative',
          ...inner,
        },
        ...children,
      ),
    );
  }

  override header(): Child {
    return null;
  }

  override contentWidth(c: Canvas): number {
    return c.page.width - 2 * c.margin - c.px(14) - (c.slide.kind === 'chart' ? c.px(90) : 0);
  }

  override titleRoom(width: number, height: number, kind: Parameters<BaseDesign['titleRoom']>[2]): number {
    return super.titleRoom(width, height, kind) - Math.sqrt(width * height) * 0.09;
  }

  override cover(c: Canvas): SlideElement {
    const { surface, onSurface, second, onSecond } = c.palette;
    const panel = this.panelTone(c);
    const title = this.title(c, { ...panel, ink: onSurface }, this.type.cover);
    const body = this.body(c, { ink: onSecond, quiet: onSecond, accent: onSecond });
    return this.group(
      c,
      36,
      this.eyebrow(c, this.tone(c)),
      title === null ? null : this.#raised(c, surface, { width: '100%', padding: c.px(44) }, title),
      body === null ? null : this.#raised(c, second, { padding: `${c.px(26)}px ${c.px(34)}px` }, body),
    );
  }

  override closing(c: Canvas): SlideElement {
    const { second, onSecond } = c.palette;
    const tone = { ink: onSecond, quiet: onSecond, accent: onSecond };
    const title = this.title(c, tone, this.type.cover * 0.9);
    return this.group(
      c,
      36,
      this.eyebrow(c, this.tone(c)),
      title === null ? null : this.#raised(c, second, { width: '100%', padding: c.px(44) }, title),
      this.body(c, this.tone(c)),
      this.button(c),
    );
  }

  override justify(c: Canvas): 'flex-start' | 'center' | 'flex-end' {
    return c.slide.kind === 'cover' ? 'center' : super.justify(c);
  }

  override eyebrow(c: Canvas, tone: Tone): Child {
    void tone;
    const { accent, onAccent, ink } = c.palette;
    const label = c.text(c.slide.eyebrow, {
      size: 26,
      bold: true,
      color: onAccent,
      leading: 1.3,
      field: 'eyebrow',
    });
    if (label === null) return null;
    return row(
      {
        backgroundColor: accent,
        border: `${c.px(4)}px solid ${ink}`,
        borderRadius: c.px(40),
        padding: `${c.gap(8)}px ${c.gap(26)}px`,
        maxWidth: '100%',
      },
      label,
    );
  }

  override item(c: Canvas, item: SlideItem, index: number): SlideElement {
    const tone = this.panelTone(c);
    return this.#raised(
      c,
      c.palette.surface,
      { width: '100%', padding: c.gap(26) },
      row(
        { width: '100%', gap: c.gap(24), alignItems: 'flex-start' },
        this.marker(c, index, tone),
        this.itemWords(c, item, index, tone),
      ),
    );
  }

  override marker(c: Canvas, index: number, tone: Tone): Child {
    void tone;
    const { accent, onAccent, second, onSecond } = c.palette;
    const side = c.fontSize(60);
    const isEven = index % 2 === 0;
    return row(
      {
        width: side,
        height: side,
        flexShrink: 0,
        backgroundColor: isEven ? accent : second,
        alignItems: 'center',
        justifyContent: 'center',
      },
      c.text(String(index + 1), {
        size: 32,
        font: 'display',
        color: isEven ? onAccent : onSecond,
        leading: 1.3,
        role: 'artifact',
      }),
    );
  }

  override list(c: Canvas): SlideElement {
    const items = c.slide.items.map((item, index) => this.item(c, item, index));
    return this.compose(
      c,
      this.heading(c),
      this.body(c, this.tone(c)),
      column({ width: '100%', gap: c.gap(16) }, ...items),
    );
  }

  override quote(c: Canvas): SlideElement {
    const tone = this.panelTone(c);
    const words = this.words(c, c.slide.body, {
      role: 'quote',
      field: 'body',
      size: this.type.title * 0.86,
      font: 'display',
      color: tone.ink,
      leading: 1.25,
      tracking: -0.02,
    });
    const own = this.tone(c);
    return this.group(
      c,
      34,
      this.eyebrow(c, own),
      words === null ? null : this.#raised(c, c.palette.surface, { width: '100%', padding: c.px(48) }, words),
      this.words(c, c.slide.title, { role: 'caption', field: 'title', size: 36, bold: true, color: own.ink }),
      this.attribution(c, own),
    );
  }

  override panel(c: Canvas, strong: boolean): ReturnType<BaseDesign['panel']> {
    const { surface, second, onSecond, ink } = c.palette;
    const style = { padding: c.px(34), border: `${c.px(5)}px solid ${ink}` };
    return strong
      ? {
          style: { ...style, backgroundColor: second },
          tone: { ink: onSecond, quiet: onSecond, accent: onSecond },
        }
      : { style: { ...style, backgroundColor: surface }, tone: this.panelTone(c) };
  }

  override chart(c: Canvas): SlideElement {
    const own = this.tone(c);
    const drawn = this.drawnChart(c);
    return this.compose(
      c,
      this.heading(c),
      this.body(c, own, this.type.body * 0.92),
      drawn === null ? null : this.#raised(c, c.palette.surface, { width: '100%', padding: c.px(40) }, drawn),
      this.attribution(c, own),
    );
  }

  override chartPaint(c: Canvas): ReturnType<BaseDesign['chartPaint']> {
    return surfacePaint(c.palette, c.palette.tint, 0);
  }

  override button(c: Canvas): Child {
    const { accent, onAccent } = c.palette;
    const label = this.buttonLabel(c, onAccent);
    return label === null ? null : this.#raised(c, accent, { padding: `${c.px(22)}px ${c.px(38)}px` }, label);
  }
}

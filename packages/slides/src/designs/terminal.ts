import type { Canvas } from '../draw/canvas.ts';
import { box, column, row, type Child, type SlideElement } from '../draw/element.ts';
import { BaseDesign } from './base-design.ts';
import { surfacePaint } from './charts.ts';
import { footerText, logo, pageNumber } from './furniture.ts';
import type { Tone } from './typesetter.ts';

export class Terminal extends BaseDesign {
  readonly id = 'terminal';
  readonly name = 'Terminal';
  readonly summary = 'A window with a prompt and a status line';
  readonly fonts = { display: 'jetbrains-mono', text: 'jetbrains-mono' };
  readonly seeds = {
    dark: { ground: '#06090d', ink: '#dbe4ee', accent: '#7ee787', second: '#f2b457', surface: '#11181f' },
    light: { ground: '#d9e2ea', ink: '#16202b', accent: '#18713a', second: '#a15c00', surface: '#fbfdff' },
  };
  readonly type = {
    cover: 82,
    title: 56,
    body: 34,
    item: 32,
    titleLeading: 1.2,
    bodyLeading: 1.5,
    tracking: -0.03,
    bold: true,
    upper: false,
    align: 'start' as const,
  };
  override readonly glyphWidth = 0.61;

  override tone(c: Canvas): Tone {
    return this.panelTone(c);
  }

  override contentWidth(c: Canvas): number {
    return c.page.width - 2 * (c.px(40) + c.px(56));
  }

  override titleRoom(width: number, height: number, kind: Parameters<BaseDesign['titleRoom']>[2]): number {
    return super.titleRoom(width, height, kind) * 0.9;
  }

  override stage(c: Canvas, content: SlideElement): SlideElement {
    const { surface, accent, onAccent, second } = c.palette;
    const dot = (color: string) =>
      box({
        width: c.px(22),
        height: c.px(22),
        borderRadius: c.px(11),
        backgroundColor: color,
        flexShrink: 0,
      });
    const inset = c.px(c.isBanner ? 24 : 40);
    const { brand } = c.page;
    const bar = row(
      {
        width: '100%',
        height: c.px(c.isBanner ? 46 : 76),
        flexShrink: 0,
        alignItems: 'center',
        gap: c.px(14),
        padding: `0 ${c.px(32)}px`,
      },
      dot('#ff5f57'),
      dot(second),
      dot(accent),
      box({ flexGrow: 1 }),
      logo(c, 40),
    );
    const status = row(
      {
        width: '100%',
        minHeight: c.px(66),
        flexShrink: 0,
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: c.px(24),
        backgroundColor: accent,
        padding: `${c.px(8)}px ${c.px(32)}px`,
      },
      c.text([brand.name, brand.handle].filter((part) => part !== '').join(' · '), {
        size: 24,
        bold: true,
        color: onAccent,
        fixed: true,
        leading: 1.3,
        role: 'artifact',
        style: { flexShrink: 1 },
      }) ?? box({}),
      footerText(c, onAccent),
      pageNumber(c, onAccent, { bold: true }),
    );
    return c.root(
      { padding: inset },
      column(
        {
          width: '100%',
          flexGrow: 1,
          flexBasis: 0,
          minHeight: 0,
          backgroundColor: surface,
          borderRadius: c.px(26),
        },
        bar,
        column(
          {
            width: '100%',
            flexGrow: 1,
            flexBasis: 0,
            minHeight: 0,
            padding: `${c.px(c.isBanner ? 0 : 30)}px ${c.px(56)}px ${c.px(c.isBanner ? 20 : 36)}px`,
          },
          c.area({ justifyContent: this.justify(c) }, content),
        ),
        c.isBanner ? null : status,
      ),
    );
  }

  override justify(c: Canvas): 'flex-start' | 'center' | 'flex-end' {
    return c.slide.kind === 'cover' ? 'center' : super.justify(c);
  }

  override title(c: Canvas, tone: Tone, size: number): Child {
    const title = super.title(c, tone, size);
    if (title === null) return null;
    return row(
      { width: '100%', gap: c.fontSize(size * 0.4), alignItems: 'flex-start' },
      c.text(c.page.rightToLeft ? '<' : '>', {
        size,
        font: 'display',
        bold: true,
        color: tone.accent,
        leading: this.type.titleLeading,
        role: 'artifact',
        style: { flexShrink: 0 },
      }),
      box({ flexGrow: 1, flexBasis: 0, minWidth: 0 }, title),
    );
  }

  override eyebrow(c: Canvas, tone: Tone): Child {
    return c.text(c.slide.eyebrow, {
      size: 28,
      color: tone.quiet,
      leading: 1.35,
      field: 'eyebrow',
    });
  }

  override marker(c: Canvas, index: number, tone: Tone): Child {
    return c.text(`[${index + 1}]`, {
      size: this.type.item,
      bold: true,
      color: tone.accent,
      leading: 1.4,
      role: 'artifact',
      style: { width: c.fontSize(84), flexShrink: 0 },
    });
  }

  override panel(c: Canvas, strong: boolean): ReturnType<BaseDesign['panel']> {
    if (strong) return super.panel(c, true);
    const style = {
      padding: c.px(32),
      borderRadius: c.px(14),
      border: `${c.px(3)}px solid ${c.palette.quietOnSurface}`,
    };
    return { style, tone: this.panelTone(c) };
  }

  override chartPaint(c: Canvas): ReturnType<BaseDesign['chartPaint']> {
    return surfacePaint(c.palette, c.palette.ground, 0);
  }
}

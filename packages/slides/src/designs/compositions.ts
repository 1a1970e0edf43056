import type { Canvas } from '../draw/canvas.ts';
import { box, column, row, type Child, type SlideElement, type Style } from '../draw/element.ts';
import type { Tone, Typesetter } from './typesetter.ts';

/** The second layouts of kinds of slides that often follow one another, so that no three in a row look alike. */

export function ruled(c: Canvas, design: Typesetter, content: SlideElement): SlideElement {
  const rule = box({
    width: c.gap(110),
    height: c.gap(12),
    flexShrink: 0,
    backgroundColor: design.tone(c).accent,
  });
  return design.group(c, 40, rule, content);
}

/** The figure of a step in a ring. */
export function ring(c: Canvas, tone: Tone): Child {
  const figure = c.text(c.slide.figure, {
    field: 'figure',
    size: 84,
    font: 'display',
    bold: true,
    color: tone.ink,
    leading: 1,
  });
  if (figure === null) return null;
  const side = c.fontSize(84) * 1.9;
  return row(
    {
      minWidth: side,
      height: side,
      padding: `0 ${c.gap(24)}px`,
      flexShrink: 0,
      maxWidth: '100%',
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: side / 2,
      border: `${c.gap(7)}px solid ${tone.accent}`,
    },
    figure,
  );
}

/** Content on the plain slide or, in the second layout, in the strong panel of the design. */
export function inTurns(
  c: Canvas,
  panel: { style: Style; tone: Tone },
  plain: Tone,
  draw: (tone: Tone) => SlideElement,
): SlideElement {
  if (!c.isTurned) return draw(plain);
  return column({ width: '100%', ...panel.style, padding: c.gap(44) }, draw(panel.tone));
}

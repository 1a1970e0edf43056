import type { Canvas, ShapeMark } from '../draw/canvas.ts';

const image = /<image ((?:(?:x|y|width|height)="[^"]*" )+)href="([^"]*)"([^>]*)\/>/gu;
const stretched = ' preserveAspectRatio="none"';

const escaped = (value: string) =>
  value.replaceAll(/[&<>"]/gu, (sign) => `&#${String(sign.codePointAt(0) ?? 0)};`);

/** A shape as part of the page. A browser opens every picture inside a picture as a document of its own. */
function drawnShape(shape: ShapeMark, box: string, rest: string): string {
  const { d, width, height, fill, stroke, strokeWidth } = shape;
  return (
    `<g${rest.replace(stretched, '')}><svg ${box}viewBox="0 0 ${width} ${height}"${stretched}>` +
    `<path d="${d}" fill="${fill ?? 'none'}" stroke="${stroke ?? 'none'}" stroke-width="${strokeWidth}"` +
    ' stroke-linejoin="round" stroke-linecap="round"/></svg></g>'
  );
}

/** An SVG with the shapes and pictures of the page in place of what stood for them in the layout. */
export function withDrawings(svg: string, { standIns, shapes, pictures, page }: Canvas): string {
  return svg.replace(image, (whole, box: string, address: string, rest: string) => {
    const key = standIns.get(address) ?? '';
    const shape = shapes.get(key);
    if (shape !== undefined) return drawnShape(shape, box, rest);
    const picture = page.pictures.get(pictures.get(key)?.key ?? '');
    return picture === undefined ? whole : `<image ${box}href="${escaped(picture.src)}"${rest}/>`;
  });
}

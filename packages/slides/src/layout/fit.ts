import type { BaseDesign } from '../designs/base-design.ts';
import type { Canvas, PageInput } from '../draw/canvas.ts';
import type { Node } from './render.ts';

/** The scales of text relative to the design, in descending order. */
export const scales = [
  4, 3.5, 3.1, 2.75, 2.45, 2.2, 2, 1.8, 1.62, 1.46, 1.32, 1.2, 1.1, 1, 0.92, 0.85, 0.78, 0.71, 0.64, 0.58,
  0.5,
] as const;

/** The largest share of its area that content fills in height. */
export const mostFilled = 0.92;

/** The index of the scale at which content that fills a share of its area at another scale is likely to fill it well. */
export function likelyScale(index: number, share: number): number {
  const wanted = (scales[index] ?? 1) * Math.sqrt(0.84 / Math.max(0.01, share));
  const found = scales.findIndex((scale) => scale <= wanted);
  return found === -1 ? scales.length - 1 : found;
}

/** A tolerance in pixels for rounding. */
const slack = 0.75;

/** The height of the content relative to its area. */
export function filledShare(nodes: readonly Node[]): number {
  const heightOf = (key: string) => nodes.find((node) => node.key === key)?.height ?? 0;
  return heightOf('content') / Math.max(1, heightOf('area'));
}

/** How much of the height of the area there is from the first to the last thing drawn in it. */
export function drawnShare(canvas: Canvas, nodes: readonly Node[]): number {
  const at = nodes.findIndex(({ key }) => key === 'content');
  const [area, content] = [nodes.find(({ key }) => key === 'area'), nodes[at]];
  if (area === undefined || content === undefined) return 0;
  const isDrawn = ({ key, style }: Node) =>
    style['backgroundColor'] !== undefined ||
    style['border'] !== undefined ||
    (key !== null && (canvas.texts.has(key) || canvas.shapes.has(key) || canvas.pictures.has(key)));
  const drawn = nodes.filter(
    (node) =>
      isDrawn(node) &&
      node.top >= content.top - slack &&
      node.top + node.height <= content.top + content.height + slack &&
      node.left >= content.left - slack,
  );
  const top = Math.min(...drawn.map((node) => node.top));
  const bottom = Math.max(...drawn.map((node) => node.top + node.height));
  return drawn.length === 0 ? 0 : (bottom - top) / area.height;
}

/** Whether all texts and pictures are within the page and the content fills at most this share of its area. */
export function isFitting(canvas: Canvas, nodes: readonly Node[], most: number): boolean {
  const { width, height } = canvas.page;
  let area: Node | null = null;
  for (const node of nodes) {
    if (node.key === 'area') area = node;
    else if (node.key === 'content') {
      if (area === null || node.width > area.width + slack) return false;
      if (node.height > area.height * most + slack) return false;
    } else if (node.key !== null && (canvas.texts.has(node.key) || canvas.pictures.has(node.key))) {
      const isInside =
        node.left >= -slack &&
        node.top >= -slack &&
        node.left + node.width <= width + slack &&
        node.top + node.height <= height + slack;
      if (!isInside) return false;
    }
  }
  return true;
}

/**
 * The index of the largest scale to try. It is limited by the design, and by the longest word of the title, which
 * should fit on a line.
 */
export function largestScale(design: BaseDesign, input: PageInput): number {
  const { slide } = input;
  const growth = design.growth(slide.kind);
  const first = scales.findIndex((scale) => scale <= growth);
  const longest = Math.max(...slide.title.split(/\s+/u).map((word) => word.length), 0);
  const size = slide.kind === 'cover' || slide.kind === 'closing' ? design.type.cover : design.type.title;
  const room = design.titleRoom(input.width, input.height, slide.kind);
  const factor = Math.sqrt(input.width * input.height) / 1080;
  const fitting = scales.findIndex((scale) => longest * size * factor * scale * design.glyphWidth <= room);
  return Math.max(first === -1 ? 0 : first, fitting === -1 ? scales.length - 1 : fitting);
}

import type { Canvas } from '../draw/canvas.ts';
import type { Node } from './render.ts';

/** The scales of text relative to the design, in descending order. */
export const scales = [1.45, 1.3, 1.15, 1, 0.9, 0.8, 0.72, 0.64, 0.58] as const;

/** A tolerance in pixels for rounding. */
const slack = 0.75;

/** Whether all texts and pictures are within the page and the content is within its area. */
export function isFitting(canvas: Canvas, nodes: readonly Node[]): boolean {
  const { width, height } = canvas.page;
  let area: Node | null = null;
  for (const node of nodes) {
    if (node.key === 'area') area = node;
    else if (node.key === 'content') {
      if (area === null || node.height > area.height + slack || node.width > area.width + slack) return false;
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

import type { SatoriNode, SatoriOptions } from 'satori';
import { Canvas, type PageInput } from '../draw/canvas.ts';
import type { BaseDesign } from '../designs/base-design.ts';
import type { FontFile } from '../fonts/book.ts';
import { svgAddress } from '../data-address.ts';
import { withoutIdleMasks } from './idle-masks.ts';
import { withDrawings } from './stand-ins.ts';
import type { SlideElement, Style } from '../draw/element.ts';

export interface Node {
  left: number;
  top: number;
  width: number;
  height: number;
  type: string;
  key: string | null;
  style: Style;
  /** Set for leaves only. */
  text: string | null;
}

export interface Drawing {
  canvas: Canvas;
  element: SlideElement;
}

export interface Materials {
  fonts: FontFile[];
  /** The SVG of each grapheme. */
  emoji: ReadonlyMap<string, string>;
}

export function drawPage(design: BaseDesign, page: PageInput, scale: number, balanced = true): Drawing {
  const canvas = new Canvas(page, scale, balanced);
  return { canvas, element: design.draw(canvas) };
}

const emojiAddresses = new Map<string, string>();

export function emojiAddress(svg: string): string {
  const known = emojiAddresses.get(svg);
  if (known !== undefined) return known;
  const address = svgAddress(svg);
  if (emojiAddresses.size > 500) emojiAddresses.clear();
  emojiAddresses.set(svg, address);
  return address;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readStyle(props: Record<string, unknown>): Style {
  const { style } = props;
  if (!isRecord(style)) return {};
  const kept = Object.entries(style).flatMap(([name, value]): [string, string | number][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
  );
  return Object.fromEntries(kept);
}

function toNode(node: SatoriNode): Node {
  const props: Record<string, unknown> = node.props;
  const { children } = props;
  return {
    left: node.left,
    top: node.top,
    width: node.width,
    height: node.height,
    type: node.type,
    key: typeof node.key === 'string' ? node.key : null,
    style: readStyle(props),
    text: typeof children === 'string' ? children : null,
  };
}

/** Lays out a page. With `glyphs`, letters become paths; otherwise each word is a `<text>` element. */
export async function renderSvg(
  { canvas, element }: Drawing,
  { fonts, emoji }: Materials,
  glyphs: boolean,
): Promise<{ svg: string; nodes: Node[] }> {
  const nodes: Node[] = [];
  const { width, height } = canvas.page;
  const options: SatoriOptions = {
    width,
    height,
    fonts,
    embedFont: glyphs,
    graphemeImages: Object.fromEntries([...emoji].map(([grapheme, svg]) => [grapheme, emojiAddress(svg)])),
    onNodeDetected: (node) => nodes.push(toNode(node)),
  };
  // Loaded with the first page: a process that draws none does without a fifth of the program.
  const { default: satori } = await import('satori');
  const svg = await satori(element, options);
  return { svg: glyphs ? withDrawings(withoutIdleMasks(svg), canvas) : svg, nodes };
}

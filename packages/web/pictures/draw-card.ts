import { brand } from '@limelight/contracts/catalog';
import { breakLines, measureLine, outlineLine, type TypeStyle } from './outlines.ts';

export const cardSize = { width: 1200, height: 630 } as const;

const margin = 84;
const room = cardSize.width - 2 * margin;
const colours = { ground: '#0e1013', ink: '#f2f3f0', quiet: '#b7bec8', lime: '#c8f04b' } as const;
const body: TypeStyle = { face: 'body', size: 31 };
const mark: TypeStyle = { face: 'display', size: 36, tracking: -0.02 };

export interface Card {
  kind: string;
  title: string;
  description: string;
}

/** Sets the title at the largest size at which it needs at most three lines. */
function setTitle(title: string): { lines: string[]; style: TypeStyle } {
  for (const size of [88, 76, 66, 58]) {
    const style: TypeStyle = { face: 'display', size, tracking: -0.03 };
    const lines = breakLines(title, room, style);
    if (lines.length <= 3) return { lines, style };
  }
  const style: TypeStyle = { face: 'display', size: 50, tracking: -0.03 };
  return { lines: breakLines(title, room, style).slice(0, 4), style };
}

/** Breaks a text into at most `most` lines and ends a longer one with an ellipsis after a whole word. */
function shorten(text: string, most: number): string[] {
  const lines = breakLines(text, room, body);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept.at(-1) ?? '';
  while (measureLine(`${last}…`, body) > room) last = last.slice(0, last.lastIndexOf(' '));
  kept[most - 1] = `${last.replace(/[\s,.;:]+$/u, '')}…`;
  return kept;
}

/** Draws the picture shown next to links to a page: the dark stage, one light and the page's own words. */
export function drawCard({ kind, title, description }: Card): string {
  const { width, height } = cardSize;
  const { lines, style } = setTitle(title);
  const words = shorten(description, lines.length > 2 ? 1 : 2);
  const lead = style.size * 1.06;
  const wordsTop = height - margin - (words.length - 1) * 44;
  const titleEnd = wordsTop - 74;
  const titleTop = titleEnd - (lines.length - 1) * lead;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><radialGradient id="light" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="${colours.lime}" stop-opacity=".3"/><stop offset="1" stop-color="${colours.lime}" stop-opacity="0"/></radialGradient>`,
    `<clipPath id="cone"><path d="M905 -10 L985 -10 L1290 640 L470 640 Z"/></clipPath></defs>`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<ellipse cx="930" cy="330" rx="560" ry="430" fill="url(#light)" clip-path="url(#cone)"/>`,
    `<circle cx="${margin + 18}" cy="${margin + 4}" r="27" fill="${colours.lime}" fill-opacity=".22"/>`,
    `<circle cx="${margin + 18}" cy="${margin + 4}" r="17" fill="${colours.lime}"/>`,
    outlineLine(brand.name, margin + 60, margin + 16, mark, colours.ink),
    outlineLine(kind, width - margin - measureLine(kind, body), margin + 15, body, colours.quiet),
    ...lines.map((line, index) => outlineLine(line, margin, titleTop + index * lead, style, colours.ink)),
    ...words.map((line, index) => outlineLine(line, margin, wordsTop + index * 44, body, colours.quiet)),
    '</svg>',
  ].join('');
}

import { isAfter, isBefore } from './contrast.ts';
import { figureIn, isHeading, isMarked, numberOf } from './marks.ts';
import { breakNumbers, plainNumbers } from './numbers.ts';

/** Lines without a blank line between them, or that belong together although there is one. */
export interface Block {
  lines: string[];
  /** Whether the first line is a heading that stood above a blank line. */
  isHeaded: boolean;
}

/** A speaker named on the line after a quotation, unless a list of dashes begins there. */
const speakerBelow = /(["”“»])[ \t]*\n\s*(?:[—–]|--)[ \t]*(?=\p{L}[^\n]{1,119}(?:\n\s*(?![—–\s-])|\s*$))/gu;

const markdownBold = /(\*\*|__)(?=\S)([^\n]+?)(?<=\S)\1/gu;

function readLines(text: string): Block[] {
  const lines = text
    .replaceAll('\r\n', '\n')
    .replaceAll('\u0000', '')
    .replace(speakerBelow, '$1 — ')
    .replace(markdownBold, '$2')
    .replace(/^#{1,6}\s+(?=[\p{Nd}①-⒛])/gmu, '')
    .split('\n')
    .flatMap((line) => breakNumbers(line.trim()));
  return plainNumbers(lines)
    .join('\n')
    .split(/\n{2,}/u)
    .map((block) => ({ lines: block.split('\n').filter((line) => line !== ''), isHeaded: false }))
    .filter(({ lines: own }) => own.length > 0);
}

const firstOf = ({ lines: [first = ''] }: Block) => first;
const isList = ({ lines }: Block) => lines.every(isMarked);
const isBareHeading = (block: Block) => block.lines.length === 1 && isHeading(firstOf(block));

type Bond = 'none' | 'same' | 'heading';

function bondOf(block: Block, next: Block): Bond {
  const first = firstOf(block);
  const number = numberOf(block.lines.at(-1) ?? '');
  if (number !== null && isList(block) && isList(next) && numberOf(firstOf(next)) === number + 1)
    return 'same';
  if (isBefore(first) && isAfter(firstOf(next))) return 'same';
  if (block.lines.length > 1) return 'none';
  if (first.length > 1 && first.endsWith(':') && isList(next)) return 'same';
  const heads = isHeading(first) && !next.isHeaded && !isBareHeading(next) && !isList(next);
  // One figure is not the heading of another.
  if (/^\d/u.test(first) && figureIn(firstOf(next)) !== null) return 'none';
  return heads ? 'heading' : 'none';
}

/**
 * Reads a text as its opening, which becomes the cover, and blocks: a heading with the paragraph after it, a lead with
 * its list, an enumeration with blank lines in it, “Before” with “After”.
 */
export function readBlocks(text: string): { opening: string[]; blocks: Block[] } {
  const [first, ...others] = readLines(text);
  const lines = first?.lines ?? [];
  const listFrom = lines.findIndex(isMarked);
  const opening = listFrom === -1 ? lines : lines.slice(0, listFrom);
  const listed = listFrom === -1 ? [] : [{ lines: lines.slice(listFrom), isHeaded: false }];
  const blocks: Block[] = [];
  // From the end, so that a heading meets the whole of what it heads.
  for (const block of [...listed, ...others].toReversed()) {
    const [next] = blocks;
    const bond = next === undefined ? 'none' : bondOf(block, next);
    if (next === undefined || bond === 'none') blocks.unshift(block);
    else blocks[0] = { lines: [...block.lines, ...next.lines], isHeaded: bond === 'heading' };
  }
  return { opening, blocks };
}

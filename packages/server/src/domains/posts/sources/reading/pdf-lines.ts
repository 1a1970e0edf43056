/**
 * A piece of text as positioned in a PDF. Lengths are in points, and `y` is the baseline measured from the bottom of
 * the page.
 */
export interface PdfPiece {
  text: string;
  font: string;
  size: number;
  left: number;
  right: number;
  y: number;
  endsLine: boolean;
}

/** A line of text. `font` and `size` are those of most of it. */
interface Line extends Omit<PdfPiece, 'endsLine'> {}

/** A difference in size beyond this ratio marks a different kind of text: a heading, a caption or a page number. */
const otherSize = 1.08;
const headingSize = 1.15;
/**
 * Baselines this many times further apart than usual on the page separate paragraphs. The smaller value applies where
 * the line had ended.
 */
const wideGap = 1.8;
const widerGap = 1.3;
/** The minimum length of a line of running text. */
const proseLength = 40;
const bullet = /^[•‣▪◦●■–—*-]\s/;
/** The end of a line within a list or a bracket. */
const unfinished = /[,;]$|\([^)]*$/;
const divided = /\p{Ll}-$/u;
const sentenceEnd = /[.!?:…]["”’)\]]?$/;

const ratio = (a: number, b: number) => Math.max(a, b) / Math.max(1, Math.min(a, b));
const alike = (a: Line, b: Line) => ratio(a.size, b.size) < otherSize;

/** Words from right to left are apart on the page, but nothing in the file is between them. */
function gapBefore(piece: PdfPiece, previous: PdfPiece | undefined): string {
  if (previous === undefined || piece.text.trim() === '') return '';
  return previous.left - piece.right > 0.1 * piece.size ? ' ' : '';
}

function lineOf(pieces: readonly PdfPiece[]): Line | null {
  const text = pieces
    .map((piece, index) => gapBefore(piece, pieces[index - 1]) + piece.text)
    .join('')
    .trim();
  if (text === '') return null;
  const seen = pieces.filter((piece) => piece.text.trim() !== '');
  const [first] = seen.toSorted((a, b) => b.text.length - a.text.length);
  if (first === undefined) return null;
  return {
    text,
    font: first.font,
    size: first.size,
    y: first.y,
    left: Math.min(...seen.map(({ left }) => left)),
    right: Math.max(...seen.map(({ right }) => right)),
  };
}

function groupIntoLines(pieces: readonly PdfPiece[]): Line[] {
  const lines: Line[] = [];
  let open: PdfPiece[] = [];
  const close = () => {
    const line = lineOf(open);
    if (line !== null) lines.push(line);
    open = [];
  };
  for (const piece of pieces) {
    open.push(piece);
    if (piece.endsLine) close();
  }
  close();
  return lines;
}

/** The usual distance of baselines as a multiple of the font size: the lower quartile on the page. */
function usualGap(lines: readonly Line[]): number {
  const gaps = lines
    .flatMap((line, index) => {
      const above = lines[index - 1];
      if (above === undefined || !alike(above, line)) return [];
      const gap = (above.y - line.y) / line.size;
      return gap > 0.5 && gap < 4 ? [gap] : [];
    })
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 4)] ?? Infinity;
}

/** The right edge of the lines in this column and font. */
function edgeOf(line: Line, lines: readonly Line[]): number {
  return lines
    .filter((one) => alike(one, line) && Math.abs(one.left - line.left) < 2 * line.size)
    .reduce((most, { right }) => Math.max(most, right), line.right);
}

/** True when the next word would have fitted on the line, so the line was ended on purpose. */
function hasRoom(line: Line, next: Line, edge: number): boolean {
  const perSign = (next.right - next.left) / Math.max(1, next.text.length);
  const [word = ''] = next.text.split(/\s/, 1);
  return edge - line.right > perSign * (word.length + 2);
}

/** The separator between two lines: a space within a sentence, a line break, or an empty line. */
function between(line: Line, next: Line, lines: readonly Line[], usual: number): string {
  const ended = sentenceEnd.test(line.text);
  const gap = line.y - next.y;
  // A line further up continues in another column, or is unrelated.
  if (gap < -0.5 * line.size) {
    const prose = line.text.length >= proseLength && next.left > line.left;
    const goesOn = alike(line, next) && !ended && (prose || /^[\p{Ll}\d]/u.test(next.text));
    return goesOn ? joint(line) : '\n\n';
  }
  const wide = gap / (usual * Math.min(line.size, next.size));
  if (ratio(line.size, next.size) >= headingSize || wide > wideGap) return '\n\n';
  if (!alike(line, next)) return wide > widerGap ? '\n\n' : '\n';
  if (divided.test(line.text)) return joint(line);
  const room = !unfinished.test(line.text) && hasRoom(line, next, edgeOf(line, lines));
  if (wide > widerGap && (room || ended)) return '\n\n';
  // An entry of a list that fills its narrow column.
  const entry = line.text.length < proseLength && !unfinished.test(line.text) && !/^\p{Ll}/u.test(next.text);
  if (line.font !== next.font && (room || !/[\p{Ll},;]$/u.test(line.text))) return '\n\n';
  if (bullet.test(next.text)) return '\n';
  const indented = next.left - line.left > 0.8 * line.size && next.left - line.left < 5 * line.size;
  if (ended && (room || indented)) return '\n\n';
  return room || (entry && !ended) ? '\n' : joint(line);
}

/** Rejoins a hyphenated word. An address keeps its hyphens. */
function joint({ text }: Line): string {
  if (!divided.test(text)) return ' ';
  return /[/@.]\S*-$/.test(text) ? '' : '-';
}

export function paragraphsOf(pieces: readonly PdfPiece[]): string {
  const lines = groupIntoLines(pieces);
  const usual = usualGap(lines);
  let text = '';
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const join = next === undefined ? '' : between(line, next, lines, usual);
    text += join === '-' ? line.text.slice(0, -1) : line.text + join;
  }
  return text;
}

const longestHeading = 140;
/** A date, a company and a number may be above a heading. */
const mostAbove = 4;

/** The heading of a first page: its largest text, unless that is running text or too far down. Empty for none. */
export function headingOf(pieces: readonly PdfPiece[]): string {
  const lines = groupIntoLines(pieces);
  const letters = (line: Line) => line.text.length;
  const largest = Math.max(0, ...lines.filter((line) => /\p{L}{3}/u.test(line.text)).map(({ size }) => size));
  const head = lines.filter((line) => ratio(line.size, largest) < otherSize);
  const rest = lines.filter((line) => line.size * headingSize < largest && letters(line) > 0);
  const text = head
    .map((line) => line.text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const units = rest.reduce((sum, line) => sum + letters(line), 0);
  const above = rest.filter((line) => head[0] !== undefined && line.y > head[0].y).length;
  const isHead = text.length > 3 && text.length <= longestHeading && /\p{L}{3}/u.test(text);
  return isHead && units > text.length && above <= mostAbove ? text : '';
}

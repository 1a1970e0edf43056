import type { Font, Glyph } from 'fontkit';

/** A glyph of a word. Lengths are relative to the size of the font. */
export interface ShapedGlyph {
  glyph: Glyph;
  /** What is copied for it: the text of its cluster, or nothing for every other glyph of the cluster. */
  text: string;
  start: number;
  /** The width of the whole cluster if it stands for one. */
  width: number;
  right: number;
  up: number;
}

/** The library keeps one object for each glyph, with the characters it was first used for. This makes a new one each time. */
export function keepCharacters(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    const cached: unknown = Reflect.get(font, '_glyphs');
    if (typeof cached === 'object' && cached !== null) Reflect.deleteProperty(cached, id);
    return getGlyph(id, codePoints);
  };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The counts of code points after which a reader sees a new letter. */
function letterEnds(text: string): Set<number> {
  let count = 0;
  return new Set(
    [...graphemes.segment(text)].map(({ segment }) => {
      count += [...segment].length;
      return count;
    }),
  );
}

/**
 * Divides glyphs in logical order into clusters of whole letters: after each, they stand for just the characters that
 * went before in the text, however the font has arranged them.
 */
function clustersOf(text: string, glyphs: readonly Glyph[]): { text: string; glyphs: Glyph[] }[] {
  const characters = [...text];
  const clusters: { text: string; glyphs: Glyph[] }[] = [];
  const ends = letterEnds(text);
  const open = new Map<number, number>();
  const add = (codePoint: number, by: number) => {
    const count = (open.get(codePoint) ?? 0) + by;
    if (count === 0) open.delete(codePoint);
    else open.set(codePoint, count);
  };
  let said = 0;
  let from = 0;
  let held: Glyph[] = [];
  for (const glyph of glyphs) {
    const last = clusters.at(-1);
    if (glyph.codePoints.length === 0 && held.length === 0 && last !== undefined) {
      last.glyphs.push(glyph);
      continue;
    }
    held.push(glyph);
    for (const codePoint of glyph.codePoints) {
      add(codePoint, 1);
      add(characters[said]?.codePointAt(0) ?? 0, -1);
      said += 1;
    }
    if (open.size > 0 || !ends.has(said)) continue;
    clusters.push({ text: characters.slice(from, said).join(''), glyphs: held });
    from = said;
    held = [];
  }
  if (held.length > 0 || from < characters.length) {
    const rest = characters.slice(from).join('');
    const last = clusters.at(-1);
    if (held.length > 0) clusters.push({ text: rest, glyphs: held });
    else if (last !== undefined) last.text += rest;
  }
  return clusters;
}

/** Shapes a text in one font and direction. Its glyphs are in the order in which they are drawn, from left to right. */
export function shape(
  font: Font,
  text: string,
  letterSpacing: number,
): { glyphs: ShapedGlyph[]; width: number } {
  const run = font.layout(text);
  const isReversed = run.direction === 'rtl';
  const clusters = clustersOf(text, isReversed ? run.glyphs.toReversed() : run.glyphs);
  const clusterOf = new Map(clusters.flatMap((cluster) => cluster.glyphs.map((glyph) => [glyph, cluster])));
  const em = 1 / font.unitsPerEm;
  const shaped: ShapedGlyph[] = [];
  const standing = new Map<(typeof clusters)[0], ShapedGlyph>();
  let start = 0;
  for (const [index, glyph] of run.glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
    const cluster = clusterOf.get(glyph);
    const isEnd = cluster !== undefined && clusterOf.get(run.glyphs[index + 1] ?? glyph) !== cluster;
    const isLast = isEnd || index === run.glyphs.length - 1;
    const one: ShapedGlyph = { glyph, text: '', start, width: 0, right: xOffset * em, up: yOffset * em };
    start += xAdvance * em + (isLast ? letterSpacing : 0);
    shaped.push(one);
    if (cluster === undefined) continue;
    // Marks without a width can come before their letter.
    const known = standing.get(cluster);
    const stands = known === undefined || (known.width === 0 && xAdvance > 0) ? one : known;
    if (stands !== known) {
      if (known !== undefined) known.text = '';
      stands.text = cluster.text;
      standing.set(cluster, stands);
    }
    stands.width = start - stands.start;
  }
  return { glyphs: shaped, width: start };
}

import type { Canvas } from '../draw/canvas.ts';
import { emojiAddress, type Node } from './render.ts';
import { assignWords, readWords } from './read-words.ts';
import type { Placed, PlacedFill, PlacedWord } from './placed.ts';

const numberOf = (value: string | number | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

function readBorder(value: string | number | undefined): PlacedFill['border'] {
  if (typeof value !== 'string') return null;
  const [, width = '0', color] = /^([\d.]+)px solid (#[0-9a-f]{6})$/iu.exec(value) ?? [];
  return color === undefined ? null : { width: Number(width), color };
}

export function wordsByKey(
  canvas: Canvas,
  nodes: readonly Node[],
  svg: string,
  emoji: ReadonlyMap<string, string>,
): Map<string, PlacedWord[]> {
  const byAddress = new Map([...emoji].map(([grapheme, drawing]) => [emojiAddress(drawing), grapheme]));
  const texts = nodes.flatMap(({ key }) => {
    const mark = key === null ? undefined : canvas.texts.get(key);
    return mark === undefined || key === null ? [] : [{ key, mark }];
  });
  const words = assignWords(
    texts.map(({ mark }) => mark.text),
    readWords(svg, byAddress),
  );
  return new Map(texts.map(({ key }, index) => [key, words[index] ?? []]));
}

const withSpaces =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{N}]/u;

/** Whether a line break splits a word in a script that separates words with spaces. */
export function breaksWord(words: readonly PlacedWord[]): boolean {
  return words.some((word, index) => {
    const next = words[index + 1];
    if (next === undefined || word.spaced || word.kind !== 'word' || next.kind !== 'word') return false;
    // A word that is wider than its line is placed letter by letter.
    const isSpelled = word.text.length === 1 && next.text.length === 1;
    return (
      (isSpelled || next.y > word.y + 1) &&
      withSpaces.test(word.text.at(-1) ?? '') &&
      withSpaces.test(next.text.at(0) ?? '')
    );
  });
}

/** Converts layout nodes to placed elements, from back to front. */
export function placeAll(
  canvas: Canvas,
  nodes: readonly Node[],
  wordsByNode: ReadonlyMap<string, PlacedWord[]>,
): Placed[] {
  return nodes.flatMap((node): Placed[] => {
    const { left, top, width, height, key, style } = node;
    const box = { left, top, width, height };
    const mark = key === null ? undefined : canvas.texts.get(key);
    if (mark !== undefined) {
      const fontSize = numberOf(style['fontSize'], 16);
      return [
        {
          kind: 'text',
          ...box,
          ...mark,
          fontStack: String(style['fontFamily'] ?? ''),
          bold: style['fontWeight'] === 700,
          fontSize,
          lineHeight: numberOf(style['lineHeight'], 1.4) * fontSize,
          letterSpacing: numberOf(style['letterSpacing'], 0),
          color: String(style['color'] ?? '#000000'),
          words: key === null ? [] : (wordsByNode.get(key) ?? []),
        },
      ];
    }
    const shape = key === null ? undefined : canvas.shapes.get(key);
    if (shape !== undefined)
      return [
        {
          kind: 'shape',
          ...box,
          ...shape,
          field: { width: shape.width, height: shape.height },
          width,
          height,
        },
      ];
    const picture = key === null ? undefined : canvas.pictures.get(key);
    if (picture !== undefined) {
      const loaded = canvas.page.pictures.get(picture.key);
      if (loaded === undefined) return [];
      return [
        {
          kind: 'picture',
          ...box,
          ...picture,
          radius: numberOf(style['borderRadius'], 0),
          src: loaded.src,
          natural: { width: loaded.width, height: loaded.height },
        },
      ];
    }
    const fill = style['backgroundColor'];
    const border = readBorder(style['border']);
    if (typeof fill !== 'string' && border === null) return [];
    return [
      {
        kind: 'fill',
        ...box,
        fill: typeof fill === 'string' ? fill : null,
        radius: numberOf(style['borderRadius'], 0),
        border,
      },
    ];
  });
}

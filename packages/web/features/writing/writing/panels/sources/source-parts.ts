import type { Source } from '@limelight/contracts';

interface Place {
  start: number;
  end: number;
}

/** A part of a source, with the information whether the draft uses it and whether it was asked for. */
export interface SourcePart {
  start: number;
  text: string;
  used: boolean;
  shown: boolean;
}

export interface SourceParagraph {
  start: number;
  label: string;
  parts: SourcePart[];
}

/** The labelled paragraphs of a source, split where used passages start and end. */
export function sourceParts(
  { text, passages }: Pick<Source, 'text' | 'passages'>,
  used: readonly Place[],
  shown: Place | null,
): SourceParagraph[] {
  const paragraphs: SourceParagraph[] = [];
  for (const match of text.matchAll(/\S[\s\S]*?(?=\n\n|$(?![\s\S]))/g)) {
    const start = match.index;
    const end = start + match[0].length;
    const cuts = new Set([start, end]);
    for (const place of shown === null ? used : [...used, shown])
      for (const at of [place.start, place.end]) if (at > start && at < end) cuts.add(at);
    const edges = [...cuts].toSorted((a, b) => a - b);
    const within = (place: Place, at: number) => place.start <= at && at < place.end;
    const parts = edges.slice(0, -1).map((at, index) => ({
      start: at,
      text: text.slice(at, edges[index + 1]),
      used: used.some((place) => within(place, at)),
      shown: shown !== null && within(shown, at),
    }));
    const label = passages.find((one) => one.start === start)?.label ?? '';
    paragraphs.push({ start, label, parts });
  }
  return paragraphs;
}

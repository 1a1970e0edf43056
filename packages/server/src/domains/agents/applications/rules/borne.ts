import { segmentSentences } from '@limelight/post-text';
import type { Line } from './arrange.ts';

/** A claim that no fact bears out, and the sentence it stands in. */
export interface OpenClaim {
  text: string;
  sentence: { text: string };
}

const even = (text: string) => text.replace(/\s+/gu, ' ').trim();

const isOpen = (sentence: string, claims: readonly OpenClaim[]) =>
  claims.some((claim) => {
    const open = even(claim.sentence.text);
    return open !== '' && (even(sentence).includes(open) || open.includes(even(sentence)));
  });

/** Lines of a CV: one that says more than its facts is replaced by the words of those facts. */
export function withoutOpenLines(
  lines: readonly Line[],
  claims: readonly OpenClaim[],
  textOf: ReadonlyMap<string, string>,
): Line[] {
  const said = new Set<string>();
  return lines
    .flatMap((line) =>
      isOpen(line.text, claims)
        ? line.factIds.flatMap((id) => {
            const text = textOf.get(id);
            return text === undefined ? [] : [{ text, factIds: [id] }];
          })
        : [line],
    )
    .filter(({ text }) => !said.has(text) && said.add(text) !== null);
}

/** Paragraphs of a letter: a sentence that says more than the facts and the opening is left out. */
export function withoutOpenSentences(paragraphs: readonly Line[], claims: readonly OpenClaim[]): Line[] {
  return paragraphs.flatMap(({ text, factIds }) => {
    const kept = segmentSentences(text)
      .map(({ start, end }) => text.slice(start, end))
      .filter((sentence) => !isOpen(sentence, claims));
    return kept.length === 0 ? [] : [{ text: kept.map((sentence) => sentence.trim()).join(' '), factIds }];
  });
}

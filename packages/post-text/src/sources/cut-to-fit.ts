import { segmentSentences } from '../text/segment.ts';

/** A longer paragraph is split into sentences. */
const LONG_PARAGRAPH = 1_200;
const LONG_WORD = 4;
/** Endings vary, so words are compared by this many first letters. */
const STEM = 6;

interface Passage {
  text: string;
  at: number;
  score: number;
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (
      text
        .normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? []
    )
      .filter((word) => word.length >= LONG_WORD || /\d/.test(word))
      .map((word) => word.slice(0, STEM)),
  );

/**
 * Cuts a text to at most `most` UTF-16 units: its beginning and the passages that share the most words with `about`, in
 * their original order and wording. A text that fits stays unchanged.
 */
export function cutToFit(text: string, about: string, most: number): string {
  if (text.length <= most) return text;
  const wanted = stemsOf(about);
  const passages = passagesOf(text).map((passage, at): Passage => {
    const shared = [...stemsOf(passage)].filter((stem) => wanted.has(stem)).length;
    return { text: passage, at, score: at === 0 ? Infinity : shared };
  });
  const kept: Passage[] = [];
  let room = most;
  for (const passage of passages.toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    if (passage.text.length > room) continue;
    kept.push(passage);
    room -= passage.text.length + 1;
  }
  const cut = kept
    .toSorted((a, b) => a.at - b.at)
    .map((passage) => passage.text)
    .join('\n');
  return cut === '' ? text.slice(0, most) : cut;
}

function passagesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '') return [];
    if (line.length <= LONG_PARAGRAPH) return [line.trim()];
    return segmentSentences(line).map(({ start, end }) => line.slice(start, end));
  });
}

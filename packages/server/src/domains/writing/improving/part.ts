import { sameMarks } from '@limelight/post-text';

export interface Part {
  start: number;
  end: number;
}

/** How much of the text beside a part is looked for in an answer. */
const besideUnits = 40;
const fewestBeside = 12;
/** A sentence this long does not stand in a changed part by chance. */
const longSentence = 25;

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…।])\s+|\n+/)
    .flatMap((sentence) => (sentence.trim().length < longSentence ? [] : [sentence.trim()]));

/** The part of an answer that holds the whole text, found by the words before and after the part. */
export function cutToPart(answer: string, text: string, part: Part): string {
  const read = sameMarks(answer);
  const before = sameMarks(text.slice(0, part.start).trim()).slice(-besideUnits);
  const after = sameMarks(text.slice(part.end).trim()).slice(0, besideUnits);
  const found = before.length < fewestBeside ? -1 : read.indexOf(before);
  const isShortStart = before !== '' && before.length < fewestBeside && read.startsWith(before);
  const start = found >= 0 ? found + before.length : isShortStart ? before.length : 0;
  const end = after.length < fewestBeside ? -1 : read.indexOf(after, start);
  return answer.slice(start, end < 0 ? answer.length : end).trim();
}

/** Whether a changed part also holds sentences of the text around it. */
export function holdsMore(changed: string, text: string, part: Part): boolean {
  const own = sameMarks(text.slice(part.start, part.end));
  const read = sameMarks(changed);
  const around = [text.slice(0, part.start), text.slice(part.end)].flatMap(sentencesOf).map(sameMarks);
  return around.some((sentence) => read.includes(sentence) && !own.includes(sentence));
}

/** Replaces a part of the text and keeps the white space around it. */
export function putIn(text: string, part: Part | null, changed: string): string {
  if (part === null) return changed;
  const own = text.slice(part.start, part.end);
  const before = /^\s*/.exec(own)?.[0] ?? '';
  const after = /\s*$/.exec(own)?.[0] ?? '';
  return `${text.slice(0, part.start)}${before}${changed.trim()}${after}${text.slice(part.end)}`;
}

/** A text that breaks off, up to its last whole sentence. */
export function wholeSentences(text: string): string {
  const end = [...text.matchAll(/[.!?…।]["”’»)]?(?=\s|$)/g)].at(-1);
  return end === undefined ? text.trimEnd() : text.slice(0, end.index + end[0].length);
}

/** A text with what a model wrote to its end. An answer that begins again is the whole text. */
export function continued(text: string, rest: string): string {
  const begun = wholeSentences(text);
  const start = sameMarks(begun.trim()).slice(0, besideUnits);
  if (start.length >= fewestBeside && sameMarks(rest).startsWith(start)) return rest;
  const dropped = text.slice(begun.length);
  return `${begun}${/^\s*\n/.test(dropped) || begun === '' ? '\n\n' : ' '}${rest.trim()}`.trimStart();
}

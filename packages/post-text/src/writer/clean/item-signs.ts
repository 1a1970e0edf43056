import { hasFiniteVerb, isImperative, wordsOf } from '../lexicon.ts';

const LEAST_PARTS = 4;
const LONGEST_PART = 70;
const BETWEEN = /\s+\/{1,2}\s+/;

/** Whether strokes part words within a sentence: 'We deliver to Leeds / York / Hull / Ripon. On Fridays we rest.' */
function isSentence(line: string, parts: readonly string[]): boolean {
  const [first = [], ...rest] = parts.map((part) => wordsOf(part));
  const middle = rest.slice(0, -1);
  return (
    parts.some((part) => /[.!?]\s+\S/.test(part)) ||
    /^\s*\p{Lu}.*[.!?]\s*$/u.test(line) ||
    (first.length > 1 && middle.every((words) => words.length < 2)) ||
    (hasFiniteVerb(first) && !middle.some(hasFiniteVerb))
  );
}

/** Keywords parted by strokes, 'neck pain / movement every 30 min / 2 min at the coffee machine', as items of a list. */
export function itemsOfStrokes(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const parts = line
        .split(BETWEEN)
        .map((part) => part.trim())
        .filter((part) => part !== '');
      return parts.length >= LEAST_PARTS &&
        parts.every((part) => part.length <= LONGEST_PART) &&
        !isSentence(line, parts) &&
        !/^\s*[-–—•*>]/.test(line)
        ? parts.map((part) => `- ${part}`).join('\n')
        : line;
    })
    .join('\n');
}

const LEAST_STEPS = 3;
const LONGEST_STEP = 90;
/** A figure that counts nothing: words stand behind it, and none that it could be so many of. */
const STEP =
  /(?<=[\p{L}.,:;!?)] )(\d{1,2}) (?=(?!(?:of|to|and|or|in|x|%|am|pm|percent|times?|more|less|per|a|is|was|are|were|had|has|people|p|min|mins|hrs?|h|k|m|km|kg|cm|years?|months?|weeks?|days?|hours?|minutes?|seconds?|euros?|dollars?|pounds?)(?!\p{L}))\p{Ll}{2,})/gu;

/** Steps that readers are told to take and numbered without a sign, 'how I prune a tree 1 look at it 2 take out the dead wood 3 stop', with one. */
export function signsOfSteps(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const found = [...line.matchAll(STEP)];
      const begins = found.findIndex(({ 1: number }) => number === '1');
      const steps = found.slice(begins).filter(({ 1: number }, index) => Number(number) === index + 1);
      const ends = steps.map(({ index }, at) => (steps[at + 1]?.index ?? line.length) - index);
      if (begins < 0 || steps.length < LEAST_STEPS || steps.length < found.length - begins) return line;
      if (ends.some((length) => length > LONGEST_STEP)) return line;
      const said = steps.map(({ index, 0: sign }, at) =>
        line.slice(index + sign.length, steps[at + 1]?.index).trim(),
      );
      if (!said.every((step) => isImperative(wordsOf(step)))) return line;
      const [first] = steps;
      const lead = line.slice(0, first?.index).trimEnd();
      const items = said.map((step, at) => `${at + 1}. ${step.replace(/[,;]$/, '')}`);
      return [/[.:!?]$/.test(lead) ? lead : `${lead.replace(/[,;]$/, '')}:`, ...items].join('\n');
    })
    .join('\n');
}

import { patternOf } from './opening-patterns.ts';
import type { LineCandidate } from './line-hooks.ts';
import type { Sentence } from '../writer/parse/features.ts';

const LONGEST_PAIR = 140;
/** Beyond this many sentences apart two have little to do with each other. */
const FAR = 6;
/** What came of something: nobody did, so much is, so many did. */
const OUTCOME = /^(?:nobody|no one|nothing|everyone|everybody|half|most)\b/i;
const RESULT = new Set(['change', 'figure', 'turn', 'confession']);
const NO_PART = new Set(['question', 'thanks', 'invite']);
/** What was made of it: it stands beside what happened, before or after it. */
const POINT = new Set(['advice', 'lesson', 'belief']);

/** Whether a sentence tells what came of something. */
export const isOutcome = (one: Sentence): boolean => OUTCOME.test(one.text) || RESULT.has(one.role);

const endsWell = (line: string) => /[.!?]["”]?$/.test(line);

/** 'I don't.' after what everybody does. */
const DENIES =
  /^(?:I|We|Nobody|He|She|They) (?:don['’]t|do not|didn['’]t|did not|never did|did|knew|laughed)[.]$/;

/** A sentence with the next, which leans on it: two that only together say it. */
function leaningPair(one: Sentence, two: Sentence): boolean {
  return (
    (two.leans || two.points) && (two.words.length >= 3 || DENIES.test(two.text)) && one.role !== 'question'
  );
}

/** What somebody did, in its turn. */
const DEED = /^(?:I|We|My \p{Ll}+|Our \p{Ll}+|He|She|They) \p{Ll}+ed\b|^(?:Then|So|I|We) /u;
/** What only holds once something has been done. */
const CAME_OF_IT =
  /\b(?:now|since|down|up|fell|rose|grew|dropped|went|won|renewed|came back|no longer|still|ever|yet|later|finish(?:ed)?|closed|landed|dropped|saved|stopped|got)\b/i;

/** What a later sentence is, told before an earlier one. */
function turnedPattern(later: Sentence, isLast: boolean): LineCandidate['pattern'] {
  if (later.role === 'advice' ? patternOf(later.text) === 'reader' : later.role === 'lesson') return 'lesson';
  const open = /\b(?:would|will|could|should|may|might|want|need)s?\b/i.test(later.text);
  const none = /^(?:nobody|no one|nothing)\b/i.test(later.text);
  if (later.role === 'change' || none || (isOutcome(later) && CAME_OF_IT.test(later.text) && !open))
    return 'result';
  return isLast ? 'ending' : 'facts';
}

/**
 * Lines of two sentences: one with the next; a fact beside what came of it; and what came of it first. `alone` tells
 * whether a sentence can be read without the others, `paragraphs` in which paragraph each stands.
 */
export function pairsOf(
  read: readonly Sentence[],
  alone: (index: number) => boolean,
  paragraphs: readonly number[],
): LineCandidate[] {
  const pairs: LineCandidate[] = [];
  const put = (first: number, second: number) => {
    const [one, two] = [read[first], read[second]];
    if (one === undefined || two === undefined) return;
    const line = `${one.text} ${two.text}`;
    if (line.length <= LONGEST_PAIR && endsWell(one.text) && endsWell(two.text))
      pairs.push(first > second ? turned(line, one, first) : { line });
  };
  const turned = (line: string, later: Sentence, at: number): LineCandidate => {
    const pattern = turnedPattern(later, at === read.length - 1);
    return pattern === undefined ? { line } : { line, pattern };
  };
  const tells = (index: number) => !NO_PART.has(read[index]?.role ?? 'question') && alone(index);
  for (const [index, one] of read.entries()) {
    const two = read[index + 1];
    if (two === undefined || !alone(index)) continue;
    if (leaningPair(one, two) || (one.role === 'question' && tells(index + 1))) put(index, index + 1);
    if (!tells(index)) continue;
    // Two of one paragraph belong together; where a paragraph ends, another thought begins.
    if (tells(index + 1) && (index === 0 || paragraphs[index] === paragraphs[index + 1]))
      put(index, index + 1);
    for (let far = index + 1; far < Math.min(read.length, index + FAR); far += 1) {
      const other = read[far];
      if (other === undefined || !tells(far)) continue;
      // What the text ends with is what it comes to.
      const came = isOutcome(other) || (index === 0 && far === read.length - 1 && far > 1);
      const point = POINT.has(other.role);
      // What came of it belongs to what the text begins with; two from its middle have little to do with each other.
      if (index > 0 && far > index + 1 && other.role !== 'change') continue;
      if (far > index + 1 && (came || point || index === 0)) put(index, far);
      // Two figures side by side in the wrong order tell another change.
      const counts = one.figures > 0 && other.figures > 0;
      const before = (came && !counts && !POINT.has(one.role)) || (point && index === 0);
      // A fact of today may stand before the beginning; a deed would come before its time.
      if ((before && index === 0) || (index === 0 && !counts && !DEED.test(other.text))) put(far, index);
    }
  }
  return pairs;
}

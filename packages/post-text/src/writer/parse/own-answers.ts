import { cutTells } from '../clean/tells.ts';
import { correctWords } from '../clean/words.ts';
import { hasFiniteVerb, isImperative, wordsOf } from '../lexicon.ts';

const SHORT_QUESTION = 8;
const SHORT_ANSWER = 12;
const LONGEST_BEFORE = 140;
const ASKS_THING = /^(?:(?:and|so|but) )?(?:what|who|where|when)(?:['’]?s| \p{L}+)[^?]*\?$/iu;
const ASKS_WHY = /^(?:(?:and|so|but) )?why(?: (?:that|so|is that|this))?\?$/i;
const NO_THING = /^(?:yes|no|not|never|nothing|nope|sure|me|i|we|you|none|nobody|easy|simple|exactly)\b/i;

/**
 * A question that its author asks and answers, as one sentence, where the question would be cut and the answer left alone: 'What's next? A second kiln.' is
 * 'What's next: a second kiln.', and 'And why? Because the bus was cut.' goes to what it gives the reason of.
 */
export function joinAnswers(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < sentences.length; at += 1) {
    const asked = sentences[at] ?? '';
    const answer = sentences[at + 1] ?? '';
    const before = joined.at(-1);
    if (
      ASKS_WHY.test(asked) &&
      /^because \p{L}/iu.test(answer) &&
      before !== undefined &&
      before.length <= LONGEST_BEFORE &&
      !/[?!:]$/.test(before)
    ) {
      joined[joined.length - 1] = `${before.replace(/[.…]+$/, '')} b${answer.slice(1)}`;
      at += 1;
    } else if (
      ASKS_THING.test(asked) &&
      wordsOf(asked).length <= SHORT_QUESTION &&
      isThing(answer) &&
      !cutTells(`${correctWords(asked)} ${answer}`).includes('?')
    ) {
      joined.push(`${asked.slice(0, -1)}: ${small(answer)}`);
      at += 1;
    } else joined.push(asked);
  }
  return joined;
}

function isThing(answer: string): boolean {
  const words = wordsOf(answer);
  return (
    words.length > 1 &&
    words.length <= SHORT_ANSWER &&
    !/[?:“"]/.test(answer) &&
    !NO_THING.test(answer) &&
    !hasFiniteVerb(words) &&
    !isImperative(words)
  );
}

const small = (text: string) =>
  text.replace(/^(?:An?|The|My|Our|Their|More|Less|Two|Three|Four|Five)(?= )/, (word) => word.toLowerCase());

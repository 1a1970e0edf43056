import { hasFiniteVerb, wordsOf } from '../lexicon.ts';

const LINE = /^\s*(\p{L}[\p{L} .'’]{0,22}):\s+(\S.*)$/u;
const ASKS =
  /^(?:(?:podcast |radio |the )?host|interviewer|moderator|presenter|journalist|reporter|q|question)$/i;
const ANSWERS = /^(?:me|i|myself|a|answer|guest)$/i;
const LEAD = /^(?:(?:so|and|but|ok(?:ay)?|right|well|now|then|alright)[,.]?\s+)+(?=\S)/i;
/** An answer that means nothing without its question. */
const SHORT_ANSWER =
  /^(?:yes|no|yeah|nope|not|never|always|because|both|neither|none|maybe|sometimes|it|that|they|he|she)\b/i;
const FEWEST_WORDS = 4;

/**
 * An interview of the author as the author's own words: answers without the names before them, and the question only where the
 * answer needs it. Conversations that are told, with a customer or a boss, stay as they are.
 */
export function fromInterview(lines: string[]): string[] {
  const said = lines.flatMap((line) => {
    const [, name = '', words = ''] = LINE.exec(line) ?? [];
    return ASKS.test(name) || ANSWERS.test(name) ? [{ asks: ASKS.test(name), words }] : [];
  });
  const spoken = lines.filter((line) => line.trim() !== '').length;
  if (said.length < spoken || !said.some(({ asks }) => asks) || said.every(({ asks }) => asks)) return lines;
  return said.flatMap(({ asks, words }, index) => {
    if (asks) return [];
    const before = said[index - 1];
    return [before?.asks === true && leans(words) ? `${asked(before.words)} ${words}` : words, ''];
  });
}

function leans(answer: string): boolean {
  const [first = ''] = /^[^.!?]+[.!?]?/.exec(answer) ?? [];
  const words = wordsOf(first);
  return SHORT_ANSWER.test(first) || words.length < FEWEST_WORDS || !hasFiniteVerb(words);
}

/** A question that the author was asked as one the author asks. */
function asked(question: string): string {
  return question
    .replace(LEAD, '')
    .replace(/\b(did|do|would|could|should|have|had|can|will) you\b/gi, '$1 I')
    .replace(/\byour\b/gi, 'my');
}

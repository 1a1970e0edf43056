import { BASE_VERBS, hasFiniteVerb, isAuxiliary, isPast, wordsOf } from '../lexicon.ts';
import { capitalise } from './sentence.ts';

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
    if (before?.asks !== true || !leans(words)) return [words, ''];
    return [answerAlone(before.words, words) ?? `${ownQuestion(before.words)} ${words}`, ''];
  });
}

function leans(answer: string): boolean {
  const [first = ''] = /^[^.!?]+[.!?]?/.exec(answer) ?? [];
  const words = wordsOf(first);
  return SHORT_ANSWER.test(first) || words.length < FEWEST_WORDS || !hasFiniteVerb(words);
}

/** Whose 'you' is the author: 'what surprised you' as 'what surprised me', 'what you learned' as 'what I learned'. */
function asAuthor(words: string): string {
  return words
    .replace(/\b(did|do|would|could|should|have|had|can|will) you\b/gi, '$1 I')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou (?=(\p{L}+))/giu, (_, next: string) =>
      isPast(next.toLowerCase()) || isAuxiliary(next.toLowerCase()) || BASE_VERBS.has(next.toLowerCase())
        ? 'I '
        : 'me ',
    )
    .replace(/\byou\b/gi, 'me');
}

/** A question that the author was asked as one the author asks. */
export function ownQuestion(question: string): string {
  return capitalise(asAuthor(question.replace(LEAD, '')));
}

const IT_WAS =
  /^(?:it|that|this)(['’]s| was| is| were| are) (?!(?:not|never|just|only)? ?(?:because|like)\b)(.+)$/isu;

/** 'What was the worst week?' 'The week the payroll ran twice.': the worst week was the week the payroll ran twice. */
function namesAgain(asks: string, answer: string): string | undefined {
  const [, verb = '', thing = '', head = ''] =
    /^what(['’]s| was| is) ((?:the|your|my) (?:[\p{L}-]+ ){0,3}([\p{L}-]{3,}))\?$/iu.exec(asks) ?? [];
  const [, again = ''] = /^(?:the|a|an|that) ([\p{L}-]+) (?=[^.!?]{5,}[.!?])/iu.exec(answer) ?? [];
  if (head === '' || again.toLowerCase() !== head.toLowerCase()) return undefined;
  // With a verb of its own right behind it the answer is a sentence already.
  if (
    /^(?:the|a|an|that) [\p{L}-]+ (?:was|is|were|are|had|has|came|went|began|ended)(?!\p{L})/iu.test(answer)
  )
    return undefined;
  return `${capitalise(asAuthor(thing))}${/['’]s/.test(verb) ? ' is' : verb} ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`;
}

/**
 * An answer that begins with 'It was' and the like, with what it is taken from its question: 'The hardest part of opening the
 * clinic was finding two vets.' Undefined where the question does not surely say it.
 */
export function answerAlone(question: string, answer: string): string | undefined {
  const [, verb = '', rest = ''] = IT_WAS.exec(answer) ?? [];
  const is = /['’]s/.test(verb) ? ' is' : verb;
  const asks = question.replace(LEAD, '').trim();
  const named = namesAgain(asks, answer);
  if (named !== undefined) return named;
  const [, thing = ''] =
    /^what(?:['’]s| was| is| were| are) ((?:the|your|my) [^?,;:]{3,70})\?$/iu.exec(asks) ?? [];
  if (thing !== '' && rest !== '') return `${capitalise(asAuthor(thing))}${is} ${rest}`;
  const [, what = ''] =
    /^(what (?:surprised|helped|annoyed|scared|worried|moved|struck|convinced|changed|stopped|made|kept|bothered|hurt) [^?,;:]{0,50})\?$/iu.exec(
      asks,
    ) ?? [];
  if (what === '') return undefined;
  if (rest !== '') return `${capitalise(asAuthor(what))}${is} ${rest}`;
  const [, clause = ''] =
    /^that ((?:the|a|an|my|our|i|we|he|she|they|people|nobody|everyone|it|\d+) .+)$/isu.exec(answer) ?? [];
  return clause === '' ? undefined : `${capitalise(asAuthor(what))} was that ${clause}`;
}

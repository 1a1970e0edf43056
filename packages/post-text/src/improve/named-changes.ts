import { splitRuns } from '../linkedin/runs.ts';
import type { Span } from '../linkedin/urls.ts';
import { findSentences } from '../text/sentences.ts';

/** Words to put in the place of others. */
export interface Replacement {
  from: string;
  to: string;
}

const QUOTED = '["“”„«‘\']([^"“”„«»]{1,120}?)["”“»’\']';
const POLITE = '(?:please |pls |can you |could you |would you |just |and )*';
const WHERE =
  '(?:,? (?:everywhere|throughout|all over|in the (?:whole |entire )?(?:post|text)|wherever it (?:stands|says so)))?';
const END = `${WHERE}(?:,? please)?\\s*[.!]?$`;
const WORDS = '([^"“”„«»\\n]{1,80}?)';
const FORMS = [
  new RegExp(
    `^${POLITE}(?:replace|swap|substitute|exchange)(?: the words?| every| each| all)? ${QUOTED} (?:with|by|for) (?:the words? )?${QUOTED}${END}`,
    'iu',
  ),
  new RegExp(
    `^${POLITE}(?:change|turn)(?: the words?| every| each| all)? ${QUOTED} (?:to|into) (?:the words? )?${QUOTED}${END}`,
    'iu',
  ),
  new RegExp(
    `^${POLITE}(?:replace|swap|substitute|exchange)(?: the words?| every| each| all)? ${WORDS} (?:with|by|for) ${WORDS}${END}`,
    'iu',
  ),
  new RegExp(
    `^${POLITE}(?:change|turn)(?: the words?| every| each| all)? ${WORDS} (?:to|into) ${WORDS}${END}`,
    'iu',
  ),
];
const INSTEAD = [
  new RegExp(`^${POLITE}(?:say|use|write|put) ${QUOTED} instead of ${QUOTED}${END}`, 'iu'),
  new RegExp(`^${POLITE}(?:say|use|write|put) ${WORDS} instead of ${WORDS}${END}`, 'iu'),
];

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])${words.split(/\s+/).map(escape).join('\\s+')}(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  );

/** 'replace “a” with “b”', 'change a to b', 'say b instead of a'. Words without quotation marks count where the text holds them. */
export function replacementIn(text: string, instruction: string): Replacement | undefined {
  const asked = instruction.trim();
  for (const [index, form] of [...FORMS, ...INSTEAD].entries()) {
    const [, one = '', two = ''] = form.exec(asked) ?? [];
    if (one === '' || two === '') continue;
    const [from, to] = index < FORMS.length ? [one.trim(), two.trim()] : [two.trim(), one.trim()];
    const quoted = form.source.includes(QUOTED);
    if (!quoted && /\b(?:paragraph|sentence|line)s?\b/i.test(to)) continue;
    if (from !== '' && to !== '' && (quoted || whole(from).test(text))) return { from, to };
  }
  return undefined;
}

const isLarge = (text: string) => text !== text.toLowerCase();

function inCaseOf(found: string, from: string, to: string): string {
  if (found.length > 1 && found === found.toUpperCase() && from !== from.toUpperCase())
    return to.toUpperCase();
  // As it was typed, where it was typed large.
  if (isLarge(to) || !/^\p{Lu}/u.test(found) || /^\p{Lu}/u.test(from)) return to;
  return to.charAt(0).toUpperCase() + to.slice(1);
}

/** A text with words replaced wherever they stand as whole words; addresses, hashtags and mentions stay. */
export function replaceWords(text: string, { from, to }: Replacement): string {
  return splitRuns(text)
    .map((run) =>
      run.kind === 'text' ? run.text.replace(whole(from), (found) => inCaseOf(found, from, to)) : run.text,
    )
    .join('');
}

const ABOUT =
  /^(?:please |pls |can you |could you |just |and )*(?:delete|remove|cut|drop|strike|take out|leave out|lose)(?: out)? (?:the|that|this|my) (sentence|line|paragraph|bit|part) (?:(?:that |which )?(?:is |talks? |speaks? |tells? )?(?:about|on|of|with|mentioning|mentions|saying|says|containing|contains|where|starting with|beginning with)) (.+?)[.!?]*$/iu;
const SMALL =
  /^(?:the|a|an|my|our|his|her|their|its|that|this|is|was|were|are|of|and|to|in|on|at|i|we|it|he|she|they|how|where|who|when)$/i;
const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/(?<=\p{L}{3})(?:ies|es|s|ing|ed|e)$/u, '');
const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/**
 * Where 'delete the sentence about chef Dave' points: the one sentence, line or paragraph that holds those words; 'unclear' where none or
 * several do; undefined where the instruction asks something else.
 */
export function namedPlace(
  text: string,
  instruction: string,
  unitsOf: Readonly<Record<'line' | 'paragraph', (text: string) => Span[]>>,
): Span | 'unclear' | undefined {
  const [, unit = '', about = ''] = ABOUT.exec(instruction.trim()) ?? [];
  if (about === '') return undefined;
  const spans = unit === 'paragraph' || unit === 'line' ? unitsOf[unit](text) : findSentences(text);
  const said = about
    .replace(/^["“„«‘']|["”“»’']$/g, '')
    .replace(/^(?:the|an?|my|our) /i, '')
    .trim();
  const exact = spans.filter(({ start, end }) => whole(said).test(text.slice(start, end)));
  const [only] = exact;
  if (only !== undefined && exact.length === 1) return only;
  const wanted = wordsIn(said)
    .filter((word) => !SMALL.test(word))
    .map(stem);
  const found = spans.filter(({ start, end }) => {
    const own = new Set(wordsIn(text.slice(start, end)).map(stem));
    return wanted.length > 0 && wanted.every((word) => own.has(word));
  });
  return exact.length === 0 && found.length === 1 ? found[0] : 'unclear';
}

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
/** Each side quoted or not: 'replace Barclays with "a big bank"'. */
const SIDES = [
  [QUOTED, QUOTED],
  [QUOTED, WORDS],
  [WORDS, QUOTED],
  [WORDS, WORDS],
] as const;
/** The words of an instruction; `from` is the group of what is to go, quoted or not. */
interface Form {
  pattern: RegExp;
  from: 1 | 2;
  quoted: { from: boolean; to: boolean };
}
const form = (pattern: string, from: 1 | 2, quoted: Form['quoted']): Form => ({
  pattern: new RegExp(`^${POLITE}${pattern}${END}`, 'iu'),
  from,
  quoted,
});
const FORMS: readonly Form[] = SIDES.flatMap(([one, two]) => {
  const forward = { from: one === QUOTED, to: two === QUOTED };
  const every = '(?: the words?| every| each| all)?';
  return [
    form(
      `(?:replace|swap|substitute|exchange)${every} ${one} (?:with|by|for) (?:the words? )?${two}`,
      1,
      forward,
    ),
    form(`(?:change|turn)${every} ${one} (?:to|into) (?:the words? )?${two}`, 1, forward),
    form(`(?:say|use|write|put) ${one} instead of ${two}`, 2, { from: forward.to, to: forward.from }),
  ];
});

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])${words.split(/\s+/).map(escape).join('\\s+')}(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  );

/** 'replace “a” with “b”', 'change a to b', 'say b instead of a'. Words without quotation marks count where the text holds them. */
export function replacementIn(text: string, instruction: string): Replacement | undefined {
  const asked = instruction.trim();
  for (const { pattern, from: group, quoted } of FORMS) {
    const [, one = '', two = ''] = pattern.exec(asked) ?? [];
    const [from, to] = group === 1 ? [one.trim(), two.trim()] : [two.trim(), one.trim()];
    if (from === '' || to === '') continue;
    if (!quoted.to && /\b(?:paragraph|sentence|line)s?\b/i.test(to)) continue;
    if (quoted.from || whole(from).test(text)) return { from, to };
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

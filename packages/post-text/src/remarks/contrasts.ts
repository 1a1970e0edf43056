import type { Span } from '../linkedin/urls.ts';
import { segmentSentences } from '../text/segment.ts';
import lists from './contrasts.json' with { type: 'json' };

const { pronouns, be, beShort, negated, perfect, auxiliaries, limiters, notAfterBut, reported } = lists;
const any = (words: string, flags = 'iu') => new RegExp(words, flags);

/** "is not", "isn't", "was never", "has never been". */
const BE_NOT = String.raw`(?:${negated}|(?:\b(?:${be})|${beShort}) (?:not|never|rarely)|\bwill not be|\bwon't be|\b(?:has|have|had) never been|(?:has|have|had)n't been)\b`;
/** "It is", "they're", "it has always been", at the start of a sentence and not negated. */
const PRONOUN_BE = String.raw`(?:and |but |so )?(?:${pronouns})(?:(?: (?:${be})|${beShort})|(?: ?(?:${perfect})) (?:always )?been|(?:'ll| will) be)\b(?! (?:not|never|also)\b)`;

const NEGATES = any(BE_NOT);
const AFFIRMS = any(`^${PRONOUN_BE}`);
const REPORTS = any(String.raw`\b(?:${reported})\b.{0,40}\bthat\b`);
const NO_LONGER = any(String.raw`\bno longer\b`);
const SHORT_ANSWER = any(String.raw`^[\p{L}'’\s-]{2,60}\b(?:${be}|did|do|does)[.!]?$`);
const SAME_VERB = any(
  String.raw`\b(?:(?:${auxiliaries})(?: not|n't)|won't|can't|nobody|no one|never) (?:\w+ly )?(?:(?:${limiters}) )?(\p{L}{3,})`,
);
const AGAIN = any(String.raw`^(?:and |but )?(?:(?:${pronouns})\b|the \p{L}+)(?:'\p{L}+)?((?: \p{L}+){1,3})`);
const FRAGMENT = any(
  String.raw`^not (?:(?:${limiters}) )?(an?|the|because|to|by|with|for|in|about|\p{L}+ing)\b`,
);

/** Within a sentence. */
const WITHIN = [
  // "not X, but Y"
  String.raw`(?:${BE_NOT}|\bnot(?! (?:that|only)\b)) (?:(?!\bbut\b)[^.?!\n]){1,100}?[,;:] but (?!(?:${notAfterBut})\b)`,
  // "didn't X — it Y"
  String.raw`(?:\p{L}+n't|\bnot) (?:(?:${limiters}) )?[^.?!\n]{1,120}?(?:;| ?[—–] ?| - )(?:${pronouns})(?: (?:${be})|${beShort})\b(?! not\b)`,
  // "doesn't describe it — it loves it"
  String.raw`(?:\p{L}+n't|\bnot) [^.?!\n]{1,120}? ?[—–] ?(?:${pronouns}) \p{L}+`,
  // "stopped being X and started being Y"
  String.raw`\bstop(?:s|ped)? \p{L}+ing [^.?!\n]{1,80}?(?:,|\band) start(?:s|ed)? \p{L}+ing`,
  // "isn't just X, it's Y"
  String.raw`(?:${BE_NOT}) (?:${limiters}|about) [^.?!\n]{1,80}?[,;:—–] ?${PRONOUN_BE}`,
].map((pattern) => any(pattern, 'giu'));

const MARKS = /[“”"‘]/gu;
const words = (text: string) => text.split(/\s+/u).length;

/** A sentence with straight apostrophes, as long as the original. */
interface Sentence extends Span {
  text: string;
}

/**
 * Contrasts of the kind "not X, but Y" and "It is not X. It is Y.", in order and without overlaps. The forms are those
 * that slop-score counts, by rules of our own. English only.
 */
export function findContrasts(text: string): Span[] {
  const straight = text.replace(/’/gu, "'");
  const sentences = segmentSentences(straight)
    .flatMap((span) => halves(straight, span))
    .map(({ start, end }): Sentence => ({
      start,
      end,
      text: straight.slice(start, end).replace(MARKS, ' ').trim(),
    }));
  const found: Span[] = [];
  const add = (start: number, end: number) => {
    const last = found.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  };
  for (const [at, sentence] of sentences.entries()) {
    const next = sentences[at + 1];
    if (isWithin(straight.slice(sentence.start, sentence.end))) add(sentence.start, sentence.end);
    else if (next !== undefined && isPair(sentence.text, next.text)) add(sentence.start, next.end);
  }
  return found;
}

/** The two halves of a sentence with a semicolon or a colon in front of a pronoun. */
function halves(text: string, { start, end }: Span): Span[] {
  const cut = any(String.raw`[;:] (?=(?:${pronouns})\b)`).exec(text.slice(start, end));
  if (cut === null) return [{ start, end }];
  return [
    { start, end: start + cut.index },
    { start: start + cut.index + 2, end },
  ];
}

const isWithin = (sentence: string): boolean => WITHIN.some((pattern) => sentence.search(pattern) >= 0);

function isPair(first: string, second: string): boolean {
  if (first.endsWith('?') || second === '') return false;
  if (REPORTS.test(first)) return false;
  if ((NEGATES.test(first) || NO_LONGER.test(first)) && AFFIRMS.test(second)) return true;
  if (NEGATES.test(first) && words(second) <= 5 && words(first) <= 12 && SHORT_ANSWER.test(second))
    return true;
  if (isSameVerb(first, second) || isOpposite(first, second)) return true;
  const opener = FRAGMENT.exec(first)?.[1]?.toLowerCase();
  return (
    opener !== undefined &&
    words(first) <= 9 &&
    second.toLowerCase().startsWith(`${opener} `) &&
    words(second) <= 9
  );
}

/** "We don't make hinges. We make doors possible." */
function isSameVerb(first: string, second: string): boolean {
  const verb = SAME_VERB.exec(first)?.[1]?.toLowerCase();
  const after = AGAIN.exec(second)?.[1]?.toLowerCase();
  if (verb === undefined || after === undefined || /(?:\bnot|n't)\b/u.test(after)) return false;
  const stem = verb.slice(0, Math.max(3, Math.min(verb.length - 1, 5)));
  const past = new Map(Object.entries(lists.irregular)).get(verb);
  return after.split(' ').some((word) => word === past || word.startsWith(stem));
}

/** "Stop blaming the click. Start fixing the climate." */
function isOpposite(first: string, second: string): boolean {
  const [one, other] = [first, second].map((sentence) => /^\p{L}+/u.exec(sentence)?.[0]?.toLowerCase());
  return (
    lists.opposites.some(([from, to]) => one === from && other === to) && words(first) + words(second) < 14
  );
}

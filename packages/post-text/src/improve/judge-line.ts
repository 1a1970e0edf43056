import { checkPost } from '../checks/check-post.ts';
import { findDates } from '../checks/claims/dates.ts';
import { findFigures } from '../checks/claims/figures.ts';
import { findNames } from '../checks/claims/names.ts';
import { parsePost } from '../checks/post.ts';
import { quickFold } from '../linkedin/fold.ts';
import { readTold } from '../writer/parse/changes.ts';
import { isImperative, isPast, wordsOf } from '../writer/lexicon.ts';
import { admits, own, type OpeningPattern } from './opening-patterns.ts';

export interface Verdict {
  score: number;
  /** How many tells the line holds. */
  told: number;
  reason: string;
}

/** What is at stake, refused, missing or lost. */
const AT_STAKE =
  /\b(?:nobody|no one|not one|never|nothing|none|neither|lost|lose|losing|wrong|late|failed?|broke[n]?|cried|cry|died|dies|scared|afraid|fear|angry|ashamed|refused|rejected|fired|quit|left us|missed|missing|stopped|ran out|worst|hardest|against|without|threw away|no|refuse|crash\w*|shout\w*|empty|alone|sick|closing|closed|stale|wanted to quit|gave up|barely|almost|nearly|rushing|asked why|said no|mistake|fault|should have|exhausted)\b|n['’]t\b/iu;
const SIDES =
  /\b(?:but|instead|than|used to|no longer|before|although|though|yet|now|while)\b|\. (?:Now|But|Nobody|I|We|He|She) /u;
const DAILY = /\b(?:every (?:day|week|month|\p{L}+day)|on \p{L}+days|always)\b/iu;
/** Something to see or to touch. */
const SEEN =
  /\b(?:door|table|bed|kitchen|car|park|van|phone|bus|night|morning|street|box|letter|note|hand|floor|wall|lift|water|coffee|cake|dog|boy|girl|child|children|daughter|son|mother|father|mum|dad|wife|husband|boss|roof|garden|bread|loaf|eggs|orange|name|pencil|hospital|blood|snail|mail|paper|ramp|light|choir|cat|lamp)s?\b/iu;
/** A form that any text can be put into. */
const MADE =
  /^(?:What happened when|Would you|Do you|How (?:did|do|I|we)|What (?:did|do|does|I|we|you|nobody|\p{Ll}+ \p{Ll}+:)|Why )|(?:What would you do\?|Would you\?|What (?:I|we) did about it\.)$|^\S+ .{2,40}\. That is (?:what|how)/u;

/** 'one bed for one week' counts nothing. */
const counts = (sentence: string): boolean =>
  findFigures(sentence).some(({ text }) => !/^(?:an?|one)(?!\p{L})/iu.test(text));
/** 'If your ward still does it in the corridor, try …' */
const ADVISES_SOME = /^(?:if|when(?:ever)?|unless|before|after) [^,]{5,80}, /iu;
/** 'still does it', 'fought them': told before, and here by nobody yet. */
const SAID_BEFORE =
  /^[^,.;:]*\b\p{L}{3,} (?:it|them|this)(?!\p{L}|['’]| (?:is|was|to|that|a|the|\p{L}+ing)\b)/iu;

interface Merit {
  points: number;
  words: string;
}

/** What speaks for one sentence. */
function meritsOf(sentence: string, pattern: OpeningPattern): Merit[] {
  const words = wordsOf(sentence);
  const made = MADE.test(sentence);
  const admitted = admits(sentence.replace(/["“][^"“”]*["”]/g, ' ')) && !made;
  const changed = readTold(sentence) !== undefined;
  const merits: (Merit | false)[] = [
    admitted && { points: 4, words: 'you admit something, which few first lines do' },
    AT_STAKE.test(sentence) &&
      !admitted && { points: made ? 1 : 2, words: 'it says what went wrong or did not happen' },
    own.test(sentence) &&
      words.slice(0, 9).some(isPast) &&
      !made && { points: 2, words: 'it is a moment of your own' },
    changed && { points: 3, words: 'it shows how much changed' },
    counts(sentence) && !changed && { points: 2, words: 'a figure makes it exact' },
    pattern === 'quotation' && { points: words.length >= 4 ? 3 : 2, words: 'somebody speaks' },
    SIDES.test(sentence) && !made && { points: 2, words: 'two sides stand against each other' },
    SEEN.test(sentence) && { points: 1, words: 'it can be seen' },
    (findNames(parsePost(sentence)).length > 0 || findDates(sentence).length > 0) && {
      points: 1,
      words: 'it names who or when',
    },
    DAILY.test(sentence) && { points: 0.5, words: 'it happens again and again' },
    pattern === 'question' && { points: 0.5, words: 'it asks, and the text answers' },
    /\byour\b/i.test(sentence) && { points: 0.5, words: 'it speaks to the reader' },
    pattern === 'promise' && { points: 0.5, words: 'it says what is to be read' },
  ];
  return merits.filter((merit) => merit !== false);
}

/**
 * What speaks for a line, in points and in words. Of several sentences the first decides, for it is what is read first.
 * `apart`: they do not stand together in the text.
 */
export function judgeLine(line: string, pattern: OpeningPattern, apart = false): Verdict {
  const fits = !quickFold(`${line}\n\nMore`).mobile;
  const { sentences } = parsePost(line);
  const [first = line, ...others] = sentences.map(({ text }) => text);
  const words = wordsOf(line);
  const told = checkPost(line).filter(({ group }) => group === 'tell').length;
  const merits = meritsOf(first, pattern);
  const behind = others.flatMap((text) => meritsOf(text, 'claim').filter(({ points }) => points >= 2));
  const against = others.length > 0 && SIDES.test(line) && !SIDES.test(first);
  if (against) merits.push({ points: 1, words: 'two sides stand against each other' });
  else if (behind.length > 0 && !apart) merits.push({ points: 1, words: 'the second sentence adds to it' });
  if (pattern === 'result' && others.length > 0) merits.push({ points: 1, words: 'the outcome comes first' });
  if (words.length <= 9)
    merits.push({
      points: 1.5,
      words: words.length <= 6 ? `${words.length} words are read at once` : 'it is short',
    });
  else if (words.length <= 16) merits.push({ points: 0.5, words: 'it is read in one breath' });
  let score = merits.reduce((sum, { points }) => sum + points, 0) - told * 4;
  if (MADE.test(line)) score -= 2;
  if (apart) score -= 1.5;
  if (!fits) score -= 2;
  if (words.length > 26) score -= 1.5;
  else if (words.length > 18) score -= 0.5;
  if (words.length < 4) score -= 1;
  if (
    isImperative(words) ||
    (ADVISES_SOME.test(first) && isImperative(wordsOf(first.replace(ADVISES_SOME, ''))))
  )
    score -= 1;
  if (SAID_BEFORE.test(first)) score -= 2;
  const [one, two] = merits.toSorted((a, b) => b.points - a.points);
  const why = [one, two].flatMap((merit) => merit?.words ?? []).join(', and ');
  const plain =
    why === '' ? 'It can be read without the rest' : `${why.charAt(0).toUpperCase()}${why.slice(1)}`;
  return { score, told, reason: fits ? `${plain}.` : `${plain}. On a phone its end is behind “more”.` };
}

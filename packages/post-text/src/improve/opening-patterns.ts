import { findDates } from '../checks/claims/dates.ts';
import { findFigures } from '../checks/claims/figures.ts';
import { findNames } from '../checks/claims/names.ts';
import { findQuotations } from '../checks/claims/quotations.ts';
import { parsePost } from '../checks/post.ts';
import { isImperative, isPast, wordsOf } from '../writer/lexicon.ts';

/** Named ways to begin. The first that fits a line is its own. */
export const openingPatterns = {
  quotation: 'Somebody’s words',
  turn: 'Before and after',
  admission: 'An admission',
  question: 'A question',
  promise: 'What the post tells',
  named: 'The thing by its name',
  facts: 'Two facts side by side',
  result: 'What came of it first',
  figure: 'A figure',
  moment: 'A moment',
  person: 'A person',
  reader: 'Straight to the reader',
  own: 'What I did',
  claim: 'A plain claim',
} as const;
export type OpeningPattern = keyof typeof openingPatterns;

const admission =
  /\b(?<!\bnobody )(?:wrong|mistakes?|fail(?:ed|ure)?|lost|regret|defended|should have|did(?:n’|n')t|ignored|afraid|embarrass\w*|forgot|refused|missed)\b/i;
/** Whether a line tells of something that went wrong. */
export const admits = (line: string): boolean => admission.test(line);
const turn =
  /\b(?:used to|until|before(?! (?:the|a|an|my|our|their)\b)|instead|no longer|from .{1,30} to|but now|went from)\b/i;
/** A line that begins with its day is told as a moment, whatever it counts. */
const dayFirst =
  /^(?:yesterday|today|this morning|(?:last|this|one) (?:week|month|year|\p{L}+day)|on (?:a )?\p{Lu}\p{L}+day|(?:for|after|in|within) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:hours?|days?|weeks?|months?|years?))\b/iu;
const reader = /\byou(?:r|rs)?\b/i;
/** Whether the author speaks of themselves. */
export const own = /\b(?:I|we|my|our)\b/i;

/** Which pattern a line follows. */
export function patternOf(line: string): OpeningPattern {
  const facts = parsePost(line).sentences.length > 1;
  if (findQuotations(line).length > 0) return 'quotation';
  if (line.trim().endsWith('?')) return 'question';
  if (/^(?:what happened when|why (?!(?:is|are|do|does|did)\b)|how (?:i|we)\b)/i.test(line.trim()))
    return 'promise';
  if (/^(?:what|why) [^:?.]{3,60}: /i.test(line.trim())) return 'named';
  if (admits(line)) return 'admission';
  if (!facts && tellsTo(line)) return 'reader';
  if (turn.test(line)) return 'turn';
  if (facts) return 'facts';
  if (dayFirst.test(line)) return 'moment';
  if (findFigures(line).length > 0) return 'figure';
  if (findDates(line).length > 0) return 'moment';
  if (findNames(parsePost(line)).length > 0) return 'person';
  if (reader.test(line)) return 'reader';
  return own.test(line) ? 'own' : 'claim';
}

/** Whether a line tells the reader what to do: 'Ask before you add a field.', and not 'Rent discussions stopped.' */
function tellsTo(line: string): boolean {
  const words = wordsOf(line);
  return isImperative(words) && words[1] !== 'of' && !words.slice(1, 5).some(isPast);
}

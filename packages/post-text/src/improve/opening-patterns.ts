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
  lesson: 'The lesson first',
  ending: 'The end first',
  figure: 'A figure',
  moment: 'A moment',
  person: 'A person',
  reader: 'Straight to the reader',
  own: 'What I did',
  claim: 'A plain claim',
} as const;
export type OpeningPattern = keyof typeof openingPatterns;

/** What went wrong by the author's own doing or telling: 'We lost 31,000 euros', not '214 lost teddies'. */
const admission =
  /\b(?:I|we)(?: (?:also|nearly|almost|really|just|then|still|once|have|had|was|were|am|are|got|felt|so|too|very)){0,3} (?:wrong|mistaken|failed|lost|regret(?:ted)?|defended|should(?:n['’]t)? have|did(?:n['’]t| not)|ignored|afraid|scared|ashamed|embarrass\w*|forgot|refused|missed|broke|deleted|rejected|fired|never (?:wrote|asked|read|checked|looked|called|tried))\b|\bmy (?:\p{Ll}+ )?(?:mistake|fault|failure)\b|\bmistake (?:I|we) made\b|\bwrong about\b/iu;
/** Whether a line tells of something that went wrong. */
export const admits = (line: string): boolean => admission.test(line);
const turn =
  /(?<!\b(?:did|does|do|get|gets|got|getting|am|are|is|was|were|be|been|become|became|what|how|where)\b[^.!?]{0,40} |['’](?:m|re) )\bused to\b|\b(?:no longer|but now|went from)\b|\b(?:grew|fell|rose|dropped|moved|changed|switched|cut|raised|shrank|turned|reduced|brought|increased|climbed|down|up|improved|shortened|slipped|jumped|sank|halved|doubled)\b[^.!?]{0,60}? from .{1,30} to\b|\bfrom \D{0,6}\d.{0,25}? to \D{0,6}\d|^before[,:]|\bbefore: |, before (?:it|that)\b|\bthan (?:ever )?before\b|\binstead(?: of\b|\.)|^(?:now|today),? (?:I|we) (?=[^.!?]*\b(?:before|then|back then|any ?more)\b)/i;
/** A line that begins with its day is told as a moment, whatever it counts. */
const dayFirst =
  /^(?:yesterday|today|this morning|(?:last|this|one) (?:week|month|year|\p{L}+day)|on (?:a )?\p{Lu}\p{L}+day|(?:for|after|in|within) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:hours?|days?|weeks?|months?|years?))\b/iu;
const reader = /\byou(?:r|rs)?\b/i;
/** Whether the author speaks of themselves. */
export const own = /\b(?:I|we|my|our)\b/i;

/** Which pattern a line follows. */
export function patternOf(line: string): OpeningPattern {
  // 'Dr. Brandl stood there.' tells one thing, whatever ends with a stop in it.
  const facts = parsePost(line).sentences.filter(({ text }) => wordsOf(text).length > 1).length > 1;
  if (findQuotations(line).length > 0) return 'quotation';
  if (line.trim().endsWith('?')) return 'question';
  if (/^(?:what happened when|why (?!(?:is|are|do|does|did)\b)|how (?:i|we)\b)/i.test(line.trim()))
    return 'promise';
  if (/^(?:what|why) [^:?.]{3,60}: /i.test(line.trim())) return 'named';
  if (!facts && /^if you(?:r|['’]re)?\b/i.test(line)) return 'reader';
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

import { isOneOfMore, tellsAlone } from '../writer/parse/alone.ts';
import type { Sentence } from '../writer/parse/features.ts';
import { dangles } from './dangling.ts';

/** A line that only means something after another, in any language. */
export const leans =
  /^(?:and|but|so|because|that|this|it|they|these|those|then|which|he|she|his|her|their|there|also|und|aber|dann|das|er|sie|es|et|mais|puis|il|elle|y|pero|luego|e|ma|poi|en|maar|dan)\b/i;

/** 'The owner cooks for us every first Friday.': a verb of today that no list holds, by where it stands. */
const DOES =
  /^(?:(?:The|A|An|My|Our|Every|Each|Nobody|Everybody|Somebody|One|No)(?: (?!of\b|for\b|in\b|on\b|at\b|to\b|by\b|with\b|and\b|or\b|than\b)[\p{L}’'-]+){1,3}|\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’']+)*)(?: (?:now|still|always|never|often|only))? \p{Ll}{2,}s (?:the|an?|our|my|us|me|you|with|for|to|in|on|at|about|one|two|three|how|what|nothing|everything|every|no|more|less|when|before|after|if|\d+|people|customers|by)\b/u;
/** 'Returns down by half.', 'Load time: 4.2 seconds before, 0.9 now.', '2,100 reports in the first month.': a figure that needs no verb. */
const COUNTS =
  /^(?:\p{Lu}[\p{L} -]{2,30} (?:down|up)(?: (?:by|from|to))? (?:half|a (?:third|quarter)|two thirds|\d[^,:;]*)|\p{Lu}[\p{L} -]{2,30}: [^:;]{2,40} before, [^:;]{1,30}(?:now|today|after|since)|\d[\d.,]* \p{Ll}+(?: \p{Ll}+)? (?:in (?:the first|one|\d+) \p{Ll}+|so far|this (?:week|month|year)|last (?:week|month|year)))\.$/u;
const FROM_BEFORE =
  /^(?:The (?:other|others|same|rest|next|second|third|last|first|one|latter|former)\b|One of\b|No\b|Existing\b|What (?:broke|changed|helped|happened)\b)/;

/** Whether a sentence says what it says by itself, though its verb is not on a list or it has none. */
const saysIt = ({ text, points }: Sentence) =>
  !points &&
  !FROM_BEFORE.test(text) &&
  !/[:"“]/.test(text.replace(/^[^:]{3,30}: [^:]*before,/, '')) &&
  (DOES.test(text) || COUNTS.test(text));

/** 'Every second slab has a name on it.': what 'it' is stands before it. */
const namesIt = (text: string) =>
  /\b(?:it|them)[.,!]/i.test(text) && !text.includes(':') && !/^You\b/.test(text) && !dangles(text);

/** 'There was a moment of silence for the board.', 'Not one person called.': begins like something that leans and does not. */
const tellsOfAll = ({ text, points, whole }: Sentence) =>
  whole &&
  !points &&
  /^(?:There (?:was|were) (?:a|an|no|\d+|two|three) |Not (?:one|a single) \p{Ll}+ |Some (?:people|customers|clients|days|weeks) |No (?:other )?\p{Ll}+ (?:of|in|has|had|can|will) |Only (?:\d+|two|three|four|one) \p{Ll}+ )/u.test(
    text,
  );

const LACKING =
  /(?:^|[.!?…]["”]? )(?!Nobody|No one|Nothing)(?:[\p{L}’'-]+ ){1,2}(?:just |still |always |often |really |then |now )*(?:(?:keeps?|kept|was|were|am|are|is|been) )?(?:think|thinks|thinking|thought|know|knows|knew|say|says|saying|said|feel|feels|felt|reali[sz]e[ds]?|wonder|wondered|wondering|mean|means|meant|tell|tells|told|believed?|noticed?|guess|suppose|hoped?|wanted?|needed?|seem(?:s|ed)?)[.!…](?=$| )/u;
/** Whether a sentence ends before what it is about: 'I keep thinking.'; 'I did not know.' and 'Nobody said.' do not. */
export const stopsShort = (line: string): boolean =>
  LACKING.test(line.replace(/\b\p{L}+n['’]t\b[^.!?]*|\b(?:not|never)\b[^.!?]*/gu, 'x'));

/** Whether a line can be read by somebody who has read nothing else. */
export function opensAlone(line: Sentence): boolean {
  // What is asked of a reader comes after what is told.
  if (/^(?:please )?(?:share|save|like|follow|repost|tag|comment|subscribe|click)\b/i.test(line.text))
    return false;
  if (
    line.text.endsWith(':') ||
    (/^(?:thanks|invite)$/.test(line.role) && !/^If you\b/.test(line.text)) ||
    / (?:how|why|what)[.]$/.test(line.text)
  )
    return false;
  if (leans.test(line.text) || line.text.length < 8 || dangles(line.text)) return false;
  if (line.text.endsWith('?')) return !line.points && !/\b(?:that|this|those|them)\b/i.test(line.text);
  return (
    (!isOneOfMore(line.text) || namesIt(line.text) || COUNTS.test(line.text)) &&
    (tellsAlone(line) ||
      tellsOfAll(line) ||
      saysIt(line) ||
      (line.role === 'change' && !line.leans && !line.points))
  );
}

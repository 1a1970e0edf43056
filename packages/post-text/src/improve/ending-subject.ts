import type { Shape } from '../writer/compose/formats.ts';
import { isPast, wordsOf } from '../writer/lexicon.ts';
import { readSentence } from '../writer/parse/features.ts';
import type { Role } from '../writer/parse/features.ts';
import { saysOrder } from '../writer/parse/ordinals.ts';
import { isGrave, isJobSearch, isPersonal } from '../writer/personal.ts';

/** What a text is, for the line that may end it. Under what is `grave`, an apology or somebody's own family stands none. */
export type Subject =
  | 'grave'
  | 'apology'
  | 'personal'
  | 'search'
  | 'job'
  | 'offer'
  | 'news'
  | 'guide'
  | 'opinion'
  | 'setback'
  | 'case'
  | 'story'
  | 'other';

const APOLOGY =
  /\b(?:(?:i am|i'm|we are|we're) (?:so |very |truly |deeply |really )*sorry|(?:i|we) (?:want to |must |have to |would like to )?apologi[sz]e|(?:my|our) apolog(?:y|ies)|(?:i|we) owe (?:you|him|her|them|everyone|everybody|our \p{L}+|my \p{L}+) an apology|sorry to (?:all|every|each|our|the))\b/iu;
const SETBACK =
  /\b(?:(?<!\b(?:I|we) )said no(?! to (?!(?:us|me)\b))(?: to (?:us|me))?|turned (?:us|me) down|rejected|lost (?:the|our|a|my|an) (?:\p{L}+ )?(?:pitch|tender|client|customer|deal|account|competition|contract|bid|case)|(?:i|we) (?:failed|messed up|broke|were wrong)|i was wrong|(?:my|our) (?:worst |biggest )?mistake|went wrong|shut (?:it |us )?down|had to close|idiot me|(?:stupid|silly) me|my own fault|(?:never|did(?:n['’]t| not)) pa(?:y|id) (?:us|me)|(?:cancelled|canceled) (?:on (?:us|me)|the (?:whole|entire) \p{L}+)|(?:i|we) (?:was|were) left unpaid)\b/iu;
/** 'Before, 41 in a hundred finished it; after, 63.' */
const COMPARED = /\bbefore\b[^.]{0,80}\d[^.]{0,80}[.;] ?(?:\S+ ){0,3}(?:after|now|today)\b[^.]{0,80}\d/i;
/** Work that is to be had, and places that are free. */
const OFFER =
  /\b(?:(?:i|we) (?:now |also |can )?(?:offer|rent out|take on|take orders|have (?:\p{L}+ ){0,4}(?:free|left|to let|to rent|for sale))|(?:i am|i'm|we are|we're) (?:free|available|open for|taking (?:on|orders|bookings))|(?:places?|slots?|seats?|spots?|rooms?|appointments?) (?:are |is )?(?:left|free|open|available)|for sale|to let|to rent|prices? (?:start|begin)s?)\b/iu;

const OF_SHAPE: Partial<Record<Shape, Subject>> = {
  'how-to': 'guide',
  opinion: 'opinion',
  contrarian: 'opinion',
  hiring: 'job',
  announcement: 'news',
  milestone: 'news',
};

const bare = (text: string) => text.replace(/[.]$/, '');

/** What a text is. `items` are the entries of its list; its format says it where the words could be of several. */
export function subjectOf(
  text: string,
  sentences: readonly string[],
  items: readonly string[],
  shape?: Shape,
): Subject {
  const isItem = (sentence: string) =>
    items.some((item) => item.includes(bare(sentence)) || bare(sentence).includes(bare(item)));
  const around = sentences.filter((sentence) => !isItem(sentence)).join(' ');
  const roles = sentences.map((sentence) => readSentence(sentence).role);
  const count = (...wanted: Role[]) => roles.filter((role) => wanted.includes(role)).length;
  // 'See a doctor if your arm is numb' is a step.
  if (isGrave(items.length >= 3 ? around : text)) return 'grave';
  if (APOLOGY.test(text.replaceAll('’', "'"))) return 'apology';
  if (isJobSearch(text)) return 'search';
  const ordered = items.filter((item) => readSentence(item).role === 'advice').length;
  const told = OF_SHAPE[shape ?? 'story'];
  if (told === 'job' || told === 'opinion') return told;
  if (ordered * 2 > items.length || count('advice') >= 3 || (told === 'guide' && saysOrder(sentences)))
    return 'guide';
  if (told === 'guide' && items.filter((item) => isPast(wordsOf(item)[0] ?? '')).length * 2 > items.length)
    return told;
  if (readSentence(sentences[0] ?? '').role === 'belief' && shape === undefined) return 'opinion';
  if (isPersonal(items.length >= 3 ? around : text)) return 'personal';
  if (OFFER.test(text)) return 'offer';
  if (told === 'news') return told;
  if (SETBACK.test(text)) return 'setback';
  if (shape === 'case-study' || count('change') > 0 || COMPARED.test(text) || items.length >= 3)
    return 'case';
  if (shape === 'lesson' && count('lesson', 'belief', 'advice') > 0) return 'case';
  const done = sentences.some((text) => isPast(/^(?:How )?(?:I|[Ww]e) (\p{Ll}+)/u.exec(text)?.[1] ?? ''));
  return done || count('action', 'turn', 'confession') > 0 ? 'story' : 'other';
}

import { hasFiniteVerb, wordsOf } from '../lexicon.ts';
import { DATE, DAY, MONTH } from './dates.ts';
import { settle, type Correct } from './settle.ts';

const LEAD = '(?:(?:on|by|the|am|den|dem|zum|bis|vom|el|al|del|le|du|au|il|em|dia|op|de) )*';
/** Takes back what stands right before it, where a day, a name or a thing of the same make follows. */
const ENGLISH =
  '(?:(?:oh|ah|er|erm|hm+)[,.]? )?(?:no,? (?:wait|sorry)|(?:wait|sorry),? no|(?:scratch|strike) that|actually,? no|no,? (?:i mean|make that)|(?:sorry,? )?i meant|correction(?=[,:]))';
const ELSEWHERE =
  '(?:nein|nee),? (?:warte|moment|halt|sorry|quatsch|falsch|entschuldigung)|(?:ach )?quatsch|moment,? nein|(?:sorry|entschuldigung|verzeihung),? (?:nein|ich meinte?)|ich meinte|korrektur(?=[,:])|(?:no,? )?(?:perdón|perdona|disculpa|espera)|perdón,? (?:no|digo)|no,? digo|quise decir|(?:no,? )?mejor dicho|corrección(?=[,:])|(?:non,? )?(?:pardon|attends|attendez)|pardon,? non|je voulais dire|enfin non|no,? (?:scusa|scusate|aspetta)|scusa(?:te)?,? no|volevo dire|correzione(?=[,:])|não,? (?:desculpa|desculpe|espera)|quis dizer|correção(?=[,:])|nee,? (?:wacht|sorry)|ik bedoelde|correctie(?=[,:])';
/** Before a day also what would elsewhere be an answer: 'am 12. Juni, nein, am 19. Juni'. */
const BARE = 'no|nein|nee|non|não|sorry|pardon|scusa|desculpa|digo|i mean|ich meine|je veux dire|or rather';
const HEDGE = '(?:[,.]? (?:i think|i guess|i believe|glaube ich|creo|je crois))?[\\s,.;:–—-]+(?:i think,? )?';
const DAYS = new RegExp(
  `(?<![\\p{L}\\d])(?<old>${DATE})${HEDGE}(?:${ENGLISH}|${ELSEWHERE}|${BARE})[,.:]? (?:it was |it is |it['’]s |that was )?${LEAD}(?<put>${DATE}|${DAY}|${MONTH})(?=\\s*(?:[.,;!?)\\n]|$)| \\p{L})`,
  'giu',
);
const HEADS =
  'an?|the|by|from|in|at|with|for|on|to|my|our|his|her|called|named|von|vom|bei|beim|mit|aus|im|am|zum|zur|für|nach|ein|eine|einen|einem|einer|der|die|das|den|dem|un|una|uno|el|la|los|las|por|con|en|de|del|desde|para|une|le|les|chez|avec|par|dans|pour|à|au|il|lo|da|dal|com|pela|pelo|do|een|het|van|met|bij|op';
const WORD = "(?:[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}&%€$'’-]*|\\d{1,2}\\.)";
/** 'a roofer, no sorry, a scaffolder': what follows begins as what stood before did. */
const HEADED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<head>${HEADS}) (?<old>${WORD}(?: ${WORD}){0,3}?)${HEDGE}(?:${ENGLISH}|${ELSEWHERE})[,.:]? (?:(?:it|he|she|that|there) (?:was|is) |es war |era |c['’]était )?(?=(?<next>${HEADS}) (?<put>[^.,;!?()\\n]+))`,
  'giu',
);
const NAME = "\\p{Lu}[\\p{L}\\p{M}’'-]+(?: \\p{Lu}[\\p{L}\\p{M}’'-]+){0,2}";
/** With a small or a large letter at the beginning of each word. */
const either = (words: string) =>
  words.replace(/(?<![\\\p{L}?])\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
/** 'with Anna, no wait, Berta'. */
const NAMES = new RegExp(
  `(?<=\\p{Ll} )(?<old>${NAME})[\\s,.;:–—-]+(?:${either(`${ENGLISH}|${ELSEWHERE}`)})[,.:]? (?:it was )?(?<put>${NAME})(?=\\s*(?:[.,;!?)\\n]|$)| \\p{Ll})`,
  'gu',
);
/** What still takes something back, in other languages than English. */
export const LEFT_ELSEWHERE =
  /(?<=[,.;–—-]\s)(?:(?:nein|nee),? (?:warte|moment|sorry|quatsch|wacht)|no,? (?:perdón|espera|digo|scusa|aspetta)|perdón,? no|non,? (?:pardon|attends)|não,? (?:desculpa|espera)|(?:korrektur|corrección|correzione|correção|correctie)(?=:))(?!\p{L})/giu;

/** Notes in which a day, a name or a thing stands for the one that its author took back at once. */
export const withCorrectedWords = (notes: string): string =>
  settle(settle(settle(notes, DAYS, dayFor), HEADED, headedFor), NAMES, nameFor);

const isDayAlone = (put: string) => new RegExp(`^${DAY}$`, 'iu').test(put);

/** 'on 12 June, no wait, the 19th': the month stays. */
const dayFor: Correct = (before, { groups }, after) => {
  const { old = '', put = '' } = groups ?? {};
  if (!isDayAlone(put)) {
    // 'May, no, June 12'
    return new RegExp(`^${MONTH}$`, 'iu').test(put)
      ? before + old.replace(new RegExp(MONTH, 'iu'), put) + after
      : before + put + after;
  }
  const figure = /\d+/.exec(put)?.[0] ?? '';
  const day = new RegExp(DAY, 'iu').exec(old)?.[0] ?? '';
  const own = day.replace(/^\d+/, '');
  const ending = /^(?:st|nd|rd|th)$/i.test(own) ? put.replace(/^\d+|\.$/g, '') || 'th' : own;
  const stop = put.endsWith('.') && /^(?:\s+[\p{Lu}¿¡]|\s*$)/u.test(after) ? '.' : '';
  return `${before}${old.replace(day, `${figure}${ending}`)}${stop}${after}`;
};

/** Words that stand before the same: 'a' and 'an', 'der' and 'die'. */
const KINDS_OF_HEAD: readonly RegExp[] = [
  /^an?$/,
  /^ein(?:e|en|em|er)?$/,
  /^(?:der|die|das|den|dem)$/,
  /^(?:un|una|uno|une)$/,
  /^(?:el|la|los|las|le|les|il|lo)$/,
  /^(?:im|am|beim|zum|zur|vom)$/,
];
const kindOf = (head: string) => {
  const word = head.toLowerCase();
  const kind = KINDS_OF_HEAD.findIndex((one) => one.test(word));
  return kind < 0 ? word : `${kind}`;
};
/** Says the same more strongly: 'a boss, I mean a real boss'. */
const REAL =
  /^(?:real|really|proper|true|very|whole|good|bad|huge|whopping|lot|disaster|catastrophe)(?!\p{L})/iu;
const lastOf = (words: string) => wordsOf(words).at(-1) ?? '';

const headedFor: Correct = (before, { groups }, after) => {
  const { head = '', old = '', next = '', put = '' } = groups ?? {};
  if (kindOf(head) !== kindOf(next) || REAL.test(put) || wordsOf(put).includes(lastOf(old))) return undefined;
  // 'with the dog, no wait, the dog stayed at home': a sentence of its own.
  const clause = put.split(/ (?:and|who|which|that|because|so|but|und|weil|y|et|e|en) /)[0] ?? '';
  if (hasFiniteVerb(wordsOf(clause)) || wordsOf(clause).length > 5) return undefined;
  return (
    before + (/^\p{Lu}/u.test(head) ? after.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : after)
  );
};

const nameFor: Correct = (before, { groups }, after) => `${before}${groups?.['put'] ?? ''}${after}`;

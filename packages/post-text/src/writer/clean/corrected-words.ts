import { findSentences } from '../../text/sentences.ts';
import { hasFiniteVerb, wordsOf } from '../lexicon.ts';
import { likeFigure, withFiguresTakenBack } from './corrected-figures.ts';
import { DATE, DAY, MONTH } from './dates.ts';
import { settle, type Correct } from './settle.ts';
import { ELSEWHERE, ENGLISH } from './taken-back.ts';

const LEAD = '(?:(?:on|by|the|am|den|dem|zum|bis|vom|el|al|del|le|du|au|il|em|dia|op|de) )*';
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
  `(?<=\\p{Ll} )(?<old>${NAME})[\\s,.;:–—-]+(?:${either(`${ENGLISH}|${ELSEWHERE}`)}|(?<mild>[Ss]orry))[,.:]? (?:it was )?(?<put>${NAME})(?=\\s*(?:[.,;!?)\\n]|$)| \\p{Ll})`,
  'gu',
);
/** What still takes something back, in other languages than English. */
export const LEFT_ELSEWHERE =
  /(?<=[,.;–—-]\s)(?:(?:nein|nee),? (?:warte|moment|sorry|quatsch|wacht)|no,? (?:perdón|espera|scusa|aspetta)|no, digo|perdón,? no|non,? (?:pardon|attends)|não,? (?:desculpa|espera)|(?:korrektur|corrección|correzione|correção|correctie)(?=:))(?!\p{L})/giu;

const SPAN_OF_TIME =
  '(?:last|this|next) (?:night|week|month|year|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|yesterday|today|(?:two|three|four|five|six|\\d{1,3}|a couple of|a few) (?:days|weeks|months|years) ago|the (?:day|week|month|year) before(?: (?:last|yesterday))?';
/** Behind a full stop 'no' answers. */
const PAUSE = '(?:,? (?:i think|i guess|glaube ich|creo|je crois))?\\s*[,;–—-]+\\s*(?:i think,? )?';
/** 'last week, no wait it was the week before' */
const TIMES = new RegExp(
  `(?<![\\p{L}\\d])(?:${SPAN_OF_TIME})${PAUSE}(?:${ENGLISH}|actually)[,.:]? (?:it was |that was |it is )?(?=(?:${SPAN_OF_TIME})(?!\\p{L}))`,
  'giu',
);
const SPAN_ABROAD =
  "(?:vor)?letzte[nrs]? (?:woche|nacht|monat|jahr|sommer|winter|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|gestern|vorgestern|vor (?:zwei|drei|vier|einem|einer|\\d{1,2}) (?:tag|woche|monat|jahr)e?n?|hier|avant-hier|(?:la semaine|l[’']année|le mois|l[’']an) (?:derni(?:er|ère)|passée?|d[’']avant)|ayer|anteayer|anoche|(?:la semana|el mes|el año|el (?:lunes|martes|miércoles|jueves|viernes)) pasad[oa]";
/** 'letzte Woche, nee vorletzte Woche' */
const TIMES_ABROAD = new RegExp(
  `(?<![\\p{L}\\d])(?:${SPAN_ABROAD})${PAUSE}(?:${ELSEWHERE}|${BARE})[,.:]? (?<put>${SPAN_ABROAD})(?!\\p{L})(?:,(?= \\p{Ll}))?`,
  'giu',
);
/** '200 applicants for the — no 240, 240 applicants for the job': what breaks off at a dash, and begins anew. */
const BREAKS_OFF =
  /(?<![\p{L}\p{N}.,])[$€£]?\d[\d.,]*%? (?<thing>\p{L}+)(?: \p{L}+){0,6}\s*[–—-]+\s*(?:no|sorry|wait|er|erm|um)[,.]? (?:no[,.]? )?(?:[$€£]?(?:\d[\d.,]*\d|\d)%?[,.]? )?(?=[$€£]?\d[\d.,]*%? \k<thing>(?!\p{L}))/giu;
/** 'it's, it's a fuse', 'a 40 pound, a 40 pound part', '240, 240 people': said twice on the way; '21, 21 and 19 degrees' is a row. */
const STUTTERS =
  /(?<![\p{L}\p{N}.,'’]|\d[.,;]? )((?:it|he|she|that|there)['’]s|i['’]m|we['’]re|an? \d[\d.,]* \p{L}+|\d[\d.,]*\d),(?: (?:um+|uh+|er+m?),?)? (?=\1 (?!(?:and|or|to|then|but|und|oder|bis|dann|y|o|e|a|et|ou|à|puis|luego)(?!\p{L}))\p{L})/giu;

export const withoutStutters = (notes: string): string => notes.replace(STUTTERS, '');
const withoutRestarts = (notes: string): string =>
  withoutStutters(notes.replace(TIMES, '').replace(TIMES_ABROAD, '$<put>').replace(BREAKS_OFF, ''));

/** 'Sorry, 112, just looked it up.', 'Edit: Lieve says 1,140, use that.' behind a sentence with a figure. */
const OWNS_UP =
  '(?:oops|sorry|actually(?=.*\\b(?:looked|checked|counted|asked|found|remembered|saw)\\b)|correction|edit|update(?=:)|korrektur|corrección|correction|(?:no,? )?wait|hm+)';
const WHO_KNOWS =
  "(?:\\p{L}+ (?:says|said|thinks|checked|counted|sagt|meint|dice|dit)(?: (?:it[’']s|it is|it was|its))? )?";
const IT_IS = "(?:(?:it|that)[’']?s |it (?:is|was) |make that |i meant? )?";
const LOOKED =
  "(?:(?:i(?:[’']?ve)? )?(?:just |now )?(?:looked|checked|counted|asked|found|remembered|saw)\\b[^.!?]*)";
const USE_IT =
  '(?:(?:so |please |pls )?(?:use|take|go with|write|nimm|nehmt|usa|prends) (?:that|this|it|that one|das|die|ese|eso|ça)(?: one| instead)?(?: please| pls)?)';
const PUT_RIGHT = new RegExp(
  `^${OWNS_UP}\\s*[,:–—-]?\\s*${WHO_KNOWS}${IT_IS}(?<put>[$€£]?\\d[\\d.,]*\\d|\\d)%?(?:[,;–—-]? ?(?:${LOOKED}|${USE_IT}))?[.!]*$`,
  'iu',
);
const FIGURE = /(?<![\p{L}\d.,])[$€£]?(?:\d[\d.,]*\d|\d)(?![\p{L}\d])/gu;
const valueOf = (figure: string) => Number(figure.replace(/[^\d]/g, ''));
/** So much larger or smaller a figure is one of something else. */
const FAR = 2;

/** Notes in which a figure that a sentence of its own puts right stands where the other stood: the only one near it in the sentence before. */
function withFiguresPutRight(notes: string): string {
  const sentences = findSentences(notes);
  return sentences.reduceRight((text, span, index) => {
    const put = PUT_RIGHT.exec(notes.slice(span.start, span.end))?.groups?.['put'];
    const last = sentences[index - 1];
    if (put === undefined || last === undefined) return text;
    const told = notes.slice(last.start, last.end);
    const near = [...told.matchAll(FIGURE)].filter(({ 0: figure }) => {
      const ratio = valueOf(figure) / valueOf(put);
      return !/^(?:19|20)\d\d$/.test(figure) && ratio < FAR && ratio > 1 / FAR;
    });
    const [old] = near;
    if (old === undefined || near.length > 1) return text;
    const at = last.start + old.index;
    return (
      text.slice(0, at) +
      likeFigure(put, old[0]) +
      text.slice(at + old[0].length, last.end) +
      text.slice(span.end)
    );
  }, notes);
}

/** Notes in which a time, a day, a name or a thing stands for the one that its author took back at once. */
export const withCorrectedWords = (notes: string): string =>
  settle(
    settle(
      settle(withFiguresTakenBack(withFiguresPutRight(withoutRestarts(notes))), DAYS, dayFor),
      HEADED,
      headedFor,
    ),
    NAMES,
    nameFor,
  );

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
  // '17 euros, no perdón, a 18'
  const unit = /^\d[\d.,]*( [\p{L}€$£]+)$/u.exec(old)?.[1] ?? '';
  const figure = `${next} ${put}`;
  const whole = unit !== '' && /^\d[\d.,]*$/.test(put) ? after.replace(figure, figure + unit) : after;
  return (
    before + (/^\p{Lu}/u.test(head) ? whole.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : whole)
  );
};

const nameFor: Correct = (before, { groups }, after) => {
  const { put = '', old = '', mild } = groups ?? {};
  // 'Paolo, sorry, Pablo': one slip for the other.
  return mild !== undefined && put.charAt(0) !== old.charAt(0) ? undefined : `${before}${put}${after}`;
};

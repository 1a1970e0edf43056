import { tellLeft } from '../../text/left-out.ts';
import { findSentences } from '../../text/sentences.ts';
import { DATE, DAY } from './dates.ts';

/** What notes leave open: '12 June, or the 19th?', 'Actually I think it was Berta, please check.' Both stand, and the author is told. */

const WEEKDAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miércoles|jueves|viernes|lundi|mardi|mercredi|jeudi|vendredi';
const FIGURE = '[$€£]?\\d[\\d.,]*(?:\\s?(?:%|k|m|€))?(?![\\p{L}\\d])(?: \\p{Ll}+)?';
const WAS =
  "(?:was it|is it|maybe|perhaps|it was|rather|vielleicht|war es|doch|quizás|tal vez|era|peut-être|c[’']était)";
const LEAD = '(?:(?:on|in|by|at|the|am|den|dem|im|der|el|al|la|le|au|il|a|um) )*';
const OR = '(?:or|oder|o|ou)';
const OPEN_MARK =
  "(?:tb[dca]|not sure(?: yet)?|unsure|(?:please |pls |to |still to )?(?:check|verify|confirm)|still open|(?:i )?(?:don['’]?t know|forget|can['’]?t remember)(?: (?:yet|which))?|noch (?:offen|unklar)|unklar|weiß nicht(?: mehr)?|por confirmar|no (?:me acuerdo|estoy segur[oa])|à confirmer|je ne sais plus)";
const SURE_DAY = `(?:${DATE}|${DAY}|${WEEKDAY})`;
const CHOICE = new RegExp(
  `^(?<head>.*?)(?<![\\p{L}\\d])(?<one>${LEAD}(?:${SURE_DAY}|${FIGURE}))(?<sign>,| \\(|;| [–—-])? ?(?<or>${OR}) (?<was>${WAS} )?(?<other>${LEAD}(?:${SURE_DAY}|${FIGURE}))\\)?(?<tail>\\?+\\)?|[\\s,;:–—(-]+${OPEN_MARK}[)]?)[.!?]*$`,
  'isu',
);
const ASKS =
  /^(?:who|what|why|how|when|where|which|is|are|was|were|do|does|did|can|could|should|would|will|have|has|shall|ist|sind|war|hat|haben|wer|was|wie|warum|wann|soll|sollen|est|avez|faut|¿|qué|cuánt\p{L}+|cuándo)(?!\p{L})/iu;
const TO_READERS =
  /(?<!\p{L})(?:you|your|yours|du|dein\p{L}*|ihr|euch|tú|tu|usted|vous|votre|should|would|could|shall|sollen|sollten)(?!\p{L})/iu;
const HAS_DAY = new RegExp(`(?<![\\p{L}\\d])(?:${DATE}|${WEEKDAY}|\\d{1,2}(?:st|nd|rd|th))(?!\\p{L})`, 'iu');
const NAME = "\\p{Lu}[\\p{L}\\p{M}’'-]+(?: \\p{Lu}[\\p{L}\\p{M}’'-]+){0,2}";
const HEDGED = new RegExp(
  `^(?<told>(?:(?:[Aa]ctually|[Oo]r|[Hh]m+|[Ww]ait|[Nn]o|[Oo]h|[Ww]ell|[Ss]orry|[Aa]nd|[Bb]ut|[Ee]igentlich|[Dd]och|[Aa]ch|[Nn]ein|[Bb]ueno)[,.…]* )*(?:(?:I|i) (?:now )?(?:think|believe|guess)|[Mm]aybe|[Pp]erhaps|[Ii]t (?:may|might|could) (?:also )?have been|(?:[Ii]ch )?[Gg]laube(?: ich)?,?|[Vv]ielleicht|[Cc]reo que|[Qq]uizás|[Jj]e crois que|[Pp]eut-être)(?: (?:that )?(?:it|that|she|he|they|es|sie|er|das)|,)?(?: ?(?:was|were|is|['’]s|had been|war|ist|era|fue|c['’]était))?(?: (?:from|with|by|in|at|the|on|of|von|vom|bei|beim|am|im|el|la|de|del|le))* (?:${NAME}|\\d[\\d.,]*(?: ?%|k)?(?: \\p{Ll}+)?))(?<mark>[,;–— -]+(?:${OPEN_MARK}|but not sure|bitte prüfen|stimmt das))?[.!?…]*$`,
  'su',
);
const HOLDS_NAME =
  /(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+ (?:was|is|said|gave|told|war|fue)(?!\p{L})/u;
/** Said to whoever writes behind an open choice: 'I’ll tell you tomorrow.' */
const LATER =
  /^(?:i['’]?ll|i will|will|i can) (?:tell|let|ask|check|send|confirm|find out|look)(?!\p{L})[^.!?]{0,50}[.!]*$|^(?:sag|sage|schreib|schreibe|frag|frage) ich (?:dir|euch|noch)(?!\p{L})[^.!?]{0,40}[.!]*$|^te (?:digo|aviso|confirmo)(?!\p{L})[^.!?]{0,40}[.!]*$|^je (?:te|vous) (?:dirai|dis|confirme)(?!\p{L})[^.!?]{0,40}[.!]*$/iu;

const OPEN = 'Your notes leave open which holds, so both stand';

export function takeChoices(notes: string): { text: string; left: string[] } {
  const left: { why: string; said: string }[] = [];
  let text = '';
  let at = 0;
  let last = '';
  let isOpen = false;
  for (const { start, end } of findSentences(notes)) {
    const said = notes.slice(start, end);
    const told: string | undefined =
      isOpen && LATER.test(said) ? '' : (choiceIn(said, left) ?? doubtIn(said, last, left));
    if (told === '') left.push({ why: 'Left out, since it is said to whoever writes', said });
    text += notes.slice(at, start) + (told ?? said);
    isOpen = told !== undefined;
    last = `${last.slice(-200)} ${said}`;
    at = end;
  }
  text += notes.slice(at);
  return left.length === 0 ? { text: notes, left: [] } : { text, left: tellLeft(left, (one) => one) };
}

const LONGEST = 240;

function choiceIn(said: string, left: { why: string; said: string }[]): string | undefined {
  if (said.length > LONGEST || ASKS.test(said) || TO_READERS.test(said)) return undefined;
  const { head = '', one = '', sign, or = '', was, other = '', tail = '' } = CHOICE.exec(said)?.groups ?? {};
  if (one === '') return undefined;
  const marked = !tail.startsWith('?');
  const isDay = HAS_DAY.test(one) || HAS_DAY.test(other);
  const isTold = (head.match(/\p{L}+/gu) ?? []).length >= 2;
  // 'Coffee at 5 or 6?' asks.
  if (!marked && (!isTold || (!isDay && sign === undefined && was === undefined))) return undefined;
  left.push({ why: OPEN, said: `${one} ${or} ${other}` });
  return `${head}${one} ${or} ${other.trimEnd()}.`;
}

function doubtIn(said: string, before: string, left: { why: string; said: string }[]): string | undefined {
  if (said.length > LONGEST) return undefined;
  const found = HEDGED.exec(said)?.groups;
  if (found?.['told'] === undefined) return undefined;
  const isFigure = /\d/.test(found['told']);
  if (!(isFigure ? /\d/ : HOLDS_NAME).test(before)) return undefined;
  left.push({ why: OPEN, said: said.replace(/[.!?…]+$/, '') });
  return `${found['told']}.`;
}

import { tellLeft } from '../../text/left-out.ts';
import { findSentences } from '../../text/sentences.ts';
import { isHum } from './hums.ts';

/** What dictated notes begin with in the languages they come in, word by word: fillers, and that they are for a post. */

const set = (all: string): ReadonlySet<string> => new Set(all.trim().split(/\s+/));

/** Fillers before a comma, or among others. */
const SOFT = set(
  'also na naja nun so ja ok okay gut alors voilà bon donc bueno pues a ver mira oye vale nada eso o sea entonces well right yeah anyway hey',
);
/** Says of the notes what they are or what for. */
const NOTICE = set(
  "das dies hier ist wird für den die einen mal nur kurz eben schnell als auf post beitrag linkedin diktiert diktat sprachnotiz sprachmemo gesprochen eingesprochen c'est ça pour le la mon un notre post publication dicté dictée vite fait note vocale esto es va para el mi una nota de voz publicación dictado dictando rápido this it is that's for my our the dictating dictated dictation voice memo note quick quickly just thing stuff page",
);
const SURE = set(
  'linkedin diktiert diktat sprachnotiz sprachmemo eingesprochen dicté dictée dictado dictando dictating dictated vocale voz',
);
/** With whom what is told begins. */
const TELLERS = set(
  'i we my our there last yesterday ich wir mein meine unser unsere gestern je j nous mon ma notre hier yo nosotros mi nuestro nuestra ayer',
);
const FOR = set('for für para pour auf sobre sur');

const MOST = 14;
const COMMA = /^\s*(?:,|\.{3}|…)\s*/u;
/** Behind the name of a speaker a colon parts nothing else. */
const LABEL_SIGN = /^\s*(?:[,:]|\.{3}|…)\s*/u;

/** How much of a sentence stands before what it tells. */
function leadOf(sentence: string): number {
  const words = [...sentence.matchAll(/[\p{L}]+(?:['’][\p{L}]+)*/gu)].slice(0, MOST);
  let end = 0;
  let [fillers, soft, sure, forIt] = [0, 0, false, false];
  for (const [index, { 0: word, index: at }] of words.entries()) {
    const small = word.toLowerCase().replaceAll('’', "'");
    const isFiller = isHum(small);
    if (!isFiller && !SOFT.has(small) && !NOTICE.has(small)) break;
    if (isFiller) fillers += 1;
    else if (SOFT.has(small)) soft += 1;
    if (FOR.has(small)) forIt = true;
    if (SURE.has(small) && (small !== 'linkedin' || forIt)) sure = true;
    const behind = sentence.slice(at + word.length);
    const comma = (sure ? LABEL_SIGN : COMMA).exec(behind)?.[0];
    const next = words[index + 1]?.[0].toLowerCase() ?? '';
    const isEnd = TELLERS.has(next.replace(/['’].*/u, ''));
    // Without a comma only where fillers or what surely names the notes ends.
    if (comma !== undefined && (sure || fillers + soft === index + 1) && (soft > 0 || fillers > 0 || sure))
      end = at + word.length + comma.length;
    else if (isEnd && (isFiller || (sure && SURE.has(small)) || (sure && isFiller)))
      end = at + word.length + 1;
  }
  return isAllowed(sentence.slice(0, end), { fillers, sure }) ? end : 0;
}

/** 'Also, wir …' and 'Well, it rained': one soft word alone stays, since people write so. */
const LONE =
  /^(?:also|so|ja|bon|donc|well|right|ok(?:ay)?|gut|nun|entonces|yeah|anyway|hey|alors|voilà|eso|nada|hier|das)[,:]?\s*$/iu;
const isAllowed = (lead: string, { fillers, sure }: { fillers: number; sure: boolean }) =>
  sure || fillers > 0 || (ABROAD.test(lead) && !LONE.test(lead));
const ABROAD = /(?<!\p{L})(?:bueno|pues|a ver|mira|oye|o sea|naja|na ja)(?!\p{L})/iu;
const NAMES_POST = /(?<!\p{L})(?:linked ?in|post|beitrag|publicaci[oó]n|publication)(?!\p{L})/iu;
const O_SEA = /^o sea,? (?=\p{L})/iu;

const MORAL =
  /^(?<mark>[^\S\n]*(?:[-–•*][^\S\n]+)?)(?:(?:mein|unser) )?(?:fazit|(?:die )?moral|(?:die )?lehre|moraleja|conclusi[oó]n|(?:la )?morale|bilan|(?:la )?leçon|lección)\s*:[^\S\n]*(?<told>\S.*)$/iu;
const ENDED = /[.!?…]["”»]?$/;

/** Notes in which what they come to stands without its label, below a list of which it was the last item. */
export const withoutMoralLabel = (notes: string): string => {
  const lines = notes.split('\n');
  return lines
    .map((line, index) => {
      const { mark = '', told = '' } = MORAL.exec(line)?.groups ?? {};
      if (told === '') return line;
      const large = told.charAt(0).toUpperCase() + told.slice(1);
      const isItem = mark.trim() !== '';
      if (!isItem) return large;
      const isLast = lines.slice(index + 1).every((other) => !/^\s*[-–•*]\s/.test(other));
      return isLast ? `\n${large}${ENDED.test(large) ? '' : '.'}` : mark + large;
    })
    .join('\n');
};

/** Notes whose sentences begin with what they tell; what says of them what for is told in `left`. */
export function withoutSaidFirst(notes: string): { text: string; left: string[] } {
  const gone: string[] = [];
  let text = '';
  let at = 0;
  for (const { start, end } of findSentences(notes)) {
    const said = notes.slice(start, end);
    text += notes.slice(at, start);
    const lead = O_SEA.exec(said)?.[0].length ?? leadOf(said);
    let told = said.slice(lead);
    if (lead > 0)
      told = told.replace(
        /^(?:donc|alors|und|so|entonces|pues),? (?=(?:je|j['’]|nous|on|ich|wir|yo|nosotros|i|we)(?!\p{L}))/iu,
        '',
      );
    const isCut = lead > 0 && /\p{L}/u.test(told);
    if (isCut && NAMES_POST.test(said.slice(0, lead)))
      gone.push(said.slice(0, lead).replace(/[\s,:…]+$/u, ''));
    text += isCut ? told.charAt(0).toUpperCase() + told.slice(1) : said;
    at = end;
  }
  return {
    text: text + notes.slice(at),
    left: tellLeft(gone, (said) => ({ why: 'Left out, since it speaks of the post and not in it', said })),
  };
}

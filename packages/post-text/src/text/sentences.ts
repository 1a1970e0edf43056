import type { Span } from '../linkedin/urls.ts';
import { findUrls } from '../linkedin/urls.ts';
import { goesOnFromDay } from './calendar-words.ts';
import { remembering } from './remembering.ts';

const words = (all: string): ReadonlySet<string> => new Set(all.split(' '));
/** No sentence ends with these: a name, a number or the rest of the phrase comes after them. */
const ABBREVIATIONS = words(
  'e.g i.e eg ie esp incl excl mr mrs ms dr prof univ st vs approx inc ltd co corp no nr vol dept est fig jr sr bzw ca etc z.b u.a d.h p.ex m mme messrs capt lt sgt rev gov hr hrn dipl dipl.-ing ing vgl evtl ggf inkl exkl zzgl bzgl sog tel mm mlle env sra srta dña ud uds aprox p.ej sig sig.ra sig.na dott dott.ssa avv geom rag dhr mevr drs bijv o.a d.w.z resp',
);
/** They end none before a number: 'Abs. 3', 'Hauptstr. 5', 'Feb. 12'. */
const NUMBERED =
  /(?:^|[^\p{L}])(?:abs|art|bd|kap|ziff|str|pág|pag|pp?|núm|num|blz|ch|jan|feb|apr|aug|sept?|okt|oct|nov|dez|dec)$|\p{L}str$/u;
/** Before a capital they end one: 'Stifte, Blöcke usw. Wir …' */
const AND_SO_ON = words('etc usw enz ecc');
/** How much, or how long: 'min. 3 Jahre', '40 Min. Pause', but '40 min. Danach …' */
const MEASURES = words('min max std sek mio mrd tsd');
/** What begins a sentence, and is nobody's name. */
const BEGINS =
  /^(?:ich|wir|er|sie|es|du|ihr|man|der|die|das|den|dem|ein|eine|einen|mein|meine|unser|unsere|dann|danach|da|und|aber|oder|so|auch|jetzt|heute|gestern|dies|diese|dieser|dieses|nur|nicht|kein|keine|niemand|alle|alles|viele|am|im|in|auf|mit|nach|seit|für|bei|als|wenn|weil|was|wer|wie|wo|warum|trotzdem|deshalb|fazit|i|we|he|she|they|it|the|a|an|my|our|nobody|everybody|then|and|but|this|that)(?!\p{L})/iu;
/** What in German stands before the place of one in a row. */
const OF_ROW =
  /(?<!\p{L})(?:unser(?:e[nrms]?|n)?|mein(?:e[nrms]?)|sein(?:e[nrms]?)|ihr(?:e[nrms]?)|jede[nrms]?|zum|beim) \d{1,4}$/iu;
/** 'She said “Go. Now.” and left.': what goes on behind a quotation. Without the flag `i`: none of it begins large. */
const GOES_ON =
  /^(?:and|or|but|is|was|are|were|which|who|(?:(?:he|she|they|we|it|I|i) )?(?:said|says|asked|asks|replied|answered|wrote|shouted|whispered)|(?:sagte|sagt|fragte|fragt|meinte|rief|schrieb|dit|dijo|preguntó) \p{L}+)(?!\p{L})/u;
const END = /[.!?…।。！？]+["'”’»)\]]*/gu;

/** The sentences of a text, line by line, as offsets without the space around them. */
export function findSentences(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    for (const span of sentencesOfLine(line)) spans.push({ start: at + span.start, end: at + span.end });
    at += line.length + 1;
  }
  return spans;
}

/** The sentences of a line. While somebody writes, the other lines stay as they are. */
const sentencesOfLine = remembering((line: string): readonly Span[] => {
  const urls = findUrls(line);
  const spans: Span[] = [];
  let start = 0;
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    if (urls.some((url) => match.index >= url.start && match.index < url.end)) continue;
    if (!isBoundary(line, match.index, match[0], end)) continue;
    push(line, start, end, spans);
    start = end;
  }
  push(line, start, line.length, spans);
  return spans;
}, 256);

function isBoundary(line: string, at: number, mark: string, end: number): boolean {
  if (/[。！？।]/.test(mark)) return true;
  const next = line.slice(end);
  if (next !== '' && !/^\s/.test(next)) return false;
  const following = next.trimStart();
  if (/["”’»]$/.test(mark) && GOES_ON.test(following)) return false;
  if (/[!?]/.test(mark) || following === '') return true;
  if (/^(?:\.{2,}|…)$/.test(mark)) return !/^\p{Ll}/u.test(following);
  // A search of all that stands before takes a long line minutes.
  const before = line.slice(Math.max(0, at - 40), at);
  const said = /[\p{L}.]+(?:-[\p{L}.]+)?$/u.exec(before)?.[0] ?? '';
  const word = said.toLowerCase();
  if (AND_SO_ON.has(word)) return !/^\p{Ll}/u.test(following);
  if (word === 'no') return !/^\d/.test(following);
  // 'It grew to 2m. Next year …' is no 'M. Dupont'.
  const counted = /\d(?:\p{L}+|\sm)$/u.test(before);
  if (!counted && (ABBREVIATIONS.has(word) || ABBREVIATIONS.has(word.slice(word.lastIndexOf('-') + 1))))
    return false;
  if (goesOnFromDay(before, following)) return false;
  // 'unsern 100. Lehrling'
  if (OF_ROW.test(before) && /^\p{L}{3,}/u.test(following)) return false;
  if (NUMBERED.test(before.toLowerCase()) && /^\d/.test(following)) return false;
  if (MEASURES.has(word) && said !== 'Max') return endsMeasure(before, word, following);
  // 'Fr. Huber' is a woman, 'bis Fr.' a day; 'Mag. Huber' has a degree, 'dat mag.' is allowed.
  if (/^(?:Fr|Mag|Mw)$/.test(said) && /^\p{Lu}\p{Ll}/u.test(following) && !BEGINS.test(following))
    return /(?:bis|am|ab|jeden|Do\.?,?|[-–])\s*Fr$/.test(before);
  // 'z. B.', 'd. h.', 'Dr. med.'
  if (/(?:^|\s)\p{Ll}$/u.test(before) && /^\p{L}\./u.test(following)) return false;
  if (/(?:^|\s)(?:z\. ?B|d\. ?h|u\. ?a|o\. ?ä|p\. ?ex|p\. ?ej|dr\. ?med)$/i.test(before)) return false;
  if (/(?:^|\s)\p{Lu}$/u.test(before) && !/(?:^|\s)I$/.test(before)) return false;
  // A number before the stop: a list marker, or a German day such as '3. März'.
  if (/(?:^|(?<!:)\s)\d{1,2}$/.test(before))
    return !(
      /^\s*\d{1,2}$/.test(line.slice(0, at)) ||
      /^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/.test(following) ||
      isGermanOrdinal(before, following)
    );
  return true;
}

/** 'am 3. Tag', 'im 2. Quartal'; but 'I am 45. Nobody …' */
const isGermanOrdinal = (before: string, following: string) =>
  /(?<!(?:^|\s)I )(?<!\p{L})(?:am|im|zum|vom|beim|der|den|dem|des) \d{1,2}$/iu.test(before) &&
  /^\p{Lu}\p{Ll}/u.test(following) &&
  !BEGINS.test(following);

function endsMeasure(before: string, word: string, following: string): boolean {
  if (/^\p{Ll}/u.test(following)) return false;
  const counted = /\d\s?\p{L}+$/u.test(before);
  if (/^\d/.test(following)) return counted;
  return !/^(?:mio|mrd|tsd)$/.test(word) || BEGINS.test(following);
}

function push(line: string, from: number, to: number, spans: Span[]): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(line.charAt(start))) start += 1;
  while (end > start && /\s/.test(line.charAt(end - 1))) end -= 1;
  if (end > start) spans.push({ start, end });
}

import type { Part, Post } from '../post.ts';
import { isConcrete } from './concrete.ts';
import type { Language } from '../../text/language.ts';
import { isGeneral } from './general.ts';
import { remembering } from '../../text/remembering.ts';
import { speaksLoftily } from './lofty-words.ts';

/**
 * What stands on a notice, in a log, a timetable, a price list or a list of changes: an hour, a day, a price, a measure, a place to
 * find, who does what, in what state a thing is. Whoever writes such lines has no other way to write them, so that their shape says
 * nothing.
 */
const FACTS_IN_DIGITS: readonly RegExp[] = [
  // 7.15, 0312, 11 a.m., 10 to 11
  /(?<![\d.,])(?:[01]?\d|2[0-3])[.:][0-5]\d(?![\d%])|(?<!\d)0\d{3}(?!\d)|\d ?(?:am|pm|a\.m\.|p\.m\.|hrs?|Uhr)(?![\p{L}\d])|\d{1,2} (?:to|till|until|–|—|-) \d{1,2}(?![\d%])/iu,
  /[£€$₹]\s?\d|\d ?(?:[£€₹]|p\b|kr\b|zł|Rs\b|CHF\b|pence\b)|\b\d{1,3}[.,]\d\d(?![\d%])/u,
  /\d ?(?:mm|cm|km|kg|ml|mg|°C?|degrees?|knots?|volts?|bar|psi|rpm|acres?|hectares?|litres?|miles?|metres?|feet|inches)(?![\p{L}\d])/iu,
  // bus 17, form F11
  /\b(?:bus(?:es)?|line|room|gate|platform|page|form|bed|bay|floor|number|no\.|unit|ward|route|tram|flight|plot|berth|stand|pitch|lane|track|exit|junction|key|slot|tank|pen|row|shelf) [A-Z]?\d+\b/iu,
];
const FACTS_IN_WORDS: readonly RegExp[] = [
  // noon as the hour of a line, half seven
  /^(?:noon|midnight)\b|\bhalf (?:past )?(?:six|seven|eight|nine|ten|eleven|twelve|one|two|three|four|five)\b/iu,
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)s?(?=[,.:]| to | [–—-]|$))|\b(?:January|February|April|June|July|August|September|October|November|December)\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|[:,] (?:March|May)$|\b\d{1,2}(?:st|nd|rd|th)\b/u,
  // a street, a way to go, a path or a file
  /\p{Lu}\p{Ll}+ (?:Road|Street|Lane|Avenue|Green|Square|Close|Bridge|Hall|Place|Hill|Terrace|Quay|Court|Drive|Mill|Farm|Station|Church|Rd|St|Ave)\b/u,
  /(?:^|[:,] |\bturn |\bkeep )(?:left|right)\b|\bstraight (?:on|ahead)\b|\b(?:up|down) the (?:steps|stairs|hill|ramp)\b|\b(?:past|opposite|behind|beside) the \p{Ll}+$|\b(?:way (?:in|out)|(?:side|back|front) (?:door|gate|entrance)|come in by|leave (?:it )?(?:at|with|by) the|meet (?:at|by|outside)|mind the|ask for \p{Lu}|ring (?:twice|the)|car park)\b/u,
  /(?:^|\s)\/\p{Ll}[\p{Ll}\d/-]+|\p{L}_\p{L}|\bv?\d+\.\d+\.\d+|\.(?:csv|pdf|json|xlsx?)\b/u,
  // a state: falling, sold out, no change; 'Water: yes'
  /(?:[,:–—]|\b(?:is|are)) (?:still |also |now )?(?:falling|rising|steady|closed|open|shut|sold out|cancelled|canceled|no change|stolen|read-only|out of order|yes|no|none|nil|worked|works|missing|delayed|on time|spare|full|taken)[.!]?$/iu,
  // who: 'Acids — Ngozi', 'Dr Iyer', 'Tom, 6 years'
  /\b(?:Dr|Mr|Mrs|Ms|Miss|Prof|Rev)\.? \p{Lu}|[:–—] (?:me|\p{Lu}\p{Ll}+|whoever)\b[^.]{0,14}[.]?$|^\p{Lu}\p{Ll}+, \d/u,
];

/** A share is boasted of, not noted. */
const holdsFact = remembering(
  (line: string): boolean =>
    !/\d ?%/.test(line) &&
    (FACTS_IN_WORDS.some((fact) => fact.test(line)) ||
      (/\d/.test(line) && FACTS_IN_DIGITS.some((fact) => fact.test(line)))),
  512,
);

/** 'Own your mindset' between two hours: advice in the shape of a timetable. */
const isLofty = ({ text }: Part): boolean => speaksLoftily(text);

/** The lead of a record names it: 'here's the log', 'the list for June', 'Winter timetable from Monday'. */
const RECORD =
  /\b(?:log|logbook|timetable|readings?|price list|rota|opening hours|programme|inventory|minutes|menu|register|noticeboard|the list|manifest|departures|tide tables?|directions|duty list|fixtures|scoreboard|patch notes|change ?log|release notes|as follows)\b/i;

/** How a stretch of lines reads: as a record, as one perhaps, or as talk. */
type Register = 'record' | 'unsure' | 'talk';

/** As much is read before a stretch, in UTF-16 units. */
const LEAD = 160;

/**
 * Reads a stretch of lines of a post. Where every third line holds a fact of a record it is one when `most` of them do, else it may
 * be one; so may one with a line of grand words, or whose lead calls it a log, a list or a timetable.
 */
export function registerOf(post: Post, lines: readonly Part[], most = 0.5): Register {
  const [first] = lines;
  if (first === undefined) return 'talk';
  const facts = lines.filter(({ text }) => holdsFact(bare(text))).length;
  if (facts >= 2 && facts >= lines.length * most) return lines.some(isLofty) ? 'unsure' : 'record';
  // An hour or a number in a list of advice makes no notice of it.
  if (isAdvice(lines)) return 'talk';
  if (facts > 0) return 'unsure';
  return RECORD.test(leadOf(post, first.start)) ? 'unsure' : 'talk';
}

/** Half of the lines or more speak of what nobody can see. */
export const isAdvice = (lines: readonly Part[]): boolean => lines.filter(isLofty).length * 2 >= lines.length;

/** Lines of one shape that begin with the same word, about nothing one can see: 'one owner', 'one list', 'one deadline'. */
function isDrum(texts: readonly string[]): boolean {
  const first = firstWord(texts[0] ?? '');
  return (
    first !== '' &&
    texts.every((text) => firstWord(text) === first) &&
    !texts.some((text) => isConcrete(text))
  );
}

const firstWord = (text: string): string => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';

/** Where the lines may be those of a notice, so many other tells make them one. */
const UNSURE = 2;

/**
 * How many other tells make lines that each begin with a sign a tell, or nothing where they are a record. Counsel and slogans are one
 * by themselves; steps, places, names and what is where are written in lines by anybody. `isCertain` is what else makes them sure.
 */
export function companyOfLines(post: Post, lines: readonly Part[], isCertain: boolean): number | undefined {
  const register = registerOf(post, lines);
  if (register === 'record') return undefined;
  const counsel = isAdvice(lines);
  const [first, last] = [lines[0], lines.at(-1)];
  if (register === 'unsure' || (!counsel && first && last && isAmongFacts(post, first.start, last.end)))
    return UNSURE;
  const texts = lines.map(({ text }) => bare(text));
  return counsel || isCertain || isDrum(texts) || areSlogans(texts, post.language) ? 0 : 1;
}

/** 'Llegar antes que nadie', 'Fehler feiern', 'J’appelle avant d’écrire': what to do, in languages whose words are not listed. */
const COUNSEL: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /^\p{Lu}[^:\d]* \p{Ll}+en[.!]?$/u,
  es: /^(?!No )\p{L}+[aei]r(?:se|te)?(?![\p{L}])[^:\d]*$/u,
  fr: /^(?:J['’]|Je |(?!Rue|Par |Pour |Sur )\p{L}+(?:er|ir|re) )[^:\d]*$/u,
};

/** Most lines are made of words that could stand on any poster, and none names a thing. */
function areSlogans(texts: readonly string[], language: Language): boolean {
  const counsel = COUNSEL[language];
  const isSlogan = (text: string) =>
    language === 'en'
      ? text.includes(' ') && isGeneral(text) && !isConcrete(text)
      : counsel?.test(text) === true;
  return texts.filter(isSlogan).length * 3 >= texts.length * 2 && !texts.some((text) => /:/.test(text));
}

/** Whether the text around a place holds as many facts of a record as two sentences of it: a person at work, telling others. */
export function isAmongFacts(post: Post, start: number, end: number): boolean {
  let facts = 0;
  for (const sentence of post.sentences)
    if ((sentence.end <= start || sentence.start >= end) && holdsFact(sentence.text)) facts += 1;
  return facts > 1;
}

/** A line without the mark it begins with. */
const bare = (line: string): string => line.replace(/^[^\p{L}\p{N}"“'‘(/£€$₹]+/u, '').trimEnd();

/** The last line before a place. */
function leadOf(post: Post, at: number): string {
  const before = post.text.slice(Math.max(0, at - LEAD), at).trimEnd();
  return before.slice(before.lastIndexOf('\n') + 1);
}

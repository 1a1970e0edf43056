import type { Span } from '../../linkedin/urls.ts';
import { remembering } from '../../text/remembering.ts';
import { correctWords } from '../../writer/clean/words.ts';
import { inFull } from './shorthand.ts';

/** Words set in quotation marks; `start` and `end` take the marks in. */
export type Quotation = Span & { text: string };

const WORDS = (outside: string) => `([^${outside}\\n]{2,400})`;
/** The marks of all languages, and the straight ones; in the single ones an apostrophe between letters ends nothing. */
const QUOTED = new RegExp(
  [
    `[“„]${WORDS('“”„')}[“”]`,
    `«\\s?${WORDS('«»')}»|»${WORDS('«»')}«`,
    `‹\\s?${WORDS('‹›')}›|›${WORDS('‹›')}‹`,
    `(?<![\\p{L}\\p{N}])"${WORDS('"')}"`,
    `(?<![\\p{L}\\p{N}])[‘‚]((?:[^‘’\\n]|’(?=\\p{L})){2,400})[’‘](?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}])'((?:[^'\\n]|'(?=\\p{L})){2,400})'(?![\\p{L}\\p{N}])`,
    `「([^」\\n]{2,400})」`,
  ].join('|'),
  'gu',
);

/** Verbs that let somebody speak or write, in the languages the claims are read in. */
const SPEAKS =
  '(?:said|says|saying|asked|asks|told|tells|answered|answers|replied|wrote|writes|written|reads?|added|adds|whispered|shouted|muttered|put it|quote|words|line|note|card|letter|message|e-?mail|mail|text|reply|answer|called it|sagte?|sagt|meinte|fragte|schrieb|antwortete|a dit|dit|écrit|demandé|répondu|dijo|dice|escribió|preguntó|respondió|ha dicho|kaha|bola|boli|pucha|likha)';
const SPOKEN_BEFORE = new RegExp(`(?<!\\p{L})${SPEAKS}[^.!?\\n]{0,40}$`, 'iu');
const SPOKEN_AFTER = new RegExp(`^,? (?:\\p{L}+ ){0,3}${SPEAKS}(?!\\p{L})`, 'iu');
/** A paragraph that ends in a colon after such a verb: the next one is what was said. */
const LEADS_IN = new RegExp(`(?<!\\p{L})${SPEAKS}[^.!?\\n]{0,60}:[^\\S\\n]*\\n\\s*(?=\\S)`, 'giu');
const NO_SPEECH = /^(?:[-–—•*→✅▪➜#"“„«»‘'‹›「]|\d{1,2}[.)]|\p{Extended_Pictographic}|https?:)/u;

/** The quotations in a text: words in quotation marks, and a paragraph that the one before leads in as speech. */
export function findQuotations(text: string): Quotation[] {
  const marked = [...text.matchAll(QUOTED)]
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: match.slice(1).find((part) => part !== undefined) ?? '',
    }))
    .filter((quotation) => /\S\s+\S/.test(quotation.text.trim()) || isSpoken(text, quotation));
  const led = [...text.matchAll(LEADS_IN)]
    .map((match) => paragraphAt(text, match.index + match[0].length))
    .filter(
      (block) =>
        !NO_SPEECH.test(block.text) &&
        !block.text.includes('\n') &&
        /\S\s+\S/.test(block.text) &&
        marked.every((other) => other.end <= block.start || other.start >= block.end),
    );
  return [...marked, ...led].toSorted((a, b) => a.start - b.start);
}

/** One word in quotation marks is a term, unless somebody says it. */
function isSpoken(text: string, { start, end }: Quotation): boolean {
  return (
    SPOKEN_BEFORE.test(text.slice(Math.max(0, start - 60), start)) ||
    SPOKEN_AFTER.test(text.slice(end, end + 60))
  );
}

function paragraphAt(text: string, start: number): Quotation {
  const rest = text.slice(start);
  const length = /\n\s*\n|\n(?=[-–•*])/.exec(rest)?.index ?? rest.length;
  const block = rest.slice(0, length).trimEnd();
  return { start, end: start + block.length, text: block };
}

/** Whether the source holds the quoted words in this order; `plain` is the source as `plainWords` gives it. Put right they are the same words. */
export function isQuotedFrom({ text }: Quotation, source: string, plain: string): boolean {
  const holds = (all: string, words: string) => ` ${all} `.includes(` ${words} `);
  return holds(plain, plainWords(text)) || holds(sourcePutRight(source), putRight(text));
}

/** The words of a text in a row, with shorthand written out and spelling put right. */
function putRight(text: string): string {
  const corrected = correctWords(text);
  return plainWords(inFull(corrected) || corrected);
}
const sourcePutRight = remembering(putRight, 4);

/** Whether the source holds these words of a text in this order. */
export function standsIn({ start, end }: Span, text: string, source: string): boolean {
  const words = putRight(text.slice(start, end));
  return words !== '' && ` ${sourcePutRight(source)} `.includes(` ${words} `);
}

/** The words of a text in a row, whatever their capitals and punctuation. */
export function plainWords(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
}

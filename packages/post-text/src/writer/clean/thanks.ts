import { findSentences } from '../../text/sentences.ts';
import { isInstruction } from './instructions.ts';
import { isImperative, wordsOf } from '../lexicon.ts';
import { THANKS } from './mail-words.ts';

const ITEM = /^\s*(?:[-–—•*>]|\d{1,2}[.)])\s*/;
/** 'Thank Priya from ops.', 'also thank the drivers': somebody, named or known. */
const THANK =
  /^(?:(?:and|also|please|pls) )*thank (?=(?:the|my|our|all (?:the|my|our)|everyone|everybody)(?!\p{L})|(?!God|Goodness|Heaven|Christ|Fuck|You\b|Yous)\p{Lu}\p{Ll})/u;
/** 'Want to thank everyone who came.': without who does. */
const WANTS_TO_THANK =
  /(?<=^|[.!?]\s+|\n)(?:want|wanted|would like|need|have) to (?:really |just |also )?(?:say )?thank(?! you\b)(?= )/gimu;
const ofSeveral = (notes: string) =>
  /(?<!\p{L})(?:we|our|us)(?!\p{L})/iu.test(notes) && !/(?<!\p{L})(?:i|my|me)(?!\p{L})/iu.test(notes);
/** Counsel: whom readers are to thank, and when. */
const OF_READERS =
  /(?<!\p{L})(?:you|your|yours|yourself|when|whenever|if|before|after|every|always|each|never|first|twice)(?!\p{L})/iu;

/** Notes in which an order to thank somebody, among what is told, stands as thanks: 'Thank you to Priya from ops.' */
export function asThanks(given: string): string {
  const notes = given.replace(
    WANTS_TO_THANK,
    (wish) => `${ofSeveral(given) ? 'We' : 'I'} ${wish.charAt(0).toLowerCase()}${wish.slice(1)}`,
  );
  const spans = findSentences(notes);
  const said = spans.map(({ start, end }) => notes.slice(start, end).replace(ITEM, ''));
  const small = said.map((one) => one.charAt(0).toLowerCase() + one.slice(1));
  const orders = (index: number) =>
    isImperative(wordsOf(said[index] ?? '')) &&
    !THANK.test(small[index] ?? '') &&
    !isInstruction(said[index] ?? '');
  return spans.reduceRight((text, { start, end }, index) => {
    const full = notes.slice(start, end);
    const order = THANK.exec(small[index] ?? '');
    if (order === null || OF_READERS.test(said[index] ?? '') || orders(index - 1) || orders(index + 1))
      return text;
    const mark = ITEM.exec(full)?.[0] ?? '';
    return `${text.slice(0, start)}${mark}Thank you to ${(said[index] ?? '').slice(order[0].length)}${text.slice(end)}`;
  }, notes);
}

/** 'Thank you, Mr. Haas.': thanks and whose they are, and no more. */
const TO_SOMEBODY =
  /^[^,]{2,24}, (?:(?:mr|mrs|ms|dr|frau|herr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?[.!]*$/iu;
const MOST_TOLD = 3;

/** Thanks to somebody that stood in what was typed and were taken for the end of a mail: their author is told. */
export const lostThanks = (typed: string, read: string): string[] =>
  findSentences(typed)
    .map(({ start, end }) => typed.slice(start, end))
    .filter((said) => THANKS.test(said) && TO_SOMEBODY.test(said) && !read.includes(said))
    .slice(0, MOST_TOLD)
    .map((said) => `Left out as the end of a mail: ‘${said.replace(/[.!]+$/, '')}’`);

import { findSentences } from '../../text/sentences.ts';
import { isInstruction } from './instructions.ts';
import { isImperative, wordsOf } from '../lexicon.ts';

const ITEM = /^\s*(?:[-–—•*>]|\d{1,2}[.)])\s*/;
/** 'Thank Priya from ops.', 'also thank the drivers': somebody, named or known. */
const THANK =
  /^(?:(?:and|also|please|pls) )*thank (?=(?:the|my|our|all (?:the|my|our)|everyone|everybody)(?!\p{L})|(?!God|Goodness|Heaven|Christ|Fuck|You\b|Yous)\p{Lu}\p{Ll})/u;
/** Counsel: whom readers are to thank, and when. */
const OF_READERS =
  /(?<!\p{L})(?:you|your|yours|yourself|when|whenever|if|before|after|every|always|each|never|first|twice)(?!\p{L})/iu;

/** Notes in which an order to thank somebody, among what is told, stands as thanks: 'Thank you to Priya from ops.' */
export function asThanks(notes: string): string {
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

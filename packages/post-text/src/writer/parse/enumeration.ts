import { hasFiniteVerb, isImperative, wordsOf } from '../lexicon.ts';
import { findUrls } from '../../linkedin/urls.ts';

const FINITE_FIRST = /^(?:is|are|was|were|has|have|had|does|did|will|can|\p{Ll}+(?:s|ed))\b/u;
const NUMBERS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How many things an intro promises: 3 for '3 mistakes I made' or 'three reasons', undefined where it counts none. */
export function promised(intro: string): number | undefined {
  const [, digits, word] =
    /(?<![\p{L}\p{N}$€£₹.,/-])(?:(\d{1,2})|(three|four|five|six|seven|eight|nine|ten))\s+(?:[\p{Ll}-]+\s+)?\p{Ll}{2,}s(?![\p{L}’'-])/iu.exec(
      intro,
    ) ?? [];
  if (digits !== undefined) return Number(digits);
  const place = NUMBERS.indexOf(word?.toLowerCase() ?? '');
  return place < 0 ? undefined : place + 3;
}

/**
 * A sentence that is a list in disguise: 'Q3: revenue +18%, churn 2.4% -> 1.9%, NPS 31 -> 44', '3 mistakes: a, b, c'. Where a
 * list is `asked` for, three things after a colon are one.
 */
export function readEnumeration(
  sentence: string,
  asked: boolean,
): { intro: string; items: string[]; ordered: false } | undefined {
  if (findUrls(sentence).length > 0) return undefined;
  const match = /^([^:,;]{1,70}):\s*(.+?)[.]?$/s.exec(sentence.trim());
  if (!match) return undefined;
  const [, intro = '', body = ''] = match;
  const split = (mark: RegExp) =>
    body
      .split(mark)
      .map((item) => item.trim())
      .filter((item) => item !== '');
  const byCommas = split(/,\s+(?:and\s+)?/);
  const count = promised(intro);
  const items = count === byCommas.length ? byCommas : split(/,\s+(?:and\s+)?|\s+and\s+(?=[^,]*$)/);
  // 'between 8:00 and 8:30' is one time.
  if (items.length < 3 || /["“”]/.test(body) || items.some((item) => /\bbetween \S+$/.test(item)))
    return undefined;
  const figures = items.every((item) => /\d/.test(item) && item.length < 60);
  const names =
    items.every((item) => item.split(' ').length <= 7 && !hasFiniteVerb(wordsOf(item))) &&
    (/^\p{Lu}/u.test(items[1] ?? '') || figures);
  const steps =
    /^(?:how (?:to|i|we)|my |our |the )?[^:]*\b(?:how|steps|rules|advice|tips|checklist|routine|recipe|order)\b/i.test(
      intro,
    ) && items.every((item) => isImperative(wordsOf(item)));
  const taught =
    /\b(?:taught (?:me|us)|(?:i|we) (?:learned|learnt|know|wish))\b/i.test(intro) &&
    items.every((item) => {
      const words = wordsOf(item);
      return item.length <= 90 && (hasFiniteVerb(words) || isImperative(words));
    });
  // 'Update: the bakery has 6 people, opens at 6 and is sold out at 11': one subject, three verbs.
  const [head = '', ...others] = items;
  const oneSubject =
    hasFiniteVerb(wordsOf(head)) &&
    others.every((item) => FINITE_FIRST.test(item) && !isImperative(wordsOf(item)));
  if (oneSubject) return undefined;
  return asked || figures || names || steps || taught || count === items.length
    ? {
        intro: intro.trim().charAt(0).toUpperCase() + intro.trim().slice(1),
        items: items.map(labelled),
        ordered: false,
      }
    : undefined;
}

/** 'churn 2.4% -> 1.9%' as 'churn: 2.4% -> 1.9%'. */
function labelled(item: string): string {
  const match = /^([\p{L} ]{2,30}?)\s+([+-]?[$€£₹]?\d.*)$/u.exec(item);
  return match &&
    !hasFiniteVerb(wordsOf(match[1] ?? '')) &&
    !/\b(?:in|on|at|of|with|for|about|only|than|the|my|our|a)$/i.test(match[1] ?? '')
    ? `${match[1]}: ${match[2]}`
    : item;
}

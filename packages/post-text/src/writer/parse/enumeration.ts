import { isInstruction } from '../clean/instructions.ts';
import { hasFiniteVerb, isImperative, wordsOf } from '../lexicon.ts';
import { findUrls } from '../../linkedin/urls.ts';
import { outsideOf } from './brackets.ts';
import { PREPOSITIONS } from './spoken-words.ts';

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

/** The parts of a text between marks that stand in neither brackets nor quotation marks. */
function outside(text: string, mark: RegExp): string[] {
  const isOutside = outsideOf(text);
  const parts: string[] = [];
  let start = 0;
  for (const found of text.matchAll(new RegExp(mark, 'g'))) {
    if (!isOutside(found.index)) continue;
    parts.push(text.slice(start, found.index));
    start = found.index + found[0].length;
  }
  return [...parts, text.slice(start)];
}

const LEAST_FACTS = 4;
const LONGEST_FACT = 50;

/** 'We moved to Mill Street, opening on 6 May, 4 rooms, same number, and coffee is still free': a sentence with facts in a row after it, of which the last has a verb of its own. */
export function readFacts(sentence: string): { head: string; items: string[] } | undefined {
  const [head = '', ...items] = outside(sentence.replace(/[.!]$/, ''), /, (?:and )?/);
  const last = items.at(-1) ?? '';
  const bare = items.slice(0, -1);
  if (items.length < LEAST_FACTS || /["“:;?]/.test(sentence) || !hasFiniteVerb(wordsOf(head)))
    return undefined;
  if (/^(?:if|when|while|because|after|before|since|although)\b/i.test(head)) return undefined;
  const facts = bare.every(
    (item) =>
      item.length <= LONGEST_FACT &&
      wordsOf(item).length > 1 &&
      // 'Opening on 6 May' has no verb.
      !hasFiniteVerb(wordsOf(item.replace(/\b\d{1,2} May\b/, ''))) &&
      !/^(?:who|which|that|because|but|so|or|not|no|then|with|to|in|from|of)\b/.test(item),
  );
  const own =
    last.length <= LONGEST_FACT && hasFiniteVerb(wordsOf(last).slice(1)) && wordsOf(last).length > 2;
  return facts && own && /^\p{Ll}+ing\b|\d/u.test(bare.join(' ')) ? { head, items } : undefined;
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
    outside(body, mark)
      .map((item) => item.trim())
      .filter((item) => item !== '');
  const byCommas = split(/,\s+(?:and\s+)?/);
  const count = promised(intro);
  const items = count === byCommas.length ? byCommas : split(/,\s+(?:and\s+)?|\s+and\s+(?=[^,]*$)/);
  // 'between 8:00 and 8:30' is one time.
  if (items.length < 3 || /["“”]/.test(body) || items.some((item) => /\bbetween \S+$/.test(item)))
    return undefined;
  // 'Score after 3 rounds: 12, 12 and 14.' counts in a row.
  if (!asked && items.every((item) => /^[$€£]?\d[\d.,]*%?$/.test(item))) return undefined;
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
  const last = wordsOf(match?.[1] ?? '').at(-1) ?? '';
  return match &&
    !hasFiniteVerb(wordsOf(match[1] ?? '')) &&
    !PREPOSITIONS.has(last) &&
    !/^(?:only|the|my|our|a|an|every|each|no|not|and|or)$/.test(last)
    ? `${match[1]}: ${match[2]}`
    : item;
}

const LONGEST_COUNTED = 120;

/** '5 mistakes from my first year.' and as many short sentences: a list that says how long it is. */
export function isCounted([head = '', ...items]: readonly string[]): boolean {
  return (
    items.length >= 3 &&
    promised(head) === items.length &&
    !hasFiniteVerb(wordsOf(head)) &&
    !head.endsWith('?') &&
    items.every((item) => item.length <= LONGEST_COUNTED && !item.endsWith('?') && !isInstruction(item))
  );
}

/** 'Things I learned as a DJ: the aunt knows the song. Nobody dances before the food. Bring two cables.': what is announced, and each point. */
export function announcedPoints(
  sentences: readonly string[],
): { intro: string; items: string[] } | undefined {
  const [, intro = '', first = ''] =
    /^((?:(?:\d+ )?(?:things|lessons|rules|tips|mistakes)|what) (?:i|we|that|you|for|from|in|about)\b[^:.?!]{3,80}): (\S.{5,90})[.!]$/is.exec(
      sentences[0] ?? '',
    ) ?? [];
  const items = [first, ...sentences.slice(1)].map((item) => item.replace(/[.]$/, ''));
  const short = items.every(
    (item) => item.length <= LONGEST_COUNTED && !/[?:]/.test(item) && !isInstruction(item),
  );
  return first !== '' && items.length >= 3 && items.length <= 8 && short ? { intro, items } : undefined;
}

/** A sentence that says how many things come next: 'I told her three things.' */
const ANNOUNCES =
  /\b(?:things|lessons|rules|reasons|questions|tips|ways|steps|mistakes|habits|signs|ideas|points|facts)(?: [^.,:;?!]{2,30})?[.:]$/i;
const LONGEST_ANNOUNCED = 90;

/** 'Three questions.' and the questions right behind it, with what stands before and after. */
export function askedPoints(
  sentences: readonly string[],
): { before: string[]; intro: string; items: string[]; after: string[] } | undefined {
  const index = sentences.findIndex(
    (one, at) =>
      /\bquestions?[.:]$/i.test(one) &&
      one.length <= LONGEST_ANNOUNCED &&
      sentences[at + 1]?.endsWith('?') === true,
  );
  if (index < 0) return undefined;
  const behind = sentences.slice(index + 1);
  const last = behind.findIndex((one) => !one.endsWith('?'));
  const items = last < 0 ? behind : behind.slice(0, last);
  return items.length < 2
    ? undefined
    : {
        before: sentences.slice(0, index),
        intro: (sentences[index] ?? '').replace(/[.:]$/, ''),
        items,
        after: behind.slice(items.length),
      };
}

/** 'I told her three things.' and as many sentences after it that begin alike, or of which the last says that it is the last: the list it announces, with what stands before and after. */
export function toldPoints(
  sentences: readonly string[],
): { before: string[]; intro: string; items: string[]; after: string[] } | undefined {
  for (const [index, sentence] of sentences.entries()) {
    const count = promised(sentence);
    if (count === undefined || count < 3 || sentence.length > LONGEST_ANNOUNCED || !ANNOUNCES.test(sentence))
      continue;
    const items = sentences.slice(index + 1, index + 1 + count);
    const after = sentences.slice(index + 1 + count);
    const plain = items.every(
      (item) => item.length <= LONGEST_COUNTED && !/[?:]/.test(item) && !isInstruction(item),
    );
    if (items.length < count || !plain) continue;
    const bare = items.map((item) => item.replace(LAST_OF, ''));
    const begins = bare.map((item) => wordsOf(item)[0] ?? '');
    const alike =
      begins.every((word) => word === begins[0]) || bare.every((item) => isImperative(wordsOf(item)));
    const ends = after.length === 0 || LAST_OF.test(items.at(-1) ?? '');
    if (!alike && !ends) continue;
    return {
      before: sentences.slice(0, index),
      intro: sentence.replace(/[.:]$/, ''),
      items: bare,
      after,
    };
  }
  return undefined;
}

const LAST_OF = /^(?:And(?: (?:finally|last))?|Finally|Lastly|Last),? (?=\p{L})/u;

import { hasFiniteVerb, wordsOf } from '../lexicon.ts';
import { outsideLinks } from './words.ts';

const ARROW = '(?:-+>|=+>|→|⟶|➔|➡️?|»)';
const AMOUNT = `[+~-]?[$€£₹]?(?<!\\d)\\d[\\d.,]{0,20}(?:\\s?(?:%|k|m|bn|K|M|x|€|£|₹|\\$|min|mins|minutes|h|hrs|hours|days|weeks|months|years|sec|secs|seconds|people|pages|clicks|steps|euros|dollars)(?![\\p{L}\\p{N}]))?`;
/** 'dropped the rule n instead do'; not a number of something ('for n users', 'n is 40') nor a name ('rock n roll'). */
const N_FOR_AND =
  /(?<=\b(?!(?:rock|drum|pick|sample|size|for|of|with|than|every|the|an?|all|from|where|when|if|is|was|are|were|to|by|in|on|at|first|last|next|top|least|most|any|each|some|only|about|after|be|let|equals)\b)\p{Ll}{2,},? )nd?(?= (?!(?:is|was|are|were|equals|people|users|times|rows|days|items|steps|years|months|weeks|hours|roll|bass)\b)\p{L}{2,})/gu;
const N_COUNTS =
  /\b(?:for|of|first|last|next|top|with|every|than|where|to) n\b|\bn (?:is|was|=|equals)(?:\s|$)/u;
const CHANGE = new RegExp(`(${AMOUNT})\\s*${ARROW}\\s*(${AMOUNT})`, 'gu');

/** Writes out signs that stand for words: '&', '+', '=', '~', '>', arrows between words, units cut short. Changes ('41 -> 63%') stay for `writeChange`. */
export function expandSigns(text: string): string {
  return outsideLinks(text, (plain) =>
    plain
      .replace(/(?<=[\p{L}\p{N})"”’%] )&(?= [\p{L}\p{N}("“‘$€£₹])/gu, 'and')
      .replace(N_FOR_AND, (n, _at, whole: string) => (N_COUNTS.test(whole) ? n : 'and'))
      .replace(/(?<=[\p{L})] )\+(?= [\p{L}(])/gu, 'and')
      .replace(/(?<![\p{L}.])(esp|incl|approx|avg|mgmt|dept|btw)\.(?= [\p{Ll}\d])/giu, '$1')
      .replace(/(?<=^|[\s(])~\s?(?=[$€£₹]?\d)/g, 'about ')
      .replace(/(?<=^|\s)>\s?(?=[$€£₹]?\d)/g, 'more than ')
      .replace(/(?<=^|\s)<\s?(?=[$€£₹]?\d)/g, 'less than ')
      .replace(/\btl;?dr:?\s*/gi, '')
      .replace(/\by\/day\b/gi, 'yesterday')
      .replace(/(?<=\d )(?:hrs)\b/g, 'hours')
      .replace(/(?<=\d |\b(?:per|an|each|every) )(?:hr)\b/g, 'hour')
      .replace(/(?<=\d )(?:mins)\b/g, 'minutes')
      .replace(/(?<=\d )(?:secs)\b/g, 'seconds')
      .replace(/(?<=\d )(?:wks)\b/g, 'weeks')
      .replace(/(?<=\b1 )wk\b/g, 'week')
      .replace(/(?<=\b1 )mo\b/g, 'month')
      .replace(/(?<=\d )mos?\b/g, 'months')
      .replace(/(?<=\p{L}) ?(?:-+>|=+>) ?(?=\p{L})/gu, ' → ')
      .replace(/\s*<-+\s*/g, ' ← ')
      .replace(/(?<=[\p{L}%)]) [–-]{1,2} (?=[\p{L}$€£₹\d])/gu, ' — '),
  );
}

/** A change that the notes give with an arrow: what was counted, before, after, and what is said of it. */
export type Change = { subject: string; from: string; to: string; rest: string };

/** Reads 'reply rate 4% -> 11% since May' as a change; nothing where there is no arrow, or more than one. */
export function readChange(sentence: string): Change | undefined {
  const matches = [...sentence.matchAll(CHANGE)];
  const match = matches[0];
  if (!match || matches.length > 1) return undefined;
  const [whole, from = '', to = ''] = match;
  return {
    subject: sentence.slice(0, match.index).trim(),
    from: from.trim(),
    to: to.trim(),
    rest: sentence.slice(match.index + whole.length).trim(),
  };
}

/** 'a team of 12 -> 15': what was counted is yet to come, so that nothing before the arrow can be said to have changed. */
const LACKS_THING =
  /^(?:of|on|in|at|with|for|about|than|over|under|within|after|before|since|until|around|per|via|near|like|as|the|a|an|my|our|their|his|her|its|every|each|some|only|just|or|not)$/;

/** Writes every arrow between figures in words. A subject without a verb gets 'went'; figures alone become a before and an after. */
export function writeChange(sentence: string): string {
  const change = readChange(sentence);
  if (!change)
    return sentence.replace(CHANGE, (_, from: string, to: string, at: number) => {
      const before = wordsOf(sentence.slice(0, at)).at(-1) ?? '';
      if (LACKS_THING.test(before)) return `${from.trim()} → ${to.trim()}`;
      return `${before === 'from' ? '' : 'from '}${from.trim()} to ${to.trim()}`;
    });
  const { subject, from, to, rest } = change;
  const tail = rest === '' ? '' : /^[,.;:!?)]/.test(rest) ? rest : ` ${rest}`;
  if (subject === '') {
    const [first = ''] = wordsOf(rest);
    if (
      hasFiniteVerb(['they', first]) &&
      !/^(?:in|after|since|within|for|by|on|at|with|from|without|because|when|per|a|an|the)$/.test(first)
    ) {
      return `Before: ${withUnit(from, to)}${tail}${/[.!?]$/.test(tail) ? '' : '.'} After: ${to}.`;
    }
    return `From ${from} to ${to}${tail}`;
  }
  const words = wordsOf(subject);
  if (LACKS_THING.test(words.at(-1) ?? '')) return `${subject} ${from} → ${to}${tail}`;
  const between =
    /[:,(]$/.test(subject) ||
    hasFiniteVerb(words) ||
    /^(?:from|cut|up|down|and|to|by)$/.test(words.at(-1) ?? '')
      ? 'from'
      : 'went from';
  return `${subject} ${words.at(-1) === 'from' ? '' : `${between} `}${from} to ${to}${tail}`;
}

/** The first figure of a change with the unit of the second. */
function withUnit(from: string, to: string): string {
  const unit = /[^\d.,]+$/.exec(to)?.[0] ?? '';
  return /\d$/.test(from) && /^\s?%$/.test(unit) ? from + unit : from;
}

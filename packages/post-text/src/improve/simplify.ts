import type { Span } from '../linkedin/urls.ts';
import { indexOf } from '../text/span-index.ts';
import { outsideOf } from '../writer/parse/brackets.ts';
import { inCaseOf, paddingPhrases, withoutPhrases } from './padding.ts';

/** Long ways to say short things, with the short one; matched whole and in any case. */
const plainer: readonly (readonly [string, string])[] = [
  ...paddingPhrases,
  ['in terms of', 'in'],
  ['a majority of', 'most'],
  ['the majority of', 'most'],
  ['a number of', 'some'],
  ['is able to', 'can'],
  ['are able to', 'can'],
  ['was able to', 'could'],
  ['were able to', 'could'],
  ['make a decision', 'decide'],
  ['made a decision', 'decided'],
  ['take into consideration', 'consider'],
  ['took into consideration', 'considered'],
  ['prior to', 'before'],
  ['subsequent to', 'after'],
  ['as well as', 'and'],
  ['in addition', 'also'],
  ['additionally', 'also'],
  ['furthermore', 'also'],
  ['consequently', 'so'],
  ['therefore', 'so'],
  ['nevertheless', 'still'],
  ['approximately', 'about'],
  ['numerous', 'many'],
  ['sufficient', 'enough'],
  ['assistance', 'help'],
  ['individuals', 'people'],
  ['purchase', 'buy'],
  ['purchased', 'bought'],
  ['require', 'need'],
  ['requires', 'needs'],
  ['required', 'needed'],
  ['attempt to', 'try to'],
  ['attempted to', 'tried to'],
  ['obtain', 'get'],
  ['obtained', 'got'],
  ['demonstrate', 'show'],
  ['demonstrates', 'shows'],
  ['demonstrated', 'showed'],
  ['utilise', 'use'],
  ['utilize', 'use'],
  ['utilised', 'used'],
  ['utilized', 'used'],
  ['implement', 'put in place'],
  ['implemented', 'put in place'],
  ['terminate', 'end'],
  ['terminated', 'ended'],
  ['endeavour to', 'try to'],
  ['endeavor to', 'try to'],
  ['ascertain', 'find out'],
  ['subsequently', 'later'],
  ['initiated', 'started'],
  ['initiate', 'start'],
];

const known = new Map(plainer);
const escaped = plainer.map(([long]) => long).toSorted((a, b) => b.length - a.length);
const pattern = new RegExp(`(?<![\\p{L}\\p{N}@#/’'-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}’'-])`, 'giu');

/** How long a sentence with a semicolon may be before it becomes two, in words. */
const longSentence = 18;

/** 'leverage' as what somebody does; leverage one has stays. */
const leverage =
  /(?<=\b(?:to|we|I|you|they|can|will|could|should|must|would|may|might|let['’]s) )leverage(?= (?!(?:in|on|of|over|is|was|and|or|for|to|with|at|by|from|as|ratios?|effects?|points?)\b)\p{L})/giu;
const leverageForms =
  /(?<![\p{L}-])leverag(?<form>ed|es|ing)(?= (?:the|our|your|my|their|his|her|its|this|these|those|an?|every|all)\b)/giu;
const useIn: Readonly<Record<string, string>> = { ed: 'used', es: 'uses', ing: 'using' };

function splitAtSemicolon(sentence: string): string {
  if (sentence.split(/\s+/).length < longSentence) return sentence;
  return sentence.replace(/;\s+(\p{L})/gu, (_, letter: string) => `. ${letter.toLocaleUpperCase('en')}`);
}

/**
 * The text in plainer English: short words for long ones, and two sentences for one that a semicolon holds together.
 * Quotations, figures and names stay as they are. The text itself when it is plain already.
 */
export function simplify(text: string): string {
  const told = withoutPhrases(text);
  const own = indexOf(quotationsIn(told));
  const free = (at: number) => !own.overlaps({ start: at, end: at + 1 });
  const plain = told.replace(pattern, (word, at: number) => {
    const replacement = known.get(word.toLowerCase());
    return replacement === undefined || !free(at) ? word : inCaseOf(word, replacement);
  });
  const used = withoutLeverage(plain);
  return used.includes(';') ? used.replace(/[^.!?\n]+[.!?]?/g, splitAtSemicolon) : used;
}

/** Words in a quotation are somebody's own. Where a line closes none, none that it opens further on is closed either. */
function quotationsIn(text: string): Span[] {
  const spans: Span[] = [];
  const opens = /[“"]/g;
  const closes = /[”"\n]/g;
  for (let open = opens.exec(text); open !== null; open = opens.exec(text)) {
    closes.lastIndex = open.index + 1;
    const close = closes.exec(text);
    if (close === null) break;
    if (close[0] !== '\n') spans.push({ start: open.index, end: close.index + 1 });
    opens.lastIndex = close.index + 1;
  }
  return spans;
}

function withoutLeverage(text: string): string {
  if (!/leverag/i.test(text)) return text;
  const free = outsideOf(text);
  const once = text.replace(leverage, (word: string, at: number) =>
    free(at) ? inCaseOf(word, 'use') : word,
  );
  const freeNow = outsideOf(once);
  return once.replace(leverageForms, (word: string, form: string, at: number) =>
    freeNow(at) ? inCaseOf(word, useIn[form.toLowerCase()] ?? word) : word,
  );
}

import { findSentences } from '../../text/sentences.ts';
import { BASE_VERBS, isAuxiliary, isImperative, isPast, SUBJECTS, wordsOf } from '../lexicon.ts';
import { outsideOf } from './brackets.ts';
import { splitRunOn } from './clauses.ts';

const RANKS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const MARK =
  /(^|[.,;:!?]\s+|\s[-–—]\s)((?:(?:oh|and|then|but|so),? )*(?:the )?(first|second|third|fourth|fifth|sixth|seventh|eighth|final|last)(?:ly|ally| of all)?)(?:(\s*[,:]\s*)|\s+)(?=\S)/giu;
const DETERMINER =
  /^(?:the|a|an|my|our|your|their|his|her|its|every|each|all|most|no|never|always|don't|if|when|before|after|\d.*)$/;
const LEAST = 3;
/** 'Things I would tell …', 'How we …', 'My advice is this': lines that lead into points. */
const LEADS_IN =
  /^(?:how|what|why|things|some|here|these|this|my|our|the|\d+|two|three|four|five|six|seven)\b/i;

type Mark = { at: number; start: number; rank: number; apart: boolean };

/** What can be a point by itself: what somebody does, or is told to do. */
function isPoint(item: string, apart: boolean): boolean {
  const words = wordsOf(item);
  const [first = '', second = ''] = words;
  if (words.length < 2 || (isPast(first) && !BASE_VERBS.has(first))) return false;
  if (isAuxiliary(first)) return first === 'do' && !SUBJECTS.has(second);
  if (apart || SUBJECTS.has(first) || isImperative(words)) return true;
  return DETERMINER.test(first) && second !== '';
}

function marksOf(text: string): Mark[] {
  const outside = outsideOf(text);
  const marks: Mark[] = [];
  for (const found of text.matchAll(MARK)) {
    const [whole, before = '', , word = '', sign] = found;
    const place = RANKS.indexOf(word.toLowerCase());
    const ends = place < 0 && marks.length >= LEAST - 1;
    if (!outside(found.index) || (place !== marks.length && !ends)) continue;
    marks.push({
      at: found.index + before.length,
      start: found.index + whole.length,
      rank: marks.length,
      apart: sign !== undefined,
    });
  }
  return marks;
}

/**
 * Points that are told by their number: 'things I would tell a new manager, first, learn the names, second do one early shift …',
 * with what leads into them and what follows. Where no list was asked for, only those of one sentence behind a line that leads in.
 */
export function readOrdinals(
  text: string,
  asked: boolean,
): { before: string; intro: string; items: string[]; after: string } | undefined {
  const marks = marksOf(text);
  const [first] = marks;
  if (first === undefined || marks.length < LEAST) return undefined;
  const parts = marks.map((mark, index) =>
    text.slice(mark.start, marks[index + 1]?.at ?? text.length).replace(/[\s,;:–—-]+$/u, ''),
  );
  const last = parts.at(-1) ?? '';
  const [sentence] = findSentences(last);
  const told = sentence === undefined ? last : last.slice(0, sentence.end);
  const [point = told, ...rest] = splitRunOn(told);
  const items = [...parts.slice(0, -1), point].map((item) => item.replace(/[\s.,;]+$/u, ''));
  if (!items.every((item, index) => isPoint(item, marks[index]?.apart === true))) return undefined;
  const lead = text.slice(0, first.at).trim();
  const spans = findSentences(lead);
  const from = spans.at(-1)?.start ?? 0;
  const intro = lead.slice(from).replace(/[\s.,;:–—-]+$/u, '');
  const inOne = parts
    .slice(0, -1)
    .every((part) => !/[.!?]\s*$/u.test(part) && findSentences(part).length < 2);
  if (!asked && !(inOne && intro !== '' && LEADS_IN.test(intro) && /[:,]$/.test(lead))) return undefined;
  return {
    before: lead.slice(0, from).trim(),
    intro,
    items,
    after: [...rest, last.slice(told.length).trim()].filter((part) => part !== '').join('. '),
  };
}

const ORDER =
  /^(?:(?:And|Then) )?(?:first|second|third|fourth|then|next|after that|finally|lastly|last|at the end|in the end)(?:ly)?\b/i;

/** Whether sentences say in what order things are done: 'First … At the end …' */
export const saysOrder = (sentences: readonly string[]): boolean =>
  sentences.filter((text) => ORDER.test(text)).length >= 2;

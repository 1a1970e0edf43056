import type { Span } from '../../linkedin/urls.ts';
import { cutSpans, tellLeft } from '../../text/left-out.ts';
import { isNamingWish } from '../../text/naming-wishes.ts';
import { findSentences } from '../../text/sentences.ts';
import { headOf, isBareHead, isTalk } from '../../text/talk.ts';
import { wordsOf } from '../lexicon.ts';

/** A conversation without what was asked and answered in it about what may be printed; `never` is what may not. */
export type Leave = { text: string; left: string[]; never: string[] };

const SPEAKER = /^\s*(?:speaker|sprecher|person|participant|unknown) ?(?:\d{1,2}|[a-d])?:\s*/iu;
const MAY = '(?:can|may|could|should|shall|are|dürfen|darf|können|kann|soll|sollen)';
const SAY =
  '(?:mention|name|quote|publish|print|share|say|tell|allowed to|(?:use|post|write|put)(?= (?:(?:about )?(?:that|this|it|those|these|them)|(?:your|his|her|their|the) (?:\\p{L}+ )?(?:names?|numbers?|figures?|quotes?|photos?|pictures?|story|stories|words|prices?))(?!\\p{L}))|erwähnen|nennen|zitieren|schreiben|sagen|verwenden|veröffentlichen)';
const ASKS = new RegExp(
  `^(?:(?:and|so|ok(?:ay)?|but|also|und)[, ]+)*${MAY} (?:i|we|ich|wir) (?<thing>[^?]*?(?<!\\p{L})${SAY}(?!\\p{L})[^?]*)\\?$`,
  'iu',
);
const REFUSES =
  /^(?:(?:hm+|um|oh|well|sorry|i['’]?d)[,. ]+)*(?:no|nope|nein|rather not|better not|not|please (?:don['’]?t|not)|don['’]?t|lieber nicht|bitte nicht|nothing)(?!\p{L})/iu;
const AGREES =
  /^(?:(?:hm+|um|oh|well)[,. ]+)*(?:yes|yeah|yep|sure|of course|go ahead|fine|ok(?:ay)?|ja|klar|gerne?)(?!\p{L})/iu;
const SHORT = 4;
/** A question is no longer, in UTF-16 units. */
const LONGEST = 160;
/** 'And nothing about the invoice.', 'not the price either' */
const NOT_THAT =
  /^(?:and |but |just |also |und |aber )*(?:nothing|not a word|no word|nichts|kein wort) (?:about|of|on|über|von|zu) (?:(?:the|our|my|his|her|their|any|die|der|das|den) )?(?<thing>[\p{L}\p{M}& -]{2,30}?)(?: please| either| bitte)?[.!]*$/iu;
/** 'the first one yes, the second one no' */
const BY_PLACE =
  /^(?:the )?(?<one>first|second|last|other)(?: (?:one|number|figure))? (?<oneIs>yes|no|is fine|not)[,;.]? (?:and |but )?(?:the )?(?<two>first|second|last|other)(?: (?:one|number|figure))? (?<twoIs>yes|no|is fine|not)[.!]*$/iu;
const OF_FIGURES = /(?<!\p{L})(?:numbers?|figures?|percentages?|amounts?|zahl(?:en)?)(?!\p{L})/iu;
const SMALL =
  /^(?:it|that|this|them|him|her|can|we|i|the|a|an|our|my|your|their|mention|name|names|quote|publish|print|share|say|post|tell|use|write|put|about|of|in|on|to|here|there|please|number|numbers|figure|figures|those|these|be|by|with|for|all|also|too)$/iu;

interface Said extends Span {
  bare: string;
  turn: number;
}

function saidIn(text: string): Said[] {
  const all: Said[] = [];
  let [at, turn] = [0, 0];
  for (const line of text.split('\n')) {
    const lead = SPEAKER.exec(line)?.[0].length ?? headOf(line)?.length ?? 0;
    if (lead > 0) turn += 1;
    for (const { start, end } of findSentences(line.slice(lead)))
      all.push({
        start: at + lead + start,
        end: at + lead + end,
        bare: line.slice(lead + start, lead + end),
        turn,
      });
    at += line.length + 1;
  }
  return all;
}

const isTranscript = (text: string) =>
  text.split('\n').filter((line) => SPEAKER.test(line)).length > 1 || isTalk(text);

/** Takes questions whether something may be printed out of a conversation, with their answers. What was refused is left out as well. */
export function takeLeave(text: string): Leave {
  if (!isTranscript(text)) return { text, left: [], never: [] };
  const all = saidIn(text);
  const gone: (Span & { why: string; joined?: true })[] = [];
  const never: string[] = [];
  const why = 'Left out, since it speaks of what may be printed';
  const secret = 'Left out, since your notes keep it from readers';
  for (const [index, asked] of all.entries()) {
    const thing = asked.bare.length > LONGEST ? undefined : ASKS.exec(asked.bare)?.groups?.['thing'];
    const answer = all[index + 1];
    if (thing === undefined || answer === undefined || answer.turn === asked.turn) continue;
    const byPlace = BY_PLACE.exec(answer.bare)?.groups;
    if (byPlace === undefined && !REFUSES.test(answer.bare) && !AGREES.test(answer.bare)) continue;
    // 'No. Because on Mondays …' tells on: what answers and no more goes.
    if (byPlace === undefined && wordsOf(answer.bare).length > SHORT && !isNamingWish(answer.bare)) continue;
    gone.push({ start: asked.start, end: asked.end, why }, { ...answer, why, joined: true });
    let nameAlone = isNamingWish(answer.bare);
    for (const more of all.slice(index + 2)) {
      if (more.turn !== answer.turn) break;
      const about = NOT_THAT.exec(more.bare)?.groups?.['thing'];
      if (about === undefined && !isNamingWish(more.bare)) break;
      gone.push({ ...more, why, joined: true });
      if (about === undefined) nameAlone = true;
      else never.push(about.trim());
    }
    if (byPlace !== undefined) gone.push(...figureAt(all.slice(0, index), byPlace, secret));
    else if (REFUSES.test(answer.bare) && !nameAlone) {
      const named = wordsOf(thing).filter((word) => !SMALL.test(word));
      if (OF_FIGURES.test(thing)) gone.push(...figureAt(all.slice(0, index), undefined, secret));
      else never.push(...named.slice(-1));
    }
  }
  if (gone.length === 0) return { text, left: [], never: [] };
  const rest = cutSpans(text, gone)
    .split('\n')
    .map((line) => line.replace(/(?<=\S)[^\S\n]{2,}/g, ' ').trimEnd())
    .filter((line, at) =>
      line.trim() === ''
        ? (text.split('\n')[at] ?? '').trim() === ''
        : !isBareHead(line) && line.replace(SPEAKER, '').trim() !== '',
    )
    .join('\n');
  const left = tellLeft(
    gone.filter(({ joined }) => joined !== true),
    (one) => ({ why: one.why, said: text.slice(one.start, one.end).replace(/^,? (?:and )?/, '') }),
  );
  const heads = rest.split('\n').filter((line) => SPEAKER.test(line));
  // One line alone no longer shows that it was spoken.
  const bare =
    heads.length === 1
      ? rest
          .split('\n')
          .map((line) => line.replace(SPEAKER, ''))
          .join('\n')
      : rest;
  return { text: bare, left, never: [...new Set(never)] };
}

const FIGURES = /[$€£]?\d[\d.,]*(?:\s?%|k\b|m\b)?/gu;

/** The last sentence with figures, or of two in it the clause of the one that was refused. */
function figureAt(
  before: readonly Said[],
  places: Record<string, string> | undefined,
  why: string,
): (Span & { why: string })[] {
  const told = before.findLast(({ bare }) => /\d/.test(bare));
  if (told === undefined) return [];
  const figures = [...told.bare.matchAll(FIGURES)];
  const joint = [...told.bare.matchAll(/,? and /gi)].findLast(
    ({ index }) =>
      figures.length === 2 && (figures[0]?.index ?? 0) < index && index < (figures[1]?.index ?? 0),
  );
  const second =
    places !== undefined &&
    /^no/i.test((places['one'] === 'second' ? places['oneIs'] : places['twoIs']) ?? '');
  if (joint === undefined || !second) return [{ start: told.start, end: told.end, why }];
  const stop = /[.!?…]*$/.exec(told.bare)?.[0].length ?? 0;
  return [{ start: told.start + joint.index, end: told.end - stop, why }];
}

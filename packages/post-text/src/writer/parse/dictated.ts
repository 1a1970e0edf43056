import { BASE_VERBS, hasFiniteVerb, isAuxiliary, isPast, SUBORDINATORS, wordsOf } from '../lexicon.ts';
import { Reader } from './spoken-clauses.ts';
import type { Word } from './spoken-clauses.ts';
import { withoutFillers } from './spoken-fillers.ts';
import {
  ADVERBS,
  DEPENDS,
  DETERMINERS,
  INTRANSITIVE,
  OBJECTS,
  PREPOSITIONS,
  NOT_EVEN,
  QUANTITIES,
  SAME_THING,
  TAKES_CLAUSE,
  WHICH,
  inside,
  quoteAsked,
  writeSpeech,
} from './spoken-words.ts';

/** Shorter sentences, and those with more signs in them, were typed. */
const LEAST_WORDS = 18;
const WORDS_A_SIGN = 25;
/** A long one with a comma now and then was spoken too, where clause is joined to clause. */
const LEAST_JOINED_WORDS = 40;
const WORDS_A_COMMA = 10;
const WORDS_A_JOINT = 22;
const LEAST_JOINTS = 3;
/** Two clauses in a row are a sentence that somebody wrote. */
const LEAST_PIECES = 3;
const NEAR_WORDS = 40;
/** A sentence of this many words stands by itself; a clause after 'but' is parted from a longer one. */
const LEAST_PIECE = 3;
const MOST_BEFORE_BUT = 14;
const MOST_AFTER_BUT = 12;
const MOST_AFTER_SHORT = 8;
/** As far before its outcome as 'so' stands: 'so very tired I', 'so many boxes we'. */
const FAR_SO = 4;
/** From 'because' on, so few words make one of two reasons. */
const NEAR_REASON = 4;

/** So many sentences that begin with 'so' are a habit of speech; so far from each other two of them stand. */
const LEAST_CHAIN = 3;
const APART = 3;

type Piece = { lead: string; text: string };

/** 'went to the fair stood there 3 days talked to 200 people': deeds in a row without anybody who did them. */
function partDeeds(reader: Reader, sentence: string, words: readonly Word[]): string[] | undefined {
  const nobody = words.every(({ word }) => !/^(?:i|we|he|she|they|you|it)(?:'\p{L}+)?$/u.test(word));
  if (!nobody || !isPast(reader.at(0))) return undefined;
  const begins = words.flatMap(({ start }, index) => {
    const [word, before] = [reader.at(index), reader.at(index - 1)];
    const deed = isPast(word) && !(word.endsWith('ed') && DETERMINERS.has(before));
    const denied = word === 'not' && reader.at(index + 1).endsWith('ing');
    if (index < 2 || !(deed || denied) || isPast(before) || isAuxiliary(before)) return [];
    if (
      /^(?:and|or|who|that|which|not|never)$/.test(before) ||
      PREPOSITIONS.has(before) ||
      DETERMINERS.has(before)
    )
      return [];
    return before === 'then' ? [words[index - 1]?.start ?? start] : [start];
  });
  if (begins.length < 3) return undefined;
  return [0, ...begins].map((start, index, all) =>
    sentence.slice(start, all[index + 1] ?? sentence.length).trim(),
  );
}

/** Whether a sentence was spoken into a machine, or typed as one speaks: long, and next to no sign in it. */
function isDictated(sentence: string, count: number): boolean {
  const signs = sentence.match(/[,;:.!?–—](?=\s)|["“”]/g)?.length ?? 0;
  if (count >= LEAST_WORDS && signs <= count / WORDS_A_SIGN) return true;
  const joints = sentence.match(
    / (?:and|so|but) (?=(?:then |now |so )?(?:i|we|he|she|they|it|you|the|my|our|nobody|that)\b)/gi,
  );
  return (
    count >= LEAST_JOINED_WORDS &&
    signs <= count / WORDS_A_COMMA &&
    (joints?.length ?? 0) >= Math.max(LEAST_JOINTS, count / WORDS_A_JOINT) &&
    !/["“”:;]/.test(sentence)
  );
}

/** What of the words that join two clauses is kept before the second. */
function kept(joint: string): string {
  return joint === 'and' ? '' : joint.replace(/^and /, '');
}

/**
 * Parts what was dictated without stops: where a joint or nothing stands before a subject and its verb, and what goes before is
 * a clause too. Fillers go, and no other word changes; an 'and' between two sentences goes. Undefined for sentences that were written as such.
 */
export function partDictated(said: string): string[] | undefined {
  if (!isDictated(said, said.split(/\s+/).length)) return undefined;
  const told = withoutFillers(said);
  const stretches = told.split(/\. (?=\S)/);
  if (stretches.length > 1 || told !== said.trim())
    return withoutChain(stretches.flatMap((stretch) => partStretch(stretch, true) ?? [stretch]));
  const parts = partStretch(said, false);
  return parts && withoutChain(parts);
}

/** Of sentences near each other that begin with 'so' the first keeps it, and none right after the beginning. */
function withoutChain(pieces: readonly string[]): string[] {
  const begins = pieces.map((piece) => /^so (?=(?:i|we|he|she|they|it|the|my|our|then)\b)/iu.test(piece));
  let kept = begins[0] ? 0 : -APART;
  return pieces.map((piece, at) => {
    if (!begins[at]) return piece;
    if (begins.filter(Boolean).length < LEAST_CHAIN || (at > 0 && at - kept >= APART)) {
      kept = at;
      return piece;
    }
    return piece.replace(/^so /iu, '');
  });
}

/** The clauses of what was said in one go; undefined where it is a sentence as written. */
function partStretch(said: string, spoken: boolean): string[] | undefined {
  const sentence = writeSpeech(said).replace(SAME_THING, '$&:').replace(NOT_EVEN, ',$&');
  const words: Word[] = [...sentence.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    word: inside(word),
    start: index,
  }));
  if (!spoken && !isDictated(said, words.length)) return undefined;
  const reader = new Reader(words);
  const deeds = partDeeds(reader, sentence, words);
  if (deeds !== undefined) return deeds;
  const pieces: Piece[] = [];
  let [from, lead] = [0, ''];
  let text = '';
  let copied = 0;
  const startOf = (index: number) => words[index]?.start ?? sentence.length;
  const upTo = (index: number) => {
    text += sentence.slice(copied, startOf(index));
    copied = startOf(index);
  };
  const close = (before: number, next: number, carried: string) => {
    upTo(before);
    pieces.push({ lead, text: text.trim() });
    text = '';
    copied = startOf(next);
    lead = carried;
    from = next;
  };
  // Whether a piece is a clause is asked at each joint: of a long one the nearest words are read.
  let clauseFrom = -1;
  const isClause = (index: number) => {
    if (clauseFrom === from) return true;
    const near = Math.max(from, index - NEAR_WORDS);
    const found =
      reader.verbOf(from) !== undefined ||
      hasFiniteVerb(wordsOf(sentence.slice(startOf(near), startOf(index))));
    if (found) clauseFrom = from;
    return found;
  };
  let waits = dependsAt(reader, 0);
  for (let index = 1; index < words.length; index += 1) {
    const joint = jointAt(reader, index);
    if (joint !== undefined) {
      const next = index + joint.split(' ').length;
      const parts =
        !waits &&
        isClause(index) &&
        index - from > 1 &&
        reader.opens(next, joint) &&
        !isAim(reader, joint, next) &&
        !(joint === 'and' && isReason(reader, from, index));
      if (parts) {
        close(index, next, kept(joint));
        waits = dependsAt(reader, next);
      }
      index = Math.max(index, next - 1);
      continue;
    }
    if (index - from < 2 || !startsBare(reader, index, from, waits)) continue;
    if (waits) {
      // What the first clause depends on is over.
      upTo(index);
      text = `${text.trimEnd()}, `;
      waits = false;
    } else if (isClause(index)) {
      close(index, index, '');
      waits = false;
    }
  }
  upTo(words.length);
  pieces.push({ lead, text: text.trim() });
  return pieces.length < LEAST_PIECES
    ? undefined
    : merged(pieces).map((piece) => quoteAsked(`${piece.lead} ${piece.text}`.trim()));
}

/** 'because it rained and the crane broke': the second of two reasons. */
function isReason(reader: Reader, from: number, to: number): boolean {
  for (let index = Math.max(from, to - NEAR_REASON); index < to; index += 1)
    if (reader.at(index) === 'because') return true;
  return false;
}

const dependsAt = (reader: Reader, index: number) =>
  DEPENDS.test(reader.at(index)) && reader.verbOf(index + 1) !== undefined;

/** 'so we can …': what it was done for. */
const isAim = (reader: Reader, joint: string, next: number) =>
  joint.endsWith('so') &&
  (reader.at(next) === 'that' || /^(?:can|could|would|will)$/.test(reader.at(next + 1)));

function jointAt(reader: Reader, index: number): string | undefined {
  const [one, two] = [reader.at(index), reader.at(index + 1)];
  if (/^(?:and|but|so)$/.test(one) && /^(?:then|so|now|still)$/.test(two) && reader.at(index + 2) !== '')
    return `${one} ${two}`;
  return /^(?:and|but|so|then)$/.test(one) && !(one === 'so' && /^(?:far|much|many|that)$/.test(two))
    ? one
    : undefined;
}

/** 'so hard his monitor went off', 'such a mess we …': what comes of so much belongs to it. */
function isOutcome(reader: Reader, index: number, from: number): boolean {
  if (reader.at(index - 1) === 'such') return true;
  for (let back = 2; back <= FAR_SO && index - back >= from; back += 1) {
    const word = reader.at(index - back);
    if (word === 'such' && back > 2) return true;
    if (word === 'so' && reader.verbOf(index - back + 1) === undefined) return true;
  }
  return false;
}

/** Whether a sentence begins here without a joint. */
function startsBare(reader: Reader, index: number, from: number, waits: boolean): boolean {
  const [word, before] = [reader.at(index), reader.at(index - 1)];
  const next = /^(?:he|she|they|we|i)$/.test(reader.at(index + 1)) ? reader.verbOf(index + 1) : undefined;
  // 'he is fine now he comes on Fridays'
  if (word === 'now' && next !== undefined && !SUBORDINATORS.has(before) && !TAKES_CLAUSE.has(before))
    return true;
  const verb = reader.verbOf(index);
  if (verb === undefined || word === 'you' || isOutcome(reader, index, from)) return false;
  if (reader.sumsUp(index))
    return !PREPOSITIONS.has(before) && !isAuxiliary(before) && !TAKES_CLAUSE.has(before);
  // 'when I turned it on there were'
  const isParticle = /^(?:on|off|up|down|out|in)$/.test(before) && OBJECTS.has(reader.at(index - 2));
  if (
    (PREPOSITIONS.has(before) && !isParticle) ||
    DETERMINERS.has(before) ||
    SUBORDINATORS.has(before) ||
    TAKES_CLAUSE.has(before) ||
    TAKES_CLAUSE.has(before.replace(/s$/, ''))
  )
    return false;
  if (
    /^(?:and|but|or|so|then|not|now|very|to|twice|sometimes|suddenly|today|yesterday|first)$/.test(before) ||
    ADVERBS.has(before) ||
    isAuxiliary(before)
  )
    return false;
  if (/^(?:me|us|him|her|them|you)$/.test(before) && TAKES_CLAUSE.has(reader.at(index - 2))) return false;
  // 'tell my boss I wanted'
  if (
    DETERMINERS.has(reader.at(index - 2)) &&
    /^(?:tell|tells|told|telling|promised?|warned|showed)$/.test(reader.at(index - 3))
  )
    return false;
  if (
    // 'when I retired they gave me a watch'
    (isPast(before) && !(waits && /^(?:i|we|he|she|they|nobody|everybody|everyone)$/.test(word))) ||
    (BASE_VERBS.has(before) && /^(?:to|i|we|they|you|can|could|will|would|must)$/.test(reader.at(index - 2)))
  )
    return false;
  if (QUANTITIES.test(word) && !(word === 'one' && /^(?:was|is)$/.test(reader.at(index + 1)))) {
    // '200 people got': only after a whole thought, and not as what somebody was given.
    if (/^\d/.test(word)) return INTRANSITIVE.has(reader.at(verb)) && verb === index + 1;
    return word === 'both' && reader.isFull(verb) && index - from >= LEAST_PIECE;
  }
  const which = reader.at(index - 2);
  const told = /^(?:last|next)$/.test(which)
    ? reader.at(index - 3) === 'the'
    : /^(?:the|same|first|only|every|best|worst)$/.test(which);
  if (told && WHICH.test(before) && !/^(?:it|there|it's)$/.test(word)) return false;
  if (/^(?:it|there|it's|there's|i'm|we're|they're|he's|she's)$/.test(word)) return true;
  return reader.isFull(verb);
}

/** A clause of a word or two goes to a neighbour, and a short one after 'but' back to what it answers. */
function merged(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  const count = (piece: Piece | undefined) =>
    piece === undefined ? 0 : piece.text.split(/\s+/, MOST_BEFORE_BUT + 1).length;
  for (const [index, piece] of pieces.entries()) {
    const before = out.at(-1);
    const next = pieces[index + 1];
    const isScrap = count(piece) < LEAST_PIECE;
    const lendsToNext = next?.lead === '' && count(next) >= LEAST_PIECE && count(next) <= MOST_AFTER_SHORT;
    const wasLent = count(before) < LEAST_PIECE && piece.lead === '';
    const butShort =
      piece.lead === 'but' && count(before) <= MOST_BEFORE_BUT && count(piece) <= MOST_AFTER_BUT;
    if (before !== undefined && (butShort || wasLent || (isScrap && piece.lead === '' && !lendsToNext)))
      out[out.length - 1] = {
        ...before,
        text: `${before.text} ${piece.lead === '' ? 'and' : piece.lead} ${piece.text}`,
      };
    else out.push(piece);
  }
  return out;
}

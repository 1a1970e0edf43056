import { BASE_VERBS, isAuxiliary, isPast, SUBJECTS, SUBORDINATORS } from '../lexicon.ts';
import {
  ADVERBS,
  DEPENDS,
  DETERMINERS,
  INTRANSITIVE,
  OBJECTS,
  PREPOSITIONS,
  QUANTITIES,
  SEVERAL,
  SUMS_UP,
  TIMES,
  TITLE,
  WHICH,
  isVerb,
} from './spoken-words.ts';

/** As many words as a subject has, and as many as may tell when before it. */
const LONGEST_SUBJECT = 4;
const LONGEST_TIME = 4;
/** As far from 'then' as its verb may stand. */
const LONGEST_THEN = 7;

export type Word = { word: string; start: number };

/** Reads words as clauses. */
export class Reader {
  readonly #words: readonly Word[];

  constructor(words: readonly Word[]) {
    this.#words = words;
  }

  at(index: number): string {
    return this.#words[index]?.word ?? '';
  }

  /** Where the verb of a clause stands whose subject begins here; undefined where none does. */
  verbOf(index: number): number | undefined {
    const first = this.at(index);
    if (SUBJECTS.has(first) && first !== 'this' && first !== 'that' && first !== 'who') {
      if (first.includes("'")) return index;
      const verb = index + (ADVERBS.has(this.at(index + 1)) ? 2 : 1);
      return isVerb(this.at(verb), first) ? verb : undefined;
    }
    if (this.sumsUp(index)) return index + 2;
    if (!DETERMINERS.has(first) && !QUANTITIES.test(first)) return undefined;
    let longest = LONGEST_SUBJECT;
    for (let next = index + 1; next <= index + longest; next += 1) {
      const word = this.at(next);
      if (word === '') return undefined;
      const of = word === 'of' && /^(?:them|us|the|our|my)$/.test(this.at(next + 1));
      if (of) {
        longest += 2;
        next += this.at(next + 1) === 'them' || this.at(next + 1) === 'us' ? 1 : 2;
        continue;
      }
      if (TIMES.has(this.at(next - 1)) && /^(?:every|each|last|next|this|that)$/.test(first))
        return undefined;
      if (next > index && isVerb(word, '') && !(word.endsWith('ed') && DETERMINERS.has(this.at(next - 1))))
        return /^(?:like|only|about|almost|nearly|no|a|an|the|every|my|our|his|her|their)$/.test(
          this.at(next - 1),
        ) ||
          (ADVERBS.has(this.at(next - 1)) && next - 1 === index)
          ? undefined
          : next;
      if (
        SUBORDINATORS.has(word) ||
        PREPOSITIONS.has(word) ||
        (SUBJECTS.has(word) && word !== 'people') ||
        /^(?:and|but|or|so|not)$/.test(word)
      )
        return undefined;
    }
    return undefined;
  }

  /** 'the thing is', 'the part nobody tells you': what is said of all before it. */
  sumsUp(index: number): boolean {
    return SUMS_UP.test([0, 1, 2].map((at) => this.at(index + at)).join(' '));
  }

  /** Where a clause begins here, at once or after words that tell when; after 'then' with whatever it is about. */
  opens(index: number, joint = ''): boolean {
    if (this.verbOf(index) !== undefined) return true;
    const first = this.at(index);
    if (DEPENDS.test(first) && this.verbOf(index + 1) !== undefined) return true;
    if (DEPENDS.test(first) && !/^(?:after|before|since)$/.test(first)) return false;
    if (first === 'of' && this.at(index + 1) === 'course') return this.opens(index + 2);
    if (this.#saysAgain(index)) return true;
    if (SEVERAL.test(first) && this.#severalDo(index + 1)) return true;
    if (joint.endsWith('then')) {
      if (TITLE.test(first) && isPast(this.at(index + 2))) return true;
      if (isPast(this.at(index + 1)) && !PREPOSITIONS.has(first) && !isPast(first)) return true;
      const deed = Array.from({ length: LONGEST_THEN }, (_, at) => this.at(index + 1 + at)).some(isPast);
      if (DETERMINERS.has(first) && deed) return true;
    }
    if (this.at(index) === 'turns' && this.at(index + 1) === 'out') return true;
    const when =
      /^(?:in|on|at|for|after|by|since|around|last|next|this|that|one|every|each|the)$/.test(first) ||
      this.at(index + 2) === 'ago' ||
      /^(?:yesterday|today|now|then|sometimes|suddenly|actually|honestly|apparently|later|eventually|finally|afterwards|also|still|meanwhile|twice|once|often)$/.test(
        first,
      );
    if (!when) return false;
    const longest = first === 'for' ? LONGEST_TIME + 1 : LONGEST_TIME;
    for (let next = index + 1; next <= index + longest; next += 1) {
      if (this.verbOf(next) !== undefined && this.#tellsWhen(index, next)) return true;
      if (/^(?:and|but|so|who|that|which|of|to|for|with)$/.test(this.at(next))) return false;
    }
    return false;
  }

  /** 'the third mother she asked me': whom it is about, named and taken up again. */
  #saysAgain(index: number): boolean {
    if (!DETERMINERS.has(this.at(index))) return false;
    for (let next = index + 2; next <= index + LONGEST_SUBJECT; next += 1) {
      if (/^(?:he|she|they)$/.test(this.at(next)) && this.verbOf(next) !== undefined)
        return !TIMES.has(this.at(next - 1)) && !WHICH.test(this.at(next - 1));
      if (isAuxiliary(this.at(next)) || isPast(this.at(next)) || PREPOSITIONS.has(this.at(next)))
        return false;
    }
    return false;
  }

  /** 'customers read it', 'sales went up'. */
  #severalDo(verb: number): boolean {
    const word = this.at(verb);
    const after = this.at(verb + 1);
    return (
      isAuxiliary(word) ||
      (isPast(word) && !word.endsWith('ed')) ||
      (BASE_VERBS.has(word) && (OBJECTS.has(after) || DETERMINERS.has(after)))
    );
  }

  #tellsWhen(from: number, to: number): boolean {
    const words = Array.from({ length: to - from }, (_, at) => this.at(from + at));
    if (words.length === 1)
      return !/^(?:in|on|at|after|by|since|around|last|next|this|that|one|every|each|the)$/.test(
        words[0] ?? '',
      );
    return (
      words.some((word) => TIMES.has(word.replace(/s$/, '')) || word === 'ago' || /^\d/.test(word)) ||
      words[0] === 'turns'
    );
  }

  /** Whether the clause whose verb stands here has all it needs: with 'be', an object of its own, or a verb that needs none. */
  isFull(verb: number): boolean {
    const word = this.at(verb);
    if (/^(?:is|are|was|were|am|isn't|aren't|wasn't|weren't)$|'(?:m|re)$/.test(word)) return true;
    if (INTRANSITIVE.has(word)) return true;
    for (let next = verb + 1; next <= verb + 4; next += 1) {
      const after = this.at(next);
      if (/^(?:never|always)$/.test(this.at(next - 2))) return true;
      if (after === 'to' && next === verb + 1 && BASE_VERBS.has(this.at(next + 1))) return true;
      if (OBJECTS.has(after) || /^[$€£₹]?\d/.test(after)) return true;
      if (DETERMINERS.has(after)) return !TIMES.has(this.at(next + 1));
      if (isAuxiliary(this.at(next - 1)) || ADVERBS.has(after) || after === 'not' || isAuxiliary(after))
        continue;
      return next === verb + 1 && /^(?:said|says|say|thought)$/.test(word);
    }
    return false;
  }
}

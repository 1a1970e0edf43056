import { findFigures } from '../../checks/claims/figures.ts';
import { remembering } from '../../text/remembering.ts';
import { invites } from './invites.ts';
import {
  BASE_VERBS,
  hasFiniteVerb,
  isAuxiliary,
  isImperative,
  isPast,
  opensClause,
  wordsOf,
} from '../lexicon.ts';

/** What a sentence does in a post. */
export type Role =
  | 'question'
  | 'advice'
  | 'lesson'
  | 'change'
  | 'figure'
  | 'turn'
  | 'confession'
  | 'belief'
  | 'quote'
  | 'thanks'
  | 'invite'
  | 'news'
  | 'action'
  | 'fact';

/** A sentence and what can be told of it from its words. */
export type Sentence = {
  text: string;
  words: readonly string[];
  role: Role;
  figures: number;
  /** Leans on what stands before it: 'They said', 'So we', 'The second one'. */
  leans: boolean;
  /** Points at something by 'it' or 'them' without naming it, though it opens on its own feet. */
  points: boolean;
  /** Has a subject and a verb. */
  whole: boolean;
  /** Was one sentence with the one before, as it was typed. */
  joined?: true;
  /** Begins a paragraph of the notes. */
  opens?: true;
  /** Stands in a quotation that the one before opened. */
  quoted?: true;
};

const LEANS =
  /^(?:it|its|it's|ones|they|they're|they've|their|them|he|he's|his|she|she's|her|this(?! (?:year|week|month|morning|spring|summer|autumn|winter|quarter|is|was))|that(?!'s why)|that's|these|those|so|but|and|or|then|because|which|also|instead|since then|after that|before that|until then|in the end|back then|even then|at first|meanwhile|later|soon|both|neither|same|nor|yet|some(?:one)? of|one of|most of|all of|half of|each of|none of|many of|some|others|not|no|only|compared|still|even|there (?:was|were|it)|the (?:same|other|others|rest|second|third|fourth|last|next|latter|former|trick|birth|result|reason|difference|answer|recording|recordings)|another|afterwards|finally|eventually|apparently|turns out|from that|on top|by then|day \w+|including|especially|such as|except|plus|mostly|ours|mine|theirs|existing ones|(?:sounds|feels|looks|seems|works|takes|took|costs|means|meant|turned out|goes) |what (?:changed|helped|worked|drove|stayed|happened|made|broke|i do|we do)|things that|best (?:sentence|decision|advice|part|day))\b/;
const POINTS = /\b(?:it|ones|them|him|her|they|she|he|this|those|these|one of (?:them|those|these))\b/;
/** A place that is named nowhere before it: 'I learned more there.'; not 'there was', nor 'out there'. */
const POINTS_THERE =
  /^(?!.*\b(?:in|at|to|from|near|on) (?:\p{L}+ ){0,3}\p{L}+.* there\b).*(?<!\b(?:out|up)) there(?! (?:is|are|was|were|has|have|had|will|would|might|may|could|should|must|be|been|isn|aren|wasn|weren|seems?|to be|no|a|an|never|ever|came|comes)\b|'s)\b/u;
const CONFESSION =
  /\b(?:i was (?:wrong|scared|afraid|terrified|ashamed|against|stubborn|lucky|the problem)|wrong about|my (?:mistake|fault|script|error)|i (?:failed|cried|deleted|lied|broke|ignored|never|regret|quit|messed|forgot|defended|had defended|lost|sleep|talked|thought|used to)|we (?:failed|lost|broke|ignored|were wrong|had never|never)|laid off|rejected|ghosted|scared|terrified|ashamed|embarrass\w*|should have|too late|fired|worst (?:month|week|day|year|call|hire|decision|mistake))\b/;
const TURN =
  /\b(?:nobody|no one|never|nothing|none|but|yet|except|instead|only|still|without|not one|against|despite|although|hardly|refused|disappear\w*|can't|don't|didn't|wasn't|isn't|won't|stopped?)\b/;
const LESSON =
  /\b(?:lesson|learn(?:ed|t)|taught|turns out|realis?ed|realiz\w+|the trick|what (?:helped|worked|changed|drove)|the point|the key|now (?:i|we)|today (?:i|we)|(?:i|we) now|since then|would do it again|best decision|main point|moral|that's why|from now on|by far|means|always wins)\b|\bare not\b|\bis not\b/;
const BELIEF =
  /\b(?:i (?:think|believe)(?! (?:it|that|he|she|they|we|i|there) (?:was|were|had)\b)|in my opinion|should|shouldn't|must|will not|will never|will replace|opinion|overrated|underrated|everyone says|people (?:say|think|ask)|most people|better than|worse than|never a|is dead|myth)\b/;
const THANKS =
  /^(?:(?:a |one |many |huge |big )*(?:thanks|thank you|shout ?out|hats off)|(?:i'm|i am|we're|we are) (?:so |very )?grateful)\b|\b(?:thanks|thank you|grateful|gratitude|shout ?out) to\b|\bcouldn't have done\b/;
const NEWS =
  /\b(?:launch(?:ed|ing|es)?|announc\w+|release[ds]?|is live|now live|shipped|opening|opened|hiring|joined|joining|promoted|started as|new role|speaking at|i got|we signed|we raised|closed our|is free now|available|looking for|years? (?:of|ago) today|today)\b/;

/** Reads one finished sentence. The last few hundred are remembered: each is weighed as an opening, in the body and as the end. */
export const readSentence = remembering(read, 400);

function read(text: string): Sentence {
  const words = wordsOf(text);
  const small = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^["“‘'(]+/, '');
  const figures = findFigures(text).length;
  const leans =
    (LEANS.test(small) && !/^(?:there (?:is|are)\b|it takes\b)/.test(small)) ||
    words.length < 3 ||
    /^(?:i|we) (?:still |also |never |always )?(?:do|did|don't|didn't|was|were|am|are|have|had|could|couldn't|can't|won't)[.!]?$/.test(
      small,
    ) ||
    /^["“][^"”]+["”][.!]?$/.test(text) ||
    isTail(small, words) ||
    small.startsWith('after: ') ||
    // 'My back is not.'
    /^(?:my|our|the|his|her|their) \p{L}+ (?:(?:is|are|was|were|does|do|did|has|have|can|could|will|would)(?: not|n't)|(?:does|do|did) too)[.!]?$/u.test(
      small,
    ) ||
    /^[B-D] \d/.test(text) ||
    /^\p{L}+ (?:did|does|do|didn't|doesn't|don't)[:.,]/u.test(small) ||
    (/^\d[\d.,]*%? (\p{L}+)/u.test(small) && isPast(words[1] ?? '')) ||
    /^\d+ (?:of (?:them|those|these)|out of|said|did|didn't|do|don't|left|stayed|answered|replied)\b|^\d+% (?:do|did|don't|said|of them)\b/.test(
      small,
    );
  return {
    text,
    words,
    role: roleOf(text, small, words, figures),
    figures,
    leans,
    points: !leans && (pointsBack(small) || POINTS_THERE.test(small)),
    whole: hasFiniteVerb(words) || isImperative(words),
  };
}

/** A note without a verb, or led by an -ing form, that goes on from the sentence before. */
function isTail(small: string, words: readonly string[]): boolean {
  if (
    isPast(words[0] ?? '') &&
    /^(?:in|for|by|from|at|within|on|of|after|to|with)$/.test(words[1] ?? '') &&
    words.length < 6
  )
    return true;
  if (
    /^(?:the|a|an) (?!.*\b(?:is|are|was|were) .*\b(?:who|that)\b)[\p{L} -]{2,25} (?:where|who|which|that) /u.test(
      small,
    ) &&
    countVerbs(words) < 2
  )
    return true;
  if (
    /^\S+ing (?:on|with|for|at|in|the|a|an|my|our|from|as)\b/.test(small) &&
    !/\b(?:is|was|are|takes|took|helps|helped|means|costs?|beats)\b/.test(small)
  )
    return true;
  return (
    !hasFiniteVerb(words) &&
    !isImperative(words) &&
    !isTally(words) &&
    !/[:?]/.test(small) &&
    !isChange(small) &&
    !THANKS.test(small) &&
    !invites(small)
  );
}

/** How many words are surely verbs. */
function countVerbs(words: readonly string[]): number {
  return words.filter((word) => isAuxiliary(word) || isPast(word)).length;
}

/** Counted things in a row. */
function isTally(words: readonly string[]): boolean {
  return words.filter((word) => /^\d/.test(word)).length >= 3;
}

function roleOf(text: string, small: string, words: readonly string[], figures: number): Role {
  // 'and asked: “What did …?”' tells of a question.
  if (/\?["”’)]*$/.test(text) && !/^["“].*["”]$|\basked[^:“"]{0,30}: ["“][^"“”]+\?["”]$/.test(text))
    return 'question';
  if (THANKS.test(small)) return 'thanks';
  if (invites(small)) return 'invite';
  if (isChange(small)) return 'change';
  // 'Update: …' is a label and asks for nothing.
  if (isImperative(words) && !/^\p{L}+:/u.test(text)) return 'advice';
  if (/["“][^"“”]{12,}["”]/.test(text)) return 'quote';
  if (CONFESSION.test(small)) return 'confession';
  if (NEWS.test(small) && words.length < 25) return 'news';
  if (LESSON.test(small)) return 'lesson';
  if (BELIEF.test(small)) return 'belief';
  if (figures > 0) return 'figure';
  if (TURN.test(small)) return 'turn';
  return words.slice(0, 4).some((word) => isPast(word)) ? 'action' : 'fact';
}

function isChange(small: string): boolean {
  return (
    /\bfrom [^.]{0,12}\d[^.]{0,15} to [^.]{0,8}\d/.test(small) ||
    /^before: .*after: /.test(small) ||
    /(?:\d|%)\s*(?:→|->)\s*\S*\d/.test(small) ||
    /\b(?:doubled|tripled|halved|up|down) (?:from|by|to) \S*\d/.test(small) ||
    /\b(?:grew|rose|fell|dropped|went) (?:up |down )?(?:by \S*\d|from \S*\d|to \S*\d)/.test(small) ||
    /(?:^|\s)[+-]\d+(?:[.,]\d+)?\s?%/.test(small) ||
    /\bminus \d/.test(small)
  );
}

/** A pronoun before any noun it could stand for. */
function pointsBack(small: string): boolean {
  const match = POINTS.exec(small);
  if (!match) return false;
  const before = wordsOf(small.slice(0, match.index));
  const nouns = before.filter(
    (word) =>
      word.length > 3 &&
      !isPast(word) &&
      !isAuxiliary(word) &&
      !BASE_VERBS.has(word) &&
      !opensClause([word, 'is']) &&
      !/^(?:have|just|told|with|from|about|what|when|after|every|done|gone|seen|known|taken|given|never|nobody|everyone|everybody|someone|always|would|could|should|thing|that|then|than|because|only|really|will|does|into|over)$/.test(
        word,
      ),
  );
  return nouns.length === 0;
}

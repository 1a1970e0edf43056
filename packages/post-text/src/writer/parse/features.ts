import { findFigures } from '../../checks/claims/figures.ts';
import { hasFiniteVerb, isImperative, isPast, opensClause, wordsOf } from '../lexicon.ts';

/** What a sentence does in a post. */
export type Role = 'question' | 'advice' | 'lesson' | 'change' | 'figure' | 'turn' | 'confession' | 'belief' | 'quote' | 'thanks' | 'invite' | 'news' | 'action' | 'fact';

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
};

const LEANS =
  /^(?:it|its|it's|they|they're|they've|their|them|he|he's|his|she|she's|her|this(?! (?:year|week|month|morning|spring|summer|autumn|winter|quarter|is|was))|that(?!'s why)|that's|these|those|so|but|and|or|then|because|which|also|instead|since then|after that|before that|until then|in the end|back then|even then|at first|meanwhile|later|soon|both|neither|same|nor|yet|some(?:one)? of|one of|most of|all of|half of|each of|none of|many of|some|others|not|no|only|compared|still|even|there (?:was|were|it)|the (?:same|other|others|rest|second|third|fourth|last|next|latter|former|trick|birth|result|reason|difference|answer|recording|recordings)|another|afterwards|finally|eventually|apparently|turns out|from that|on top|by then|day \w+|six\.)\b/;
const POINTS = /\b(?:it|them|him|her|they|she|he|this|those|these|one of (?:them|those|these))\b/;
const CONFESSION =
  /\b(?:i was (?:wrong|scared|afraid|terrified|ashamed|against|stubborn|lucky|the problem)|wrong about|my (?:mistake|fault|script|error)|i (?:failed|cried|deleted|lied|broke|ignored|never|regret|quit|messed|forgot|defended|had defended|lost|sleep|talked|thought|used to)|we (?:failed|lost|broke|ignored|were wrong|had never|never)|laid off|rejected|ghosted|scared|terrified|ashamed|embarrass\w*|should have|too late|fired|worst (?:month|week|day|year|call|hire|decision|mistake))\b/;
const TURN = /\b(?:nobody|no one|never|nothing|none|but|yet|except|instead|only|still|without|not one|against|despite|although|hardly|refused|disappear\w*|can't|don't|didn't|wasn't|isn't|won't|stopped?)\b/;
const LESSON = /\b(?:lesson|learn(?:ed|t)|taught|turns out|realis?ed|realiz\w+|the trick|what (?:helped|worked|changed|drove)|the point|the key|now (?:i|we)|today (?:i|we)|(?:i|we) now|since then|would do it again|best decision|main point|moral|that's why|from now on|by far|means|always wins)\b|\bare not\b|\bis not\b/;
const BELIEF = /\b(?:i think|i believe|in my opinion|should|shouldn't|must|will not|will never|will replace|opinion|overrated|underrated|everyone says|people (?:say|think|ask)|most people|better than|worse than|never a|is dead|myth)\b/;
const THANKS = /\b(?:thank(?:s| you)|grateful|gratitude|shout ?out|couldn't have|hats off)\b/;
const INVITE = /\b(?:apply|write to|write me|dm me|message me|call me|e-?mail me|\S+@\S+\.\w+|join us|come (?:say|by|and)|sign up|register|book a|visit us|get in touch|reach out|link in|portfolio|stand \d+|tickets?\b.*\bhere|download|let me know|contact|jobs@)\b/;
const NEWS = /\b(?:launch(?:ed|ing|es)?|announc\w+|release[ds]?|is live|now live|shipped|opening|opened|hiring|joined|joining|promoted|started as|new role|speaking at|i got|we signed|we raised|closed our|is free now|available|looking for|years? (?:of|ago) today|today)\b/;

/** Reads one finished sentence. */
export function readSentence(text: string): Sentence {
  const words = wordsOf(text);
  const small = text.toLowerCase().replaceAll('’', "'").replace(/^["“‘'(]+/, '');
  const figures = findFigures(text).length;
  const leans = (LEANS.test(small) && !/^(?:there (?:is|are)\b|it takes\b)/.test(small)) || words.length < 3 || /^(?:i|we) (?:do|did|don't|didn't|was|were|am|are|have|had|could|couldn't|can't|won't)[.!]?$/.test(small) || /^after: /.test(small) || /^\d+ (?:of (?:them|those|these)|out of|said|did|didn't|do|don't|left|stayed|answered|replied)\b|^\d+% (?:do|did|don't|said|of them)\b/.test(small);
  return { text, words, role: roleOf(text, small, words, figures), figures, leans, points: !leans && pointsBack(small), whole: hasFiniteVerb(words) || isImperative(words) };
}

function roleOf(text: string, small: string, words: readonly string[], figures: number): Role {
  if (/\?["”’)]*$/.test(text) && !/^["“].*["”]$/.test(text)) return 'question';
  if (THANKS.test(small)) return 'thanks';
  if (INVITE.test(small)) return 'invite';
  if (isChange(small)) return 'change';
  if (isImperative(words)) return 'advice';
  if (/["“][^"”]{12,}["”]/.test(text)) return 'quote';
  if (CONFESSION.test(small)) return 'confession';
  if (NEWS.test(small) && words.length < 25) return 'news';
  if (LESSON.test(small)) return 'lesson';
  if (BELIEF.test(small)) return 'belief';
  if (figures > 0) return 'figure';
  if (TURN.test(small)) return 'turn';
  return words.slice(0, 4).some((word) => isPast(word)) ? 'action' : 'fact';
}

function isChange(small: string): boolean {
  return /\bfrom [^.]{0,12}\d[^.]{0,15} to [^.]{0,8}\d/.test(small) || /^before: .*after: /.test(small) || /(?:\d|%)\s*(?:→|->)\s*\S*\d/.test(small) || /\b(?:doubled|tripled|halved|up|down) (?:from|by|to) \S*\d/.test(small) || /\b(?:grew|rose|fell|dropped|went) (?:up |down )?(?:by \S*\d|from \S*\d|to \S*\d)/.test(small) || /(?:^|\s)[+-]\d+(?:[.,]\d+)?\s?%/.test(small) || /\bminus \d/.test(small);
}

/** A pronoun before any noun it could stand for. */
function pointsBack(small: string): boolean {
  const match = POINTS.exec(small);
  if (!match) return false;
  const before = wordsOf(small.slice(0, match.index));
  const nouns = before.filter((word) => word.length > 3 && !isPast(word) && !opensClause([word, 'is']) && !/^(?:have|just|told|with|from|about|what|when|after|every|never|nobody|everyone|everybody|someone|always|would|could|should|thing|that|then|than|because|only|really|will|does|into|over)$/.test(word));
  return nouns.length === 0;
}

import { surelyIn } from '../../text/language.ts';
import { NUMBER_WORDS } from '../../checks/claims/number-words.ts';
import { PREPOSITIONS } from '../parse/spoken-words.ts';
import { tellLeft } from '../../text/left-out.ts';
import { findSentences } from '../../text/sentences.ts';
import { wordsOf } from '../lexicon.ts';
import { likeFigure } from './corrected-figures.ts';
import { LEFT_ELSEWHERE, withCorrectedWords, withoutStutters } from './corrected-words.ts';
import { NEAR, settle } from './settle.ts';

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAY = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const NUMBER = `[$€£]?\\d(?:[\\d.,]*\\d)?(?:%|k\\b|m\\b)?|${NUMBER_WORDS.source}`;
/** Takes back what was said; what stands after it holds. */
const TAKES_BACK =
  "(?:oh )?(?:(?<!\\b(?:is|was|are|were|be|been|with|had|have|has|a|the|almost|of|than) )no,? wait|(?<!\\b(?:is|was|said|says|say|with|had|have|a|the|got|me|us)[,:]? )no,? sorry(?=,? (?:it|he|she|they|we|i|an?|the|by|from|in|on|at) )|wait,? no|(?<!\\b(?:to|can|could|will|would|must|should|i|we|you|they|let's) )(?:scratch|strike) that|(?:wait,? )?(?<!\\b(?:said|says|say|thought|like|replied|answered),? )actually no|correction(?=[,:]))(?! one\\b)";
/** Takes back only a figure or a day before another of its kind. */
const OR_RATHER = `(?:${TAKES_BACK}|yeah,?(?= [$€£]?\\d)|(?:no,? )?sorry|(?:or )?i mean|no,? make that|or rather)`;
const IT_WAS = "(?:it (?:was|is)|it['’]s|there (?:were|are)|make (?:it|that)|(?:i|we) (?:had|have|mean))";
const KINDS: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${NUMBER})(?![\\p{L}\\p{N}])`, 'giu'),
  new RegExp(`(?<![\\p{L}])(?:${MONTH})(?![\\p{L}])`, 'gu'),
  new RegExp(`(?<![\\p{L}])(?:${DAY})(?![\\p{L}])`, 'gu'),
];
const FIGURE_AFTER = new RegExp(
  `[\\s,.;–—-]+${OR_RATHER}[,.:]? (?:${IT_WAS} )?(?:(?:in|on|about|only|just) )?(?<put>${NUMBER}|${MONTH}|${DAY})(?![\\p{L}\\p{N}])`,
  'giu',
);
const CLAUSE_AFTER = new RegExp(
  `[\\s,.;–—-]+${TAKES_BACK}[,.]? (?<put>(?<who>i|we|he|she|they|it)(?:['’]\\p{L}+)? [^.!?\\n]+)`,
  'giu',
);
const LEFT = new RegExp(
  `(?:^|(?<=[\\s,.;–—-]))(?:${TAKES_BACK})(?=[,.]| (?:i|we|he|she|they|it|the|a|${NUMBER})(?![\\p{L}\\p{N}]))`,
  'giu',
);
const FUNCTION_WORDS =
  /^(?:and|but|so|because|when|who|that|which|then|i|we|he|she|they|it|you|now|this|last|today|yesterday|later|each|every|altogether|total|instead)$/;

/**
 * Notes of one who corrected themselves aloud: where a figure stands for a figure or a clause for a clause, what was withdrawn goes.
 * `unsure` are the words of those that stay, since what they withdraw is not certain; `righted` what is told of the others.
 */
export function withoutWithdrawn(given: string): { text: string; unsure: string[]; righted: string[] } {
  const { text, unsure } = settled(given);
  return { text, unsure, righted: text === given ? [] : tellRighted(given, text) };
}

function tellRighted(given: string, text: string): string[] {
  const said = (notes: string) =>
    findSentences(notes).map(({ start, end }) => notes.slice(start, end).trim());
  const had = new Set(said(given));
  return tellLeft(
    said(text).filter((sentence) => !had.has(sentence)),
    (sentence) => ({ why: 'Your notes put this right, and it stands so', said: sentence }),
  );
}

function settled(given: string): { text: string; unsure: string[] } {
  const notes = withCorrectedWords(given);
  if (!LEFT.test(notes) && !new RegExp(FIGURE_AFTER, 'iu').test(notes))
    return { text: notes, unsure: unsureIn(notes, LEFT_ELSEWHERE) };
  LEFT.lastIndex = 0;
  const language = surelyIn(notes);
  if (language !== undefined && language !== 'en')
    return { text: notes, unsure: unsureIn(notes, LEFT_ELSEWHERE) };
  const text = withoutStutters(settle(settle(notes, FIGURE_AFTER, figureFor), CLAUSE_AFTER, clauseFor));
  return { text, unsure: unsureIn(text, LEFT) };
}

/** The words at which something is still taken back. */
const unsureIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)]
    .filter(({ index }) => !/\?\s*$/.test(text.slice(0, index)))
    .map(
      ({ index }) =>
        text
          .slice(index, index + 45)
          .split(/[.!?\n]/)[0]
          ?.trim() ?? '',
    );

/** 'six cakes. no wait, seven': the figure goes where the other of its kind stood. */
function figureFor(
  before: string,
  { groups, 0: whole }: RegExpExecArray,
  behind: string,
): string | undefined {
  const said = groups?.['put'] ?? '';
  // 'no wait twenty six and one of the nurses …': another number begins there.
  const joint = / and /i.exec(said)?.index ?? -1;
  const bare = joint < 0 || SCALE.test(said.slice(0, joint)) ? said : said.slice(0, joint);
  const after = said.slice(bare.length) + behind;
  if (/^one$/i.test(bare) && /^ of\b/.test(after)) return undefined;
  const kind = KINDS.find((one) => new RegExp(`^(?:${one.source})$`, one.flags.replace('g', '')).test(bare));
  const near = before.slice(-NEAR);
  const old = kind === undefined ? undefined : [...near.matchAll(kind)].at(-1);
  if (old === undefined || isYear(old[0]) !== isYear(bare)) return undefined;
  const put = UNIT.test(after) ? bare : likeFigure(bare, old[0]);
  const between = near.slice(old.index + old[0].length);
  const mild = !new RegExp(TAKES_BACK, 'i').test(whole);
  // 'The bill was 90. Sorry, 95, said the waiter.' tells what was said.
  if (mild && /^\s*\./.test(whole) && !/^\s*(?:$|[.!?;\n])/.test(after)) return undefined;
  // Another sentence between them speaks of something else.
  const again = wordsOf(between)[0] === wordsOf(after)[0];
  if (/[.!?\n]/.test(between) || (mild && !again && wordsOf(between).length > 1)) return undefined;
  const head = before.slice(0, before.length - near.length + old.index);
  const next = wordsOf(after)[0] ?? '';
  const things = wordsOf(between);
  const goesOn =
    /^\s*(?:$|[.,;:!?)\n–—-])/.test(after) || FUNCTION_WORDS.test(next) || PREPOSITIONS.has(next);
  if (goesOn) return `${head}${put}${between}${after}`;
  // The thing is named again: 'six cakes, no wait, seven cakes'.
  return (things.length === 0 && !/[.!?]/.test(whole)) || (things.length > 0 && things[0] === next)
    ? `${head}${put}${after}`
    : undefined;
}

const UNIT = /^\s?(?:%|k|m|bn|percent|per cent|euros?|dollars?|pounds?|quid)(?!\p{L})/iu;
const SCALE = /hundred|thousand|million/i;
const isYear = (figure: string) => /^(?:19|20)\d\d$/.test(figure);

/** 'I never do talks scratch that I do one talk a month': the clause that follows stands for the last one of the same doer that speaks of the same. */
function clauseFor(before: string, { groups }: RegExpExecArray, after: string): string | undefined {
  const put = groups?.['put'] ?? '';
  const who = groups?.['who'] ?? '';
  const start = Math.max(before.search(/[^.!?\n]+[.!?]?\s*$/), 0);
  const sentence = before.slice(start);
  const begins = [...sentence.matchAll(new RegExp(`(?:^|(?<=[\\s,]))${who}(?=['’ ])`, 'giu'))].at(-1);
  if (begins === undefined) return undefined;
  const old = sentence.slice(begins.index);
  const meant = new Set(wordsOf(put).map(stem));
  const shares = wordsOf(old).some((word) => word.length > 3 && !COMMON.test(word) && meant.has(stem(word)));
  return shares ? before.slice(0, start) + sentence.slice(0, begins.index) + put + after : undefined;
}

const COMMON =
  /^(?:have|with|that|this|then|they|from|were|just|like|really|very|anymore|never|always|don't|didn't|some|about|would|could|should|will|must|been|when|what|there|them|their|will|your|into|more|over|only|also)$/;
const stem = (word: string) => word.replace(/(?:ing|ed|es|s)$/, '');

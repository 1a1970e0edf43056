import { takeApart } from './draft.ts';
import { isEnglish } from '../text/english.ts';
import {
  markdown,
  openGap,
  openingFold,
  openingWasted,
  overLimit,
  privateNotes,
  tooManyHashtags,
  unfinished,
  unicodeMarks,
  wallOfText,
  type Rule,
} from './linkedin-rules.ts';
import type { CheckOptions, Remark } from './remark.ts';
import { avoidedWords, contrasts, nearDuplicate, phrases, stackedFragments } from './style-rules.ts';

/** Every rule, and whether it only applies to English. */
const RULES: readonly { find: Rule; english?: true }[] = [
  { find: overLimit },
  { find: openGap },
  { find: privateNotes },
  { find: unfinished, english: true },
  { find: markdown },
  { find: tooManyHashtags },
  { find: openingFold },
  { find: openingWasted },
  { find: unicodeMarks },
  { find: wallOfText },
  { find: nearDuplicate },
  { find: avoidedWords },
  { find: contrasts, english: true },
  { find: stackedFragments, english: true },
  { find: phrases, english: true },
];

/** Longer texts are not posts. Anything that LinkedIn would cut off is not checked for style. */
const READ_UNITS = 12_000;

/** Every remark on a post in text order. Of two overlapping style remarks the first is kept. */
export function checkText(text: string, options: CheckOptions = {}): Remark[] {
  if (text.trim() === '') return [];
  const draft = takeApart(text.slice(0, READ_UNITS));
  const english = options.language === undefined ? isEnglish(draft.text) : options.language === 'en';
  const found = RULES.flatMap((rule) => (rule.english && !english ? [] : rule.find(draft, options)));
  const sorted = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter(
    (remark, index) =>
      !STYLE.has(remark.rule) ||
      !sorted
        .slice(Math.max(0, index - NEIGHBOURS), index)
        .some((other) => STYLE.has(other.rule) && other.end > remark.start),
  );
}

/** The wording rules. A place gets only one of them. */
const STYLE: ReadonlySet<string> = new Set([
  'engagement-bait',
  'hollow-opener',
  'hollow-closer',
  'throat-clearing',
  'intensifiers',
  'stock-words',
  'negation-contrast',
  'participle-tail',
  'stacked-fragments',
  'unfinished',
]);
const NEIGHBOURS = 8;

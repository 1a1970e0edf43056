import type { FoldSettings } from '../linkedin/fold.ts';
import type { Span } from '../linkedin/urls.ts';

/** `problem`: LinkedIn or this app rejects the post. `warn`: it loses readers. `info`: worth a look. */
export type Severity = 'info' | 'warn' | 'problem';

export type RuleName =
  | 'over-limit'
  | 'open-gap'
  | 'private'
  | 'unfinished'
  | 'markdown'
  | 'too-many-hashtags'
  | 'opening-fold'
  | 'opening-wasted'
  | 'unicode-marks'
  | 'wall-of-text'
  | 'near-duplicate'
  | 'avoided-word'
  | 'engagement-bait'
  | 'hollow-opener'
  | 'hollow-closer'
  | 'throat-clearing'
  | 'intensifiers'
  | 'stock-words'
  | 'negation-contrast'
  | 'participle-tail'
  | 'stacked-fragments';

/** A change that the user can accept. `replacement` replaces the text of the remark. */
export interface RemarkFix {
  label: string;
  replacement: string;
}

/** A remark on a place of a post (UTF-16 offsets, `end` exclusive): the problem, and why it loses readers. */
export interface Remark extends Span {
  rule: RuleName;
  message: string;
  reason: string;
  severity: Severity;
  fix?: RemarkFix;
}

/** A published post. `day` is the date in the author's zone, in words ("3 March 2026"). */
export interface EarlierPost {
  text: string;
  day: string;
}

/** Earlier posts, newest first, prepared for repeated checks. */
export type EarlierPosts = readonly (EarlierPost & { shingles: ReadonlySet<string> })[];

export interface AvoidedWord {
  word: string;
  rule: string;
}

export interface CheckOptions {
  /** A BCP 47 tag. The English rules only run for `en`. Without it the language is detected. */
  language?: string;
  /** The author's earlier posts, from `readEarlier`. */
  earlier?: EarlierPosts;
  /** Words that are never used, each with the rule that says so. */
  avoid?: readonly AvoidedWord[];
  fold?: Partial<FoldSettings>;
}

/** The text with a remark's fix applied, or unchanged when there is none. */
export function takeFix(text: string, { start, end, fix }: Pick<Remark, 'start' | 'end' | 'fix'>): string {
  if (fix === undefined || start < 0 || end > text.length || start > end) return text;
  return text.slice(0, start) + fix.replacement + text.slice(end);
}

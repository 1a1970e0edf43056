import type { FoldSettings } from '../linkedin/fold.ts';
import type { Span } from '../linkedin/urls.ts';

/** 'problem': LinkedIn refuses the post, or we do; 'warn': readers are lost; 'info': worth a look. */
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
  | 'engagement-bait'
  | 'hollow-opener'
  | 'hollow-closer'
  | 'throat-clearing'
  | 'intensifiers'
  | 'stock-words'
  | 'negation-contrast'
  | 'participle-tail'
  | 'stacked-fragments';

/** A change the person may take: `replacement` stands in for the text of the remark. */
export interface RemarkFix {
  label: string;
  replacement: string;
}

/** A remark on a place of a post (UTF-16 offsets, `end` exclusive): what it is, and why it costs readers. */
export interface Remark extends Span {
  rule: RuleName;
  message: string;
  reason: string;
  severity: Severity;
  fix?: RemarkFix;
}

/** A post that went out before. `day` is the author's day in words ('3 March 2026'), as it is to be read. */
export interface EarlierPost {
  text: string;
  day: string;
}

/** Earlier posts prepared once, for many checks. The newest come first. */
export type EarlierPosts = readonly (EarlierPost & { shingles: ReadonlySet<string> })[];

export interface CheckOptions {
  /** A BCP 47 tag. The rules about English words run for 'en' only; left out, the text is asked whether it is English. */
  language?: string;
  /** What the author has posted, from `readEarlier`. */
  earlier?: EarlierPosts;
  fold?: Partial<FoldSettings>;
}

/** The text with a remark's fix taken; unchanged when it offers none. */
export function takeFix(text: string, { start, end, fix }: Pick<Remark, 'start' | 'end' | 'fix'>): string {
  if (fix === undefined || start < 0 || end > text.length || start > end) return text;
  return text.slice(0, start) + fix.replacement + text.slice(end);
}

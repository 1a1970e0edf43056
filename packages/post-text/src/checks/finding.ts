import type { FoldSettings } from '../linkedin/fold.ts';
import type { Post } from './post.ts';

export type Severity = 'info' | 'warn' | 'problem';

/** What kind of rule spoke: how LinkedIn shows it, how it reads, machine-made habits, whom it names, or claims without a source. */
export type RuleGroup = 'linkedin' | 'reading' | 'tell' | 'people' | 'claim';

/** A change the person may take: `replacement` stands in for the text from `start` to `end`. */
export type Fix = { start: number; end: number; replacement: string; label: string };

/** One remark on a post, at a place (UTF-16 offsets, `end` exclusive), in a sentence that says why and what to do. */
export type Finding = {
  rule: string;
  group: RuleGroup;
  severity: Severity;
  message: string;
  start: number;
  end: number;
  fix?: Fix;
};

/** How a person writes, from their own posts: how many were read, and how often each rule spoke per post. */
export type Baseline = { posts: number; perPost: Readonly<Record<string, number>> };

/** A post that went out before. `day` is the author's day in words ('3 March 2026'), as it is to be read. */
export type EarlierPost = { text: string; day: string };

/** Earlier posts prepared once, for many checks. The newest come first. */
export type EarlierPosts = readonly (EarlierPost & { shingles: ReadonlySet<string> })[];

/**
 * `source` is what the person gave (without it claims are not checked), `baseline` how they write, `earlier` what they have
 * posted, `fold` the feed's layout.
 */
export type CheckContext = {
  source?: string;
  baseline?: Baseline;
  earlier?: EarlierPosts;
  fold?: Partial<FoldSettings>;
};

/**
 * A finding before the rule's own name, group and severity are added. `company` is for what may be honest where it stands alone:
 * the remark is made where so many other tells speak of other places in the post.
 */
export type Remark = {
  message: string;
  start: number;
  end: number;
  severity?: Severity;
  fix?: Fix;
  company?: number;
};

/** One check. Pure; reads the parsed post and returns its remarks in the order of the text. */
export type Rule = {
  id: string;
  group: RuleGroup;
  severity: Severity;
  /** Limits the rule to posts in English, where its patterns mean something. */
  english?: true;
  find: (post: Post, context: CheckContext) => Remark[];
};

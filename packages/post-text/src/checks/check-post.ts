import { isOwnHabit, measureBaselineWith, rarity } from './baseline.ts';
import { unsupportedClaims } from './claims/unsupported-claims.ts';
import type { Baseline, CheckContext, Finding, Rule } from './finding.ts';
import { findToldBefore } from './near-duplicate.ts';
import { parsePost } from './post.ts';
import type { Post } from './post.ts';
import { RULES } from './rules/index.ts';

/**
 * Every remark on a post, in the order of the text. With a `source`, claims it does not bear out are reported too;
 * with a `baseline`, habits the person has anyway are left alone; with `earlier`, what was told before is named with its day.
 */
export function checkPost(text: string, context: CheckContext = {}): Finding[] {
  if (text.trim() === '') return [];
  const post = parsePost(text);
  const findings = RULES.flatMap((rule) => runRule(rule, post, context));
  if (context.source !== undefined) findings.push(...unsupportedClaims(text, context.source));
  if (context.earlier !== undefined) findings.push(...findToldBefore(post, context.earlier));
  return findings.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** Measures a person's own posts, for `checkPost`'s `baseline`. */
export function measureBaseline(posts: readonly string[]): Baseline {
  return measureBaselineWith(
    RULES.filter((rule) => rule.group === 'tell'),
    posts,
  );
}

function runRule(rule: Rule, post: Post, context: CheckContext): Finding[] {
  if (rule.english && post.language !== 'en') return [];
  const remarks = rule.find(post, context);
  const own = rule.group === 'tell' ? context.baseline : undefined;
  if (isOwnHabit(own, rule.id, remarks.length)) return [];
  return remarks.map((remark) => ({
    rule: rule.id,
    group: rule.group,
    ...remark,
    severity: remark.severity ?? rule.severity,
    message: remark.message + rarity(own, rule.id),
  }));
}

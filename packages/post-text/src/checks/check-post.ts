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
  const findings = withoutInner(RULES.flatMap((rule) => runRule(rule, post, context)));
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

const STRUCTURAL = ['question-stack', 'arrow-bullets', 'emoji-bullets', 'broken-lines', 'label-lines'];
/**
 * Rules that keep silent where one of these speaks of the same place, so that a place has one name; '*' is any other tell but
 * the rate of dashes. The order is that of the guide to the labels in testing-data.
 */
const SILENT_IN: Readonly<Record<string, readonly string[]>> = {
  'stock-words': ['*'],
  intensifiers: ['*'],
  'throat-clearing': ['vague-authority', 'hollow-opener'],
  'stacked-fragments': STRUCTURAL,
  'echo-openings': [...STRUCTURAL, 'stacked-fragments'],
  'emoji-bullets': ['arrow-bullets'],
  'hollow-opener': ['everyone-wrong'],
  'rhetorical-result': ['question-stack'],
  'reveal-colon': ['hollow-opener', 'advice-frame', 'everyone-wrong', 'dramatic-pause'],
  'gratitude-formula': ['hollow-opener'],
  'hollow-closer': ['engagement-bait', 'gratitude-formula'],
  reminder: ['power-of'],
  aphorism: ['negation-contrast', 'everyone-wrong', 'call-to-arms', 'hollow-opener'],
  'advice-frame': ['label-lines', 'hollow-opener'],
};

function withoutInner(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => {
    const outer = SILENT_IN[finding.rule];
    return !outer || !findings.some((other) => isOuter(finding, other, outer));
  });
}

function isOuter(finding: Finding, other: Finding, outer: readonly string[]): boolean {
  if (other === finding || other.group !== 'tell' || other.rule === finding.rule) return false;
  // 'stands as' + 'a testament to' is one turn: a word that touches a tell belongs to it.
  const near = outer.includes('*') ? 1 : 0;
  if (other.start >= finding.end + near || other.end + near <= finding.start) return false;
  if (!outer.includes('*')) return outer.includes(other.rule);
  return (
    other.rule !== 'em-dash-rate' &&
    SILENT_IN[other.rule]?.includes('*') !== true &&
    !STRUCTURAL.includes(other.rule)
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

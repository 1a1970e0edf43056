import { isOwnHabit, measureBaselineWith, rarity } from './baseline.ts';
import { unsupportedClaims } from './claims/unsupported-claims.ts';
import type { Baseline, CheckContext, Finding, Rule } from './finding.ts';
import { findToldBefore } from './near-duplicate.ts';
import { parsePost } from './post.ts';
import type { Post } from './post.ts';
import { RULES } from './rules/index.ts';
import { mayBeMeant } from './rules/meant.ts';
import { isAmongFacts } from './rules/register.ts';
import { withSettledFixes } from './settled-fixes.ts';
import { remembering } from '../text/remembering.ts';

/**
 * Every remark on a post, in the order of the text. With a `source`, claims it does not bear out are reported too;
 * with a `baseline`, habits the person has anyway are left alone; with `earlier`, what was told before is named with its day.
 */
export function checkPost(text: string, context: CheckContext = {}): Finding[] {
  if (text.trim() === '') return [];
  const post = parsePost(text);
  const findings = withSettledFixes(remarksOn(post, RULES, context), post, tellsOf);
  if (context.source !== undefined) findings.push(...unsupportedClaims(text, context.source));
  if (context.earlier !== undefined) findings.push(...findToldBefore(post, context.earlier));
  return findings.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

function remarksOn(post: Post, rules: readonly Rule[], context: CheckContext): Finding[] {
  const offered = rules.flatMap((rule) => runRule(rule, post, context));
  return withoutInner(inCompany(offered, post), offered.filter(keepsPlace), post);
}

const TELLS = RULES.filter((rule) => rule.group === 'tell');
/** The tells of a text without their fixes. While somebody types, most pieces of it are the ones that were read before. */
export const tellsOf = remembering((text: string) => remarksOn(parsePost(text), TELLS, {}), 120);

/** Measures a person's own posts, for `checkPost`'s `baseline`. */
export function measureBaseline(posts: readonly string[]): Baseline {
  return measureBaselineWith(TELLS, posts);
}

const STRUCTURAL = ['question-stack', 'arrow-bullets', 'emoji-bullets', 'broken-lines', 'label-lines'];
/**
 * Rules that keep silent where one of these speaks of the same place, so that a place has one name; '*' is any other tell but
 * the rate of dashes. The order is that of the guide to the labels in testing-data.
 */
const SILENT_IN: Readonly<Record<string, readonly string[]>> = {
  'stock-words': ['*'],
  intensifiers: ['*'],
  'throat-clearing': ['vague-authority', 'hollow-opener', 'gratitude-formula', 'rhetorical-result'],
  'question-stack': ['emoji-bullets', 'arrow-bullets'],
  'stacked-fragments': STRUCTURAL,
  'echo-openings': [...STRUCTURAL, 'stacked-fragments'],
  'emoji-bullets': ['arrow-bullets'],
  'label-lines': ['arrow-bullets'],
  'hollow-opener': ['everyone-wrong', 'question-stack', 'echo-openings'],
  'call-to-arms': ['echo-openings'],
  'dramatic-pause': ['rhetorical-result', 'broken-lines', 'stacked-fragments'],
  'rhetorical-result': ['hollow-opener', 'question-stack', 'label-lines', 'advice-frame'],
  'reveal-colon': ['hollow-opener', 'advice-frame', 'everyone-wrong', 'dramatic-pause', 'label-lines'],
  'gratitude-formula': ['hollow-opener'],
  'hollow-closer': ['engagement-bait', 'gratitude-formula', 'question-stack', 'call-to-arms'],
  'changed-everything': ['hollow-closer', 'hollow-opener', 'call-to-arms'],
  'fancy-copula': ['hollow-opener', 'reminder', 'changed-everything'],
  'power-of': ['call-to-arms'],
  reminder: ['power-of', 'hollow-opener', 'echo-openings'],
  aphorism: [
    'negation-contrast',
    'everyone-wrong',
    'call-to-arms',
    'hollow-opener',
    'hollow-closer',
    'echo-openings',
    'reminder',
    'advice-frame',
    'power-of',
    'fancy-copula',
    'changed-everything',
    'gratitude-formula',
    'vague-authority',
  ],
  'advice-frame': ['label-lines', 'hollow-opener'],
  'negation-contrast': ['aphorism', 'reminder', 'everyone-wrong'],
};

/** A denial may be a saying and a saying a denial: the longer one speaks, and the saying where they are of a length. */
const LONGER = new Set(['aphorism', 'negation-contrast']);
const isLonger = (one: Finding, other: Finding): boolean => {
  const more = one.end - one.start - (other.end - other.start);
  return more > 0 || (more === 0 && one.rule === 'aphorism');
};

/** A finding that is made only beside others of its kind. */
type Offered = Finding & { company?: number };

/**
 * Turns that people at work need for their prices, hours and results: among such facts ('Lot 11, sold. Lot 12, sold.', 'My advice on
 * avocados: …') they are a tell only beside two others.
 */
const AT_WORK: ReadonlySet<string> = new Set([
  'advice-frame',
  'call-to-arms',
  'echo-openings',
  'em-dash-rate',
  'hollow-opener',
  'intensifiers',
  'negation-contrast',
  'question-stack',
  'reveal-colon',
  'stacked-fragments',
  'stock-words',
  'triads',
]);
const COMPANY_AT_WORK = 2;

/**
 * Leaves out what is said only in company where too few other tells speak of other places. Those whose rule needs none itself count,
 * those of `AT_WORK` too, though they may not be shown; so do others where there is one more: a post with three different turns is
 * no mere notice.
 */
function inCompany(offered: readonly Offered[], post: Post): Finding[] {
  const tells = offered.filter(({ group }) => group === 'tell');
  return offered.flatMap(({ company = 0, ...finding }) => {
    const atWork = AT_WORK.has(finding.rule) && isAmongFacts(post, finding.start, finding.end);
    const isMeant = mayBeMeant(post, finding);
    const least = Math.max(company, atWork ? COMPANY_AT_WORK : isMeant ? 1 : 0);
    if (least === 0) return [finding];
    const others = tells.filter(
      ({ rule, start, end }) => rule !== finding.rule && (end <= finding.start || start >= finding.end),
    );
    const sure = others.filter((other) => (other.company ?? 0) === 0);
    return countRules(sure) >= least || countRules(others) > least ? [finding] : [];
  });
}

const countRules = (found: readonly Offered[]): number => new Set(found.map(({ rule }) => rule)).size;

/**
 * What stands in a shape belongs to it, whether the shape is a tell here or the honest one of a notice, and a label of advice is no
 * drum roll where the advice is meant.
 */
const keepsPlace = ({ rule }: Offered): boolean => STRUCTURAL.includes(rule) || rule === 'advice-frame';

function withoutInner(findings: readonly Finding[], shapes: readonly Finding[], post: Post): Finding[] {
  return findings.filter((finding) => {
    const outer = SILENT_IN[finding.rule];
    return (
      !outer ||
      (!findings.some(
        (other) => isOuter(finding, other, outer) || sharesSentence(finding, other, outer, post),
      ) &&
        !shapes.some((other) => isOuter(finding, other, outer)))
    );
  });
}

/** These make a tell of the whole sentence, whatever words of it they name. */
const OF_A_SENTENCE = new Set(['vague-authority', 'gratitude-formula', 'hollow-opener', 'hollow-closer']);
const sharesSentence = (finding: Finding, other: Finding, outer: readonly string[], post: Post): boolean =>
  outer.includes('*') &&
  OF_A_SENTENCE.has(other.rule) &&
  post.sentences.some(
    ({ start, end }) =>
      finding.start >= start && finding.start < end && other.start >= start && other.start < end,
  );

function isOuter(finding: Finding, other: Finding, outer: readonly string[]): boolean {
  if (other.group !== 'tell' || other.rule === finding.rule) return false;
  // 'stands as' + 'a testament to' is one turn: a word that touches a tell belongs to it.
  const near = outer.includes('*') ? (other.rule === 'fancy-copula' ? 2 : 1) : 0;
  if (other.start >= finding.end + near || other.end + near <= finding.start) return false;
  if (LONGER.has(finding.rule) && LONGER.has(other.rule)) return isLonger(other, finding);
  if (!outer.includes('*')) return outer.includes(other.rule);
  return (
    other.rule !== 'em-dash-rate' &&
    SILENT_IN[other.rule]?.includes('*') !== true &&
    !STRUCTURAL.includes(other.rule)
  );
}

function runRule(rule: Rule, post: Post, context: CheckContext): Offered[] {
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

import { checkPost, unsupportedClaims } from '../src/index.ts';
import { readPosts } from './test-posts.ts';
import type { Half, Label } from './test-posts.ts';

const RULE_OF: Readonly<Record<string, string>> = {
  f: 'claim-figure',
  d: 'claim-date',
  n: 'claim-name',
  q: 'claim-quotation',
  c: 'claim-client',
  e: 'claim-first-person',
};

export type Share = { of: number; found: number; missed: string[] };
export type ClaimsMeasured = {
  recall: Readonly<Record<string, Share>>;
  falseAlarms: number;
  alarms: string[];
};

/** How many unsupported places of each kind are found, and how many remarks per post no label stands for. */
export const measureClaims = once(claimsOf);

function claimsOf(half: Half): ClaimsMeasured {
  const recall: Record<string, Share> = {};
  const alarms: string[] = [];
  const posts = readPosts('claims', half);
  for (const post of posts) {
    const findings = unsupportedClaims(post.text, post.source);
    const wanted = post.labels.filter(({ label }) => label.startsWith('-'));
    for (const label of wanted) {
      const kind = label.label.charAt(1);
      const share = (recall[kind] ??= { of: 0, found: 0, missed: [] });
      share.of += 1;
      // A name within a told client or a figure within a date counts, whichever of the two rules names the place.
      const found = findings.some(
        (finding) =>
          overlaps(finding, label) &&
          (kind === 'e' ? finding.rule === RULE_OF[kind] : finding.rule !== 'claim-first-person'),
      );
      if (found) share.found += 1;
      else share.missed.push(`${post.name}: ${label.text}`);
    }
    for (const finding of findings)
      if (!wanted.some((label) => overlaps(finding, label)))
        alarms.push(`${post.name}: ${finding.rule} ${post.text.slice(finding.start, finding.end)}`);
  }
  return { recall, falseAlarms: alarms.length / posts.length, alarms };
}

export type Precision = {
  flagged: number;
  right: number;
  /** Flagged places that are labelled as a tell of another name. */
  otherwise: number;
  /** Labelled places, how many of them a finding of the rule touches, and places that only look like the tell. */
  labelled: number;
  found: number;
  tempting: number;
  tempted: number;
  /** Flagged places with a change to take. */
  fixed: number;
  wrong: string[];
};

/** A rule that speaks once of a whole post has one place in it, however often it is labelled there. */
const OF_THE_POST = new Set([
  'em-dash-rate',
  'emoji-bullets',
  'arrow-bullets',
  'label-lines',
  'broken-lines',
]);

/**
 * Of the places each tell rule speaks of, how many are labelled as that tell; `not-…` labels are temptations. A place with labels
 * of two names, one in the other, is right by either.
 */
export const measureTells = once(tellsOf);

function tellsOf(half: Half): ReadonlyMap<string, Precision> {
  const rules = new Map<string, Precision>();
  const of = (rule: string) => {
    const known = rules.get(rule) ?? {
      flagged: 0,
      right: 0,
      otherwise: 0,
      labelled: 0,
      found: 0,
      tempting: 0,
      tempted: 0,
      fixed: 0,
      wrong: [],
    };
    rules.set(rule, known);
    return known;
  };
  for (const post of readPosts('tells', half)) {
    const findings = checkPost(post.text).filter(({ group }) => group === 'tell');
    const seen = new Set<string>();
    for (const label of post.labels) {
      const rule = label.label.replace(/^not-/, '');
      const places = OF_THE_POST.has(label.label) ? post.labels.filter((one) => one.label === rule) : [label];
      const touched = findings.some(
        (finding) => finding.rule === rule && places.some((place) => overlaps(finding, place)),
      );
      if (label.label !== rule) {
        of(rule).tempting += 1;
        if (touched) of(rule).tempted += 1;
      } else if (!seen.has(rule)) {
        of(rule).labelled += 1;
        if (touched) of(rule).found += 1;
      }
      if (OF_THE_POST.has(label.label)) seen.add(label.label);
    }
    for (const finding of findings) {
      const precision = of(finding.rule);
      precision.flagged += 1;
      if (finding.fix !== undefined) precision.fixed += 1;
      const labels = post.labels.filter(
        (label) => !label.label.startsWith('not-') && overlaps(finding, label),
      );
      if (labels.some(({ label }) => label === finding.rule)) precision.right += 1;
      else if (labels.some(({ label }) => !OF_THE_POST.has(label))) precision.otherwise += 1;
      else precision.wrong.push(`${post.name}: ${post.text.slice(finding.start, finding.end)}`);
    }
  }
  return rules;
}

/** Several tests ask for the same part, and measuring it takes most of their time. */
function once<Measured>(measure: (half: Half) => Measured): (half: Half) => Measured {
  const known = new Map<Half, Measured>();
  return (half) => {
    const measured = known.get(half) ?? measure(half);
    known.set(half, measured);
    return measured;
  };
}

function overlaps(one: { start: number; end: number }, other: Pick<Label, 'start' | 'end'>): boolean {
  return one.start < other.end && one.end > other.start;
}

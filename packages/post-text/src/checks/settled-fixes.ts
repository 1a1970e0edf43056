import { cutSentenceFix, isLeanedOn } from './cut-sentence.ts';
import type { Finding, Fix } from './finding.ts';
import { applyFix } from './fix.ts';
import type { Post } from './post.ts';

/** A text of so many remarks is mended one after the other anyway; the fixes behind them stay as their rules offer them. */
const MOST = 40;
/** So many sentences around a fix can be changed by it in how they read. */
const AROUND = 2;
/** In UTF-16 units. */
const LONGEST = 1_200;

/** Where a fix and the sentences around it stand; null where that is too much to read once more. */
function aroundOf({ sentences, text }: Post, fix: Fix): readonly [start: number, end: number] | null {
  const first = sentences.findIndex(({ end }) => end >= fix.start);
  const last = sentences.findLastIndex(({ start }) => start <= fix.end);
  const start = sentences[Math.max(0, first - AROUND)]?.start ?? 0;
  const end = sentences[last + AROUND]?.end ?? text.length;
  const [from, to] = [Math.min(start, fix.start), Math.max(end, fix.end)];
  return to - from > LONGEST ? null : [from, to];
}

/** What a piece of a text cannot tell: where the text begins or ends, and words that stood in the turn before and are told now. */
const PASSED_OVER: ReadonlySet<string> = new Set([
  'hollow-opener',
  'hollow-closer',
  'stock-words',
  'intensifiers',
]);

/** What a text is told of that the one before it was not, or more often. */
function newIn(after: readonly Finding[], before: () => readonly Finding[]): Finding[] {
  const told = after.filter(({ rule }) => !PASSED_OVER.has(rule));
  // Mostly nothing is told any more, and the text before need not be read.
  if (told.length === 0) return told;
  const known = before();
  const count = (all: readonly Finding[], rule: string) => all.filter((one) => one.rule === rule).length;
  return told.filter(({ rule }) => count(told, rule) > count(known, rule));
}

/** What leads from one text to the other, as one change behind `offset`. */
function changeOf(before: string, after: string, offset: number, label: string): Fix {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < Math.min(before.length, after.length) - start && before.at(-1 - same) === after.at(-1 - same))
    same += 1;
  return {
    start: offset + start,
    end: offset + before.length - same,
    replacement: after.slice(start, after.length - same),
    label,
  };
}

/** What a fix uncovers of these is mended with it: their own fixes reword, or take out what claims nothing. */
const TAKEN_ALONG: ReadonlySet<string> = new Set([
  'aphorism',
  'dramatic-pause',
  'echo-openings',
  'everyone-wrong',
  'fancy-copula',
  'label-lines',
  'negation-contrast',
  'rhetorical-result',
  'stacked-fragments',
  'throat-clearing',
]);
/** What may follow these speaks of them. */
const SENTENCES: ReadonlySet<string> = new Set(['aphorism', 'everyone-wrong']);
/** So many changes one after the other are still one thought. */
const STEPS = 3;
/** So many fixes of a text are read with all of it, where the sentences around them are not enough. */
const READ_WHOLE = 6;

/** A text with what it is told of more than before mended too, and the last label; nothing where something stays. */
function mended(
  once: string,
  before: string,
  tellsOf: (text: string) => readonly Finding[],
  done: readonly string[],
): { text: string; last?: Finding } | undefined {
  const earned = newIn(tellsOf(once), () => tellsOf(before));
  if (earned.length === 0) return { text: once };
  if (done.length > STEPS) return undefined;
  for (const next of earned) {
    if (next.fix === undefined || !TAKEN_ALONG.has(next.rule) || done.includes(next.rule)) continue;
    if (SENTENCES.has(next.rule) && next.fix.replacement === '' && isLeanedOn(once, next.fix.end)) continue;
    const twice = applyFix(once, next);
    const settled = twice === before ? undefined : mended(twice, before, tellsOf, [...done, next.rule]);
    if (settled !== undefined) return { last: next, ...settled };
  }
  return undefined;
}

/** A sentence that goes is named by its own fix; a shape that is taken apart stays that. */
function labelOf(fix: Fix, finding: Finding, last: Finding): string {
  if (OF_SHAPES.has(finding.rule)) return fix.label;
  return last.fix?.replacement === '' ? last.fix.label : 'Say it in plain words';
}
const OF_SHAPES: ReadonlySet<string> = new Set([
  'arrow-bullets',
  'broken-lines',
  'emoji-bullets',
  'em-dash-rate',
  'label-lines',
]);

/**
 * The remarks on wording, where a fix that would uncover another turn takes that along, and one that would earn any other remark is
 * not offered; where nothing else is, the sentence may be cut. `tellsOf` reads a text as its own.
 */
export function withSettledFixes(
  findings: readonly Finding[],
  post: Post,
  tellsOf: (text: string) => readonly Finding[],
): Finding[] {
  let tried = 0;
  let wholes = 0;
  const settled = (fix: Fix, finding: Finding): Fix | undefined => {
    const place = tried < MOST ? aroundOf(post, fix) : null;
    if (place === null) return fix;
    tried += 1;
    const read = (from: number, to: number): Fix | undefined => {
      const before = post.text.slice(from, to);
      const own = { ...fix, start: fix.start - from, end: fix.end - from };
      // What stands in a shape is told, whatever it looks like without it.
      const done = OF_SHAPES.has(finding.rule) && finding.rule !== 'em-dash-rate' ? ['aphorism'] : [];
      const after = mended(applyFix(before, { fix: own }), before, tellsOf, done);
      if (after?.last === undefined) return after && fix;
      return changeOf(before, after.text, from, labelOf(fix, finding, after.last));
    };
    const near = read(...place);
    if (near !== undefined || wholes >= READ_WHOLE) return near;
    wholes += 1;
    return read(0, post.text.length);
  };
  return findings.map((finding) => {
    const { fix, ...rest } = finding;
    if (finding.group !== 'tell') return finding;
    const kept = fix === undefined ? undefined : settled(fix, finding);
    if (kept !== undefined) return kept === fix ? finding : { ...rest, fix: kept };
    const cut = cutSentenceFix(post, finding, findings);
    const last = cut === undefined ? undefined : settled(cut, finding);
    return last === undefined ? rest : { ...rest, fix: last };
  });
}

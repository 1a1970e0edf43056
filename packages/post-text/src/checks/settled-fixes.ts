import { cutSentenceFix } from './cut-sentence.ts';
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

/**
 * The remarks on wording, where a fix that would leave a saying takes that along, and one that would earn any other remark is not
 * offered; where nothing else is, the sentence may be cut. `tellsOf` reads a text as its own.
 */
export function withSettledFixes(
  findings: readonly Finding[],
  post: Post,
  tellsOf: (text: string) => readonly Finding[],
): Finding[] {
  let tried = 0;
  const settled = (fix: Fix): Fix | undefined => {
    const place = tried < MOST ? aroundOf(post, fix) : null;
    if (place === null) return fix;
    tried += 1;
    const [from, to] = place;
    const before = post.text.slice(from, to);
    const told = () => tellsOf(before);
    const once = applyFix(before, { fix: { ...fix, start: fix.start - from, end: fix.end - from } });
    const earned = newIn(tellsOf(once), told);
    if (earned.length === 0) return fix;
    for (const next of earned) {
      // A saying claims nothing that would be lost with it.
      if (next.rule !== 'aphorism' || next.fix === undefined) continue;
      const twice = applyFix(once, next);
      if (twice === before || newIn(tellsOf(twice), told).length > 0) continue;
      return changeOf(before, twice, from, next.fix.label);
    }
    return undefined;
  };
  return findings.map((finding) => {
    const { fix, ...rest } = finding;
    if (finding.group !== 'tell') return finding;
    const kept = fix === undefined ? undefined : settled(fix);
    if (kept !== undefined) return kept === fix ? finding : { ...rest, fix: kept };
    const cut = cutSentenceFix(post, finding);
    const last = cut === undefined ? undefined : settled(cut);
    return last === undefined ? rest : { ...rest, fix: last };
  });
}

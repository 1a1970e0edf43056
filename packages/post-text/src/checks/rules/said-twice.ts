import type { Fix, Remark, Rule } from '../finding.ts';
import { cutFix } from '../fix.ts';
import type { Part, Post } from '../post.ts';

/** So many words at least; what is shorter may come back as it is. */
const LEAST = 4;
/** Fewer words than these are said twice on purpose: 'Nobody reads it. Nobody reads it.' */
const LONG = 7;
/** A line of its own, so short, that comes back so often at most is a refrain. */
const REFRAIN_WORDS = 8;
const REFRAIN_TIMES = 3;
/** Sentences that differ in these alone say the same. */
const SMALL: ReadonlySet<string> = new Set(
  'a an the very just really so then also even that of to and'.split(' '),
);
const ONE_OUT = 'Take the second out';

/** A sentence that stands in the post twice. */
export const saidTwice: Rule = {
  id: 'said-twice',
  group: 'reading',
  severity: 'warn',
  find(post) {
    const groups = new Map<string, Part[]>();
    for (const sentence of post.sentences) {
      const key = keyOf(sentence);
      if (key === undefined) continue;
      const same = groups.get(key);
      if (same === undefined) groups.set(key, [sentence]);
      else same.push(sentence);
    }
    const remarks = [...groups.values()].flatMap((same) => remarkOn(post, same));
    const inOrder = remarks.toSorted((one, other) => one.start - other.start);
    return together(post, inOrder);
  },
};

function remarkOn(post: Post, same: readonly Part[]): Remark[] {
  const [first, second] = same;
  if (first === undefined || second === undefined || isRefrain(post, same)) return [];
  const times = same.length === 2 ? 'twice' : `${same.length} times`;
  return [
    {
      message: `You say this ${times}, in the same words. Keep the place where it does most.`,
      start: second.start,
      end: second.end,
      fix: withoutLater(post, same.slice(1)),
    },
  ];
}

/** What makes two sentences the same: their words, but for the smallest. */
function keyOf({ text }: Part): string | undefined {
  const small = text.normalize('NFKC').toLowerCase();
  const words = small.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length < LEAST || /^["“„«‘]/.test(text)) return undefined;
  return words.filter((word) => !SMALL.has(word)).join(' ');
}

function isRefrain({ text }: Post, same: readonly Part[]): boolean {
  const most = Math.max(...same.map((sentence) => sentence.text.split(/\s+/).length));
  if (same.length === 2 && most < LONG) return true;
  return (
    same.length <= REFRAIN_TIMES &&
    most <= REFRAIN_WORDS &&
    same.every(
      (sentence) =>
        /(?:^|\n)[^\S\n]*$/.test(text.slice(Math.max(0, sentence.start - 8), sentence.start)) &&
        /^[^\S\n]*(?:\n|$)/.test(text.slice(sentence.end, sentence.end + 8)),
    )
  );
}

/** Sentences that come back one behind the other are one remark. */
function together(post: Post, remarks: readonly Remark[]): Remark[] {
  const joined: Remark[] = [];
  for (const remark of remarks) {
    const before = joined.at(-1);
    const isNext =
      before?.fix?.label === ONE_OUT &&
      remark.fix?.label === ONE_OUT &&
      post.text.slice(before.end, remark.start).trim() === '';
    if (!isNext) joined.push(remark);
    else {
      const fix = cutFix(post.text, before.start, remark.end, ONE_OUT);
      joined[joined.length - 1] = { ...before, end: remark.end, fix };
    }
  }
  return joined;
}

/** All but the first taken out, as one change. */
function withoutLater({ text }: Post, later: readonly Part[]): Fix {
  const label = later.length === 1 ? ONE_OUT : `Take the ${later.length} others out`;
  const cuts = later.map(({ start, end }) => cutFix(text, start, end, label));
  const [from, to] = [Math.min(...cuts.map(({ start }) => start)), Math.max(...cuts.map(({ end }) => end))];
  let replacement = '';
  let at = from;
  for (const cut of cuts) {
    if (cut.start > at) replacement += text.slice(at, cut.start);
    replacement += cut.replacement;
    at = Math.max(at, cut.end);
  }
  return { start: from, end: to, replacement: replacement + text.slice(at, to), label };
}

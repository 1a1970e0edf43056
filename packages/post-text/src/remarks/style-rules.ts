import { sharedCount, shinglesOf, similarity } from '../text/shingles.ts';
import { findContrasts } from './contrasts.ts';
import { quote, type Draft, type Part } from './draft.ts';
import type { Rule } from './linkedin-rules.ts';
import { PHRASE_RULES, type PhraseRule } from './phrases.ts';
import type { EarlierPost, EarlierPosts, Remark, RemarkFix } from './remark.ts';

/** The number of lines that count as the ending, before trailing hashtags. */
const LAST_LINES = 3;

export const phrases: Rule = (draft) => PHRASE_RULES.flatMap((rule) => phraseRemarks(rule, draft));

function phraseRemarks(rule: PhraseRule, draft: Draft): Remark[] {
  const { rule: name, severity, says, reason, at, cut } = rule;
  return rule.patterns.flatMap((pattern) =>
    [...draft.text.matchAll(pattern)].flatMap(({ index, 0: match }): Remark[] => {
      const start = index + (match.length - match.trimStart().length);
      const end = index + match.trimEnd().length;
      if (at === 'first-sentence' && start > (draft.sentences[0]?.end ?? 0)) return [];
      if (at === 'last-lines' && start < (draft.lines.at(-LAST_LINES)?.start ?? 0)) return [];
      const message = `${quote(match)} ${says}`;
      const remark: Remark = { rule: name, severity, start, end, message, reason };
      const fix = cut === undefined ? null : cutFix(draft.text, remark, cut);
      return [fix === null ? remark : { ...remark, end: fix.end, fix: fix.fix }];
    }),
  );
}

/** Removes a phrase. The next word is capitalised if the phrase was. */
function cutFix(text: string, { start, end }: Remark, label: string): { end: number; fix: RemarkFix } | null {
  const space = /^[^\S\n]+/u.exec(text.slice(end, end + 8))?.[0] ?? '';
  const next = text.charAt(end + space.length);
  if (space === '' || !/\p{L}/u.test(next)) return null;
  if (!/\p{Lu}/u.test(text.charAt(start)))
    return { end: end + space.length, fix: { label, replacement: '' } };
  return { end: end + space.length + 1, fix: { label, replacement: next.toLocaleUpperCase('en') } };
}

/** Figures tell what is meant, and people contrast them: "From Monday it isn't on 3 but on 4." */
export const contrasts: Rule = ({ text }) =>
  findContrasts(text)
    .filter(({ start, end }) => !/\d/u.test(text.slice(start, end)))
    .map(({ start, end }): Remark => ({
      rule: 'negation-contrast',
      severity: 'warn',
      start,
      end,
      message: `${quote(text.slice(start, end))} is a common AI pattern (“not X, but Y”). Just say what it is.`,
      reason: 'It is the best-known sign of generated text.',
    }));

/** Two of the fragments must negate, count or repeat. Others are notes, such as "Mixer. Divider. Ovens." */
const DRUM = /^(?:no|not|never|zero|just|only|more|less|every|same|one|all|pure|real)(?!\p{L})/iu;
const BURST_WORDS = 3;
const BURSTS = 3;

/** Three or more sentences of at most three words in one line, such as "No slides. No meetings. No noise." */
export const stackedFragments: Rule = ({ text, sentences }) => {
  const remarks: Remark[] = [];
  let run: Part[] = [];
  const close = () => {
    const [first] = run;
    const last = run.at(-1);
    if (first && last && run.length >= BURSTS && run.filter(({ text: burst }) => DRUM.test(burst)).length > 1)
      remarks.push({
        rule: 'stacked-fragments',
        severity: 'warn',
        start: first.start,
        end: last.end,
        message: `${run.length} very short sentences in a row. Combine them into one.`,
        reason: 'It reads like a film trailer.',
      });
    run = [];
  };
  for (const sentence of sentences) {
    const before = run.at(-1);
    if (before && text.slice(before.end, sentence.start).includes('\n')) close();
    if (isBurst(sentence.text)) run.push(sentence);
    else close();
  }
  close();
  return remarks;
};

/** A few words and a full stop. Questions, quotations, numbers and list numbers do not count. */
const isBurst = (sentence: string): boolean =>
  /^\p{Lu}[^\d"“”?]{0,40}[.!]$/u.test(sentence) && sentence.split(/\s+/u).length <= BURST_WORDS;

/** The similarity from which two texts count as the same. */
export const TOO_SIMILAR = 0.5;
/** A passage counts as repeated when this share of it is in an earlier post… */
const PASSAGE_SHARE = 0.75;
/** …and it is longer than a common phrase. */
const PASSAGE_SHINGLES = 10;
/** A passage contained in this many earlier posts is a signature. */
const SIGNATURE_POSTS = 3;

/** Prepares earlier posts, newest first, for `checkText`. */
export function readEarlier(posts: readonly EarlierPost[]): EarlierPosts {
  return posts.map((post) => ({ ...post, shingles: shinglesOf(post.text) }));
}

/** The text that is most similar to `text`, if it is too similar. */
export function nearestTo<T extends { text: string }>(text: string, others: readonly T[]): T | null {
  const prepared = others.map((other) => ({ other, shingles: shinglesOf(other.text) }));
  return nearest(shinglesOf(text), prepared)?.other ?? null;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\/-]/gu, '\\$&').replace(/\s+/gu, '\\s+');

/** Words that a rule of the author's or their workspace's says are never used, whatever ending they have. */
export const avoidedWords: Rule = ({ text }, { avoid = [] }) =>
  avoid.flatMap(({ word, rule }) =>
    [
      ...text.matchAll(
        new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?:e?s|en?)?(?![\\p{L}\\p{N}])`, 'giu'),
      ),
    ].map(({ index, 0: match }): Remark => ({
      rule: 'avoided-word',
      severity: 'warn',
      start: index,
      end: index + match.length,
      message: `${quote(match)} is not to be used.`,
      reason: `Your rule: ${rule}`,
    })),
  );

export const nearDuplicate: Rule = ({ text, paragraphs }, { earlier = [] }) => {
  if (earlier.length === 0) return [];
  const reason = 'People who read it will recognise it.';
  const whole = nearest(shinglesOf(text), earlier);
  const place = { rule: 'near-duplicate', severity: 'warn', reason } as const;
  if (whole) {
    const message = `You posted almost the same text on ${whole.day}: ${quote(whole.text)}. Say what is new.`;
    return [{ ...place, start: 0, end: text.length, message }];
  }
  return paragraphs.flatMap(({ start, end, text: paragraph }) => {
    const shingles = shinglesOf(paragraph);
    if (shingles.size < PASSAGE_SHINGLES) return [];
    const holding = earlier.filter(
      (other) => sharedCount(shingles, other.shingles) >= shingles.size * PASSAGE_SHARE,
    );
    const [latest] = holding;
    if (!latest || holding.length >= SIGNATURE_POSTS) return [];
    const message = `This part was in your post of ${latest.day}. Shorten it, or take a different angle.`;
    return [{ ...place, start, end, message }];
  });
};

function nearest<T extends { shingles: ReadonlySet<string> }>(
  own: ReadonlySet<string>,
  others: readonly T[],
): T | null {
  let best: { other: T; share: number } | null = null;
  for (const other of others) {
    const share = similarity(own, other.shingles);
    if (share >= TOO_SIMILAR && share > (best?.share ?? 0)) best = { other, share };
  }
  return best?.other ?? null;
}

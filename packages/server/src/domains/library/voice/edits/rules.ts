import type { EditSuggestion } from '@limelight/contracts';
import { measureStyle, type Style } from '@limelight/post-text';

/**
 * The minimum number of drafts with a change before it becomes a suggestion, and the minimum share of those it could
 * occur in.
 */
export const fewestDrafts = 3;
const leastShare = 0.75;
/** If less of a draft is left, it was rewritten and says nothing about individual changes. */
const leastKept = 0.5;
const mostWords = 6;
/** The relative difference at which a text counts as longer or shorter. */
const lengthStep = 0.15;

export interface EditedDraft {
  written: string;
  sent: string;
}

const wordsIn = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{M}]{4,}(?:['’][\p{L}\p{M}]+)?/gu));

interface Compared {
  written: Set<string>;
  sent: Set<string>;
  before: Style;
  after: Style;
}

function compared({ written, sent }: EditedDraft): Compared | null {
  const [before, after] = [wordsIn(written), wordsIn(sent)];
  const kept = [...before].filter((word) => after.has(word)).length;
  if (before.size === 0 || kept / before.size < leastKept) return null;
  return { written: before, sent: after, before: measureStyle(written), after: measureStyle(sent) };
}

const isHabit = (changed: number, of: number) => changed >= fewestDrafts && changed / of >= leastShare;
const drafts = (changed: number, of: number) => `${changed} of ${of} drafts`;

/** Words that the author removes from draft after draft. Words that occur in their own posts are left out. */
function removedWords(edits: readonly Compared[], own: ReadonlySet<string>): EditSuggestion[] {
  const counts = new Map<string, { had: number; removed: number }>();
  for (const { written, sent } of edits)
    for (const word of written) {
      const { had, removed } = counts.get(word) ?? { had: 0, removed: 0 };
      counts.set(word, { had: had + 1, removed: removed + (sent.has(word) ? 0 : 1) });
    }
  return [...counts]
    .filter(([word, { had, removed }]) => isHabit(removed, had) && !own.has(word) && word.length <= 40)
    .toSorted(([a, one], [b, other]) => other.removed - one.removed || a.localeCompare(b))
    .slice(0, mostWords)
    .map(([word, { had, removed }]) => ({
      id: `word:${word}`,
      seen: `You removed “${word}” in ${drafts(removed, had)}.`,
      rule: `Never use “${word}”.`,
    }));
}

const signs = [
  { key: 'emoji', name: 'all emoji', rule: 'Use no emoji.' },
  { key: 'hashtags', name: 'all hashtags', rule: 'Use no hashtags.' },
  { key: 'exclamations', name: 'all exclamation marks', rule: 'Use no exclamation marks.' },
  { key: 'dashes', name: 'all dashes', rule: 'Use no dashes.' },
  { key: 'opensWithQuestion', name: 'the question of the opening', rule: 'Never open with a question.' },
  { key: 'endsWithQuestion', name: 'the closing question', rule: 'Never end with a question.' },
] as const satisfies readonly { key: keyof Style; name: string; rule: string }[];

const removedSigns = (edits: readonly Compared[]): EditSuggestion[] =>
  signs.flatMap(({ key, name, rule }) => {
    const had = edits.filter(({ before }) => before[key] > 0);
    const removed = had.filter(({ after }) => after[key] === 0).length;
    return isHabit(removed, had.length)
      ? [{ id: key, seen: `You removed ${name} in ${drafts(removed, had.length)}.`, rule }]
      : [];
  });

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Parts that become shorter or longer in most drafts, with their usual final size. */
function resized(
  edits: readonly Compared[],
  key: 'words' | 'openingWords',
  { what, rule }: { what: string; rule: (words: number) => string },
): EditSuggestion[] {
  const usual = middleOf(edits.map(({ after }) => after[key]));
  return [
    { id: `${key}:less`, verb: 'shortened', isSo: (ratio: number) => ratio <= 1 - lengthStep },
    { id: `${key}:more`, verb: 'lengthened', isSo: (ratio: number) => ratio >= 1 + lengthStep },
  ].flatMap(({ id, verb, isSo }) => {
    const changed = edits.filter(
      ({ before, after }) => before[key] > 0 && after[key] > 0 && isSo(after[key] / before[key]),
    ).length;
    const seen = `You ${verb} ${what} in ${drafts(changed, edits.length)}, to ${usual} words as a rule.`;
    return isHabit(changed, edits.length) ? [{ id, seen, rule: rule(usual) }] : [];
  });
}

/** The changes that the author makes to most drafts. It only counts them, and the author decides what they mean. */
export function suggestionsOf(
  edited: readonly EditedDraft[],
  ownTexts: readonly string[],
): { drafts: number; suggestions: EditSuggestion[] } {
  const edits = edited.map(compared).filter((one) => one !== null);
  const own = new Set(ownTexts.flatMap((text) => [...wordsIn(text)]));
  return {
    drafts: edited.length,
    suggestions: [
      ...resized(edits, 'words', { what: 'the text', rule: (words) => `Write about ${words} words.` }),
      ...resized(edits, 'openingWords', {
        what: 'the opening',
        rule: (words) => `Open with a line of about ${words} words.`,
      }),
      ...removedSigns(edits),
      ...removedWords(edits, own),
    ],
  };
}

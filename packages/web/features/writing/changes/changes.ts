import { diffWordsWithSpace } from 'diff';
import { bySentence } from '../rules/sentence-changes.ts';

/** A stretch of two texts: the same in both, or one in the place of the other. */
export type Stretch =
  | { kind: 'same'; text: string }
  | { kind: 'change'; index: number; removed: string; added: string };

/** So few words between two changes belong to them: read one by one they would say nothing. */
const bridge = /^\s+$/;

/**
 * Two texts word by word, in order; sentences that are struck side by side are changes of their own. What stays joined is the first text when every change gives `removed`, and the
 * second when every one gives `added`.
 */
export function changesBetween(before: string, after: string): Stretch[] {
  const found: Stretch[] = [];
  let index = 0;
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    const last = found.at(-1);
    if (!added && !removed) {
      if (last?.kind === 'change' && bridge.test(value) && !value.includes('\n\n')) {
        last.removed += value;
        last.added += value;
      } else found.push({ kind: 'same', text: value });
      continue;
    }
    const change =
      last?.kind === 'change' ? last : { kind: 'change' as const, index, removed: '', added: '' };
    if (change !== last) {
      found.push(change);
      index += 1;
    }
    if (added) change.added += value;
    else change.removed += value;
  }
  return apart(before, found);
}

function apart(before: string, stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  let at = 0;
  let index = 0;
  for (const one of stretches) {
    if (one.kind === 'same') {
      found.push(one);
      at += one.text.length;
      continue;
    }
    for (const { removed, added } of bySentence(before, at, one)) {
      found.push({ kind: 'change', index, removed, added });
      index += 1;
    }
    at += one.removed.length;
  }
  return found;
}

/** The text with the changes taken that are wanted, and the others left. */
export function takeChanges(stretches: readonly Stretch[], taken: ReadonlySet<number>): string {
  return stretches
    .map((one) => (one.kind === 'same' ? one.text : taken.has(one.index) ? one.added : one.removed))
    .join('');
}

export function changeCount(stretches: readonly Stretch[]): number {
  return stretches.filter(({ kind }) => kind === 'change').length;
}

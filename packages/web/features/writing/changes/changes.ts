import { diffWordsWithSpace } from 'diff';

export type Stretch =
  | { kind: 'same'; text: string }
  | { kind: 'change'; index: number; removed: string; added: string };

/**
 * Compares two texts word by word, in order. Changes with only spaces between them are joined, except across
 * paragraphs. Joining what every change removes gives the first text, joining what it adds gives the second.
 */
export function changesBetween(before: string, after: string): Stretch[] {
  const found: Stretch[] = [];
  let index = 0;
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    const last = found.at(-1);
    if (!added && !removed) {
      if (last?.kind === 'change' && value.trim() === '' && !value.includes('\n\n')) {
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
  return found;
}

export function takeChanges(stretches: readonly Stretch[], taken: ReadonlySet<number>): string {
  return stretches
    .map((one) => (one.kind === 'same' ? one.text : taken.has(one.index) ? one.added : one.removed))
    .join('');
}

export function changeCount(stretches: readonly Stretch[]): number {
  return stretches.filter(({ kind }) => kind === 'change').length;
}

import { diffWordsWithSpace } from 'diff';

export interface Change {
  kind: 'change';
  index: number;
  removed: string;
  added: string;
}
export type Stretch = { kind: 'same'; text: string } | Change;

const longer = ({ removed, added }: Change): number => Math.max(removed.length, added.length);

/** True for unchanged text that is too short to be read between two changes, such as "the" in a rewritten sentence. */
function isLost(text: string, before: Change, after: { removed: string; added: string }): boolean {
  if (text.includes('\n\n')) return false;
  const around = Math.min(longer(before), Math.max(after.removed.length, after.added.length));
  return text.trim() === '' || text.trim().length * 2 < around;
}

/**
 * Compares two texts word by word, in order. Changes with only spaces or a short word between them are joined, except
 * across paragraphs. Joining what every change removes gives the first text, joining what it adds gives the second.
 */
export function changesBetween(before: string, after: string): Stretch[] {
  const pairs: { same: string; removed: string; added: string }[] = [{ same: '', removed: '', added: '' }];
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    const last = pairs.at(-1);
    if (last === undefined) break;
    if (added) last.added += value;
    else if (removed) last.removed += value;
    else pairs.push({ same: value, removed: '', added: '' });
  }
  const found: Stretch[] = [];
  let index = 0;
  for (const { same, removed, added } of pairs) {
    const last = found.at(-1);
    const changed = removed !== '' || added !== '';
    if (changed && last?.kind === 'change' && isLost(same, last, { removed, added })) {
      last.removed += same + removed;
      last.added += same + added;
      continue;
    }
    if (same !== '') found.push({ kind: 'same', text: same });
    if (!changed) continue;
    found.push({ kind: 'change', index, removed, added });
    index += 1;
  }
  return found;
}

export function takeChanges(stretches: readonly Stretch[], isTaken: (index: number) => boolean): string {
  return stretches
    .map((one) => (one.kind === 'same' ? one.text : isTaken(one.index) ? one.added : one.removed))
    .join('');
}

export const changesOf = (stretches: readonly Stretch[]): Change[] =>
  stretches.filter((one) => one.kind === 'change');

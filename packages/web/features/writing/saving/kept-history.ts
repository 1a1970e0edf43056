import { z } from 'zod';
import { snapshot, type History, type Snapshot } from '../session/history.ts';

const step = z.object({ text: z.string(), start: z.number().int(), end: z.number().int() });

/** What could be undone and redone when the page was last open. */
export const keptHistory = z.object({
  v: z.literal(1),
  text: z.string(),
  past: z.array(step),
  future: z.array(step),
});
export type KeptHistory = z.infer<typeof keptHistory>;

/** So many characters of earlier texts are kept in the browser; the nearest steps come first. */
const mostCharacters = 300_000;

function nearest(steps: readonly Snapshot[], room: number): Snapshot[] {
  let left = room;
  return steps.filter(({ text }) => (left -= text.length) >= 0);
}

export function toKeep({ past, present, future }: History): KeptHistory {
  return {
    v: 1,
    text: present.text,
    past: nearest(past.toReversed(), mostCharacters).toReversed(),
    future: nearest(future, mostCharacters / 3),
  };
}

/**
 * The history of a text that was opened again. It goes on only where the text is the one that was left; where the page
 * has a later text of this browser (`own`), the one that was left is the step before. A text that came from elsewhere
 * begins anew: undoing must not take another one's save back unseen.
 */
export function resume(opened: History, kept: KeptHistory | null, own: boolean): History {
  if (kept === null) return opened;
  if (kept.text === opened.present.text)
    return { ...opened, past: kept.past, future: kept.future, last: null };
  return own ? { ...opened, past: [...kept.past, snapshot(kept.text)], future: [], last: null } : opened;
}

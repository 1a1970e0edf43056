import { z } from 'zod';
import { draftContent, sameContent, type DraftContent } from './draft.ts';

/** Content that was sent for saving, and the keys of the changes it reported. */
export const sentContent = draftContent.extend({ told: z.array(z.string()).readonly() });
export type Sent = z.infer<typeof sentContent>;

export type ConflictDecision =
  /** The server has what is on the page, so nothing can be lost. */
  | 'same'
  /** The server has what this page sent earlier and the answer was lost, so it can be saved over. */
  | 'own-earlier'
  /** Only the page changed the content. The other change was to something else. */
  | 'only-mine'
  /** Only the other side changed it. */
  | 'only-theirs'
  | 'ask';

/**
 * @param mine the current content of the page
 * @param sent the content of the refused call, and everything sent before it without an answer
 * @param base the server's content that the page started from
 * @param theirs the server's current content
 */
export function decideConflict({
  mine,
  sent,
  base,
  theirs,
}: {
  mine: DraftContent;
  sent: readonly DraftContent[];
  base: DraftContent | null;
  theirs: DraftContent;
}): ConflictDecision {
  if (sameContent(mine, theirs)) return 'same';
  if (sent.some((one) => sameContent(one, theirs))) return 'own-earlier';
  if (base && sameContent(base, theirs)) return 'only-mine';
  if (base && sameContent(base, mine)) return 'only-theirs';
  return 'ask';
}

const mostSent = 5;

/**
 * Adds to the unacknowledged content. Keeps the first, which may have arrived just as the connection was lost, and the
 * last ones.
 */
export function withSent(sent: readonly Sent[], next: Sent): readonly Sent[] {
  if (sent.some((one) => sameContent(one, next))) return sent;
  return [...sent.slice(0, 1), ...sent.slice(1).slice(2 - mostSent), next];
}

/** The changes reported to the server along with the content that arrived. */
export function toldWith(sent: readonly Sent[], arrived: DraftContent): readonly string[] {
  return sent.find((one) => sameContent(one, arrived))?.told ?? [];
}

/** A line of one text, marked if the other text does not have it. */
export interface MarkedLine {
  text: string;
  differs: boolean;
}

/**
 * The lines of a text, marked where the other text lacks them. A line that occurs twice must also occur twice there.
 */
export function markLines(text: string, other: string): MarkedLine[] {
  const left = new Map<string, number>();
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
  return text.split('\n').map((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return { text: line, differs: count <= 0 && line.trim() !== '' };
  });
}

import { sameContent, type DraftContent } from '../session/draft.ts';

/** What was sent to be saved, and the keys of the changes that it told of. */
export interface Sent extends DraftContent {
  told: readonly string[];
}

/** What to do when the server holds another text than the one this page began from. */
export type ConflictDecision =
  /** The server has what is on the page: nothing is lost either way. */
  | 'same'
  /** The server has what this page sent before, and the answer was lost on the way: save on top of it. */
  | 'own-earlier'
  /** Only the page changed the content; the other change was none to the content. */
  | 'only-mine'
  /** Only the other side changed it. */
  | 'only-theirs'
  /** Both changed it: the person decides. */
  | 'ask';

/**
 * @param mine what is on the page now
 * @param sent what the refused call carried, and everything sent before it without an answer
 * @param base what the page began from, as the server had it
 * @param theirs what the server has now
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
 * What was sent without an answer, with one more: the first, which may have arrived just as the connection went, and the
 * last ones.
 */
export function withSent(sent: readonly Sent[], next: Sent): readonly Sent[] {
  if (sent.some((one) => sameContent(one, next))) return sent;
  return [...sent.slice(0, 1), ...sent.slice(1).slice(2 - mostSent), next];
}

/** The changes that the server heard of with what arrived. */
export function toldWith(sent: readonly Sent[], arrived: DraftContent): readonly string[] {
  return sent.find((one) => sameContent(one, arrived))?.told ?? [];
}

/** A line of one text, and whether the other lacks it. */
export interface MarkedLine {
  text: string;
  differs: boolean;
}

/** The lines of a text, marked where the other text has no such line; a line standing twice must stand twice there too. */
export function markLines(text: string, other: string): MarkedLine[] {
  const left = new Map<string, number>();
  for (const line of other.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
  return text.split('\n').map((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return { text: line, differs: count <= 0 && line.trim() !== '' };
  });
}

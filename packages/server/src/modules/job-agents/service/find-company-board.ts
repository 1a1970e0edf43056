import type { Context } from '../../../context.ts';
import { guessBoards, type BoardRef } from '../../../integrations/job-boards/index.ts';
import { readBoard } from './read-board.ts';

export const isAddress = (given: string): boolean => /^https?:\/\//i.test(given.trim());

/**
 * The board behind a careers page or a company's name; null when there is none. Of a name the usual addresses are tried. A
 * board that was asked a short while ago is not asked again. Refuses with the codes of pages that cannot be read.
 */
export async function findCompanyBoard(
  context: Context,
  given: string,
  signal: AbortSignal,
): Promise<BoardRef | null> {
  if (isAddress(given)) return context.jobBoards.find(given);
  for (const ref of guessBoards(given)) {
    const { openings, fault } = await readBoard(context, ref, signal);
    if (fault === null && openings > 0) return ref;
  }
  return null;
}

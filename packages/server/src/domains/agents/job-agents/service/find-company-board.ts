import type { Context } from '../../../../context.ts';
import { findBoard, guessBoards, type BoardRef } from '../../../../integrations/job-boards/index.ts';
import { readBoard } from './read-board.ts';

export const isAddress = (given: string): boolean => /^https?:\/\//i.test(given.trim());

/**
 * Finds the board behind a careers page or a company's name, or returns null. A name is tried at the usual addresses,
 * and boards read recently are not requested again. Refuses with the errors of reading a page.
 */
export async function findCompanyBoard(
  context: Context,
  given: string,
  signal: AbortSignal,
): Promise<BoardRef | null> {
  const named = findBoard(`https://${given.trim()}`);
  if (isAddress(given) || named !== null) return named ?? context.jobBoards.find(given);
  for (const ref of guessBoards(given)) {
    const { openings, fault } = await readBoard(context, ref, signal);
    if (fault === null && openings > 0) return ref;
  }
  return null;
}

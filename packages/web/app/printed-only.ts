import { useContext } from 'react';
import { UNSAFE_FrameworkContext, useMatches } from 'react-router';

/** `handle` of a route whose page needs no program: it is printed, and what it does is done by a script of its own. */
export const printedOnly = { printedOnly: true } as const;

function isPrintedOnly(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'printedOnly' in handle && handle.printedOnly === true
  );
}

/** Whether the page in hand is such a one. The router offers no other way to tell the fallback page, which it prints at `/`. */
export function useIsPrintedOnly(): boolean {
  const matches = useMatches();
  const isFallback = useContext(UNSAFE_FrameworkContext)?.isSpaMode ?? false;
  return !isFallback && matches.some(({ handle }) => isPrintedOnly(handle));
}

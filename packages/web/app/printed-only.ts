import { useContext } from 'react';
import { UNSAFE_FrameworkContext, useMatches } from 'react-router';

/** The `handle` of a prerendered route that ships no React. Its own small script does what the page needs. */
export const printedOnly = { printedOnly: true } as const;

function isPrintedOnly(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'printedOnly' in handle && handle.printedOnly === true
  );
}

/**
 * True for such a route. The fallback page is prerendered at `/`, and the router offers no other way to recognise it.
 */
export function useIsPrintedOnly(): boolean {
  const matches = useMatches();
  const isFallback = useContext(UNSAFE_FrameworkContext)?.isSpaMode ?? false;
  return !isFallback && matches.some(({ handle }) => isPrintedOnly(handle));
}

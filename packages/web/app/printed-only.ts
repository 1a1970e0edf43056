/** `handle` of a route whose page needs no script: it is read, and its links are followed, without one. */
export const printedOnly = { printedOnly: true } as const;

export function isPrintedOnly(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'printedOnly' in handle && handle.printedOnly === true
  );
}

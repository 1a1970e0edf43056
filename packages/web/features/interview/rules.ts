import type { Interview } from '@limelight/contracts';

/** Which question to show: the one that is open, or after the last none. */
export function openTurn({ turns }: Interview): number | null {
  const at = turns.findIndex(({ state }) => state === 'asked');
  return at < 0 ? null : at;
}

/** Where the writer begins with an interview's answers. */
export function writeAddress({ id }: Interview): string {
  return `/dashboard/generate-post?${new URLSearchParams({ interview: id })}`;
}

import type { Interview } from '@limelight/contracts';

/** The index of the current question, or null after the last. */
export function openTurn({ turns }: Interview): number | null {
  const at = turns.findIndex(({ state }) => state === 'asked');
  return at < 0 ? null : at;
}

export function writeAddress({ id }: Interview): string {
  return `/dashboard/generate-post?${new URLSearchParams({ interview: id })}`;
}

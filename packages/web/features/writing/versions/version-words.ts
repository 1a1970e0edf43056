import { versionMakers, type Version } from '@limelight/contracts';

/** Who or what made a version: 'An improvement', 'You, in another tab'. */
export function makerOf({ by, elsewhere }: Pick<Version, 'by' | 'elsewhere'>): string {
  return elsewhere ? `${versionMakers[by]}, in another tab` : versionMakers[by];
}

/** What is compared with a version unless another one is chosen: the one before it, or none for the first. */
export function beforeOf(versions: readonly Version[], id: string): Version | null {
  const own = versions.find((version) => version.id === id);
  if (own === undefined) return null;
  return versions
    .filter(({ number }) => number < own.number)
    .reduce<Version | null>(
      (found, one) => (found === null || one.number > found.number ? one : found),
      null,
    );
}

/** '12 more than', '3 fewer than', 'as many as'. */
export function lengthChange(before: number, after: number): string {
  const difference = after - before;
  if (difference === 0) return 'as many as';
  return difference > 0 ? `${difference} more than` : `${-difference} fewer than`;
}

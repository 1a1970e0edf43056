import { versionMakers, type Version } from '@limelight/contracts';

/** The origin of a version, such as "An improvement" or "You, in another tab". */
export function makerOf({ by, elsewhere }: Pick<Version, 'by' | 'elsewhere'>): string {
  return elsewhere ? `${versionMakers[by]}, in another tab` : versionMakers[by];
}

/** The default comparison of a version: the one before it, or none for the first. */
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

/** For example "12 more than", "3 fewer than" or "as many as". */
export function lengthChange(before: number, after: number): string {
  const difference = after - before;
  if (difference === 0) return 'as many as';
  return difference > 0 ? `${difference} more than` : `${-difference} fewer than`;
}

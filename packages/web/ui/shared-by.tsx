import type { ItemSharing } from '@limelight/contracts';

/** Who shares something, and in which workspace. */
export function SharedBy({ sharing: { owner, team } }: { sharing: ItemSharing }) {
  return (
    <>
      Shared by <bdi>{owner}</bdi> in <bdi>{team}</bdi>
    </>
  );
}

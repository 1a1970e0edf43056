import type { BrandKit } from '@limelight/contracts';
import type { BrandKitRow } from './repository.ts';

export const present = ({ id, name, brand, version, createdAt, updatedAt }: BrandKitRow): BrandKit => ({
  id,
  name,
  brand,
  version,
  sharing: null,
  pictures: null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

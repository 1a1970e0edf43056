import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { dirname, resolve } from 'node:path';
import { CATALOGUE, type CatalogueModel } from './catalogue.ts';

export type Machine = { memoryBytes: number; cores: number; freeDiskBytes: number };

export type Fit = {
  id: string;
  /** `tight` means that it runs, but leaves little memory for other programs, or answers slowly. */
  fits: 'well' | 'tight' | 'no';
  /** The limiting resource. Absent when it fits well. */
  reason?: 'memory' | 'disk' | 'cores';
};

/** Memory reserved for the system and other programs. */
const LEFT_FOR_OTHERS_BYTES = 3e9;
/** Free space that must remain on the disk. */
export const DISK_MARGIN_BYTES = 500_000_000;

/** Checks which models this machine can run. `best` is the largest that fits well, else the smallest `tight` one. */
export function fitFor(
  machine: Machine,
  models: readonly CatalogueModel[] = CATALOGUE,
): { best: string | null; models: Fit[] } {
  const fits = models.map((model) => fit(machine, model));
  const best =
    fits.findLast(({ fits: how }) => how === 'well') ?? fits.find(({ fits: how }) => how === 'tight');
  return { best: best?.id ?? null, models: fits };
}

function fit(machine: Machine, model: CatalogueModel): Fit {
  const { id } = model;
  if (model.memoryBytes > machine.memoryBytes) return { id, fits: 'no', reason: 'memory' };
  if (model.sizeBytes + DISK_MARGIN_BYTES > machine.freeDiskBytes) return { id, fits: 'no', reason: 'disk' };
  if (model.memoryBytes + LEFT_FOR_OTHERS_BYTES > machine.memoryBytes)
    return { id, fits: 'tight', reason: 'memory' };
  if (model.minCores > machine.cores) return { id, fits: 'tight', reason: 'cores' };
  return { id, fits: 'well' };
}

/** Memory, cores, and free space on the disk of `directory`, which need not exist yet. */
export async function thisMachine(directory: string): Promise<Machine> {
  return {
    memoryBytes: totalmem(),
    cores: availableParallelism(),
    freeDiskBytes: await freeDiskBytes(directory),
  };
}

export async function freeDiskBytes(directory: string): Promise<number> {
  let place = resolve(directory);
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  const { bavail, bsize } = await statfs(place);
  return bavail * bsize;
}

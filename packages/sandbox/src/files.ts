import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MARK = join('job-boards', 'greenhouse.json');

/** Searches upwards for the folder of this package, in which `src` and `dist` are. */
function findPackage(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, MARK))) return folder;
  throw new Error('The files of the stand-ins are missing from this installation.');
}

/** Reads a file of this package, such as `browser/frame.js`. */
export const readPackageFile = (path: string): string => readFileSync(join(findPackage(), path), 'utf8');

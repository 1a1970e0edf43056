import { writtenOpenings } from '@limelight/post-text/writer';

const most = 8;

/** Different openings for one idea; at least one when the idea has words. */
export function findHooks(idea: string): string[] {
  const found: string[] = [];
  for (const opening of writtenOpenings(idea)) {
    if (found.push(opening) === most) break;
  }
  return found;
}

import { readFileSync } from 'node:fs';

/** For tests: the line of the newest version of a prompt in the list beside it, which names it as `- id@version, fingerprint: what changed`. */
export function newestVersion(list: URL, id: string): string {
  const lines = readFileSync(list, 'utf8').split('\n');
  return lines.find((line) => line.startsWith(`- ${id}@`)) ?? `${id} is in no list`;
}

import { readFileSync } from 'node:fs';

/**
 * The newest version of a prompt in the accompanying list, whose lines are `- id@version, fingerprint: what changed`.
 */
export function newestVersion(list: URL, id: string): string {
  const lines = readFileSync(list, 'utf8').split('\n');
  return lines.find((line) => line.startsWith(`- ${id}@`)) ?? `${id} is in no list`;
}

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const main = fileURLToPath(new URL('../../../scripts/operator.mjs', import.meta.url));

export async function operate(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [main, ...words], {
    env: { ...process.env, DATA_DIR: inject('dataDir') },
  });
  return stdout;
}

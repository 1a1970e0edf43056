import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.mjs';

/**
 * The script behind a command of an installed package, to be run with Node. What npm puts into `.bin` is a link on one
 * system and a batch file on another.
 */
export function tool(packageName, command = packageName) {
  const directory = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  return join(directory, typeof bin === 'string' ? bin : bin[command]);
}

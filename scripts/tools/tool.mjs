import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.mjs';

/**
 * The script of an installed package's command, to be run with Node. npm's `.bin` contains links on some systems and
 * batch files on others.
 */
export function tool(packageName, command = packageName) {
  const directory = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  return join(directory, typeof bin === 'string' ? bin : bin[command]);
}

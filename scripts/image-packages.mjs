// Used by the Dockerfile after the build: reduces package.json to the packages that the built program loads in
// production mode. `npm prune` then removes everything else from node_modules.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './start/settings.mjs';
import { neededInProduction } from './tools/unbundled.mjs';

const read = (...path) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));
const { name, version, license, type, allowScripts } = read('package.json');
const dependencies = Object.assign(
  {},
  ...['server', 'slides'].map((folder) =>
    neededInProduction(read('packages', folder, 'package.json').dependencies),
  ),
);
writeFileSync(
  join(ROOT, 'package.json'),
  `${JSON.stringify({ name, version, private: true, license, type, dependencies, allowScripts }, null, 2)}\n`,
);

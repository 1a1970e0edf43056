// Entry point of `npm run operator`: installs what is missing and continues on the Node of this checkout. Plain JavaScript for
// Node 20, like the start.
import { ensureInstalled, goOn } from './start/install.mjs';
import { runMain } from './start/terminal.mjs';

await runMain(async () => {
  await ensureInstalled();
  return goOn('scripts/tools/operate.mjs', process.argv.slice(2));
});

// Entry point of `npm test`. Plain JavaScript for Node 20, because on a fresh clone nothing is installed yet: it
// installs what is missing and continues with scripts/test/run.mjs on the Node of this checkout.
import { ensureInstalled, goOn } from './start/install.mjs';
import { runMain } from './start/terminal.mjs';

await runMain(async () => {
  await ensureInstalled({ withTools: true });
  return goOn('scripts/test/run.mjs', process.argv.slice(2));
});

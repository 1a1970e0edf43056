// Entry point of `npm run bench` and the others like it: installs what only measurements need, builds the program that
// they measure, and continues on the Node of this checkout. Plain JavaScript for Node 20, like the start.
import { ensureBuilt, ensureInstalled, goOn } from './start/install.mjs';
import { runMain } from './start/terminal.mjs';

const [program, ...rest] = process.argv.slice(2);

await runMain(async () => {
  await ensureInstalled({ withTools: true });
  await ensureBuilt();
  return goOn(program, rest);
});

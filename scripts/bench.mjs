// Entry point of `npm run bench` and `npm run bench:faults`: installs what only measurements need and continues on the
// Node of this checkout. Plain JavaScript for Node 20, like the start.
import { ensureInstalled, NODE, run } from './start/install.mjs';
import { runMain } from './start/terminal.mjs';

const [program, ...rest] = process.argv.slice(2);

await runMain(async () => {
  await ensureInstalled({ withTools: true });
  await run(NODE, [program, ...rest], { stdio: 'inherit' });
  return 0;
});

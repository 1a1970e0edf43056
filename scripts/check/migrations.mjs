// Checks that the migrations match the tables: generating on a copy must produce nothing.
import { cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runQuietly } from '../tools/run-quietly.mjs';
import { tool } from '../tools/tool.mjs';
import { ROOT } from '../start/settings.mjs';

const SERVER = join(ROOT, 'packages', 'server');
const CONFIG = join(SERVER, 'drizzle.config.ts');

async function main() {
  if (!existsSync(CONFIG)) return;
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'limelight-migrations-'));
  try {
    const { default: config } = await import(pathToFileURL(CONFIG).href);
    const out = join(copy, 'migrations');
    cpSync(join(SERVER, config.out), out, { recursive: true });
    const before = readdirSync(out).length;
    const file = join(copy, 'drizzle.config.json');
    writeFileSync(file, JSON.stringify({ ...config, out: relative(SERVER, out) }));
    const said = await runQuietly(
      process.execPath,
      [tool('drizzle-kit'), 'generate', '--config', relative(SERVER, file)],
      { cwd: SERVER },
    );
    if (readdirSync(out).length === before && said.includes('No schema changes')) return;
    process.stdout.write(
      `${said}\nThe tables and the migrations differ. Run: npx drizzle-kit generate (in packages/server)\n`,
    );
    process.exitCode = 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

await main();

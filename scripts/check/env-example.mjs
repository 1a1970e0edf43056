// Checks that .env.example matches the configuration schema.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample } from '../../packages/server/src/platform/config/index.ts';
import { ROOT } from '../start/settings.mjs';

const file = join(ROOT, '.env.example');
if (!existsSync(file) || readFileSync(file, 'utf8') !== envExample()) {
  process.stdout.write('.env.example differs from the configuration schema. Run: npm run env-example\n');
  process.exitCode = 1;
}

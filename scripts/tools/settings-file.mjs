import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.mjs';

/** Reads `.env` where there is one. Not by node's own option, which says in front of every answer that there is none. */
export function loadSettingsFile() {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

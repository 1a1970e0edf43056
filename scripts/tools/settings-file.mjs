import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.mjs';

/** Reads `.env` if it exists. Node's own option would print a warning whenever it does not. */
export function loadSettingsFile() {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

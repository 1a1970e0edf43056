// What `npm run eval` runs: the sources themselves, since it is they that are compared.
import { loadSettingsFile } from './tools/settings-file.mjs';

loadSettingsFile();
await import('../packages/server/src/evaluation/main.ts');

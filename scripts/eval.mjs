// Entry point of `npm run eval`. It runs the sources, because they are what is compared.
import { loadSettingsFile } from './tools/settings-file.mjs';

loadSettingsFile();
await import('../packages/server/src/evaluation/main.ts');

// Runs the evaluation from the sources, because they are what is compared.
import { loadSettingsFile } from './settings-file.mjs';

loadSettingsFile();
await import('../../packages/server/src/evaluation/main.ts');
